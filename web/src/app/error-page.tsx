import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse } from 'react-router-dom';
import { PlainPage } from './plain-page.tsx';

const messageOf = (error: unknown) => {
  if (error instanceof Error) return error.message;
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return typeof error === 'string' ? error : '';
};

export const ErrorPage = ({ error }: { error: unknown }) => {
  const { t } = useTranslation();
  const stack = error instanceof Error ? error.stack : undefined;
  return (
    <PlainPage
      title={t('pages.error.title')}
      text={t('pages.error.text')}
      action={t('pages.error.reload')}
      onAct={() => window.location.reload()}
    >
      <p role="alert">{messageOf(error) || t('pages.error.unknown')}</p>
      {stack && (
        <details>
          <summary>{t('pages.error.details')}</summary>
          <pre>{stack}</pre>
        </details>
      )}
    </PlainPage>
  );
};
