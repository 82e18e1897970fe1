import { type Application, KeptApplication } from '#domain/applications/application.ts';
import { applicationList } from '#domain/applications/list.ts';
import { ApplicationRow } from '#domain/applications/row.ts';
import { isOtherThan, markedIfChanged } from '#domain/approval/changed.ts';
import { eventOnceReopened, isReopened, stagesOnceReopened } from '#domain/approval/reopening.ts';
import { stagesFor } from '#domain/approval/stages.ts';
import { reopenedBy } from '#domain/approval/transitions.ts';
import type { AuditEvent } from '#domain/audit/words.ts';
import { ComplianceRow } from '#domain/frameworks/compliance.ts';
import { complianceList } from '#domain/frameworks/compliance-list.ts';
import { sameNames } from '#domain/text/same-name.ts';
import { approvals } from '#lambdas/approvals/store.ts';
import { approvalRules } from '#lambdas/company/store.ts';
import { withCustom } from '#lambdas/custom-fields/column-service.ts';
import { customNames } from '#lambdas/custom-fields/value-service.ts';
import { groupsMustStand } from '#lambdas/groups/membership-service.ts';
import { entities } from '#lambdas/persistence/entities.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { listing } from '#lambdas/persistence/lists/list.ts';
import { messages } from '#lambdas/persistence/outbox.ts';
import type { Write } from '#lambdas/persistence/write.ts';

/** The fields that determine due dates and assignees. */
const demands = ({ risk_tier, development_status, review_months, approval, people }: Application) => {
  const owners = people.filter(({ role }) => role === 'owner').map(({ id }) => id);
  return `${risk_tier} ${development_status} ${review_months} ${approval?.condition_due} ${approval?.open_conditions} ${owners}`;
};

/** Requests a job that recomputes due dates when these fields change. */
const dues = (before: Application | undefined, after: Application | undefined): Write[] =>
  before && after && demands(before) !== demands(after) ? [messages.to('settle-dues', { id: after.id })] : [];

const { writes, ...list } = listing(
  'application',
  ApplicationRow,
  applicationList,
  withCustom('applications', applicationList),
);

const compliance = listing('compliance', ComplianceRow, complianceList);

/** Every change of tier reopens the approval with the stages of the new tier. */
const derive = async (before: KeptApplication, after: KeptApplication): Promise<KeptApplication> => {
  const round = isOtherThan(before, after) ? await approvals.of(before) : undefined;
  const marked = markedIfChanged(before, after, round?.application);
  if (!isReopened(before, marked)) return marked;
  const stages = stagesFor((await approvalRules()).stages, marked);
  return reopenedBy(before, marked, stagesOnceReopened(before, marked, stages));
};

/**
 * Names the event after the effect on the approval, unless the change has an event of its own, such as a tier override.
 */
const eventOf = (before: KeptApplication, after: KeptApplication, action: AuditEvent | undefined) => {
  const isOpened = after.approval?.reopened && after.approval.round !== before.approval?.round;
  const isOwn = action !== undefined && action !== 'intake_submitted';
  return isOpened && !isOwn ? eventOnceReopened(after.approval_status) : action;
};

export const applications = {
  ...entities({
    what: 'application',
    schema: KeptApplication,
    whole: ({ id }) => keys.application(id),
    parts: ['custom'],
    names: customNames('applications'),
    unique: ({ name }) => ({ name: sameNames(name) }),
    derive,
    eventOf,
    noted: ['next_due', 'due_state', 'assigned_to', 'bias_verdict', 'compliance'],
    bound: (before, after) => [...groupsMustStand(before, after), ...approvals.reopened(before, after)],
    listed: (before, after) => [...writes(before, after), ...compliance.writes(before, after), ...dues(before, after)],
  }),
  ...list,
  /** Coverage data of all applications. */
  compliance: compliance.rows,
  packCompliance: compliance.pack,
};
