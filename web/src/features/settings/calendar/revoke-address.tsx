import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { DialogForm } from '../dialog-form.tsx';
import { calendarAddress } from './queries.ts';

export const RevokeAddress = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api('DELETE /calendar/address'),
    onSuccess: async () => {
      await client.invalidateQueries(calendarAddress);
      snackbar.show({ type: 'success', message: t('settings.calendar.revoke.done') });
      onClose();
    },
  });
  return (
    <DialogForm
      title={t('settings.calendar.revoke.title')}
      submit={t('settings.calendar.revoke.submit')}
      busy={isPending}
      error={error}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <div>{t('settings.calendar.revoke.text')}</div>
    </DialogForm>
  );
};
