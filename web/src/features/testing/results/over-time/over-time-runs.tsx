import Header from '@cloudscape-design/components/header';
import { useTranslation } from 'react-i18next';
import type { SeriesRun } from '#domain/tests/series/series.ts';
import { formatMoment } from '#web/components/moment.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { StackedTable } from '#web/components/tables/stacked-table.tsx';
import { VerdictChip } from '#web/components/tests/verdict-chip.tsx';
import { resultsPath, statusPath } from '#web/routing/paths.ts';

/** All runs with their document versions, including runs that failed. */
export const Runs = ({ runs }: { runs: readonly SeriesRun[] }) => {
  const { t, i18n } = useTranslation();
  return (
    <StackedTable
      items={runs}
      trackBy="id"
      ariaLabels={{ tableLabel: t('overTime.runs') }}
      header={<Header variant="h2">{t('overTime.runs')}</Header>}
      first={{
        id: 'when',
        header: t('overTime.run'),
        cell: (run) => (
          <RouterLink to={run.state === 'ready' ? resultsPath(run) : statusPath(run)}>
            {formatMoment(run.finished_at ?? run.created_at, i18n.language)}
          </RouterLink>
        ),
      }}
      others={[
        {
          id: 'version',
          header: t('testing.status.document'),
          cell: ({ document }) => `${document.name}, ${t('testing.status.version', { number: document.version })}`,
        },
        { id: 'by', header: t('overTime.askedBy'), cell: ({ created_by }) => created_by.name },
        { id: 'engine', header: t('overTime.engine'), cell: ({ engine }) => engine ?? '–' },
        {
          id: 'verdict',
          header: t('overTime.verdict'),
          cell: ({ state, verdict }) =>
            state === 'ready' ? <VerdictChip verdict={verdict} /> : t(`testing.states.${state}`),
        },
        {
          id: 'changes',
          header: t('overTime.changesColumn'),
          cell: ({ verdict_changes }) => verdict_changes.length,
        },
      ]}
    />
  );
};
