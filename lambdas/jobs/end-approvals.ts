/** Approvals end with their last day, wherever their reader is: it is one of the company's calendar. */
import type { Application } from '#domain/application.ts';
import { isApproved } from '#domain/approval/states.ts';
import { ended, openIn } from '#domain/approval/transitions.ts';
import { addDays, daysBetween } from '#domain/day.ts';
import { SYSTEM } from '#domain/entity.ts';
import { isRetired } from '#domain/life.ts';
import { tellConcerned } from '#lambdas/mail/tell-of-approval.ts';
import { tellThose } from '#lambdas/mail/tell-those.ts';
import { job } from '#lambdas/runner/job.ts';
import { applications } from '#lambdas/stores/applications.ts';
import { approvals } from '#lambdas/stores/approvals.ts';
import { onTop } from '#lambdas/stores/on-top.ts';

/** So many days before, people are told. */
const BEFORE_END = 30;
const BEFORE_DUE = 7;

const isOver = ({ approval_status, approval }: Pick<Application, 'approval_status' | 'approval'>, today: string) =>
  isApproved(approval_status) && typeof approval?.until === 'string' && approval.until < today;

const roundOf = async ({ id, approval }: Application) => {
  const [round] = (await approvals.page(id, 1, undefined)).items;
  return round?.number === approval?.round ? round : undefined;
};

const end = (id: string, today: string) =>
  onTop(async () => {
    const before = await applications.get(id);
    const round = before && (await roundOf(before));
    if (!before || !round || !isOver(before, today)) return;
    const after = ended({ application: before, round }, 'expired', new Date().toISOString());
    await applications.update(before, after.application, SYSTEM, {
      action: 'approval_expired',
      changes: [{ field: 'approval_status', from: before.approval_status, to: 'expired' }],
      besides: [approvals.keep(id, after.round)],
    });
  });

const tellOfConditions = async (application: Application, today: string) => {
  const { id, name, resource_groups } = application;
  const due = openIn(await approvals.latest(id)).filter((one) => daysBetween(today, one.due) <= BEFORE_DUE);
  for (const condition of due)
    await tellThose(
      [condition.owner.id],
      resource_groups,
      { kind: 'approval_condition_due', params: { id, name, due: condition.due } },
      { id: `application ${id} condition ${condition.number} ${condition.due}`, at: new Date().toISOString() },
    );
};

export const handler = job('end-approvals', async ({ date: today }) => {
  for (const row of await applications.rows()) {
    if (isRetired(row)) continue; // nobody uses it
    const { until, condition_due: due } = (isApproved(row.approval_status) && row.approval) || {};
    if (isOver(row, today)) await end(row.id, today);
    const isEnding = until && until >= today && until <= addDays(today, BEFORE_END);
    const isDue = due && due <= addDays(today, BEFORE_DUE);
    const application = isEnding || isDue ? await applications.get(row.id) : undefined;
    if (!application) continue;
    const { id, name, approval } = application;
    if (isEnding && approval?.until === until)
      await tellConcerned(
        application,
        { kind: 'approval_expiring', params: { id, name, until } },
        { id: `application ${id} round ${approval.round} ${until}`, at: new Date().toISOString() },
      );
    if (isDue) await tellOfConditions(application, today);
  }
});
