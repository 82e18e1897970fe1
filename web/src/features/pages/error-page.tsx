import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { WholePage } from './whole-page.tsx';

const messageOf = (error: unknown) => {
  if (error instanceof Error) return error.message;
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return typeof error === 'string' ? error : '';
};

export const ErrorPage = () => {
  const { t } = useTranslation();
  const error = useRouteError();
  const stack = error instanceof Error ? error.stack : undefined;
  return (
    <main>
      <WholePage
        title={t('pages.error.title')}
        text={t('pages.error.text')}
        action={<Button onClick={() => window.location.reload()}>{t('pages.error.reload')}</Button>}
      >
        <div className="whole-page-details">
          <Box textAlign="center">
            <span role="alert">{messageOf(error) || t('pages.error.unknown')}</span>
          </Box>
          {stack && (
            <details>
              <summary>{t('pages.error.details')}</summary>
              <pre>{stack}</pre>
            </details>
          )}
        </div>
      </WholePage>
    </main>
  );
};
