import { useTranslation } from 'react-i18next';
import type { Role } from '#domain/enumerations.ts';
import { GroupsSelect } from '#web/components/groups/groups-select.tsx';

type RoleGroupsFieldProps = {
  role: Role;
  chosen: readonly string[];
  /** The text for no groups. */
  none: string;
  onChange: (groups: string[]) => void;
};

/**
 * Selects the groups in which a role is held. Administrators always have access to everything, so only the group of
 * everything is offered.
 */
export const RoleGroupsField = ({ role, chosen, none, onChange }: RoleGroupsFieldProps) => {
  const { t } = useTranslation();
  return (
    <GroupsSelect
      isOffered={({ id, group_type, deleting }) =>
        chosen.includes(id) || (!deleting && (role !== 'Administrator' || group_type === 'ALL'))
      }
      description={({ group_type }) => (group_type === 'ALL' ? t('roles.everything') : undefined)}
      chosen={chosen}
      placeholder={chosen.length > 0 ? t('groups.field.choose') : none}
      onChange={onChange}
    />
  );
};
