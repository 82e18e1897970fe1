import { reaches } from '#domain/permissions.ts';
import type { What } from '#domain/telling/kinds.ts';
import { readable } from '#lambdas/applications/access.ts';
import { readCaller } from '#lambdas/people/store.ts';
import { tell } from './tell.ts';

/** Tells people of something that is in these groups: each once, and only whoever may see it by now. */
export const tellThose = async (
  people: Iterable<string>,
  groups: readonly string[],
  what: What,
  event: Parameters<typeof tell>[2],
) => {
  for (const person of new Set(people)) {
    const caller = await readCaller(person);
    if (caller?.user && reaches(readable(caller), groups)) await tell(caller.user, what, event);
  }
};
