/** Checks all applications with due dates in the next weeks, and notifies people. */
import type { Application } from '#domain/applications/application.ts';
import type { ApplicationRow } from '#domain/applications/row.ts';
import type { AssessmentSummary } from '#domain/assessments/assessment.ts';
import { AHEAD, dueOf, isDemanding, isResting } from '#domain/assessments/demands.ts';
import { addDays, daysBetween } from '#domain/day.ts';
import { isRetired } from '#domain/life/life.ts';
import { applications } from '#lambdas/applications/store.ts';
import { assessments } from '#lambdas/assessments/store.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { notifyOfDue, workersOn } from '#lambdas/notifications/notify-of-assessment.ts';
import { noEarlierThanToday, recomputeDues } from '#lambdas/work/due-service.ts';

/** People are notified this many days before the due date, and again when it has passed. */
const SOON = 7;

const isToBeSeen = (row: ApplicationRow, date: string) =>
  !isRetired(row) && (row.next_due === null ? isDemanding(row, 'monitoring') : row.next_due <= addDays(date, AHEAD));

/** Whether a notification for this due date applies now, and which of the two. */
const momentOf = (due: string | null, date: string) => {
  const left = due === null ? Number.POSITIVE_INFINITY : daysBetween(date, due);
  return left > SOON ? undefined : left < 0 ? 'over' : 'soon';
};

const notifyOf = async (application: Application, one: AssessmentSummary, date: string) => {
  const at = new Date().toISOString();
  const { id, kind, state } = one;
  const due = dueOf(one);
  const moment = momentOf(due, date);
  if (moment && (state === 'open' || state === 'returned') && !isResting(application, one))
    await notifyOfDue(
      workersOn(one, application),
      'assessment_due',
      { application, id, kind, due, isOver: moment === 'over' },
      { id: `${moment} ${id} ${due}`, at },
    );
  for (const condition of one.open_conditions) {
    const when = momentOf(condition.due, date);
    const content = { application, id, kind, due: condition.due, isOver: when === 'over' };
    if (when)
      await notifyOfDue([condition.owner.id], 'condition_due', content, {
        id: `${when} ${condition.id} ${condition.due}`,
        at,
      });
  }
};

export const seeToDues = async (id: string, date: string) => {
  const application = await recomputeDues(id, date);
  if (application) for (const one of await assessments.of(id)) await notifyOf(application, one, date);
};

export const performed = job('daily-dues', async ({ date }) => {
  const today = await noEarlierThanToday(date);
  for (const { id } of (await applications.rows()).filter((row) => isToBeSeen(row, today))) await seeToDues(id, today);
});
