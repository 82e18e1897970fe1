import { useTranslation } from 'react-i18next';
import { permissions, reach, reaches } from '#domain/permissions.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { isChoosable } from '#web/features/resource-groups/queries.ts';
import { GroupsSelect } from './groups-select.tsx';

type GroupsFieldProps = { chosen: readonly string[]; onChange: (groups: string[]) => void };

/** Selects groups from the editor's access scope. Other groups of the entity stay assigned. */
export const GroupsField = (props: GroupsFieldProps) => {
  const { t } = useTranslation();
  const { roles } = useCurrentUser();
  const editable = reach(roles, permissions.editObjects);
  return (
    <GroupsSelect
      {...props}
      isOffered={(group) => isChoosable(group) && reaches(editable, [group.id])}
      placeholder={t('groups.field.choose')}
    />
  );
};
