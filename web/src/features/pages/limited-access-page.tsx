import Alert from '@cloudscape-design/components/alert';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '#web/components/page-title.tsx';

export const LimitedAccessPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle>{t('pages.limitedAccess.title')}</PageTitle>
      <Alert type="warning" header={<h1 className="plain-heading">{t('pages.limitedAccess.title')}</h1>}>
        {t('pages.limitedAccess.text')}
      </Alert>
    </>
  );
};
