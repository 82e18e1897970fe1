/** What waits for whoever asks, as far as they may still see it. */
import { reach, reaches } from '#domain/permissions.ts';
import type { KeptWork, WorkItem } from '#domain/work/item.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { work } from '#lambdas/stores/work.ts';

/** By what they hold now: what was kept for them may be of a role or a group that they have no more. */
const isTheirs =
  ({ roles }: Caller) =>
  ({ needs, groups }: KeptWork) =>
    reaches(reach(roles, needs), groups);

const shown = ({ needs: _, groups: __, ...item }: KeptWork): WorkItem => item;

export const workOf = async (caller: Caller) => {
  if (!caller.user) return { items: [], more: false };
  const { items, more } = await work.of(caller.id);
  return { items: items.filter(isTheirs(caller)).map(shown), more };
};
