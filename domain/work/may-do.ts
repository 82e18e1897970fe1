import { type Grant, reach, reaches } from '#domain/permissions.ts';
import type { KeptWork } from './item.ts';

/** By what somebody holds now: what is kept for them may be of a role or a group that they have no more. */
export const mayDo =
  (roles: readonly Grant[]) =>
  ({ needs, groups }: Pick<KeptWork, 'groups' | 'needs'>) =>
    reaches(reach(roles, needs), groups);
