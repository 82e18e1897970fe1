import { permissions, reach, reaches } from '#domain/permissions.ts';
import { groupsOf, isOver, type Subject } from '#domain/subject.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';

/** Whether whoever reads this may say how much of a risk it is. */
export const useMayJudge = (subject: Subject): boolean => {
  const { roles } = useCurrentUser();
  const isViewing = useViewing() !== undefined;
  return !isViewing && !isOver(subject) && reaches(reach(roles, permissions.judgeRisks), groupsOf(subject));
};
