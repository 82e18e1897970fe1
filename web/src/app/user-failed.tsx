import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { signOut } from '#web/auth/session.ts';

/** Shown if the API could not return the signed-in user. */
export const UserFailed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation();
  return (
    <SpaceBetween size="m">
      <Alert type="error">{t('entry.userFailed')}</Alert>
      <SpaceBetween size="xs" direction="horizontal">
        <Button variant="primary" onClick={onRetry}>
          {t('actions.retry')}
        </Button>
        <Button variant="link" onClick={() => void signOut()}>
          {t('entry.logout')}
        </Button>
      </SpaceBetween>
    </SpaceBetween>
  );
};
