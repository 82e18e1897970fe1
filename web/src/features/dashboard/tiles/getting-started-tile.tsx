import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { arranged } from '#domain/dashboard/dashboard.ts';
import { holds, isAdministrator, permissions } from '#domain/permissions.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { companyQuery } from '#web/features/company/queries.ts';
import { useCurrentUser, useSavePreferences } from '#web/features/current-user/queries.ts';
import { overviewPath } from '#web/routing/application-path.ts';
import type { Metrics, Setup } from '../queries.ts';
import { useSample } from '../sample.ts';
import { applicationSteps, companySteps, type Step } from '../setup.ts';
import { Tile } from './tile.tsx';

const StepLine = ({ step: { step, done, to }, mayDo }: { step: Step; mayDo: boolean }) => {
  const { t } = useTranslation();
  const { title, about } = t(`dashboard.steps.${step}`, { returnObjects: true });
  return (
    <li>
      <StatusIndicator type={done ? 'success' : 'pending'}>
        {t(done ? 'dashboard.done' : 'dashboard.toDo')}
      </StatusIndicator>
      <span>
        {done || !mayDo || !to ? title : <RouterLink to={to}>{title}</RouterLink>}
        {!done && <small>{about}</small>}
      </span>
    </li>
  );
};

const SampleOffer = ({ sample, load, remove }: ReturnType<typeof useSample>) => {
  const { t } = useTranslation();
  return sample ? (
    <SpaceBetween direction="horizontal" size="m" alignItems="center">
      <RouterLink to={overviewPath(sample.id)}>{sample.name}</RouterLink>
      <Button loading={remove.isPending} onClick={() => remove.mutate(sample)}>
        {t('dashboard.sample.remove')}
      </Button>
    </SpaceBetween>
  ) : (
    <SpaceBetween direction="horizontal" size="m" alignItems="center">
      <Button loading={load.isPending} onClick={() => load.mutate()}>
        {t('dashboard.sample.load')}
      </Button>
      <Box fontSize="body-s" color="text-body-secondary">
        {t('dashboard.sample.about')}
      </Box>
    </SpaceBetween>
  );
};

type GettingStartedTileProps = {
  metrics: Metrics;
  /** Only for administrators, who also set up the company and can remove the sample application. */
  setup: Setup | undefined;
};

/** Hides this tile in the reader's own layout. */
const useHide = () => {
  const { t } = useTranslation();
  const { dashboard: own } = useCurrentUser();
  const { data: company } = useQuery(companyQuery);
  const prefer = useSavePreferences();
  return () => {
    const places = arranged(own ?? company?.dashboard ?? []);
    prefer.mutate(
      { dashboard: places.map((place) => (place.tile === 'getting_started' ? { ...place, shown: false } : place)) },
      { onSuccess: () => snackbar.show({ type: 'success', message: t('dashboard.stepsHidden') }) },
    );
  };
};

export const GettingStartedTile = ({ metrics, setup }: GettingStartedTileProps) => {
  const { t } = useTranslation();
  const { roles } = useCurrentUser();
  const { data: company } = useQuery(companyQuery);
  const viewing = useViewing();
  const sample = useSample(metrics, isAdministrator(roles));
  const hide = useHide();
  const mayEdit = holds(roles, permissions.editObjects) && !viewing;
  const steps = [
    ...(setup && company ? companySteps(company, setup) : []),
    ...applicationSteps(metrics, sample.sample),
  ];
  const done = steps.filter((one) => one.done).length;
  const title = t('dashboard.tileNames.getting_started');
  return (
    <Tile
      title={title}
      description={t(mayEdit ? 'dashboard.firstAbout' : 'dashboard.firstOthers')}
      {...(metrics.total > 0 && !viewing && { actions: <Button onClick={hide}>{t('dashboard.hideSteps')}</Button> })}
      {...(isAdministrator(roles) && !viewing && { footer: <SampleOffer {...sample} /> })}
    >
      <SpaceBetween size="m">
        <ProgressBar
          ariaLabel={title}
          value={(100 * done) / steps.length}
          description={t('dashboard.stepsDone', { done, count: steps.length })}
        />
        <ol className="dashboard-steps">
          {steps.map((step) => (
            <StepLine key={step.step} step={step} mayDo={mayEdit} />
          ))}
        </ol>
      </SpaceBetween>
    </Tile>
  );
};
