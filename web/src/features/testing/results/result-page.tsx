import Button from '@cloudscape-design/components/button';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { findingsOf } from '#domain/bias/result/findings.ts';
import type { BiasResult, BiasTable } from '#domain/bias/result/result.ts';
import type { BiasTest } from '#domain/tests/test.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { RerunDialog } from '#web/components/tests/rerun-dialog.tsx';
import { useActs } from '#web/components/tests/use-acts.ts';
import { statusPath } from '#web/routing/paths.ts';
import { AmountsView } from './charts/amounts-view.tsx';
import { ErrorRates } from './charts/error-rates.tsx';
import { ImpactView } from './charts/impact-view.tsx';
import { PairsView } from './charts/pairs-view.tsx';
import type { TableViewProps } from './charts/table-frame.tsx';
import { Comparison } from './parts/comparison.tsx';
import { DataAndMethod } from './parts/data-and-method.tsx';
import { Laws } from './parts/laws.tsx';
import { Limits } from './parts/limits.tsx';
import { NextSteps } from './parts/next-steps.tsx';
import { Opinions } from './parts/opinions.tsx';
import { Statistics } from './parts/statistics.tsx';
import { DownloadError, TakeButton, useTaking } from './parts/take.tsx';
import { Verdict } from './parts/verdict.tsx';
import { Verification } from './parts/verification.tsx';
import { Warnings } from './parts/warnings.tsx';
import { useResultPlaces } from './places.ts';
import type { WholeResult } from './queries.ts';
import { ResultHeader } from './result-header.tsx';
import { WithResult } from './with-result.tsx';
import { useWording } from './wording/use-wording.ts';

const Again = ({ test, label }: { test: BiasTest; label: string }) => {
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending } = useActs(test, (done) => void navigate(statusPath(done)));
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
      {isOpen && (
        <RerunDialog
          test={test}
          busy={isPending}
          onSubmit={(version) => mutate((acts) => acts.rerun(version))}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
};

/** The table of the headline. */
const firstTableOf = ({ tables, ...result }: BiasResult) => findingsOf({ ...result, tables })[0]?.table ?? tables.at(0);

const TableView = ({ table, ...view }: TableViewProps & { table: BiasTable }) => {
  if (table.kind === 'pairs') return <PairsView table={table} {...view} />;
  const { amounts } = table;
  return amounts ? <AmountsView table={table} amounts={amounts} {...view} /> : <ImpactView table={table} {...view} />;
};

const ResultContent = ({ data }: { data: WholeResult }) => {
  const { t } = useTranslation();
  const { test, result } = data;
  const wording = useWording(result);
  const places = useResultPlaces(test);
  const isViewing = useViewing() !== undefined;
  const mayRerun = !isViewing && test.possible.includes('rerun');
  const taking = useTaking(test);
  const first = firstTableOf(result);
  const tables = result.tables.toSorted((a, b) => Number(b === first) - Number(a === first));
  const of = { data, wording };
  return (
    <SpaceBetween size="l">
      <ResultHeader
        test={test}
        page={t('testResults.title')}
        actions={
          <SpaceBetween direction="horizontal" size="xs">
            {mayRerun && <Again test={test} label={t('testing.status.rerun')} />}
            <TakeButton taking={taking} />
            <Button onClick={() => window.print()}>{t('testResults.print')}</Button>
          </SpaceBetween>
        }
      />
      <DownloadError taking={taking} />
      <Verdict {...of} again={mayRerun && <Again test={test} label={t('testResults.engine.again')} />} />
      <Warnings warnings={result.warnings} wording={wording} />
      {tables.map((table) => (
        <TableView
          key={table.id}
          {...{ table, wording }}
          details={places.details(table.id)}
          isFolded={table !== first}
        />
      ))}
      <ErrorRates tables={result.tables.filter((table) => table.kind === 'impact')} wording={wording} />
      <ColumnLayout columns={2}>
        <NextSteps {...of} />
        <Limits result={result} wording={wording} />
      </ColumnLayout>
      <Opinions test={test} />
      <Comparison {...of} />
      <Statistics {...of} />
      <DataAndMethod {...of} />
      <Laws test={test} />
      <Verification data={data} taking={taking} />
    </SpaceBetween>
  );
};

export const ResultPage = () => <WithResult>{(data) => <ResultContent data={data} />}</WithResult>;
