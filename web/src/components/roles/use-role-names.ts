import { useTranslation } from 'react-i18next';
import { ROLES } from '#domain/enumerations.ts';

/** What a list calls the roles that it is narrowed by, and that there is none. */
export const useRoleNames = (): Readonly<Record<string, string>> => {
  const { t } = useTranslation();
  return { ...Object.fromEntries(ROLES.map((role) => [role, t(`roles.names.${role}`)])), none: t('roles.none') };
};
