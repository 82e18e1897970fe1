/**
 * Which roles somebody, or some program, holds within which application groups: each role with the groups to choose.
 * For whatever has such roles: people and API clients alike. `role-in-group.ts` makes texts of them, for a form's draft.
 */
import FormField from '@cloudscape-design/components/form-field';
import Multiselect, { type MultiselectProps } from '@cloudscape-design/components/multiselect';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ROLES, type Role } from '#domain/enumerations.ts';
import type { ResourceGroup } from '#domain/resource-group.ts';
import { resourceGroupQueries } from '#web/features/resource-groups/queries.ts';
import type { RoleInGroup } from './role-in-group.ts';

type RolesEditorProps = { value: readonly RoleInGroup[]; onChange: (value: RoleInGroup[]) => void };

/** From here on they are found by typing, and only those in view are drawn. */
const MANY = 8;

const optionOf = ({ id, name }: ResourceGroup) => ({ value: id, label: name });

const useGroupOptions = (): { options: MultiselectProps.Options; flat: MultiselectProps.Option[] } => {
  const { t } = useTranslation();
  const { data = [] } = useQuery(resourceGroupQueries.all());
  const there = data.filter(({ deleting }) => !deleting);
  const [all, custom] = [
    there.filter(({ group_type }) => group_type === 'ALL').map(optionOf),
    there.filter(({ group_type }) => group_type === 'CUSTOM').map(optionOf),
  ];
  const options = [
    { label: t('roles.everything'), options: all },
    { label: t('resourceGroups.title'), options: custom },
  ].filter((group) => group.options.length > 0);
  return { options, flat: [...all, ...custom] };
};

export const RolesEditor = ({ value, onChange }: RolesEditorProps) => {
  const { t } = useTranslation();
  const { isPending, isError, refetch } = useQuery(resourceGroupQueries.all());
  const { options, flat } = useGroupOptions();

  const choose = (role: Role, groups: readonly string[]) =>
    onChange([
      ...value.filter(({ id }) => id !== role),
      ...groups.map((resource_group_id) => ({ id: role, resource_group_id })),
    ]);

  const chosen = (role: Role) =>
    value
      .filter(({ id }) => id === role)
      .map(({ resource_group_id: group }) => flat.find((one) => one.value === group) ?? { value: group, label: group });

  return (
    <SpaceBetween size="m">
      {ROLES.map((role) => (
        <FormField key={role} label={t(`roles.names.${role}`)} description={t(`roles.hints.${role}`)} stretch>
          <Multiselect
            filteringType={flat.length > MANY ? 'auto' : 'none'}
            virtualScroll={flat.length > MANY}
            tokenLimit={MANY}
            placeholder={t('resourceGroups.field.choose')}
            options={options}
            selectedOptions={chosen(role)}
            statusType={isPending ? 'loading' : isError ? 'error' : 'finished'}
            loadingText={t('actions.loading')}
            errorText={t('resourceGroups.field.failed')}
            recoveryText={t('actions.retry')}
            empty={t('resourceGroups.field.none')}
            deselectAriaLabel={({ label = '' }) => t('resourceGroups.field.remove', { group: label })}
            onLoadItems={() => isError && void refetch()}
            onChange={({ detail }) =>
              choose(
                role,
                detail.selectedOptions.flatMap((option) => option.value ?? []),
              )
            }
          />
        </FormField>
      ))}
    </SpaceBetween>
  );
};
