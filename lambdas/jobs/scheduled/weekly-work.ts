/** Sends the weekly summary of My Work to people who chose it. */
import { earlierInWeek } from '#domain/day.ts';
import { channelOf } from '#domain/notifications/kinds.ts';
import { mayDo } from '#domain/work/may-do.ts';
import { toBeDone, workGroup } from '#domain/work/words.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { notify } from '#lambdas/notifications/notify.ts';
import { readCaller, users } from '#lambdas/people/store.ts';
import { messages } from '#lambdas/persistence/outbox.ts';
import { workHeldBy } from '#lambdas/work/held-service.ts';

/** Sends nothing if there are no items. The event id limits it to one per week. */
const notifyPerson = async (id: string, date: string, monday: string) => {
  const caller = await readCaller(id);
  if (!caller?.user || channelOf('work_weekly', caller.user.notification_preferences) === 'none') return;
  const { items } = await workHeldBy(caller);
  const waiting = toBeDone(items.filter(mayDo(caller.roles)), date);
  if (waiting.length === 0) return;
  const overdue = waiting.filter((one) => workGroup(one, date) === 'overdue');
  const params = { waiting: String(waiting.length), overdue: String(overdue.length) };
  await notify(caller.user, { kind: 'work_weekly', params }, { id: `work ${monday}`, at: new Date().toISOString() });
};

/** On Mondays, or on the first later day if the scheduler was down. */
export const performed = job('weekly-work', async ({ date }) => {
  const earlier = earlierInWeek(date);
  for (const day of earlier) if (await messages.wasAskedDaily('weekly-work', day)) return;
  const [monday = date] = earlier;
  for (const { id, status } of await users.rows()) if (status === 'active') await notifyPerson(id, date, monday);
});
