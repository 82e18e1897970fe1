import Button from '@cloudscape-design/components/button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { WholePage } from './whole-page.tsx';

export const NotFoundPage = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <WholePage
      title={t('pages.notFound.title')}
      text={t('pages.notFound.text')}
      action={
        <Button variant="primary" onClick={() => navigate('/', { replace: true })}>
          {t('pages.notFound.home')}
        </Button>
      }
    />
  );
};
