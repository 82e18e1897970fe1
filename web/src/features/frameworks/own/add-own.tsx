import { useTranslation } from 'react-i18next';
import { useViewing } from '#web/auth/viewing.ts';
import { PageButton } from '#web/components/page/page-button.tsx';

/** Leads to where a framework of the company's own is made. */
export const AddOwn = () => {
  const { t } = useTranslation();
  const isViewing = useViewing() !== undefined;
  return isViewing ? null : <PageButton to="/frameworks/new">{t('ownFramework.add')}</PageButton>;
};
