import { useTranslation } from 'react-i18next';
import { useViewing } from '#web/auth/viewing.ts';

export const PageTitle = ({ children }: { children: string }) => {
  const { t } = useTranslation();
  const viewing = useViewing();
  const as = viewing ? `${t('viewing.as', viewing.person)} · ` : '';
  return <title>{`${as}${children} · Plumbline`}</title>;
};
