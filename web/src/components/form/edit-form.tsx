import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Draft } from '#domain/rules.ts';
import { WithDrafts } from '#web/drafts/with-drafts.tsx';
import { draftOf } from './draft.ts';
import { Editor } from './editor.tsx';
import type { FormKind, Saved } from './form-kind.ts';

type EditFormProps<D extends Draft, E extends Saved> = { kind: FormKind<D, E>; entity: E & { name: string } };

/** Replaces the page of an entity with its form, and returns to the page afterwards. */
export const EditForm = <D extends Draft, E extends Saved>({ kind, entity }: EditFormProps<D, E>) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const leave = () => navigate(pathname, { replace: true, state });
  return (
    <WithDrafts form={`${kind.name}:${entity.id}`}>
      {(drafts) => (
        <Editor
          kind={kind}
          title={t('form.editTitle', { name: entity.name })}
          submitLabel={t('actions.save')}
          drafts={drafts}
          start={draftOf<D>(kind.rules, entity)}
          saved={entity}
          onSaved={leave}
          onCancel={leave}
        />
      )}
    </WithDrafts>
  );
};
