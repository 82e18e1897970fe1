/**
 * Removes a group from everything that refers to it, then deletes it. New references are already refused. Each message
 * handles a limited number, so attempts are short and an interrupted one loses little.
 */

import { holders } from '#lambdas/groups/service.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { messages } from '#lambdas/persistence/outbox.ts';

/** References that one message removes. */
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
