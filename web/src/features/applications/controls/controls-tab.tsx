import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SegmentedControl from '@cloudscape-design/components/segmented-control';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Application } from '#domain/applications/application.ts';
import type { ListedControl } from '#domain/controls/control.ts';
import { acceptedOf, byTheme, startHere } from '#domain/controls/start-here.ts';
import { writeListState } from '#domain/list/address.ts';
import { permissions, reach, reaches } from '#domain/permissions.ts';
import { allControls } from '#web/components/applications/queries.ts';
import { useShown } from '#web/components/detail/shown.ts';
import { useListKeys } from '#web/components/list/use-list-keys.ts';
import { useListState } from '#web/components/list/use-list-state.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { Beside } from '#web/components/page/beside.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { ShareBar } from '#web/components/share-bar.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { languageShown } from '#web/i18n/index.ts';
import { lazyPart } from '#web/parts.ts';
import { controlPath, controlsPath, intakePath } from '#web/routing/application-path.ts';
import { withTexts } from '#web/routing/page.ts';
import { controlKind } from './control-list.ts';
import { AllControls } from './list/all-controls.tsx';
import { ControlRows } from './list/control-rows.tsx';
import { Themes } from './list/themes.tsx';
import { type Selected, useSelected } from './use-selected.ts';

const ControlPanel = lazyPart(withTexts(['trail', 'risks', 'documents'], () => import('./control-panel.tsx')));

const VIEWS = ['start', 'theme', 'all'] as const;
type View = (typeof VIEWS)[number];

type ControlsProps = {
  controls: readonly ListedControl[];
  frameworks: readonly { id: string; name: string }[];
};

const FirstControls = ({ controls, selected }: { controls: readonly ListedControl[]; selected: Selected }) => {
  const { t } = useTranslation();
  if (controls.length > 0) return <ControlRows controls={controls} selected={selected} />;
  return (
    <Box textAlign="center" color="text-body-secondary">
      {t('controls.nothingOpen')}
    </Box>
  );
};

const Controls = ({ controls, frameworks }: ControlsProps) => {
  const { t } = useTranslation();
  const { id, resource_groups } = useShown<Application>().entity;
  const { roles } = useCurrentUser();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [params] = useSearchParams();
  const language = languageShown();
  const kind = useMemo(() => controlKind(id, language), [id, language]);
  const all = useListState(kind);
  const selected = useSelected(id);
  const keys = useListKeys();

  const isFiltered = writeListState(kind, all.list).size > 0;
  const view = VIEWS.find((name) => name === params.get('show')) ?? 'start';
  const { data: rows } = useQuery({ ...kind.page(all.list, all.cursor), enabled: view === 'all' });
  const first = startHere(controls, reaches(reach(roles, permissions.reviewControls), resource_groups));
  const groups = byTheme(controls);
  const { accepted, total } = acceptedOf(controls);
  const order: Record<View, readonly { id: string }[]> = {
    start: first,
    theme: groups.flatMap((group) => group.controls),
    all: rows?.items ?? [],
  };

  if (selected.key !== undefined && selected.isNarrow)
    return <Navigate replace to={controlPath(id, selected.key)} state={state} />;
  // The address of a filtered list, such as that of a link elsewhere, names no view.
  if (isFiltered && view !== 'all') return <Navigate replace to={`?${params}&show=all`} state={state} />;
  return (
    <Beside
      isWide
      column={
        selected.key !== undefined && (
          <Suspense fallback={<FormSkeleton />}>
            <ControlPanel
              application={id}
              control={selected.key}
              order={order[view].map((control) => control.id)}
              selected={selected}
            />
          </Suspense>
        )
      }
    >
      <SpaceBetween size="l">
        <div className="controls-head">
          <Header variant="h2">{t('controls.title')}</Header>
          <SegmentedControl
            label={t('controls.views.label')}
            selectedId={view}
            options={[
              { id: 'start', text: t('controls.views.start', { count: first.length }) },
              { id: 'theme', text: t('controls.views.theme') },
              { id: 'all', text: t('controls.views.all') },
            ]}
            onChange={({ detail }) => navigate(`${controlsPath(id)}?show=${detail.selectedId}`, { state })}
          />
          <div className="controls-progress">
            <ShareBar
              share={total === 0 ? 1 : accepted / total}
              name={t('controls.standing.accepted')}
              label={t('controls.progress', { accepted, total })}
            />
          </div>
        </div>
        <div ref={selected.list}>
          {view === 'all' ? (
            <AllControls {...{ kind, controls, frameworks, selected }} />
          ) : (
            <div ref={keys}>
              <Container>
                {view === 'theme' ? (
                  <Themes groups={groups} selected={selected} />
                ) : (
                  <FirstControls controls={first} selected={selected} />
                )}
              </Container>
            </div>
          )}
        </div>
      </SpaceBetween>
    </Beside>
  );
};

export const ControlsTab = () => {
  const { t } = useTranslation();
  const { id } = useShown<Application>().entity;
  const { data, error, refetch } = useQuery(allControls(id));
  if (!data) {
    if (!error) return <FormSkeleton />;
    return <LoadFailed what={t('controls.failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (data.controls.length === 0)
    return (
      <Alert type="info" header={t('controls.none')}>
        {t('controls.noneText')} <RouterLink to={intakePath(id)}>{t('controls.toIntake')}</RouterLink>
      </Alert>
    );
  return <Controls controls={data.controls} frameworks={data.frameworks} />;
};
