import Alert from '@cloudscape-design/components/alert';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { WordTemplate } from '#domain/templates/word-template.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { templateQueries } from '#web/components/templates/queries.ts';

type RemoveTemplateProps = { template: WordTemplate; onClose: () => void };

export const RemoveTemplate = ({ template: { id, name, version }, onClose }: RemoveTemplateProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { queryKey } = templateQueries.list();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api('DELETE /word-templates/{id}', { params: { id }, version }),
    onSuccess: () => {
      snackbar.show({ type: 'success', message: t('templates.removed', { name }) });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return (
    <DialogForm
      title={t('templates.removeTitle', { name })}
      submit={t('templates.remove')}
      busy={isPending}
      onSubmit={mutate}
      onClose={onClose}
    >
      {error && <Alert type="error">{changeFailed(t, t('templates.notRemoved'), error)}</Alert>}
      {t('templates.removeText')}
    </DialogForm>
  );
};
