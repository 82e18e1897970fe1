import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/applications/application.ts';
import type { ListedControl } from '#domain/controls/control.ts';
import { permissions, reach, reaches } from '#domain/permissions.ts';
import { useClosed, useShown } from '#web/components/detail/shown.ts';
import { ListPart } from '#web/components/list/list-part.tsx';
import type { controlKind } from '#web/features/applications/controls/control-list.ts';
import { ControlProgress } from '#web/features/applications/controls/control-progress.tsx';
import type { Selected } from '#web/features/applications/controls/use-selected.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { lazyPart } from '#web/parts.ts';
import { controlColumns } from './columns.tsx';

const ChangeControls = lazyPart(() => import('./change-controls.tsx'));

/** Fields that a bulk change may set. */
const BULK = ['owner', 'due_on'] as const;

type AllControlsProps = {
  kind: ReturnType<typeof controlKind>;
  controls: readonly ListedControl[];
  frameworks: readonly { id: string; name: string }[];
  selected: Selected;
};

/** All controls, with filters and bulk changes. */
export const AllControls = ({ kind, controls, frameworks, selected }: AllControlsProps) => {
  const { t, i18n } = useTranslation();
  const { id, resource_groups } = useShown<Application>().entity;
  const { roles } = useCurrentUser();
  const isClosed = useClosed();
  const mayWork = !isClosed && reaches(reach(roles, permissions.editObjects), resource_groups);
  const names = Object.fromEntries(frameworks.map(({ id: key, name }) => [key, name]));
  const people = Object.fromEntries(controls.flatMap(({ owner }) => (owner ? [[owner.id, owner.name]] : [])));
  return (
    <SpaceBetween size="l">
      <ControlProgress id={id} controls={controls} />
      <ListPart
        kind={kind}
        head={() => null}
        columns={controlColumns(t, i18n.language, names, people)}
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
        pathOf={(row) => selected.pathOf(row.id)}
        linkState={selected.linkState}
        bulk={BULK.map((name) => ({ name, text: t(`controls.bulk.${name}`), isFor: mayWork, dialog: ChangeControls }))}
      />
    </SpaceBetween>
  );
};
