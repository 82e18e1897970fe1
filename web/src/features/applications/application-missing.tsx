import Alert from '@cloudscape-design/components/alert';
import { useTranslation } from 'react-i18next';
import { AlertTitle } from '#web/components/alert-title.tsx';
import { PageTitle } from '#web/components/page-title.tsx';
import { RouterLink } from '#web/components/router-link.tsx';

export const ApplicationMissing = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle>{t('applications.detail.notFound')}</PageTitle>
      <Alert
        type="warning"
        header={<AlertTitle>{t('applications.detail.notFound')}</AlertTitle>}
        action={<RouterLink to="/applications">{t('applications.detail.toList')}</RouterLink>}
      >
        {t('applications.detail.notFoundText')}
      </Alert>
    </>
  );
};
