import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { isFederated } from '#web/auth/stored.ts';
import { PageTitle } from '#web/components/page-title.tsx';
import { Appearance } from './appearance.tsx';
import { PageButton } from './page-button.tsx';
import { Profile } from './profile.tsx';
import './settings.css';

export const SettingsPage = () => {
  const { t } = useTranslation();
  const federated = isFederated();
  return (
    <SpaceBetween size="l">
      <PageTitle>{t('settings.title')}</PageTitle>
      <Header variant="h1" description={t('settings.description')}>
        {t('settings.title')}
      </Header>
      <Profile />
      <Appearance />
      <Container header={<Header variant="h2">{t('settings.security')}</Header>}>
        <SpaceBetween size="xs">
          <Box color="text-body-secondary">
            {federated ? t('settings.password.elsewhere') : t('settings.password.hint')}
          </Box>
          {!federated && <PageButton to="/settings/password">{t('settings.password.title')}</PageButton>}
        </SpaceBetween>
      </Container>
    </SpaceBetween>
  );
};
