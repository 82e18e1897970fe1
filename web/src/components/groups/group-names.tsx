/** Displays the names of application groups by id. */
import Skeleton from '@cloudscape-design/components/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Column, several } from '#web/components/list/columns/column.ts';
import { resourceGroupQueries } from '#web/features/resource-groups/queries.ts';
import { useGroupName } from './use-group-name.ts';

/** `none` is the text for an entity without groups. */
export const GroupNames = ({ ids, none }: { ids: readonly string[]; none: string }) => {
  const { t } = useTranslation();
  const groupName = useGroupName();
  const { data = [], isPending } = useQuery({ ...resourceGroupQueries.all(), enabled: ids.length > 0 });
  if (ids.length === 0) return none;
  if (isPending) return <Skeleton variant="text-body-m" width="60%" />;
  const names = data.filter(({ id }) => ids.includes(id)).map(groupName);
  const others = ids.length - names.length;
  return [...names, ...(others > 0 ? [t('groups.unknown', { count: others })] : [])].join(', ');
};

type Member = { resource_groups: readonly string[] };

export const useGroupsColumn = <R extends Member>(none: string): Column<R> => {
  const { t } = useTranslation();
  const groupName = useGroupName();
  const { data } = useQuery(resourceGroupQueries.all());
  const names = new Map(data?.map((group) => [group.id, groupName(group)]));
  // The same text for deleted and inaccessible groups, so that their existence is not revealed.
  const unknown = t('groups.unknownGroup');
  const nameOf = (id: string) => names.get(id) ?? (data ? unknown : '…');
  return {
    id: 'resource_groups',
    header: t('groups.title'),
    ...several(({ resource_groups: ids }: R) => ids.map(nameOf).toSorted(), none),
    labels: Object.fromEntries(names),
    ...(data && { unknown }),
    width: 180,
  };
};
