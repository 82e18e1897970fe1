import Alert from '@cloudscape-design/components/alert';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/applications/application.ts';
import { permissions, reach, reaches } from '#domain/permissions.ts';
import { allControls } from '#web/components/applications/queries.ts';
import { useClosed, useShown } from '#web/components/detail/shown.ts';
import { ListPart } from '#web/components/list/list-part.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { languageShown } from '#web/i18n/index.ts';
import { lazyPart } from '#web/parts.ts';
import { controlPath, intakePath } from '#web/routing/application-path.ts';
import { controlColumns } from './columns.tsx';
import { controlKind } from './queries.ts';
import { Standing } from './standing.tsx';

const ChangeControls = lazyPart(() => import('./change-controls.tsx'));

/** Fields that a bulk change may set. */
const BULK = ['owner', 'due_on'] as const;

export const ControlsTab = () => {
  const { t, i18n } = useTranslation();
  const { id, resource_groups } = useShown<Application>().entity;
  const { roles } = useCurrentUser();
  const isClosed = useClosed();
  const language = languageShown();
  const kind = useMemo(() => controlKind(id, language), [id, language]);
  const { data, error, refetch } = useQuery(allControls(id));
  if (!data) {
    if (!error) return <FormSkeleton />;
    return <LoadFailed what={t('controls.failed')} error={error} onRetry={() => void refetch()} />;
  }
  const { controls } = data;
  if (controls.length === 0)
    return (
      <Alert type="info" header={t('controls.none')}>
        {t('controls.noneText')} <RouterLink to={intakePath(id)}>{t('controls.toIntake')}</RouterLink>
      </Alert>
    );
  const mayWork = !isClosed && reaches(reach(roles, permissions.editObjects), resource_groups);
  const frameworks = Object.fromEntries(data.frameworks.map(({ id: key, name }) => [key, name]));
  const people = Object.fromEntries(controls.flatMap(({ owner }) => (owner ? [[owner.id, owner.name]] : [])));
  return (
    <ListPart
      kind={kind}
      head={() => (
        <SpaceBetween size="l">
          <Header variant="h2" description={t('controls.description')}>
            {t('controls.title')}
          </Header>
          <Standing id={id} controls={controls} />
        </SpaceBetween>
      )}
      columns={controlColumns(t, i18n.language, frameworks, people)}
      texts={{
        title: t('controls.title'),
        description: t('controls.description'),
        search: t('controls.search'),
        count: (count) => t('controls.count', { count }),
        loading: t('controls.loading'),
        failed: t('controls.failed'),
        none: t('controls.none'),
        noneText: t('controls.noneText'),
      }}
      pathOf={(row) => controlPath(id, row.id)}
      bulk={BULK.map((name) => ({ name, text: t(`controls.bulk.${name}`), isFor: mayWork, dialog: ChangeControls }))}
    />
  );
};
