/** Where the approval of an application stands, as somebody may see it. */
import type { Application } from '#domain/application.ts';
import type { Approval, ApprovalRound } from '#domain/approval/approval.ts';
import { answersSince, type Check, checklist, intakeState } from '#domain/approval/checklist.ts';
import { type Refusal, whyNotDecide } from '#domain/approval/decide.ts';
import { APPROVED_FIELDS } from '#domain/approval/fields.ts';
import { stagesOf } from '#domain/approval/stages.ts';
import { APPROVAL_STATES, isApproved } from '#domain/approval/states.ts';
import { openIn } from '#domain/approval/transitions.ts';
import { isRetired } from '#domain/life.ts';
import { reaches } from '#domain/permissions.ts';
import { fullName } from '#domain/person.ts';
import { valuesOf } from '#domain/questions/question.ts';
import { next } from '#domain/states.ts';
import { stageOf } from '#domain/waiting.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { approvals } from '#lambdas/stores/approvals.ts';
import { approvalStages } from '#lambdas/stores/company.ts';
import { editorsOf } from '#lambdas/stores/deciders.ts';
import { intakes } from '#lambdas/stores/intakes.ts';
import { editable } from '#lambdas/stores/reachable.ts';

export const submittedIntake = async ({ id, tier }: Application) =>
  tier ? intakes.version(id, tier.intake) : undefined;

/** Why somebody may not decide what waits for a decision. */
export const refusalOf = async ({ user, roles }: Caller, application: Application): Promise<Refusal | undefined> => {
  const stage = stageOf(application);
  if (!stage || !user) return 'no_role_for_it';
  const person = { id: user.id, name: fullName(user), email: user.email, roles };
  // Who changed what since is asked only where it matters.
  return (
    whyNotDecide(person, application, stage, []) ??
    whyNotDecide(person, application, stage, await editorsOf(application))
  );
};

const changesSince = (approved: ApprovalRound | undefined, application: Application) =>
  approved
    ? APPROVED_FIELDS.map((field) => ({ field, from: approved.application[field], to: application[field] })).filter(
        ({ from, to }) => JSON.stringify(from) !== JSON.stringify(to),
      )
    : [];

const wasApproved = ({ status }: ApprovalRound) => isApproved(status) || status === 'expired';

export const viewOf = async (caller: Caller, application: Application): Promise<Approval> => {
  const { id, approval_status: status, approval: facts, risk_tier } = application;
  const [rounds, intake, submitted, stages] = await Promise.all([
    approvals.latest(id),
    intakes.get(id),
    submittedIntake(application),
    approvalStages(),
  ]);
  const approved = rounds.find(wasApproved);
  const [then, why_not] = await Promise.all([
    approved?.intake && approved.intake !== submitted?.number ? intakes.version(id, approved.intake) : submitted,
    status === 'in_review' ? refusalOf(caller, application) : undefined,
  ]);
  const state = intakeState(submitted, intake);
  const checks: Check[] = checklist(application, state);
  const mayEdit = reaches(editable(caller), application.resource_groups) && !isRetired(application);
  const isIts = facts?.submitted_by.id === caller.id;
  return {
    ...{ version: application.version, status, risk_tier },
    stages: stagesOf(stages, risk_tier),
    checklist: checks,
    round: rounds[0] ?? null,
    stage: stageOf(application)?.stage ?? null,
    conditions: [...openIn(rounds.slice(1)), ...(rounds[0]?.conditions ?? [])],
    since: status === 'in_review' ? changesSince(rounds[0], application).map(({ field }) => field) : [],
    approved: approved ?? null,
    changes: changesSince(approved, application),
    answers: approved?.intake && then ? answersSince(valuesOf(then.answers), state.answers) : [],
    result: submitted?.result ?? null,
    may: {
      submit: mayEdit && next(APPROVAL_STATES, status, 'submit') !== undefined,
      withdraw: status === 'in_review' && (mayEdit || isIts),
      decide: status === 'in_review' && why_not === undefined,
      why_not: why_not ?? null,
    },
  };
};
