import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/applications/application.ts';
import type { ListedAssessment } from '#domain/assessments/assessment.ts';
import { isUnderWay } from '#domain/assessments/words.ts';
import { permissions, reach, reaches } from '#domain/permissions.ts';
import { useClosed, useShown } from '#web/components/detail/shown.ts';
import { formatDay } from '#web/components/moment.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { StackedTable } from '#web/components/tables/stacked-table.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { assessmentPath, intakePath } from '#web/routing/application-path.ts';
import { BeginAssessment } from './begin-assessment.tsx';
import { assessmentQueries } from './queries.ts';
import { Due, StateIndicator, VerdictIndicator } from './state.tsx';

/** Verdict and open conditions. */
const Outcome = ({ one }: { one: ListedAssessment }) => {
  const { t } = useTranslation();
  return (
    <>
      {one.verdict && <VerdictIndicator verdict={one.verdict} />}
      {one.open_conditions.length > 0 && (
        <div>{t('assessments.conditions', { count: one.open_conditions.length })}</div>
      )}
    </>
  );
};

/** Lists open assessments first, then the most recent. */
export const AssessmentsTab = () => {
  const { t, i18n } = useTranslation();
  const { id, resource_groups } = useShown<Application>().entity;
  const { roles } = useCurrentUser();
  const isClosed = useClosed();
  const [begun, setBegun] = useState<'validation' | 'incident'>();
  const { data, error, refetch } = useQuery(assessmentQueries.of(id));
  const may = (needed: (typeof permissions)['editObjects' | 'reviewControls']) =>
    reaches(reach(roles, needed), resource_groups);
  const mayBegin = may(permissions.editObjects) || may(permissions.reviewControls);
  const isValidated = data?.some((one) => one.kind === 'validation' && isUnderWay(one)) ?? true;
  if (error && !data) return <LoadFailed what={t('assessments.failed')} error={error} onRetry={() => void refetch()} />;

  const name = (one: ListedAssessment) => {
    const isIntake = one.kind === 'intake';
    return (
      <>
        <RouterLink to={isIntake ? intakePath(id) : assessmentPath(id, one.id)}>
          {`${t(`assessments.kinds.${one.kind}`)} · ${formatDay(one.created_at, i18n.language)}`}
        </RouterLink>
        {isIntake && <div>{t('assessments.version', { number: one.id })}</div>}
      </>
    );
  };
  const due = (one: ListedAssessment) => (one.kind !== 'intake' && isUnderWay(one) ? <Due one={one} /> : null);
  const assignee = ({ assignee, submitted, kind }: ListedAssessment) =>
    kind === 'intake' ? submitted?.by.name : (assignee?.name ?? t('assessments.nobody'));
  const state = (one: ListedAssessment) => <StateIndicator {...one} />;
  const together = (one: ListedAssessment) => (
    <>
      {name(one)}
      <div>{state(one)}</div>
      <div>{due(one)}</div>
      <div>
        <Outcome one={one} />
      </div>
      <small>{assignee(one)}</small>
    </>
  );
  const columns = [
    { id: 'state', header: t('assessments.columns.state'), cell: state, minWidth: 150 },
    { id: 'due', header: t('assessments.columns.due'), cell: due },
    { id: 'assignee', header: t('assessments.columns.assignee'), cell: assignee },
    {
      id: 'outcome',
      header: t('assessments.columns.outcome'),
      cell: (one: ListedAssessment) => <Outcome one={one} />,
      minWidth: 240,
    },
  ];
  return (
    <>
      <StackedTable
        trackBy={({ kind, id: own }) => `${kind} ${own}`}
        loading={!data}
        loadingText={t('assessments.loading')}
        items={data ?? []}
        ariaLabels={{ tableLabel: t('assessments.title') }}
        first={{ id: 'kind', header: t('assessments.columns.kind'), cell: name }}
        others={columns}
        together={together}
        header={
          <Header
            variant="h2"
            {...(data && { counter: `(${data.length})` })}
            actions={
              !isClosed && (
                <SpaceBetween direction="horizontal" size="xs">
                  {mayBegin && !isValidated && (
                    <Button onClick={() => setBegun('validation')}>{t('assessments.start')}</Button>
                  )}
                  <Button onClick={() => setBegun('incident')}>{t('assessments.report')}</Button>
                </SpaceBetween>
              )
            }
          >
            {t('assessments.title')}
          </Header>
        }
        empty={
          <Box textAlign="center" color="text-body-secondary">
            <b>{t('assessments.none')}</b>
            <div>{t('assessments.noneText')}</div>
          </Box>
        }
      />
      {begun && <BeginAssessment application={id} kind={begun} onClose={() => setBegun(undefined)} />}
    </>
  );
};
