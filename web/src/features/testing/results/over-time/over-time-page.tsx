import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SeriesRun } from '#domain/tests/series/series.ts';
import { formatDay } from '#web/components/moment.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { resultsPath } from '#web/routing/paths.ts';
import type { WholeResult } from '../queries.ts';
import { ResultHeader } from '../result-header.tsx';
import { Sheet } from '../sheets/details-page.tsx';
import { WithResult } from '../with-result.tsx';
import { useWording } from '../wording/use-wording.ts';
import { Charts } from './over-time-charts.tsx';
import { linesOf, periodLines } from './over-time-lines.ts';
import { seriesQueries } from './over-time-queries.ts';
import { Runs } from './over-time-runs.tsx';
import { lineSheet } from './over-time-sheet.ts';
import { changeText, nameOfLine } from './over-time-words.ts';
import { Schedule } from './schedule.tsx';

/** The verdicts that changed with the newest result. */
const Changes = ({ run }: { run: SeriesRun }) => {
  const { t, i18n } = useTranslation();
  const { verdict_changes: changes } = run;
  const when = formatDay(run.finished_at ?? run.created_at, i18n.language);
  if (changes.length === 0) return <Alert type="info">{t('overTime.unchanged', { when })}</Alert>;
  return (
    <Alert type="warning" header={t('overTime.changed', { count: changes.length, when })}>
      <ul className="result-list">
        {changes.map((change) => (
          <li key={nameOfLine({ t }, change)}>{`${nameOfLine({ t }, change)}: ${changeText(t, change)}`}</li>
        ))}
      </ul>
    </Alert>
  );
};

const OverTimeContent = ({ data }: { data: WholeResult }) => {
  const { t, i18n } = useTranslation();
  const { test, result } = data;
  const wording = useWording(result);
  const {
    data: series,
    error,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = useInfiniteQuery(seriesQueries.of(test.application_id, test.id));
  if (!series)
    return error ? (
      <LoadFailed isPage what={t('overTime.failed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <FormSkeleton />
    );
  const runs = series.pages.flatMap((page) => page.runs);
  const newestPage = series.pages[0];
  const newest = runs.find(({ state }) => state === 'ready');
  const lines = linesOf(
    runs,
    ({ finished_at, created_at, document: { version } }) => {
      const at = finished_at ?? created_at;
      return {
        label: t('overTime.runOf', { when: formatDay(at, i18n.language), number: version }),
        short: new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short' }).format(new Date(at)),
      };
    },
    result.thresholds.confidence,
  );
  const periods = periodLines(result);
  const limit = newest?.ratio_limit ?? result.thresholds.ratio;
  return (
    <SpaceBetween size="l">
      <ResultHeader
        test={test}
        page={t('overTime.title')}
        actions={<Button onClick={() => window.print()}>{t('testResults.print')}</Button>}
      />
      <RouterLink to={resultsPath(test)}>{t('overTime.toResult')}</RouterLink>
      {newest && runs.length > 1 && <Changes run={newest} />}
      <Container
        header={
          <Header variant="h2" description={t('overTime.chartsText')}>
            {t('overTime.charts')}
          </Header>
        }
        footer={
          hasNextPage && (
            <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('overTime.earlier')}
            </Button>
          )
        }
      >
        {runs.length === 1 ? (
          <Box>{t('overTime.onlyOne')}</Box>
        ) : (
          <Charts lines={lines} wording={wording} limit={limit} />
        )}
      </Container>
      <Runs runs={runs} />
      {newestPage && <Schedule test={test} series={newestPage} />}
      <Sheet
        sheet={lineSheet('runs', t('overTime.numbers'), t('overTime.run'), lines, wording)}
        name={test.document.name}
      />
      {periods.length > 0 && (
        <Container
          header={
            <Header variant="h2" description={t('overTime.periodsText')}>
              {t('overTime.periods')}
            </Header>
          }
        >
          <Charts lines={periods} wording={wording} limit={limit} />
        </Container>
      )}
      {periods.length > 0 && (
        <Sheet
          sheet={lineSheet('periods', t('overTime.periodNumbers'), t('overTime.period'), periods, wording)}
          name={test.document.name}
        />
      )}
    </SpaceBetween>
  );
};

/** The runs of a series. The URL can name any run. */
export const OverTimePage = () => <WithResult>{(data) => <OverTimeContent data={data} />}</WithResult>;
