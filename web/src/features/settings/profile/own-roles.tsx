import { useTranslation } from 'react-i18next';
import { hasOnlyAdministratorRole, hasSeveralRoles } from '#domain/permissions.ts';
import { RolesPanel } from '#web/components/roles/roles-panel.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';

/** The user's own roles, with what they allow together where one role's name does not say it. */
export const OwnRoles = () => {
  const { t } = useTranslation();
  const { roles } = useCurrentUser();
  const description = hasOnlyAdministratorRole(roles)
    ? t('settings.roles.administrator')
    : hasSeveralRoles(roles)
      ? t('settings.roles.several')
      : undefined;
  return (
    <RolesPanel
      title={t('settings.roles.title')}
      {...(description !== undefined && { description })}
      roles={roles}
      none={t('settings.roles.none')}
    />
  );
};
