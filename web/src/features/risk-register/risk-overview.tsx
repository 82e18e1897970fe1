import Alert from '@cloudscape-design/components/alert';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { levelOf, type Rating } from '#domain/register/level.ts';
import type { Risk } from '#domain/register/risk.ts';
import { DetailHeader } from '#web/components/detail/detail-header.tsx';
import { History, Panel, Words } from '#web/components/detail/panel.tsx';
import { formatDate, formatMoment } from '#web/components/moment.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { OwnRiskLevel } from '#web/components/risks/risk-level.tsx';
import { OwnRiskDue, OwnRiskStatus } from '#web/components/risks/risk-status.tsx';
import { lazyPart } from '#web/parts.ts';
import { risksPath } from '#web/routing/application-path.ts';
import { MitigatingControls } from './mitigating-controls.tsx';
import { RiskActions } from './risk-actions.tsx';

const LibraryReference = lazyPart(() => import('./library-reference.tsx'));

/** Level, likelihood and impact. */
const Rated = ({ rating }: { rating: Rating }) => {
  const { t } = useTranslation();
  const { likelihood, impact } = rating;
  return (
    <>
      <OwnRiskLevel level={levelOf(rating)} />{' '}
      {t('register.rating', {
        likelihood: t(`register.likelihoods.${likelihood}`),
        impact: t(`register.impacts.${impact}`),
      })}
    </>
  );
};

/** Who accepted or closed the risk, and why. */
const Outcome = ({ risk: { status, acceptance, closure } }: { risk: Risk }) => {
  const { t, i18n } = useTranslation();
  const words = ({ at, by }: NonNullable<Risk['closure']>) => ({ when: formatMoment(at, i18n.language), who: by.name });
  if (status === 'accepted' && acceptance)
    return (
      <Alert
        type="info"
        header={t('register.detail.accepted', {
          ...words(acceptance),
          level: t(`register.levels.${acceptance.level}`),
        })}
      >
        <Words>{acceptance.reason}</Words>
      </Alert>
    );
  if (status !== 'closed' || !closure) return null;
  return (
    <Alert type="info" header={t('register.detail.closed', words(closure))}>
      <Words>{closure.reason}</Words>
    </Alert>
  );
};

export const RiskOverview = ({ risk, mayEdit }: { risk: Risk; mayEdit: boolean }) => {
  const { t, i18n } = useTranslation();
  const label = (
    field: 'category' | 'controls' | 'description' | 'due_on' | 'owner' | 'review_on' | 'treatment' | 'treatment_plan',
  ) => t(`register.fields.${field}`);
  const day = (on: string) => (on === '' ? t('actions.notGiven') : formatDate(on, i18n.language));
  const { application, category, residual_likelihood, residual_impact, treatment, due_state } = risk;
  const due = (state: typeof due_state) =>
    due_state === state && due_state !== null && <OwnRiskDue state={due_state} />;
  return (
    <SpaceBetween size="l">
      <DetailHeader
        name={risk.name}
        mayEdit={mayEdit}
        more={<RiskActions risk={risk} mayEdit={mayEdit} />}
        facts={
          <SpaceBetween direction="horizontal" size="s">
            <OwnRiskLevel level={risk.level} />
            <OwnRiskStatus status={risk.status} />
            {due_state && <OwnRiskDue state={due_state} />}
          </SpaceBetween>
        }
        printed={risk}
      />
      <Outcome risk={risk} />
      <div className="detail-panels">
        <Panel
          title={t('register.form.about')}
          columns={1}
          items={[
            {
              label: t('register.fields.application'),
              value: application ? (
                <RouterLink to={risksPath(application.id)}>{application.name}</RouterLink>
              ) : (
                t('register.organization')
              ),
            },
            {
              label: label('category'),
              value: category ? t(`register.categories.${category}`) : t('actions.notGiven'),
            },
            { label: label('description'), value: <Words>{risk.description}</Words> },
            ...(risk.library_id
              ? [
                  {
                    label: t('register.library.reference'),
                    value: (
                      <Suspense fallback={t('actions.loading')}>
                        <LibraryReference id={risk.library_id} />
                      </Suspense>
                    ),
                  },
                ]
              : []),
          ]}
        />
        <Panel
          title={t('register.detail.assessment')}
          columns={1}
          items={[
            { label: t('register.detail.inherent'), value: <Rated rating={risk} /> },
            {
              label: t('register.detail.residual'),
              value:
                residual_likelihood && residual_impact ? (
                  <Rated rating={{ likelihood: residual_likelihood, impact: residual_impact }} />
                ) : (
                  t('register.detail.notRated')
                ),
            },
          ]}
        />
        <Panel
          title={t('register.detail.treatment')}
          columns={1}
          items={[
            {
              label: label('treatment'),
              value: t(treatment ? `register.treatments.${treatment}` : 'register.form.notDecided'),
            },
            { label: label('treatment_plan'), value: <Words>{risk.treatment_plan}</Words> },
            ...(application
              ? [
                  {
                    label: label('controls'),
                    value: <MitigatingControls application={application.id} controls={risk.controls} />,
                  },
                ]
              : []),
            {
              label: label('due_on'),
              value: (
                <>
                  {day(risk.due_on)} {due('overdue')}
                </>
              ),
            },
          ]}
        />
        <Panel
          title={t('register.detail.responsibility')}
          columns={1}
          items={[
            {
              label: label('owner'),
              value: (
                <>
                  <Words>{risk.owner}</Words>
                  {risk.owner_has_access === false && (
                    <StatusIndicator type="warning">{t('register.detail.ownerWithoutAccess')}</StatusIndicator>
                  )}
                </>
              ),
            },
            {
              label: label('review_on'),
              value: (
                <>
                  {day(risk.review_on)} {due('review_due')}
                </>
              ),
            },
          ]}
        />
        <History {...risk} trail={{ what: 'risks', id: risk.id, name: risk.name }} />
      </div>
    </SpaceBetween>
  );
};
