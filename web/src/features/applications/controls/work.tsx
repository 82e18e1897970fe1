import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownControl } from '#domain/controls/control.ts';
import { controlRules } from '#domain/controls/control-rules.ts';
import { Words } from '#web/components/detail/panel.tsx';
import { draftOf } from '#web/components/form/draft.ts';
import { Editor } from '#web/components/form/editor.tsx';
import { WithDrafts } from '#web/drafts/with-drafts.tsx';
import { Due } from './state.tsx';
import { type ControlDraft, editedOf, useControlForm } from './use-control-form.tsx';

const WorkForm = ({ one, onDone }: { one: ShownControl; onDone: () => void }) => {
  const { t } = useTranslation();
  const kind = useControlForm(one.application_id, one);
  const [start] = useState(() => editedOf(one));
  return (
    <WithDrafts form={`${kind.name}:${one.id}`}>
      {(drafts) => (
        <Editor
          isPart
          kind={kind}
          title={t('controls.one.work')}
          submitLabel={t('actions.save')}
          drafts={drafts}
          start={draftOf<ControlDraft>(controlRules, start)}
          saved={start}
          onSaved={onDone}
          onCancel={onDone}
        />
      )}
    </WithDrafts>
  );
};

/** The implementation, owner and due date; a form for users who may edit the control. */
export const Work = ({ one }: { one: ShownControl }) => {
  const { t } = useTranslation();
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing) return <WorkForm one={one} onDone={() => setIsEditing(false)} />;
  return (
    <Container
      header={
        <Header
          variant="h2"
          actions={one.may_work && <Button onClick={() => setIsEditing(true)}>{t('controls.one.edit')}</Button>}
        >
          {t('controls.one.work')}
        </Header>
      }
    >
      <SpaceBetween size="l">
        <KeyValuePairs
          items={[{ label: t('controls.fields.implementation'), value: <Words>{one.implementation}</Words> }]}
        />
        <KeyValuePairs
          columns={2}
          items={[
            { label: t('controls.fields.owner'), value: one.owner?.name ?? t('controls.nobody') },
            { label: t('controls.fields.due_on'), value: <Due one={one} /> },
          ]}
        />
      </SpaceBetween>
    </Container>
  );
};
