/** Submission, decision and withdrawal of approvals. */
import type { ApprovalRound, ConditionDone, DecisionMade, Submission } from '#domain/approval/approval.ts';
import type { Check } from '#domain/approval/checklist.ts';
import type { UnfinishedRule } from '#domain/approval/rules.ts';
import { stagesFor } from '#domain/approval/stages.ts';
import { APPROVAL_STATES, isApproved } from '#domain/approval/states.ts';
import {
  type ApprovalContext,
  decided,
  ended,
  opened,
  openIn,
  roundOf,
  withSettledCondition,
} from '#domain/approval/transitions.ts';
import { demandOf, type UnfinishedWork } from '#domain/approval/unfinished.ts';
import type { Change } from '#domain/audit/audit.ts';
import type { AuditEvent } from '#domain/audit/words.ts';
import { fieldError } from '#domain/field-error.ts';
import { reaches } from '#domain/permissions.ts';
import { next, possible } from '#domain/states.ts';
import { groupsOf, type Subject } from '#domain/subject.ts';
import { answersFor, mustAnswerFor, mustBeEditable, mustBeInUse, workable } from '#lambdas/applications/access.ts';
import { approvalRules, companyDay } from '#lambdas/company/store.ts';
import { actorOf, type Caller, personOf } from '#lambdas/http/caller.ts';
import {
  changedMeanwhile,
  decidedMeanwhile,
  forbidden,
  illegalTransition,
  incomplete,
  invalid,
  mayNotDecide,
  notFound,
  unfinishedWorkLeft,
} from '#lambdas/known-errors.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { acknowledgementProblem, resolveDecision } from './decision.ts';
import { approvals } from './store.ts';
import type { Approvable } from './subjects.ts';
import { refusalOf, viewOf } from './view.ts';

type Changeable = (version: number) => boolean;
type Action = Parameters<typeof next<Subject['approval_status'], 'submit' | 'withdraw' | DecisionMade['verdict']>>[2];

const mustBePossible = ({ approval_status: status }: Subject, action: Action) => {
  if (next(APPROVAL_STATES, status, action) === undefined)
    throw illegalTransition('approval', status, action, possible(APPROVAL_STATES, status));
};

/** Incomplete subjects cannot be approved, even if the round was reopened by a tier change instead of a submission. */
const mustBeComplete = (checks: readonly Check[]) => {
  const missing = checks.filter(({ done }) => !done);
  if (missing.length > 0) throw incomplete(missing.map(({ path, code, params }) => fieldError(path, code, params)));
};

const changesOf = (before: Subject, after: Subject, more: Record<string, unknown>): Change[] => [
  ...(before.approval_status === after.approval_status
    ? []
    : [{ field: 'approval_status', from: before.approval_status, to: after.approval_status }]),
  ...Object.entries(more).flatMap(([field, to]) => (to === '' || to === null ? [] : [{ field, to }])),
];

const EVENTS: Record<ApprovalRound['status'], AuditEvent> = {
  ...{ not_submitted: 'submitted_for_approval', in_review: 'stage_approved', changes_requested: 'changes_requested' },
  ...{ approved: 'approved', approved_with_conditions: 'approved_with_conditions', rejected: 'rejected' },
  ...{ expired: 'approval_expired', withdrawn: 'approval_withdrawn' },
};

/** The approval operations of one kind of subject. */
export const approvalsOf = <S extends Subject>(kind: Approvable<S>) => {
  const { thing, kept, reachable, lookAt } = kind;
  const view = viewOf(kind);

  /** The subject with its current round. */
  const contextOf = async (subject: S): Promise<ApprovalContext<S>> => {
    const [round, ...earlier] = await approvals.latest(subject);
    if (!round || round.number !== subject.approval?.round) throw changedMeanwhile(thing);
    return { subject, round, open: openIn(earlier) };
  };

  /** The subject with the round that contains the condition. */
  const contextWith = async (subject: S, condition: string): Promise<ApprovalContext<S> | undefined> => {
    const rounds = await approvals.latest(subject);
    const round = rounds.find(({ conditions }) => conditions.some(({ number }) => String(number) === condition));
    return round && { subject, round, open: openIn(rounds.filter((one) => one !== round)) };
  };

  const keep = (
    { actor }: Caller,
    before: S,
    { subject, round }: ApprovalContext<S>,
    action: AuditEvent,
    more: Record<string, unknown>,
  ) =>
    kept.update(before, subject, actor, {
      ...{ action, changes: changesOf(before, subject, more) },
      otherWrites: [approvals.keep(before, round)],
    });

  /** Explains why a decision no longer applies: another approver decided, or the state changed. */
  const mustWait = async (subject: S, { round, stage, verdict }: DecisionMade) => {
    const { approval: facts, approval_status } = subject;
    if (approval_status === 'in_review' && facts?.round === round && facts.stage === stage) return;
    const seen = (await approvals.latest(subject)).find(({ number }) => number === round);
    const decision = seen?.decisions.find((one) => one.stage === stage);
    if (decision) throw decidedMeanwhile(decision.by.name, decision.verdict);
    mustBePossible(subject, verdict);
    throw changedMeanwhile(thing, true);
  };

  /** The unfinished work that the decision must acknowledge. Throws if the company's rule forbids approval. */
  const mustAcknowledge = async (subject: S, rule: UnfinishedRule): Promise<UnfinishedWork | null> => {
    const unfinished = await kind.unfinished(subject);
    const demand = demandOf(unfinished, rule);
    if (!unfinished || !demand) return null;
    if (demand === 'refuse') throw unfinishedWorkLeft(unfinished);
    return unfinished;
  };

  return {
    show: async (caller: Caller, id: string) => view(caller, await reachable(caller, id)),

    rounds: async (caller: Caller, id: string, limit: number, after: string | undefined) => {
      await reachable(caller, id);
      const { items, next } = await approvals.page({ thing, id }, limit, after);
      return { rounds: items, next_cursor: next };
    },

    submit: (caller: Caller, id: string, { note, acknowledgement }: Submission, changeable: Changeable) =>
      retryOnConflict(async () => {
        const before = toBeChanged(await reachable(caller, id), changeable, thing);
        mustBeEditable(caller, before);
        mustBePossible(before, 'submit');
        const [{ checks, otherWrites }, { stages, unfinished: rule }] = await Promise.all([
          lookAt(before),
          approvalRules(),
        ]);
        mustBeComplete(checks);
        const after = opened(before, stagesFor(stages, before), { by: actorOf(caller), at: new Date().toISOString() });
        // Without a stage there is no later decision, so the submitter acknowledges in place of an approver.
        const left = isApproved(after.approval_status) ? await mustAcknowledge(before, rule) : null;
        const missing = acknowledgementProblem(left, acknowledgement);
        if (missing.length > 0) throw invalid(missing);
        const unfinished = left ? { ...left, acknowledgement } : undefined;
        const round = after.approval && roundOf(after, after.approval, { note, unfinished });
        const saved = await kept.update(before, after, caller.actor, {
          ...{ action: 'submitted_for_approval', changes: changesOf(before, after, { note, ...unfinished }) },
          otherWrites: [...(round ? [approvals.keep(before, round)] : []), ...otherWrites],
        });
        return view(caller, saved);
      }),

    decide: (caller: Caller, id: string, decision: DecisionMade, changeable: Changeable) =>
      retryOnConflict(async () => {
        personOf(caller);
        const before = await reachable(caller, id);
        mustBeInUse(before);
        await mustWait(before, decision);
        const refusal = await refusalOf(caller, before);
        if (refusal) throw mayNotDecide(refusal);
        toBeChanged(before, changeable, thing);
        const isApproval = decision.verdict === 'approve' || decision.verdict === 'approve_with_conditions';
        const unfinished = isApproval ? await mustAcknowledge(before, (await approvalRules()).unfinished) : null;
        const resolved = await resolveDecision(decision, groupsOf(before), await companyDay(), unfinished);
        if (isApproval) mustBeComplete((await lookAt(before)).checks);
        const after = decided(await contextOf(before), resolved, { by: actorOf(caller), at: new Date().toISOString() });
        const { subject, round } = after;
        const saved = await keep(caller, before, after, EVENTS[subject.approval_status], {
          reason: resolved.reason,
          conditions: resolved.conditions.length > 0 ? resolved.conditions.map(({ text }) => text) : null,
          until: round.until,
          ...resolved.unfinished,
        });
        return view(caller, saved);
      }),

    withdraw: (caller: Caller, id: string, { reason }: { reason: string }, changeable: Changeable) =>
      retryOnConflict(async () => {
        const before = toBeChanged(await reachable(caller, id), changeable, thing);
        mustBeInUse(before);
        if (before.approval?.submitted_by.id !== caller.id) mustAnswerFor(caller, before);
        mustBePossible(before, 'withdraw');
        const by = { by: actorOf(caller), reason };
        const after = ended(await contextOf(before), 'withdrawn', new Date().toISOString(), by);
        return view(caller, await keep(caller, before, after, 'approval_withdrawn', { reason }));
      }),

    settle: (
      caller: Caller,
      { id, number }: { id: string; number: string },
      { done, note }: ConditionDone,
      changeable: Changeable,
    ) =>
      retryOnConflict(async () => {
        const before = toBeChanged(await reachable(caller, id), changeable, thing);
        mustBeInUse(before);
        const found = before.approval && (await contextWith(before, number));
        const condition = found?.round.conditions.find((one) => String(one.number) === number);
        if (!found || !condition) throw notFound('condition');
        const isOwn = condition.owner.id === caller.id && reaches(workable(caller), groupsOf(before));
        if (!isOwn && !answersFor(caller, before))
          throw forbidden(`Only the owner of the condition, or a person responsible for the ${thing}, can do this.`);
        if ((condition.done !== null) === done) return view(caller, before);
        const by = { at: new Date().toISOString(), by: actorOf(caller), note };
        const after = withSettledCondition(found, condition.number, done ? by : null);
        const saved = await keep(caller, before, after, 'condition_settled', { condition: condition.text, done, note });
        return view(caller, saved);
      }),
  };
};
