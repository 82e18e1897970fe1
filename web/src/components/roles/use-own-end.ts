import { useTranslation } from 'react-i18next';
import { administratorUntil, outlasts } from '#domain/people/person.ts';
import type { HeldRole } from '#domain/people/role.ts';
import { formatDate } from '#web/components/moment.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';

/** The last day of the user's own administrator role, if one of the given roles lasts longer. */
export const useOwnEnd = (roles: readonly Pick<HeldRole, 'ends_on'>[]) => {
  const { i18n } = useTranslation();
  const until = administratorUntil(useCurrentUser().roles);
  const isOutlasted = roles.some(({ ends_on }) => outlasts(ends_on, until));
  return until && isOutlasted ? formatDate(until, i18n.language) : undefined;
};
