import { useTranslation } from 'react-i18next';
import { EVERYTHING } from '#domain/groups/everything.ts';

/** The name of an application group as users see it. */
export const useGroupName = () => {
  const { t } = useTranslation();
  return ({ name }: { name: string }) => (name === EVERYTHING ? t('roles.all') : name);
};
