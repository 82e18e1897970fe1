import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { formatDay } from '#web/components/moment.tsx';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { type User, userQueries } from './queries.ts';

/** Explains why the person receives no mail, and offers to resume it. */
export const MailStopped = ({ user, mayEdit }: { user: User; mayEdit: boolean }) => {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const { id, name, email, mail_stopped } = user;
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('POST /access/users/{user_id}/mail', { params: { user_id: id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: userQueries.all });
      snackbar.show({ type: 'success', message: t('people.mailStopped.done', { name }) });
    },
    onError: (error) =>
      snackbar.show({
        type: 'error',
        message: changeFailed(t, t('people.mailStopped.failed'), error),
      }),
  });
  if (!mail_stopped) return null;
  const { why, at } = mail_stopped;
  return (
    <Alert
      type="warning"
      header={t(`people.mailStopped.${why}`, { email })}
      action={
        mayEdit && (
          <Button loading={isPending} onClick={() => mutate()}>
            {t('people.mailStopped.again')}
          </Button>
        )
      }
    >
      {t(`people.mailStopped.${why}Text`, { date: formatDay(at, i18n.language) })}
    </Alert>
  );
};
