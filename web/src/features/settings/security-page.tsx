import Container from '@cloudscape-design/components/container';
import Skeleton from '@cloudscape-design/components/skeleton';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isFederated } from '#web/auth/stored.ts';
import { PageButton } from '#web/components/page/page-button.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { Passkeys } from './passkeys/passkeys.tsx';
import { securityQueries } from './queries.ts';
import { SecondFactors } from './second-factors/second-factors.tsx';
import { SecuritySection } from './security-section.tsx';
import { Devices } from './sessions/devices.tsx';
import { SignOutEverywhere } from './sessions/sign-out-everywhere.tsx';

/** Placeholder for all sections at once, because sections that load separately would shift the page. */
export const SectionsOnTheirWay = () => {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('actions.loading')}>
      <Container header={<Skeleton variant="text-heading-l" width="30%" />}>
        <Skeleton variant="text-body-m" width="60%" />
      </Container>
    </div>
  );
};

const useOnTheirWay = () =>
  [
    useQuery(securityQueries.secondFactors),
    useQuery(securityQueries.passkeys),
    useInfiniteQuery(securityQueries.devices),
  ].some(({ isPending }) => isPending);

/** Users of a corporate directory manage these settings there. */
const OwnFactors = () => {
  const { t } = useTranslation();
  const onTheirWay = useOnTheirWay();
  return (
    <SpaceBetween size="l">
      <SecuritySection
        title={t('security.password')}
        description={t('settings.password.hint')}
        actions={<PageButton to="/settings/password">{t('settings.password.title')}</PageButton>}
      />
      {onTheirWay && <SectionsOnTheirWay />}
      <div hidden={onTheirWay}>
        <SpaceBetween size="l">
          <SecondFactors />
          <Passkeys />
          <Devices />
          <SignOutEverywhere />
        </SpaceBetween>
      </div>
    </SpaceBetween>
  );
};

export const SecurityPage = () => {
  const { t } = useTranslation();
  return (
    <SpaceBetween size="l">
      <PageTitle>{t('settings.security')}</PageTitle>
      {isFederated() ? (
        <>
          <SecuritySection title={t('security.password')} description={t('settings.password.elsewhere')} />
          <SignOutEverywhere />
        </>
      ) : (
        <OwnFactors />
      )}
    </SpaceBetween>
  );
};
