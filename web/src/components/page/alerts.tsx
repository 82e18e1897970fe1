import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/api/api-error.ts';
import { failureOf } from '#web/api/failure.ts';

/** For an alert that is all of its page: its header is the page's title, at an alert's size. */
export const AlertTitle = ({ children }: { children: string }) => (
  <Box variant="h1" fontSize="body-m" fontWeight="bold" padding="n" color="inherit">
    {children}
  </Box>
);

type NotAllowedProps = { title: string; children: string };

/** In place of something that the reader's roles do not let them do. */
export const NotAllowed = ({ title, children }: NotAllowedProps) => (
  <Alert type="warning" header={<AlertTitle>{title}</AlertTitle>}>
    {children}
  </Alert>
);

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
