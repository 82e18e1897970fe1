import Multiselect from '@cloudscape-design/components/multiselect';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { permissions, reach, reaches } from '#domain/permissions.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { isChoosable, resourceGroupQueries } from '#web/features/resource-groups/queries.ts';

type GroupsFieldProps = { chosen: readonly string[]; onChange: (groups: string[]) => void };

/** The groups that the editor may put a thing into. Those it is in beyond them stay as they are. */
export const GroupsField = ({ chosen, onChange }: GroupsFieldProps) => {
  const { t } = useTranslation();
  const { roles } = useCurrentUser();
  const { data = [], isPending, isError, refetch } = useQuery(resourceGroupQueries.all());
  const editable = reach(roles, permissions.editObjects);
  const options = data
    .filter((group) => isChoosable(group) && reaches(editable, [group.id]))
    .map((group) => ({ value: group.id, label: group.name }));
  const others = chosen.filter((id) => !options.some(({ value }) => value === id));
  return (
    <Multiselect
      filteringType={options.length > 8 ? 'auto' : 'none'}
      placeholder={t('resourceGroups.field.choose')}
      options={options}
      selectedOptions={options.filter(({ value }) => chosen.includes(value))}
      statusType={isPending ? 'loading' : isError ? 'error' : 'finished'}
      loadingText={t('actions.loading')}
      errorText={t('resourceGroups.field.failed')}
      recoveryText={t('actions.retry')}
      empty={t('resourceGroups.field.none')}
      deselectAriaLabel={({ label = '' }) => t('resourceGroups.field.remove', { group: label })}
      onLoadItems={() => isError && void refetch()}
      onChange={({ detail }) => onChange([...others, ...detail.selectedOptions.flatMap(({ value }) => value ?? [])])}
    />
  );
};
