import { useLocation, useNavigate } from 'react-router-dom';
import type { Draft } from '#domain/rules.ts';
import { originOf, useReturn } from '#web/app/main-layout/origin.ts';
import { WithDrafts } from '#web/drafts/with-drafts.tsx';
import { Editor } from './editor.tsx';
import type { FormKind, Saved } from './form-kind.ts';

type CreateFormProps<D extends Draft, E extends Saved> = {
  kind: FormKind<D, E>;
  title: string;
  submitLabel: string;
  start: D;
  /** The target of Cancel if the previous page is unknown. */
  list: string;
  pathOf: (id: string) => string;
};

/** The page that creates an entity and then opens it. */
export const CreateForm = <D extends Draft, E extends Saved>({ list, pathOf, ...form }: CreateFormProps<D, E>) => {
  const navigate = useNavigate();
  const returnTo = useReturn();
  const origin = originOf(useLocation()) ?? { pathname: list, search: '', state: null };
  return (
    <WithDrafts form={`${form.kind.name}:create`}>
      {(drafts) => (
        <Editor
          {...form}
          drafts={drafts}
          onSaved={({ id }) => navigate(pathOf(id), { replace: true, state: { origin } })}
          onCancel={() => returnTo(origin)}
        />
      )}
    </WithDrafts>
  );
};
