import Multiselect from '@cloudscape-design/components/multiselect';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Role } from '#domain/enumerations.ts';
import { resourceGroupQueries } from '#web/features/resource-groups/queries.ts';

type RoleGroupsFieldProps = {
  role: Role;
  chosen: readonly string[];
  /** What is said where none is chosen. */
  none: string;
  onChange: (groups: string[]) => void;
};

/** The groups within which a role is held. An administrator sees everything, so that is all there is to choose. */
export const RoleGroupsField = ({ role, chosen, none, onChange }: RoleGroupsFieldProps) => {
  const { t } = useTranslation();
  const { data = [], isPending, isError, refetch } = useQuery(resourceGroupQueries.all());
  const options = data
    .filter(({ id, group_type, deleting }) => {
      if (chosen.includes(id)) return true;
      return !deleting && (role !== 'Administrator' || group_type === 'ALL');
    })
    .map(({ id, name, group_type }) => ({
      value: id,
      label: name,
      ...(group_type === 'ALL' && { description: t('roles.everything') }),
    }));
  return (
    <Multiselect
      filteringType={options.length > 8 ? 'auto' : 'none'}
      placeholder={chosen.length > 0 ? t('resourceGroups.field.choose') : none}
      options={options}
      selectedOptions={options.filter(({ value }) => chosen.includes(value))}
      statusType={isPending ? 'loading' : isError ? 'error' : 'finished'}
      loadingText={t('actions.loading')}
      errorText={t('resourceGroups.field.failed')}
      recoveryText={t('actions.retry')}
      empty={t('resourceGroups.field.none')}
      deselectAriaLabel={({ label = '' }) => t('resourceGroups.field.remove', { group: label })}
      onLoadItems={() => isError && void refetch()}
      onChange={({ detail }) => onChange(detail.selectedOptions.flatMap(({ value }) => value ?? []))}
    />
  );
};
