import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#web/components/moment.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';

export const MailStopped = () => {
  const { t, i18n } = useTranslation();
  const { mail_stopped } = useCurrentUser();
  if (!mail_stopped) return null;
  const { why, at } = mail_stopped;
  return (
    <Box margin={{ top: 'xs' }}>
      <Alert type="warning">{t(`settings.mailStopped.${why}`, { date: formatDay(at, i18n.language) })}</Alert>
    </Box>
  );
};
