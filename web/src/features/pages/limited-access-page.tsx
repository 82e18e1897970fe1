import Alert from '@cloudscape-design/components/alert';
import { useTranslation } from 'react-i18next';
import { AlertTitle } from '#web/components/page/alerts.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';

export const LimitedAccessPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle>{t('pages.limitedAccess.title')}</PageTitle>
      <Alert type="warning" header={<AlertTitle>{t('pages.limitedAccess.title')}</AlertTitle>}>
        {t('pages.limitedAccess.text')}
      </Alert>
    </>
  );
};
