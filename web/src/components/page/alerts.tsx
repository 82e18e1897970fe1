import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/api/api-error.ts';
import { failureOf } from '#web/api/failure.ts';

/** The header of an alert that fills a page, or a part of one: semantically a heading, in the size of an alert. */
export const AlertTitle = ({ children, isPart = false }: { children: string; isPart?: boolean }) => (
  <Box variant={isPart ? 'h3' : 'h1'} fontSize="body-m" fontWeight="bold" padding="n" color="inherit">
    {children}
  </Box>
);

type NotAllowedProps = { title: string; children: string };

/** Shown if the user's roles do not allow the action. */
export const NotAllowed = ({ title, children }: NotAllowedProps) => (
  <Alert type="warning" header={<AlertTitle>{title}</AlertTitle>}>
    {children}
  </Alert>
);

type LoadFailedProps = {
  what: string;
  error: Error;
  /** Whether the alert is the only content of the page. */
  isPage?: boolean;
  onRetry: () => void;
};

/** A failed request with its reason, if known, and a retry button. */
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
