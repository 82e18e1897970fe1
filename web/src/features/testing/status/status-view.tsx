import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { nameOf } from '#domain/tests/name.ts';
import type { BiasTest } from '#domain/tests/test.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { TestStateIndicator } from '#web/components/tests/test-state.tsx';
import { isUnderWay } from '#web/features/testing/queries.ts';
import { resultsPath, statusPath } from '#web/routing/paths.ts';
import './status.css';
import { RerunDialog } from '#web/components/tests/rerun-dialog.tsx';
import { useActs } from '#web/components/tests/use-acts.ts';
import { About } from './about.tsx';
import { Faults } from './faults.tsx';
import { StatusSteps } from './steps.tsx';
import { formatMs } from './time.ts';

const Progress = ({ test }: { test: BiasTest }) => {
  const { t, i18n } = useTranslation();
  const { progress, state, error, finished_at, created_at } = test;
  const number = new Intl.NumberFormat(i18n.language);
  const tables =
    progress.of_tables === null
      ? number.format(progress.tables)
      : t('testing.status.ofTables', { done: progress.tables, all: progress.of_tables });
  return (
    <SpaceBetween size="l">
      <div role="status">
        <TestStateIndicator state={state} error={error} />
      </div>
      <ColumnLayout columns={2}>
        <StatusSteps test={test} />
        <KeyValuePairs
          items={[
            { label: t('testing.status.rows'), value: number.format(progress.rows) },
            { label: t('testing.status.tables'), value: tables },
            ...(finished_at
              ? [
                  {
                    label: t('testing.status.took'),
                    value: formatMs(Date.parse(finished_at) - Date.parse(created_at), i18n.language),
                  },
                ]
              : []),
          ]}
        />
      </ColumnLayout>
    </SpaceBetween>
  );
};

/** The outcome in one sentence, with the next step. */
const Outcome = ({ test }: { test: BiasTest }) => {
  const { t } = useTranslation();
  if (test.state === 'ready')
    return (
      <Alert
        type="success"
        header={t('testing.status.readyTitle')}
        action={<RouterLink to={resultsPath(test)}>{t('testing.status.toResults')}</RouterLink>}
      >
        {t('testing.status.readyText')}
      </Alert>
    );
  if (!test.error) return null;
  return (
    <Alert type={test.error === 'canceled' ? 'info' : 'error'} header={t(`testing.errors.${test.error}`)}>
      {t(`testing.wayOut.${test.error}`)}
    </Alert>
  );
};

export const StatusView = ({ test }: { test: BiasTest }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const viewing = useViewing();
  const [isAgain, setIsAgain] = useState(false);
  const { mutate, isPending } = useActs(test, (done) => {
    setIsAgain(false);
    if (done.id !== test.id) void navigate(statusPath(done));
  });
  const showResult = useEffectEvent(() => navigate(resultsPath(test), { replace: true }));
  const wasUnderWay = useRef(isUnderWay(test));
  useEffect(() => {
    if (test.state === 'ready' && wasUnderWay.current) void showResult();
  }, [test.state]);
  const may = (step: 'cancel' | 'rerun') => !viewing && test.possible.includes(step);
  const name = nameOf(test) || t('testing.untitled');
  return (
    <SpaceBetween size="l">
      <PageTitle>{name}</PageTitle>
      <Header
        variant="h1"
        actions={
          <SpaceBetween direction="horizontal" size="xs">
            {may('cancel') && (
              <Button loading={isPending} onClick={() => mutate((acts) => acts.cancel())}>
                {t('testing.status.cancel')}
              </Button>
            )}
            {may('rerun') && <Button onClick={() => setIsAgain(true)}>{t('testing.status.rerun')}</Button>}
          </SpaceBetween>
        }
      >
        {name}
      </Header>
      <div aria-live="polite">
        <Outcome test={test} />
      </div>
      {test.faults.total > 0 && <Faults test={test} />}
      {isUnderWay(test) ? (
        <Container header={<Header variant="h2">{t('testing.status.title')}</Header>}>
          <Progress test={test} />
        </Container>
      ) : (
        <ExpandableSection variant="container" headingTagOverride="h2" headerText={t('testing.status.title')}>
          <Progress test={test} />
        </ExpandableSection>
      )}
      <About test={test} />
      {isAgain && (
        <RerunDialog
          test={test}
          busy={isPending}
          onSubmit={(version) => mutate((acts) => acts.rerun(version))}
          onClose={() => setIsAgain(false)}
        />
      )}
    </SpaceBetween>
  );
};
