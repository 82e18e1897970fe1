/**
 * Takes a group out of all that refers to it, and then away. Nothing new can refer to it by now, so what is found is all
 * that there is; and of that a message has some, so that no attempt is long, and one that is cut short loses little.
 */

import { holders } from '#lambdas/groups/service.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { messages } from '#lambdas/persistence/outbox.ts';

/** What a message has. */
const PART = 1_000;
const AT_ONCE = 8;

const each = async <T>(items: readonly T[], act: (item: T) => Promise<void>) => {
  const waiting = items.values();
  const work = async () => {
    for (const item of waiting) await act(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};

export const deleteGroup = async ({ id, part }: { id: string; part: number }, most = PART) => {
  const group = await resourceGroups.get(id);
  if (!group?.deleting) return;
  for (const { find, leave } of Object.values(holders)) {
    const { total, first } = await find(id, most);
    await each(first, (one) => leave(one.id, id, group.updated_by));
    if (total > first.length) return messages.send('delete-group', { id, part: part + 1 }, `${id} ${part + 1}`);
  }
  await resourceGroups.remove(group, group.updated_by);
};

export const performed = job('delete-group', (input) => deleteGroup(input));
