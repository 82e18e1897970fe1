/** Pure transitions of a subject and its approval round. */
import type { Application } from '#domain/applications/application.ts';
import type { Actor } from '#domain/entity.ts';
import { isVendor, type Subject, tierOf } from '#domain/subject.ts';
import type { Vendor } from '#domain/vendors/vendor.ts';
import type { ApprovalFacts, ApprovalRound, Condition } from './approval.ts';
import type { StageRole } from './stage-roles.ts';
import { APPROVAL_STATES, isApproved, statusOnceOpened, type Verdict } from './states.ts';

/** A subject and its approval round, written in one transaction. */
export type ApprovalContext<S extends Subject = Application> = {
  subject: S;
  round: ApprovalRound;
  /** Open conditions of earlier rounds, which stay open after a new submission. */
  open?: readonly Condition[];
};

type Done = { by: Actor; at: string };

const openOf = (conditions: readonly Condition[]) => conditions.filter(({ done }) => done === null);

/**
 * Open conditions of these rounds, newest round first. Conditions of an expired approval and of earlier rounds lapse.
 */
export const openIn = (rounds: readonly ApprovalRound[]): Condition[] => {
  const over = rounds.findIndex(({ status }) => status === 'expired');
  return openOf((over < 0 ? rounds : rounds.slice(0, over)).toReversed().flatMap(({ conditions }) => conditions));
};

const conditionFacts = (conditions: readonly Condition[]) => ({
  open_conditions: openOf(conditions).length,
  condition_due:
    openOf(conditions)
      .map(({ due }) => due)
      .toSorted()[0] ?? null,
});

/** Carried from round to round. Rows from before the field existed use the decision of their round. */
export const lastDecidedAt = (facts: ApprovalFacts | null) => facts?.last_decided_at ?? facts?.decided_at ?? null;

/**
 * Starts a round. A change of tier never approves: if the new tier has no stages, the subject must be submitted again,
 * so the submitter acknowledges unfinished work.
 */
export const opened = <S extends Subject>(
  subject: S,
  stages: readonly StageRole[],
  { by, at }: Done,
  reopened: ApprovalFacts['reopened'] = null,
): S => {
  const { approval } = subject;
  const status = statusOnceOpened(tierOf(subject), stages);
  return {
    ...subject,
    changed_since_approval: undefined,
    approval_status: reopened && isApproved(status) ? 'not_submitted' : status,
    approval: {
      ...{
        round: (approval?.round ?? 0) + 1,
        stages: [...stages],
        stage: 1,
        submitted_by: by,
        submitted_at: at,
        reopened,
      },
      ...{ decided_at: null, last_decided_at: lastDecidedAt(approval), decided_by: [], until: null },
      ...{ conditions: approval?.conditions ?? 0, open_conditions: approval?.open_conditions ?? 0 },
      condition_due: approval?.condition_due ?? null,
    },
  };
};

/** Snapshot of the fields that are submitted and approved. */
const contentOf = (subject: Subject) => {
  if (isVendor<Vendor>(subject)) {
    const { name, description, category, criticality, country, processing_countries } = subject;
    const { data_shared, trains_on_data, sub_processors } = subject;
    const about = { name, description, category, criticality, country, processing_countries };
    const shared = { data_shared, trains_on_data, sub_processors, risk: subject.risk ?? null };
    return { vendor: { ...about, ...shared }, intake: null };
  }
  const { tier, ...application } = subject;
  const { name, description, purpose, vendor_id, model_type, foundation_models, risk_tier } = application;
  return {
    application: { name, description, purpose, vendor_id, model_type, foundation_models, risk_tier },
    intake: tier?.intake ?? null,
  };
};

/** Builds the round record for the subject's new status. */
export const roundOf = (
  subject: Subject,
  facts: ApprovalFacts,
  { note = '', unfinished }: Partial<Pick<ApprovalRound, 'note' | 'unfinished'>> = {},
): ApprovalRound => {
  const { round: number, submitted_by, submitted_at, reopened, stages } = facts;
  const status = subject.approval_status;
  return {
    ...{ number, status, submitted_by, submitted_at, note, reopened, stages },
    ...(unfinished && { unfinished }),
    ...contentOf(subject),
    ...{ decisions: [], conditions: [], until: null },
    ended_at: status === 'in_review' ? null : (reopened?.at ?? submitted_at),
  };
};

/** Keeps the submitter and the time of submission. */
export const reopenedBy = <S extends Subject>(before: S, after: S, stages: readonly StageRole[]) =>
  opened(
    after,
    stages,
    {
      by: before.approval?.submitted_by ?? after.updated_by,
      at: before.approval?.submitted_at ?? after.updated_at,
    },
    { from: tierOf(before), to: tierOf(after), by: after.updated_by, at: after.updated_at },
  );

export type Decided = {
  verdict: Verdict;
  reason: string;
  until: string;
  conditions: readonly Omit<Condition, 'number' | 'done'>[];
  unfinished?: ApprovalRound['decisions'][number]['unfinished'];
};

/** Applies the decision of one stage: the next stage starts, or the round ends. Conditions of all stages count. */
export const decided = <S extends Subject>(
  { subject, round, open = [] }: ApprovalContext<S>,
  decision: Decided,
  { by, at }: Done,
): ApprovalContext<S> => {
  const { approval: facts } = subject;
  const { stage = 1 } = facts ?? {};
  const { verdict, reason, until, unfinished } = decision;
  const role = round.stages[stage - 1];
  if (!facts || !role) throw new Error('Nothing waits for a decision.');
  const more = decision.conditions.map((one, n) => ({ ...one, number: facts.conditions + n + 1, done: null }));
  const now = {
    ...facts,
    conditions: facts.conditions + more.length,
    decided_by: [...facts.decided_by, by.id],
  };
  const conditions = [...round.conditions, ...more];
  const decisions = [...round.decisions, { stage, role, verdict, reason, by, at, ...(unfinished && { unfinished }) }];
  const isApproval = verdict === 'approve' || verdict === 'approve_with_conditions';
  // An approval covers the current content, which the approver saw.
  const seen = isApproval ? { ...round, ...contentOf(subject) } : round;
  if (isApproval && stage < round.stages.length)
    return {
      subject: { ...subject, approval: { ...now, stage: stage + 1 } },
      round: { ...seen, decisions, conditions },
    };
  const all = [...open, ...conditions];
  const action = isApproval && all.length > 0 ? 'approve_with_conditions' : verdict;
  const status = APPROVAL_STATES.in_review[action] ?? subject.approval_status;
  const ends = isApproval ? until : null;
  return {
    subject: {
      ...subject,
      approval_status: status,
      approval: { ...now, decided_at: at, last_decided_at: at, until: ends, ...(isApproval && conditionFacts(all)) },
    },
    round: { ...seen, status, decisions, conditions, until: ends, ended_at: at },
  };
};

/** Ends a round without a decision: the submitter withdraws, or the approval expires. */
export const ended = <S extends Subject>(
  { subject, round }: ApprovalContext<S>,
  status: 'expired' | 'withdrawn',
  at: string,
  withdrawn?: ApprovalRound['withdrawn'],
): ApprovalContext<S> => {
  const { approval: facts } = subject;
  return {
    subject: {
      ...subject,
      changed_since_approval: undefined,
      approval_status: status,
      approval: facts && { ...facts, ...(status === 'expired' && { open_conditions: 0, condition_due: null }) },
    },
    round: { ...round, status, ended_at: at, ...(withdrawn && { withdrawn }) },
  };
};

/** Marks a condition as fulfilled, or open again. */
export const withSettledCondition = <S extends Subject>(
  { subject, round, open = [] }: ApprovalContext<S>,
  number: number,
  done: Condition['done'],
): ApprovalContext<S> => {
  const { approval: facts } = subject;
  const conditions = round.conditions.map((one) => (one.number === number ? { ...one, done } : one));
  return {
    subject: { ...subject, approval: facts && { ...facts, ...conditionFacts([...open, ...conditions]) } },
    round: { ...round, conditions },
  };
};
