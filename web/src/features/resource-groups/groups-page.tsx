import { useTranslation } from 'react-i18next';
import { GROUP_STATUSES, GROUP_TYPES } from '#domain/enumerations.ts';
import type { ListedGroup } from '#domain/groups/group.ts';
import { type Column, labelled } from '#web/components/list/columns/column.ts';
import { ListPage } from '#web/components/list/list-page.tsx';
import { Day, formatDay } from '#web/components/moment.tsx';
import { lazyPart } from '#web/parts.ts';
import { groupPath } from '#web/routing/paths.ts';
import { GroupStatus } from './group-status.tsx';
import { groupKind } from './queries.ts';

const CreateGroup = lazyPart(() => import('./create-group.tsx'));

const COUNTED = ['applications', 'vendors', 'people', 'api_clients'] as const;

export const GroupsPage = () => {
  const { t, i18n } = useTranslation();
  const counts = COUNTED.map(
    (what): Column<ListedGroup> => ({
      id: what,
      header: t(`resourceGroups.counted.${what}`),
      // A group of everything has no separate count.
      text: ({ counts: of, group_type }) =>
        group_type === 'ALL' && (what === 'applications' || what === 'vendors')
          ? '–'
          : (of?.[what] ?? 0).toLocaleString(i18n.language),
      inFile: ({ counts: of }) => of?.[what] ?? 0,
      width: 130,
    }),
  );
  return (
    <ListPage
      kind={groupKind}
      columns={[
        { id: 'name', header: t('resourceGroups.fields.name'), text: ({ name }) => name },
        {
          id: 'group_type',
          header: t('resourceGroups.fields.group_type'),
          text: ({ group_type }) => t(`resourceGroups.types.${group_type}`),
          labels: labelled(GROUP_TYPES, (type) => t(`resourceGroups.types.${type}`)),
          width: 160,
        },
        ...counts,
        {
          id: 'status',
          header: t('resourceGroups.fields.status'),
          text: ({ deleting }) => t(`resourceGroups.statuses.${deleting ? 'deleting' : 'active'}`),
          labels: labelled(GROUP_STATUSES, (status) => t(`resourceGroups.statuses.${status}`)),
          cell: ({ deleting }) => <GroupStatus deleting={deleting} />,
          width: 150,
          onPhone: true,
        },
        {
          id: 'updated_at',
          header: t('resourceGroups.fields.updated'),
          text: ({ updated_at }) => formatDay(updated_at, i18n.language),
          inFile: ({ updated_at }) => new Date(updated_at),
          cell: ({ updated_at }) => <Day at={updated_at} />,
          width: 146,
        },
      ]}
      texts={{
        title: t('resourceGroups.page'),
        description: t('resourceGroups.description'),
        search: t('resourceGroups.list.search'),
        count: (count) => t('resourceGroups.list.count', { count }),
        loading: t('resourceGroups.list.loading'),
        failed: t('resourceGroups.list.failed'),
        none: t('resourceGroups.list.none'),
        noneText: t('resourceGroups.list.noneText'),
      }}
      pathOf={({ id }) => groupPath(id)}
      create={{ label: t('resourceGroups.form.create'), isFor: true, form: CreateGroup }}
      bulk={[]}
    />
  );
};
