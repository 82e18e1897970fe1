/** An application is submitted, decided on and taken back. */
import type { Application } from '#domain/application.ts';
import type { ApprovalRound, ConditionDone, DecisionMade } from '#domain/approval/approval.ts';
import { checklist, intakeState } from '#domain/approval/checklist.ts';
import { stagesOf } from '#domain/approval/stages.ts';
import { APPROVAL_STATES } from '#domain/approval/states.ts';
import { decided, ended, opened, openIn, roundOf, type Standing, settled } from '#domain/approval/transitions.ts';
import type { Change } from '#domain/audit.ts';
import type { AuditEvent } from '#domain/audit-words.ts';
import { fieldError } from '#domain/field-error.ts';
import type { IntakeVersion } from '#domain/intake.ts';
import { reaches } from '#domain/permissions.ts';
import { next, possible } from '#domain/states.ts';
import { dayIn } from '#domain/time-zone.ts';
import { actorOf, type Caller, personOf } from '#lambdas/http/caller.ts';
import {
  changedMeanwhile,
  decidedMeanwhile,
  forbidden,
  illegalTransition,
  incomplete,
  mayNotDecide,
  notFound,
} from '#lambdas/problems.ts';
import { applications } from '#lambdas/stores/applications.ts';
import { approvals } from '#lambdas/stores/approvals.ts';
import { approvalStages, company } from '#lambdas/stores/company.ts';
import { toBeChanged } from '#lambdas/stores/entities.ts';
import { intakes, type KeptIntake } from '#lambdas/stores/intakes.ts';
import { onTop } from '#lambdas/stores/on-top.ts';
import { editable, mustBeEditable, mustBeInUse, reachableApplication } from '#lambdas/stores/reachable.ts';
import { settledDecision } from './decision.ts';
import { refusalOf, submittedIntake, viewOf } from './view.ts';

type Changeable = (version: number) => boolean;
type Action = Parameters<
  typeof next<Application['approval_status'], 'submit' | 'withdraw' | DecisionMade['verdict']>
>[2];

export const showApproval = async (caller: Caller, id: string) =>
  viewOf(caller, await reachableApplication(caller, id));

export const listRounds = async (caller: Caller, id: string, limit: number, after: string | undefined) => {
  await reachableApplication(caller, id);
  return approvals.page(id, limit, after);
};

const mustBePossible = ({ approval_status: status }: Application, action: Action) => {
  if (next(APPROVAL_STATES, status, action) === undefined)
    throw illegalTransition('approval', status, action, possible(APPROVAL_STATES, status));
};

/** An application with the round that it is in. */
const standing = async (application: Application): Promise<Standing> => {
  const [round, ...earlier] = await approvals.latest(application.id);
  if (!round || round.number !== application.approval?.round) throw changedMeanwhile('application');
  return { application, round, open: openIn(earlier) };
};

/** With the round that has a condition, whichever it is. */
const standingWith = async (application: Application, condition: string): Promise<Standing | undefined> => {
  const rounds = await approvals.latest(application.id);
  const round = rounds.find(({ conditions }) => conditions.some(({ number }) => String(number) === condition));
  return round && { application, round, open: openIn(rounds.filter((one) => one !== round)) };
};

/** Nobody approves what lacks something: also where nobody submitted it, but its tier rose. */
const mustBeComplete = (application: Application, version: IntakeVersion | undefined, intake: KeptIntake) => {
  const missing = checklist(application, intakeState(version, intake)).filter(({ done }) => !done);
  if (missing.length > 0) throw incomplete(missing.map(({ path, code, params }) => fieldError(path, code, params)));
};

const told = (before: Application, after: Application, more: Record<string, unknown>): Change[] => [
  ...(before.approval_status === after.approval_status
    ? []
    : [{ field: 'approval_status', from: before.approval_status, to: after.approval_status }]),
  ...Object.entries(more).flatMap(([field, to]) => (to === '' || to === null ? [] : [{ field, to }])),
];

const keep = (
  { actor }: Caller,
  before: Application,
  { application, round }: Standing,
  action: AuditEvent,
  more: Record<string, unknown>,
) =>
  applications.update(before, application, actor, {
    ...{ action, changes: told(before, application, more) },
    besides: [approvals.keep(before.id, round)],
  });

export const submit = (caller: Caller, id: string, { note }: { note: string }, changeable: Changeable) =>
  onTop(async () => {
    const application = toBeChanged(await reachableApplication(caller, id), changeable, 'application');
    mustBeEditable(caller, application);
    mustBePossible(application, 'submit');
    const [intake, version, stages] = await Promise.all([
      intakes.get(id),
      submittedIntake(application),
      approvalStages(),
    ]);
    mustBeComplete(application, version, intake);

    const by = { by: actorOf(caller), at: new Date().toISOString() };
    const after = opened(application, stagesOf(stages, application.risk_tier), by);
    const round = after.approval && roundOf(after, after.approval, note);
    const saved = await applications.update(application, after, caller.actor, {
      ...{ action: 'submitted_for_approval', changes: told(application, after, { note }) },
      besides: [...(round ? [approvals.keep(id, round)] : []), intakes.still(id, intake)],
    });
    return viewOf(caller, saved);
  });

/** Where it does not wait for what somebody is about to decide, they hear why. */
const mustWait = async (application: Application, { round, stage, verdict }: DecisionMade) => {
  const { approval: facts, approval_status } = application;
  if (approval_status === 'in_review' && facts?.round === round && facts.stage === stage) return;
  const seen = (await approvals.latest(application.id)).find(({ number }) => number === round);
  const decision = seen?.decisions.find((one) => one.stage === stage);
  if (decision) throw decidedMeanwhile(decision.by.name, decision.verdict);
  mustBePossible(application, verdict);
  throw changedMeanwhile('application', true);
};

const EVENTS: Record<ApprovalRound['status'], AuditEvent> = {
  ...{ not_submitted: 'submitted_for_approval', in_review: 'stage_approved', changes_requested: 'changes_requested' },
  ...{ approved: 'approved', approved_with_conditions: 'approved_with_conditions', rejected: 'rejected' },
  ...{ expired: 'approval_expired', withdrawn: 'approval_withdrawn' },
};

export const decide = (caller: Caller, id: string, said: DecisionMade, changeable: Changeable) =>
  onTop(async () => {
    personOf(caller);
    const before = await reachableApplication(caller, id);
    mustBeInUse(before);
    await mustWait(before, said);
    const refusal = await refusalOf(caller, before);
    if (refusal) throw mayNotDecide(refusal);
    toBeChanged(before, changeable, 'application');
    const today = dayIn((await company.get())?.time_zone ?? 'UTC');
    const decision = await settledDecision(said, before, today);
    if (said.verdict === 'approve' || said.verdict === 'approve_with_conditions')
      mustBeComplete(before, await submittedIntake(before), await intakes.get(id));
    const after = decided(await standing(before), decision, { by: actorOf(caller), at: new Date().toISOString() });
    const { application, round } = after;
    const saved = await keep(caller, before, after, EVENTS[application.approval_status], {
      reason: decision.reason,
      conditions: decision.conditions.length > 0 ? decision.conditions.map(({ text }) => text) : null,
      until: round.until,
    });
    return viewOf(caller, saved);
  });

export const withdraw = (caller: Caller, id: string, { reason }: { reason: string }, changeable: Changeable) =>
  onTop(async () => {
    const before = toBeChanged(await reachableApplication(caller, id), changeable, 'application');
    mustBeInUse(before);
    if (before.approval?.submitted_by.id !== caller.id) mustBeEditable(caller, before);
    mustBePossible(before, 'withdraw');
    const after = ended(await standing(before), 'withdrawn', new Date().toISOString(), { by: actorOf(caller), reason });
    return viewOf(caller, await keep(caller, before, after, 'approval_withdrawn', { reason }));
  });

export const settleCondition = (
  caller: Caller,
  { id, number }: { id: string; number: string },
  { done, note }: ConditionDone,
  changeable: Changeable,
) =>
  onTop(async () => {
    const before = toBeChanged(await reachableApplication(caller, id), changeable, 'application');
    mustBeInUse(before);
    const found = before.approval && (await standingWith(before, number));
    const condition = found?.round.conditions.find((one) => String(one.number) === number);
    if (!found || !condition) throw notFound('condition');
    if (condition.owner.id !== caller.id && !reaches(editable(caller), before.resource_groups))
      throw forbidden('This is for whoever has to see to the condition, or may change the application.');
    if ((condition.done !== null) === done) return viewOf(caller, before);
    const by = { at: new Date().toISOString(), by: actorOf(caller), note };
    const after = settled(found, condition.number, done ? by : null);
    const saved = await keep(caller, before, after, 'condition_settled', { condition: condition.text, done, note });
    return viewOf(caller, saved);
  });
