import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { isFederated } from '#web/auth/stored.ts';
import { PageTitle } from '#web/components/page-title.tsx';
import { Devices } from './devices.tsx';
import { PageButton } from './page-button.tsx';
import { Passkeys } from './passkeys.tsx';
import { SecondFactors } from './second-factors.tsx';
import { SecuritySection } from './security-section.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import './settings.css';

/** Of those who come from a corporate directory, all of this is there. */
const OwnFactors = () => {
  const { t } = useTranslation();
  return (
    <SpaceBetween size="l">
      <SecuritySection
        title={t('security.password')}
        description={t('settings.password.hint')}
        actions={<PageButton to="/settings/password">{t('settings.password.title')}</PageButton>}
      />
      <SecondFactors />
      <Passkeys />
      <Devices />
    </SpaceBetween>
  );
};

export const SecurityPage = () => {
  const { t } = useTranslation();
  return (
    <SpaceBetween size="l">
      <PageTitle>{t('settings.security')}</PageTitle>
      <Header variant="h1" description={t('security.description')}>
        {t('settings.security')}
      </Header>
      {isFederated() ? (
        <SecuritySection title={t('security.password')} description={t('settings.password.elsewhere')} />
      ) : (
        <OwnFactors />
      )}
      <SignOutEverywhere />
    </SpaceBetween>
  );
};
