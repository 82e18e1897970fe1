import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { OwnRoles } from './own-roles.tsx';
import { Profile } from './profile.tsx';

export const ProfilePage = () => {
  const { t } = useTranslation();
  return (
    <SpaceBetween size="l">
      <PageTitle>{t('settings.title')}</PageTitle>
      <Profile />
      <OwnRoles />
    </SpaceBetween>
  );
};
