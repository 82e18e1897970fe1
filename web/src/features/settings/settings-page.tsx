import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { isFederated } from '#web/auth/stored.ts';
import { PageButton } from '#web/components/page/page-button.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { Appearance } from './appearance.tsx';
import { OwnData } from './profile/own-data.tsx';
import { OwnRoles } from './profile/own-roles.tsx';
import { Profile } from './profile/profile.tsx';
import { SecuritySection } from './security-section.tsx';
import { Told } from './told.tsx';
import './settings.css';

export const SettingsPage = () => {
  const { t } = useTranslation();
  return (
    <SpaceBetween size="l">
      <PageTitle>{t('settings.title')}</PageTitle>
      <Header variant="h1" description={t('settings.description')}>
        {t('settings.title')}
      </Header>
      <Profile />
      <OwnRoles />
      <Appearance />
      <Told />
      <OwnData />
      <SecuritySection
        title={t('settings.security')}
        description={t(isFederated() ? 'settings.password.elsewhere' : 'security.summary')}
        actions={<PageButton to="/settings/security">{t('security.link')}</PageButton>}
      />
    </SpaceBetween>
  );
};
