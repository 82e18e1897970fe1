import type { What } from '#domain/notifications/kinds.ts';
import { reaches } from '#domain/permissions.ts';
import { readable } from '#lambdas/applications/access.ts';
import { readCaller } from '#lambdas/people/store.ts';
import { notify } from './notify.ts';

/** Notifies each person once, if they currently have access to one of the groups. */
export const notifyPeople = async (
  people: Iterable<string>,
  groups: readonly string[],
  what: What,
  event: Parameters<typeof notify>[2],
) => {
  for (const person of new Set(people)) {
    const caller = await readCaller(person);
    if (caller?.user && reaches(readable(caller), groups)) await notify(caller.user, what, event);
  }
};
