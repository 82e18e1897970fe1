import Badge from '@cloudscape-design/components/badge';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationFramework } from '#domain/applicability/judgment.ts';
import { toBeDone } from '#domain/frameworks/coverage.ts';
import { hasCompanyReviewerAccess } from '#domain/permissions.ts';
import { formatMoment } from '#web/components/moment.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { lazyPart } from '#web/parts.ts';
import { controlsOfFrameworkPath, reportPath } from '#web/routing/application-path.ts';
import { Classes, Why } from './why.tsx';

const DecideDialog = lazyPart(() => import('./decide-dialog.tsx'));

const TYPES = {
  applies: 'success',
  not: 'stopped',
  yes: 'pending',
  unknown: 'warning',
  no: 'info',
} as const satisfies Record<string, StatusIndicatorProps.Type>;

const statusOf = ({ said, proposed }: ApplicationFramework) =>
  said ? (said.applicable ? 'applies' : 'not') : proposed.applies;

const Counts = ({ counts }: Pick<ApplicationFramework, 'counts'>) => {
  const { t } = useTranslation();
  return (
    <div>
      <Box variant="awsui-key-label">{t('applicationFrameworks.counts')}</Box>
      <div>{t('applicationFrameworks.covered', { ...counts, all: toBeDone(counts) })}</div>
      <Box fontSize="body-s" color="text-body-secondary">
        {t('applicationFrameworks.whenever')}
      </Box>
      {counts.organizational + counts.excluded > 0 && (
        <Box fontSize="body-s" color="text-body-secondary">
          {t('applicationFrameworks.beside', counts)}
        </Box>
      )}
    </div>
  );
};

const Decision = ({ said }: Pick<ApplicationFramework, 'said'>) => {
  const { t, i18n } = useTranslation();
  return (
    <div>
      <Box variant="awsui-key-label">{t('applicationFrameworks.decision')}</Box>
      {said ? (
        <>
          {said.reason && <div className="framework-reason">{said.reason}</div>}
          {said.role && <div>{t('applicationFrameworks.role', { role: t(`frameworks.parties.${said.role}`) })}</div>}
          <Box fontSize="body-s" color="text-body-secondary">
            {t('applicationFrameworks.decided', { when: formatMoment(said.at, i18n.language), who: said.by.name })}
          </Box>
        </>
      ) : (
        t('applicationFrameworks.undecided')
      )}
    </div>
  );
};

type FrameworkViewProps = { application: string; version: number; one: ApplicationFramework; mayDecide: boolean };

/** One framework as a row that expands to its rationale, decision and coverage. */
export const FrameworkView = ({ application, version, one, mayDecide }: FrameworkViewProps) => {
  const { t } = useTranslation();
  const { roles } = useCurrentUser();
  const [isDeciding, setDeciding] = useState(false);
  const { framework, said, standing, counts } = one;
  const stands = statusOf(one);
  return (
    <ExpandableSection
      headingTagOverride="h3"
      defaultExpanded={!said && one.proposed.applies !== 'no'}
      headerText={
        <span className="framework-line">
          <span>{framework.name}</span>
          <Badge>{t(`frameworks.statuses.${framework.status}`)}</Badge>
          <StatusIndicator type={TYPES[stands]}>{t(`applicationFrameworks.standings.${stands}`)}</StatusIndicator>
        </span>
      }
    >
      <div className="framework-whole">
        <SpaceBetween size="m">
          <Why application={application} one={one} />
          <Classes application={application} one={one} />
        </SpaceBetween>
        <SpaceBetween size="m">
          {standing.applies && <Counts counts={counts} />}
          <Decision said={said} />
          <div className="framework-ways">
            {standing.applies && (
              <RouterLink to={controlsOfFrameworkPath(application, framework.id)}>
                {t('applicationFrameworks.controls')}
              </RouterLink>
            )}
            <RouterLink to={reportPath(application, framework.id)}>{t('applicationFrameworks.report')}</RouterLink>
            {hasCompanyReviewerAccess(roles) && (
              <RouterLink to={`/frameworks/${framework.id}`}>{t('applicationFrameworks.inCompany')}</RouterLink>
            )}
          </div>
          {mayDecide && (
            <Button
              ariaLabel={`${t(said ? 'applicationFrameworks.decide.change' : 'applicationFrameworks.decide.open')}: ${framework.name}`}
              onClick={() => setDeciding(true)}
            >
              {t(said ? 'applicationFrameworks.decide.change' : 'applicationFrameworks.decide.open')}
            </Button>
          )}
        </SpaceBetween>
      </div>
      {isDeciding && (
        <DecideDialog application={application} version={version} one={one} onClose={() => setDeciding(false)} />
      )}
    </ExpandableSection>
  );
};
