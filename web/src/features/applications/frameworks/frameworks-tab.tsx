import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/applications/application.ts';
import { hasCompanyReviewerAccess } from '#domain/permissions.ts';
import { useMayJudge } from '#web/components/applications/risks.ts';
import { useShown } from '#web/components/detail/shown.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { intakePath } from '#web/routing/application-path.ts';
import { FrameworkView } from './framework-view.tsx';
import { applicationFrameworkQueries } from './queries.ts';
import './frameworks.css';

export const FrameworksTab = () => {
  const { t } = useTranslation();
  const { entity: application } = useShown<Application>();
  const { id } = application;
  const { roles } = useCurrentUser();
  const mayDecide = useMayJudge(application);
  const { data, error, refetch } = useQuery(applicationFrameworkQueries.of(id));
  if (!data) {
    if (!error) return <FormSkeleton />;
    return <LoadFailed what={t('applicationFrameworks.failed')} error={error} onRetry={() => void refetch()} />;
  }
  const { frameworks, version, answered } = data;
  return (
    <SpaceBetween size="l">
      {answered === 0 && frameworks.length > 0 && (
        <Alert type="info">
          {t('applicationFrameworks.notAnswered')}{' '}
          <RouterLink to={intakePath(id)}>{t('applicationFrameworks.toIntake')}</RouterLink>
        </Alert>
      )}
      <Container
        header={
          <Header variant="h2" description={t('applicationFrameworks.intro')}>
            {t('applications.tabs.frameworks')}
          </Header>
        }
      >
        {frameworks.map((one) => (
          <FrameworkView key={one.framework.id} {...{ application: id, version, one, mayDecide }} />
        ))}
        {frameworks.length === 0 && (
          <Box textAlign="center">
            <Box variant="strong">{t('applicationFrameworks.none')}</Box>
            <Box color="text-body-secondary">{t('applicationFrameworks.noneText')}</Box>
            {hasCompanyReviewerAccess(roles) && (
              <RouterLink to="/frameworks">{t('applicationFrameworks.toFrameworks')}</RouterLink>
            )}
          </Box>
        )}
      </Container>
    </SpaceBetween>
  );
};
