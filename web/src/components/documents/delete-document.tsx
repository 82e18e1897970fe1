import Alert from '@cloudscape-design/components/alert';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { failureOf } from '#web/api/failure.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useWords } from '#web/components/use-words.ts';
import { controlPath, testsPath } from '#web/routing/application-path.ts';
import { subjectWith } from '#web/routing/subject-path.ts';

/** A use as evidence. Names the application only within the user's access scope. */
const Place = ({ use: { application_id, application_name, control, title } }: { use: Document['used_in'][number] }) => {
  const { t } = useTranslation();
  const name = useWords()(title);
  if (application_name === null) return `${name} (${t('documents.outOfReach')})`;
  return <RouterLink to={controlPath(application_id, control)}>{`${name} (${application_name})`}</RouterLink>;
};

/** The results of tests stay after the deletion, without their file. */
const TestsOf = ({ document: { tests, application_id } }: { document: Document }) => {
  const { t } = useTranslation();
  if (tests === 0 || application_id === undefined) return null;
  return (
    <Alert type="warning">
      {t('documents.testsKeep', { count: tests })}{' '}
      <RouterLink to={testsPath(application_id)}>{t('documents.toTests')}</RouterLink>
    </Alert>
  );
};

/** Documents that serve as evidence cannot be deleted; the dialog lists their uses. */
export const DeleteDocument = ({ document, onClose }: { document: Document; onClose: () => void }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { id, name, used_in } = document;
  const subject = subjectWith(document);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api(`DELETE /${subject.things}/{id}/document/{documentId}`, { params: { id: subject.id, documentId: id } }),
    onSuccess: onClose,
    onSettled: () => client.invalidateQueries({ queryKey: ['documents'] }),
  });
  const isInUse = error instanceof ApiError && error.problem.code === 'in_use';
  const uses = [...new Map(used_in.map((use) => [`${use.application_id} ${use.control}`, use]))];
  return (
    <DialogForm
      title={t('documents.deleteTitle')}
      submit={t('documents.delete')}
      busy={isPending}
      blocked={uses.length > 0}
      onSubmit={mutate}
      onClose={onClose}
    >
      {error && !isInUse && <Alert type="error">{t(`actions.${failureOf(error)}`)}</Alert>}
      {isInUse || uses.length > 0 ? (
        <Alert type="warning">
          {t('documents.inUse')}
          {uses.length > 0 && (
            <ul className="list-names">
              {uses.map(([key, use]) => (
                <li key={key}>
                  <Place use={use} />
                </li>
              ))}
            </ul>
          )}
        </Alert>
      ) : (
        t('documents.deleteText', { name })
      )}
      <TestsOf document={document} />
    </DialogForm>
  );
};
