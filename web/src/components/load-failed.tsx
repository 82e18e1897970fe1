import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { useTranslation } from 'react-i18next';

/** Something could not be loaded: what it was, why as far as known, and another try. */
export const LoadFailed = ({ what, error, onRetry }: { what: string; error: Error; onRetry: () => void }) => {
  const { t } = useTranslation();
  return (
    <Alert type="error" header={what} action={<Button onClick={onRetry}>{t('actions.retry')}</Button>}>
      {error.message}
    </Alert>
  );
};
