import { type Grant, reach, reaches } from '#domain/permissions.ts';
import type { KeptWork } from './item.ts';

/** Checks current roles and groups, because a stored item may require some that the person has lost since. */
export const mayDo =
  (roles: readonly Grant[]) =>
  ({ needs, groups }: Pick<KeptWork, 'groups' | 'needs'>) =>
    reaches(reach(roles, needs), groups);
