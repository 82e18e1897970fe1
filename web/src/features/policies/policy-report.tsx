import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Table from '@cloudscape-design/components/table';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonInReport, Policy, PolicyReport as Report } from '#domain/policies/policy.ts';
import { ACKNOWLEDGEMENT_STATES } from '#domain/policies/words.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { handFile } from '#web/components/hand-file.ts';
import { TextFilter } from '#web/components/list/filters/text-filter.tsx';
import { formatDate, formatMoment } from '#web/components/moment.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { useNarrow } from '#web/components/page/use-narrow.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { tryPart } from '#web/parts.ts';
import { Acknowledged } from './policy-status.tsx';
import { policyQueries, type ReportFilter, wholeReport } from './queries.ts';

const percent = ({ asked, acknowledged }: Report['counts']) =>
  asked === 0 ? 0 : Math.floor((acknowledged * 100) / asked);

/** When the person acknowledged, or has to. */
const useWhen = () => {
  const { t, i18n } = useTranslation();
  return ({ acknowledged, due_on }: PersonInReport) => {
    if (!acknowledged)
      return due_on === null ? '' : t('policies.report.due', { day: formatDate(due_on, i18n.language) });
    const { version, at, completed_on } = acknowledged;
    return completed_on === null
      ? t('policies.own.versionAt', { number: version, when: formatMoment(at, i18n.language) })
      : t('policies.own.completed', { number: version, day: formatDate(completed_on, i18n.language) });
  };
};

const useDownload = (id: string, name: string, filter: ReportFilter) => {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: async () => {
      const [{ version, people }, { csvOf }] = await Promise.all([
        wholeReport(id, filter),
        tryPart(() => import('#web/components/list/export/sheet.ts')),
      ]);
      const table = {
        headers: ['person', 'email', 'state', 'due', 'at', 'version', 'completed', 'hash'].map((column) =>
          t(`policies.report.file.${column as 'person'}`),
        ),
        lines: people.map(({ name: person, email, state, due_on, acknowledged }) => [
          ...[person, email, t(`policies.states.${state}`), due_on ?? '', acknowledged?.at ?? ''],
          ...[String(acknowledged?.version ?? ''), acknowledged?.completed_on ?? '', acknowledged?.hash ?? ''],
        ]),
      };
      handFile(`${name} ${version}.csv`, new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' }));
    },
    onError: (error) =>
      snackbar.show({ type: 'error', message: changeFailed(t, t('policies.report.fileFailed'), error) }),
  });
};

/** Counts the acknowledgements of a version, and lists its audience with filters. */
export const PolicyReport = ({ policy: { id, name }, latest }: { policy: Policy; latest: number }) => {
  const { t } = useTranslation();
  const isNarrow = useNarrow();
  const when = useWhen();
  const [filter, setFilter] = useState<ReportFilter>({ version: undefined, text: '', state: [] });
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    policyQueries.report(id, filter),
  );
  const file = useDownload(id, name, filter);
  if (error && !data)
    return <LoadFailed what={t('policies.report.failed')} error={error} onRetry={() => void refetch()} />;
  const [first] = data?.pages ?? [];
  const every = { value: '', label: t('policies.report.anyState') };
  const states = [every, ...ACKNOWLEDGEMENT_STATES.map((value) => ({ value, label: t(`policies.states.${value}`) }))];
  const versions = Array.from({ length: latest }, (_, n) => {
    const number = latest - n;
    return { value: String(number), label: t('policies.detail.version', { number }) };
  });
  const person = ({ name: called, email }: PersonInReport) => (
    <>
      {called}
      <Box color="text-body-secondary" fontSize="body-s">
        {email}
      </Box>
    </>
  );
  return (
    <Table
      ariaLabels={{ tableLabel: t('policies.report.title') }}
      header={
        <SpaceBetween size="s">
          <Header
            variant="h2"
            description={t('policies.report.description')}
            actions={
              <Button iconName="download" loading={file.isPending} onClick={() => file.mutate()}>
                {t('policies.report.download')}
              </Button>
            }
          >
            {t('policies.report.title')}
          </Header>
          {first && (
            <ProgressBar
              value={percent(first.counts)}
              label={t('policies.report.progress', { number: first.version })}
              additionalInfo={t('policies.report.counts', first.counts)}
            />
          )}
        </SpaceBetween>
      }
      filter={
        <div className="not-on-paper">
          <SpaceBetween direction="horizontal" size="xs">
            <TextFilter
              label={t('policies.report.find')}
              value={filter.text}
              onChange={(text) => setFilter({ ...filter, text })}
            />
            <Select
              ariaLabel={t('policies.report.state')}
              options={states}
              selectedOption={states.find(({ value }) => value === filter.state[0]) ?? every}
              onChange={({ detail }) =>
                setFilter({
                  ...filter,
                  state: ACKNOWLEDGEMENT_STATES.filter((state) => state === detail.selectedOption.value),
                })
              }
            />
            <Select
              ariaLabel={t('policies.versions.number')}
              options={versions}
              selectedOption={versions.find(({ value }) => value === String(filter.version ?? latest)) ?? null}
              onChange={({ detail }) => {
                const number = Number(detail.selectedOption.value);
                setFilter({ ...filter, version: number === latest ? undefined : number });
              }}
            />
          </SpaceBetween>
        </div>
      }
      items={data?.pages.flatMap(({ people }) => people) ?? []}
      trackBy="id"
      wrapLines
      loading={!data}
      loadingText={t('actions.loading')}
      empty={t('policies.report.nobody')}
      columnDefinitions={[
        {
          id: 'name',
          header: t('policies.report.person'),
          isRowHeader: true,
          cell: (one) =>
            isNarrow ? (
              <>
                {person(one)}
                <Acknowledged state={one.state} />
                <Box fontSize="body-s">{when(one)}</Box>
              </>
            ) : (
              person(one)
            ),
        },
        ...(isNarrow
          ? []
          : [
              {
                id: 'state',
                header: t('policies.report.state'),
                cell: ({ state }: PersonInReport) => <Acknowledged state={state} />,
              },
              { id: 'when', header: t('policies.report.when'), cell: when },
            ]),
      ]}
      footer={
        hasNextPage && (
          <Box textAlign="center">
            <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('policies.report.more')}
            </Button>
          </Box>
        )
      }
    />
  );
};
