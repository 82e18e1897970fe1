import { useTranslation } from 'react-i18next';
import type { Role } from '#domain/enumerations.ts';
import { languageShown } from '#web/i18n/index.ts';

/** The audience in words. */
export const useAudience = () => {
  const { t } = useTranslation();
  return (roles: readonly Role[]) =>
    roles.length === 0
      ? t('policies.everyone')
      : new Intl.ListFormat(languageShown(), { type: 'disjunction' }).format(
          roles.map((role) => t(`roles.names.${role}`)),
        );
};
