import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/applications/application.ts';
import type { ShownControl } from '#domain/controls/control.ts';
import { permissions, reach, reaches } from '#domain/permissions.ts';
import { allControls } from '#web/components/applications/queries.ts';
import { useShown } from '#web/components/detail/shown.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useWords } from '#web/components/use-words.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { controlPath } from '#web/routing/application-path.ts';

/** Link for reviewers to the next control that awaits review. */
export const NextOne = ({ one }: { one: ShownControl }) => {
  const { t } = useTranslation();
  const inWords = useWords();
  const { id, resource_groups } = useShown<Application>().entity;
  const { roles } = useCurrentUser();
  const mayReview = reaches(reach(roles, permissions.reviewControls), resource_groups);
  const { data } = useQuery({ ...allControls(id), enabled: mayReview });
  const waiting = data?.controls.filter(({ state }) => state === 'ready_for_review') ?? [];
  const next = waiting.find((other) => other.id !== one.id);
  if (!next) return null;
  return (
    <div className="not-on-paper">
      <RouterLink to={controlPath(id, next.id)}>{t('controls.one.next', { name: inWords(next.title) })}</RouterLink>
    </div>
  );
};
