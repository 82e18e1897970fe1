/** The approval status of a subject, as the caller may see it. */
import type { Approval, ApprovalRound } from '#domain/approval/approval.ts';
import { type Refusal, whyNotDecide } from '#domain/approval/decide.ts';
import { stagesFor } from '#domain/approval/stages.ts';
import { APPROVAL_STATES, isApproved, statusOnceOpened } from '#domain/approval/states.ts';
import { openIn } from '#domain/approval/transitions.ts';
import { next } from '#domain/states.ts';
import { isOver, type Subject, tierOf } from '#domain/subject.ts';
import { stageOf } from '#domain/waiting.ts';
import { answersFor, mayEdit } from '#lambdas/applications/access.ts';
import { approvalRules } from '#lambdas/company/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { asDecider, editorsOf, waitingOf } from './decider-service.ts';
import { approvals } from './store.ts';
import type { Approvable } from './subjects.ts';

/** The reason why the caller may not decide. */
export const refusalOf = async (caller: Caller, subject: Subject): Promise<Refusal | undefined> => {
  const waiting = waitingOf(subject);
  const stage = stageOf(waiting);
  const decider = await asDecider(caller);
  if (!stage || !decider) return 'no_role_for_it';
  // Editors are read only if the other rules allow the decision.
  return whyNotDecide(decider, waiting, stage, []) ?? whyNotDecide(decider, waiting, stage, await editorsOf(waiting));
};

const wasApproved = ({ status }: ApprovalRound) => isApproved(status) || status === 'expired';

export const viewOf =
  <S extends Subject>({ changes, lookAt, unfinished }: Approvable<S>) =>
  async (caller: Caller, subject: S): Promise<Approval> => {
    const { approval_status: status, approval: facts } = subject;
    const may = (does: typeof mayEdit | typeof answersFor) => !isOver(subject) && does(caller, subject);
    const rules = await approvalRules();
    const stages = stagesFor(rules.stages, subject);
    const submit = may(mayEdit) && next(APPROVAL_STATES, status, 'submit') !== undefined;
    const isApprovedBySubmitting = submit && isApproved(statusOnceOpened(tierOf(subject), stages));
    const [rounds, { checks, result, company_questions, answers }, left] = await Promise.all([
      approvals.latest(subject),
      lookAt(subject),
      status === 'in_review' || isApprovedBySubmitting ? unfinished(subject) : null,
    ]);
    const approved = rounds.find(wasApproved);
    const [round] = rounds;
    const [others, why_not] = await Promise.all([
      answers(approved),
      status === 'in_review' ? refusalOf(caller, subject) : undefined,
    ]);
    const isIts = facts?.submitted_by.id === caller.id;
    return {
      ...{ version: subject.version, status, risk_tier: tierOf(subject) },
      stages,
      checklist: checks,
      round: round ?? null,
      stage: stageOf(waitingOf(subject))?.stage ?? null,
      conditions: [...openIn(rounds.slice(1)), ...(round?.conditions ?? [])],
      since: round && status === 'in_review' ? changes(round, subject).map(({ field }) => field) : [],
      approved: approved ?? null,
      changes: approved ? changes(approved, subject) : [],
      answers: others,
      ...{ unfinished: left, unfinished_rule: rules.unfinished },
      result,
      ...(company_questions && { company_questions }),
      may: {
        submit,
        withdraw: status === 'in_review' && (isIts || may(answersFor)),
        settle: may(answersFor),
        decide: status === 'in_review' && why_not === undefined,
        why_not: why_not ?? null,
      },
    };
  };
