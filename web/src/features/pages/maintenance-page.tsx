import { useTranslation } from 'react-i18next';
import { WholePage } from './whole-page.tsx';

export const MaintenancePage = () => {
  const { t } = useTranslation();
  return (
    <main>
      <WholePage title={t('pages.maintenance.title')} text={t('pages.maintenance.text')} />
    </main>
  );
};
