import Multiselect from '@cloudscape-design/components/multiselect';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ResourceGroup } from '#domain/groups/group.ts';
import { resourceGroupQueries } from '#web/features/resource-groups/queries.ts';
import { useGroupName } from './use-group-name.ts';

type GroupsSelectProps = {
  isOffered: (group: ResourceGroup) => boolean;
  description?: (group: ResourceGroup) => string | undefined;
  chosen: readonly string[];
  placeholder: string;
  onChange: (groups: string[]) => void;
};

/** Selects application groups. Chosen groups that are not offered stay chosen. */
export const GroupsSelect = ({ isOffered, description, chosen, placeholder, onChange }: GroupsSelectProps) => {
  const { t } = useTranslation();
  const groupName = useGroupName();
  const { data = [], isPending, isError, refetch } = useQuery(resourceGroupQueries.all());
  const options = data
    .filter(isOffered)
    .map((group) => ({ value: group.id, label: groupName(group), description: description?.(group) }));
  const others = chosen.filter((id) => !options.some(({ value }) => value === id));
  return (
    <Multiselect
      filteringType={options.length > 8 ? 'auto' : 'none'}
      placeholder={placeholder}
      options={options}
      selectedOptions={options.filter(({ value }) => chosen.includes(value))}
      statusType={isPending ? 'loading' : isError ? 'error' : 'finished'}
      loadingText={t('actions.loading')}
      errorText={t('groups.field.failed')}
      recoveryText={t('actions.retry')}
      empty={t('groups.field.none')}
      deselectAriaLabel={({ label = '' }) => t('groups.field.remove', { group: label })}
      onLoadItems={() => isError && void refetch()}
      onChange={({ detail }) => onChange([...others, ...detail.selectedOptions.flatMap(({ value }) => value ?? [])])}
    />
  );
};
