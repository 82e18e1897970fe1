/** Once a week, what waits for each person who wants to hear of it. */
import { isMonday } from '#domain/day.ts';
import { wayOf } from '#domain/telling/kinds.ts';
import { mayDo } from '#domain/work/may-do.ts';
import { toBeDone, workGroup } from '#domain/work/words.ts';
import { tell } from '#lambdas/mail/tell.ts';
import { job } from '#lambdas/runner/job.ts';
import { readCaller, users } from '#lambdas/stores/callers.ts';
import { work } from '#lambdas/stores/work.ts';

/** Nothing, where nothing waits. Of one week nobody is told twice. */
const tellOne = async (id: string, date: string) => {
  const caller = await readCaller(id);
  if (!caller?.user || wayOf('work_weekly', caller.user.notification_preferences) === 'none') return;
  const { items } = await work.of(id);
  const waiting = toBeDone(items.filter(mayDo(caller.roles)), date);
  if (waiting.length === 0) return;
  const overdue = waiting.filter((one) => workGroup(one, date) === 'overdue');
  const params = { waiting: String(waiting.length), overdue: String(overdue.length) };
  await tell(caller.user, { kind: 'work_weekly', params }, { id: `work ${date}`, at: new Date().toISOString() });
};

export const handler = job('weekly-work', async ({ date }) => {
  if (!isMonday(date)) return;
  for (const { id, status } of await users.rows()) if (status === 'active') await tellOne(id, date);
});
