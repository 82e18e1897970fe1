import { useTranslation } from 'react-i18next';
import { NotFound } from '#web/components/detail/not-found.tsx';

export const ModelNotFound = () => {
  const { t } = useTranslation();
  return (
    <NotFound
      title={t('models.detail.notFound')}
      text={t('models.detail.notFoundText')}
      list="/models"
      toList={t('models.detail.toList')}
    />
  );
};
