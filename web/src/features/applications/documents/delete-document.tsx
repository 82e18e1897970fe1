import Alert from '@cloudscape-design/components/alert';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { failureOf } from '#web/api/failure.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';

/** What proves something is kept: it says what that is. */
export const DeleteDocument = ({ document, onClose }: { document: Document; onClose: () => void }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { id, name, application_id, used_in } = document;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api('DELETE /applications/{id}/document/{documentId}', { params: { id: application_id, documentId: id } }),
    onSuccess: onClose,
    onSettled: () => client.invalidateQueries({ queryKey: ['documents'] }),
  });
  const isInUse = error instanceof ApiError && error.problem.code === 'in_use';
  const controls = [...new Set(used_in.map(({ control }) => control))];
  return (
    <DialogForm
      title={t('documents.deleteTitle')}
      submit={t('documents.delete')}
      busy={isPending}
      blocked={controls.length > 0}
      onSubmit={mutate}
      onClose={onClose}
    >
      {error && !isInUse && <Alert type="error">{t(`actions.${failureOf(error)}`)}</Alert>}
      {isInUse || controls.length > 0 ? (
        <Alert type="warning">
          {t('documents.inUse')}
          {controls.length > 0 && (
            <ul className="list-names">
              {controls.map((control) => (
                <li key={control}>{control}</li>
              ))}
            </ul>
          )}
        </Alert>
      ) : (
        t('documents.deleteText', { name })
      )}
    </DialogForm>
  );
};
