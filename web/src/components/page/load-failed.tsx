import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/api/api-error.ts';
import { failureOf } from '#web/api/failure.ts';
import { AlertTitle } from './alert-title.tsx';

type LoadFailedProps = {
  what: string;
  error: Error;
  /** Whether nothing else is on the page. */
  isPage?: boolean;
  onRetry: () => void;
};

/** Something could not be loaded: what it was, why as far as known, and another try. */
export const LoadFailed = ({ what, error, isPage = false, onRetry }: LoadFailedProps) => {
  const { t } = useTranslation();
  const problem = error instanceof ApiError ? error.problem : undefined;
  return (
    <Alert
      type="error"
      header={isPage ? <AlertTitle>{what}</AlertTitle> : what}
      action={<Button onClick={onRetry}>{t('actions.retry')}</Button>}
    >
      {t(`actions.${failureOf(error)}`)}
      {problem?.request_id && (
        <Box fontSize="body-s" color="inherit">
          {t('actions.reference', { id: problem.request_id })}
        </Box>
      )}
    </Alert>
  );
};
