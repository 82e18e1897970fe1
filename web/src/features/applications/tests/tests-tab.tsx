import Box from '@cloudscape-design/components/box';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/applications/application.ts';
import { permissions, reach, reaches } from '#domain/permissions.ts';
import { nameOf } from '#domain/tests/name.ts';
import { TEST_TYPES } from '#domain/tests/setup/mapping.ts';
import type { ListedTest } from '#domain/tests/test.ts';
import { useClosed, useShown } from '#web/components/detail/shown.ts';
import { Day } from '#web/components/moment.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { PageButton } from '#web/components/page/page-button.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { StackedTable } from '#web/components/tables/stacked-table.tsx';
import { TestStateIndicator } from '#web/components/tests/test-state.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { testQueries } from '#web/features/testing/queries.ts';
import { newTestPath, resultsPath, statusPath } from '#web/routing/paths.ts';

/** The verdict if the test is ready, otherwise its state. */
const TestState = ({ test }: { test: ListedTest }) => {
  const { t } = useTranslation();
  return (
    <>
      <div>
        <TestStateIndicator state={test.state} error={test.error} />
      </div>
      {test.state === 'ready' && <b>{test.verdict ? t(`bias.verdicts.${test.verdict}`) : t('bias.noVerdict')}</b>}
      {test.opinion && <div>{t(`testing.opinions.${test.opinion}`)}</div>}
    </>
  );
};

export const TestsTab = () => {
  const { t } = useTranslation();
  const { id, resource_groups } = useShown<Application>().entity;
  const { roles } = useCurrentUser();
  const isClosed = useClosed();
  const { data, error, refetch } = useQuery(testQueries.of(id));
  const mayAsk = !isClosed && reaches(reach(roles, permissions.editObjects), resource_groups);
  if (error && !data) return <LoadFailed what={t('testing.tab.failed')} error={error} onRetry={() => void refetch()} />;

  const begin = (variant: 'primary' | 'normal') => (
    <PageButton variant={variant} to={newTestPath(id)}>
      {t('testing.tab.new')}
    </PageButton>
  );
  const name = (test: ListedTest) => (
    <RouterLink to={test.state === 'ready' ? resultsPath(test) : statusPath(test)}>
      {nameOf(test) || t('testing.untitled')}
    </RouterLink>
  );
  const type = (test: ListedTest) => {
    const known = TEST_TYPES.find((one) => one === test.type);
    return known ? t(`testing.types.${known}`) : test.type;
  };
  const model = ({ model: of }: ListedTest) => [of.name, of.version].join(' ').trim();
  const document = ({ document: of }: ListedTest) =>
    `${of.name}, ${t('testing.status.version', { number: of.version })}`;
  const who = (test: ListedTest) => (
    <>
      <Day at={test.created_at} />
      <div>{test.created_by.name}</div>
    </>
  );
  const stateOf = (test: ListedTest) => <TestState test={test} />;
  const together = (test: ListedTest) => (
    <>
      {name(test)}
      {stateOf(test)}
      <div>{type(test)}</div>
      <small>{[document(test), model(test)].filter(Boolean).join(' · ')}</small>
      <div>
        <small>
          <Day at={test.created_at} /> · {test.created_by.name}
        </small>
      </div>
    </>
  );
  const columns = [
    { id: 'type', header: t('testing.tab.type'), cell: type, minWidth: 140 },
    { id: 'document', header: t('testing.tab.document'), cell: document, minWidth: 160 },
    { id: 'model', header: t('testing.tab.model'), cell: model, minWidth: 110 },
    { id: 'state', header: t('testing.tab.state'), cell: stateOf, minWidth: 190 },
    { id: 'asked', header: t('testing.tab.asked'), cell: who, minWidth: 120 },
  ];
  return (
    <StackedTable
      trackBy="id"
      loading={!data}
      loadingText={t('testing.tab.loading')}
      items={data ?? []}
      ariaLabels={{ tableLabel: t('testing.tab.title') }}
      first={{ id: 'purpose', header: t('testing.tab.purpose'), cell: name, minWidth: 220 }}
      others={columns}
      together={together}
      header={
        <Header
          variant="h2"
          {...(data && { counter: `(${data.length})` })}
          {...(mayAsk && data && data.length > 0 && { actions: begin('primary') })}
        >
          {t('testing.tab.title')}
        </Header>
      }
      empty={
        <Box textAlign="center" color="text-body-secondary" padding={{ vertical: 'l' }}>
          <SpaceBetween size="s">
            <b>{t('testing.tab.none')}</b>
            <div>{t('testing.tab.noneText')}</div>
            {mayAsk && begin('normal')}
          </SpaceBetween>
        </Box>
      }
    />
  );
};
