/** Reminds people of tasks that are due soon or overdue. */
import { addDays } from '#domain/day.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { notifyOfDueTask } from '#lambdas/notifications/notify-of-task.ts';
import { tasks } from '#lambdas/tasks/store.ts';
import { noEarlierThanToday } from '#lambdas/work/due-service.ts';

/** People are notified this many days before the due date, and again when it has passed. */
const SOON = 7;

export const performed = job('daily-tasks', async ({ date }) => {
  const today = await noEarlierThanToday(date);
  for (const id of await tasks.dueBy(addDays(today, SOON))) {
    const task = await tasks.get(id);
    if (task) await notifyOfDueTask(task, today);
  }
});
