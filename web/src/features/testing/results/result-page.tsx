import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { hasOtherRatios, isForSummary, lawTablesOf } from '#domain/bias/local-law-144.ts';
import type { BiasTest } from '#domain/tests/test.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { RerunDialog } from '#web/components/tests/rerun-dialog.tsx';
import { useActs } from '#web/components/tests/use-acts.ts';
import { overTimePath, statusPath } from '#web/routing/paths.ts';
import { AmountsView } from './charts/amounts-view.tsx';
import { ImpactView } from './charts/impact-view.tsx';
import { PairsView } from './charts/pairs-view.tsx';
import { factsOf } from './law-summary/use-summary-form.ts';
import { Comparison } from './parts/comparison.tsx';
import { CoverageView } from './parts/coverage.tsx';
import { Identity } from './parts/identity.tsx';
import { Laws } from './parts/laws.tsx';
import { Limits } from './parts/limits.tsx';
import { Opinions } from './parts/opinions.tsx';
import { TakeButton, Taken, useTaking } from './parts/take.tsx';
import { Verdict } from './parts/verdict.tsx';
import { Warnings } from './parts/warnings.tsx';
import { useResultPlaces } from './places.ts';
import type { WholeResult } from './queries.ts';
import { ResultHeader } from './result-header.tsx';
import { WithResult } from './with-result.tsx';
import { useSaying } from './wording/saying.ts';

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

const Whole = ({ whole }: { whole: WholeResult }) => {
  const { t } = useTranslation();
  const { test, result } = whole;
  const saying = useSaying(result);
  const places = useResultPlaces(test);
  const isViewing = useViewing() !== undefined;
  const mayRerun = !isViewing && test.possible.includes('rerun');
  const taking = useTaking(test);
  const facts = factsOf(test);
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
      <Taken taking={taking} />
      <Verdict
        whole={whole}
        saying={saying}
        again={mayRerun && <Again test={test} label={t('testResults.engine.again')} />}
      />
      <SpaceBetween direction="horizontal" size="m">
        <RouterLink to={places.explanation}>{t('testResults.toExplanation')}</RouterLink>
        <RouterLink to={overTimePath(test)}>{t('overTime.toPage')}</RouterLink>
        {isForSummary(result) && <RouterLink to={places.summary}>{t('testResults.law.page')}</RouterLink>}
      </SpaceBetween>
      {hasOtherRatios(lawTablesOf(result, facts.small_because !== '', facts)) && (
        <Box color="text-body-secondary">{t('testResults.law.otherRatios')}</Box>
      )}
      <Warnings warnings={result.warnings} saying={saying} />
      {result.tables.map((table) => {
        const details = places.details(table.id);
        if (table.kind === 'pairs') return <PairsView key={table.id} {...{ table, saying, details }} />;
        const { amounts } = table;
        return amounts ? (
          <AmountsView key={table.id} {...{ table, amounts, saying, details }} />
        ) : (
          <ImpactView key={table.id} {...{ table, saying, details }} />
        );
      })}
      <CoverageView result={result} saying={saying} />
      <Limits result={result} saying={saying} />
      <Comparison whole={whole} saying={saying} />
      <Laws test={test} />
      <Opinions test={test} />
      <Identity whole={whole} />
    </SpaceBetween>
  );
};

export const ResultPage = () => <WithResult>{(whole) => <Whole whole={whole} />}</WithResult>;
