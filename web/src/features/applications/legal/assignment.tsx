import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalDocument } from '#domain/legal/legal-document.ts';
import { assignmentRules } from '#domain/legal/rules.ts';
import { useReadOnly } from '#web/components/detail/shown.ts';
import { draftOf } from '#web/components/form/draft.ts';
import { Editor } from '#web/components/form/editor.tsx';
import { formatDate } from '#web/components/moment.tsx';
import { WithDrafts } from '#web/drafts/with-drafts.tsx';
import { type AssignmentDraft, editedAssignment, useAssignmentForm } from './use-assignment-form.tsx';

const AssignmentForm = ({ document, onDone }: { document: LegalDocument; onDone: () => void }) => {
  const { t } = useTranslation();
  const kind = useAssignmentForm(document);
  const [start] = useState(() => editedAssignment(document));
  return (
    <WithDrafts form={`${kind.name}:${document.type}`}>
      {(drafts) => (
        <Editor
          isPart
          kind={kind}
          title={t('legal.assignment.title')}
          submitLabel={t('actions.save')}
          drafts={drafts}
          start={draftOf<AssignmentDraft>(assignmentRules, start)}
          saved={start}
          onSaved={onDone}
          onCancel={onDone}
        />
      )}
    </WithDrafts>
  );
};

/** Who has the gaps of the draft in My Work, and until when. */
export const Assignment = ({ document }: { document: LegalDocument }) => {
  const { t, i18n } = useTranslation();
  const isReadOnly = useReadOnly();
  const [isEditing, setIsEditing] = useState(false);
  const { owner, due_on, may_edit } = document;
  if (isEditing) return <AssignmentForm document={document} onDone={() => setIsEditing(false)} />;
  return (
    <Container
      header={
        <Header
          variant="h2"
          actions={
            may_edit && !isReadOnly && <Button onClick={() => setIsEditing(true)}>{t('legal.assignment.edit')}</Button>
          }
        >
          {t('legal.assignment.title')}
        </Header>
      }
    >
      <KeyValuePairs
        columns={2}
        items={[
          { label: t('legal.assignment.owner'), value: owner?.name ?? t('legal.assignment.ownersOfApplication') },
          {
            label: t('legal.assignment.dueOn'),
            value: due_on ? formatDate(due_on, i18n.language) : t('legal.assignment.noDay'),
          },
        ]}
      />
    </Container>
  );
};
