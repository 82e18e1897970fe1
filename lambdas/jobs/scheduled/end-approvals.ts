/** Ends approvals after their last day in the company's time zone. */
import type { Application } from '#domain/applications/application.ts';
import { isApproved } from '#domain/approval/states.ts';
import { ended, openIn } from '#domain/approval/transitions.ts';
import { addDays, daysBetween } from '#domain/day.ts';
import { SYSTEM } from '#domain/entity.ts';
import { isRetired } from '#domain/life/life.ts';
import { saidToBeOver } from '#domain/notifications/kinds.ts';
import { groupsOf, type Subject, subjectKindOf } from '#domain/subject.ts';
import type { Vendor } from '#domain/vendors/vendor.ts';
import { applications } from '#lambdas/applications/store.ts';
import { approvals } from '#lambdas/approvals/store.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { notifyConcerned, subjectParams } from '#lambdas/notifications/notify-of-approval.ts';
import { notifyPeople } from '#lambdas/notifications/notify-people.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import type { KeptIn } from '#lambdas/subjects/store.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { noEarlierThanToday } from '#lambdas/work/due-service.ts';

/** Days before the end or due date at which people are notified. */
const BEFORE_END = 30;
const BEFORE_DUE = 7;

type Approved = Pick<Subject, 'id' | 'approval_status' | 'approval'>;

const isOver = ({ approval_status, approval }: Approved, today: string) =>
  isApproved(approval_status) && typeof approval?.until === 'string' && approval.until < today;

const roundOf = async (subject: Subject) => {
  const [round] = await approvals.latest(subject);
  return round?.number === subject.approval?.round ? round : undefined;
};

const end = <S extends Subject>(kept: KeptIn<S>, id: string, today: string) =>
  retryOnConflict(async () => {
    const before = await kept.get(id);
    const round = before && (await roundOf(before));
    if (!before || !round || !isOver(before, today)) return;
    const after = ended({ subject: before, round }, 'expired', new Date().toISOString());
    await kept.update(before, after.subject, SYSTEM, {
      action: 'approval_expired',
      changes: [{ field: 'approval_status', from: before.approval_status, to: 'expired' }],
      otherWrites: [approvals.keep(before, after.round)],
    });
  });

const notifyOfConditions = async (subject: Subject, today: string) => {
  const due = openIn(await approvals.latest(subject)).filter((one) => daysBetween(today, one.due) <= BEFORE_DUE);
  for (const condition of due)
    await notifyPeople(
      [condition.owner.id],
      groupsOf(subject),
      {
        kind: 'approval_condition_due',
        params: { ...subjectParams(subject), due: condition.due, over: saidToBeOver(condition.due, today) },
      },
      {
        id: `${subjectKindOf(subject)} ${subject.id} condition ${condition.number} ${condition.due}`,
        at: new Date().toISOString(),
      },
    );
};

/** Idempotent: each notification is sent once. */
export const seeToApproval = async <S extends Subject>(kept: KeptIn<S>, row: Approved, today: string) => {
  const { until, condition_due: due } = (isApproved(row.approval_status) && row.approval) || {};
  if (isOver(row, today)) await end(kept, row.id, today);
  const isEnding = until && until >= today && until <= addDays(today, BEFORE_END);
  const isDue = due && due <= addDays(today, BEFORE_DUE);
  const subject = isEnding || isDue ? await kept.get(row.id) : undefined;
  if (!subject) return;
  const { id, approval } = subject;
  if (isEnding && approval?.until === until)
    await notifyConcerned(
      subject,
      { kind: 'approval_expiring', params: { ...subjectParams(subject), until } },
      { id: `${subjectKindOf(subject)} ${id} round ${approval.round} ${until}`, at: new Date().toISOString() },
    );
  if (isDue) await notifyOfConditions(subject, today);
};

/** Retired applications and ended vendors are skipped. */
export const performed = job('end-approvals', async ({ date }) => {
  const today = await noEarlierThanToday(date);
  for (const row of await applications.rows())
    if (!isRetired(row)) await seeToApproval<Application>(applications, row, today);
  for (const row of await vendors.rows()) if (row.state !== 'ended') await seeToApproval<Vendor>(vendors, row, today);
});
