import { useTranslation } from 'react-i18next';
import { ROLES, type Role } from '#domain/enumerations.ts';
import { Panel } from '#web/components/detail/panel.tsx';
import { useGroupName } from '#web/components/groups/use-group-name.ts';
import { useUntil } from './use-until.ts';

type Held = {
  name: Role;
  resource_group: { name: string; group_type: 'ALL' | 'CUSTOM' };
  ends_on: string | null;
};

type RolesPanelProps = {
  title?: string;
  description?: string;
  roles: readonly Held[];
  /** Roles that directory rules assign. */
  byDirectory?: readonly Held[];
  /** The text for no roles. */
  none: string;
};

/** The roles of a person or API client, with their application groups. */
export const RolesPanel = ({ title, description, roles, byDirectory = [], none }: RolesPanelProps) => {
  const { t } = useTranslation();
  const groupName = useGroupName();
  const until = useUntil();
  const shown = (held: readonly Held[], label: (role: string) => string) =>
    ROLES.flatMap((role) => {
      const scopes = held
        .filter(({ name }) => name === role)
        .map(({ resource_group, ends_on }) => ({ ...resource_group, text: until(groupName(resource_group), ends_on) }));
      if (scopes.length === 0) return [];
      // An administrator's access exceeds the groups in which the role is held.
      const isEverywhere = role === 'Administrator' && scopes.every(({ group_type }) => group_type !== 'ALL');
      const value = isEverywhere
        ? t('roles.everywhere', { groups: scopes.map(({ text }) => text).join(', ') })
        : scopes.map(({ name, text }) => <div key={name}>{text}</div>);
      return [{ label: label(t(`roles.names.${role}`)), value }];
    });
  const items = [...shown(roles, (role) => role), ...shown(byDirectory, (role) => t('roles.byDirectory', { role }))];
  return (
    <Panel
      title={title ?? t('roles.title')}
      {...(description !== undefined && { description })}
      columns={1}
      items={items.length > 0 ? items : [{ label: t('roles.none'), value: none }]}
    />
  );
};
