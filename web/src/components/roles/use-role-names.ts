import { useTranslation } from 'react-i18next';
import { ROLES } from '#domain/enumerations.ts';

/** The labels of roles in a list's filter, including no role. */
export const useRoleNames = (): Readonly<Record<string, string>> => {
  const { t } = useTranslation();
  return { ...Object.fromEntries(ROLES.map((role) => [role, t(`roles.names.${role}`)])), none: t('roles.none') };
};
