import { useTranslation } from 'react-i18next';
import { ROLES, type Role } from '#domain/enumerations.ts';
import { Panel } from '#web/components/detail/panel.tsx';

type Held = { name: Role; resource_group: { name: string; group_type: 'ALL' | 'CUSTOM' } };

type RolesPanelProps = {
  title?: string;
  description?: string;
  roles: readonly Held[];
  /** What rules for the corporate directory give beside them. */
  byDirectory?: readonly Held[];
  /** What it means to have none. */
  none: string;
};

/** Which roles somebody, or some program, holds within which application groups. */
export const RolesPanel = ({ title, description, roles, byDirectory = [], none }: RolesPanelProps) => {
  const { t } = useTranslation();
  const shown = (held: readonly Held[], label: (role: string) => string) =>
    ROLES.flatMap((role) => {
      const groups = held.filter(({ name }) => name === role).map(({ resource_group }) => resource_group);
      if (groups.length === 0) return [];
      const names = groups.map(({ name }) => name).join(', ');
      // Where it is held says less than what it lets one do.
      const isEverywhere = role === 'Administrator' && groups.every(({ group_type }) => group_type !== 'ALL');
      const value = isEverywhere ? t('roles.everywhere', { groups: names }) : names;
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
