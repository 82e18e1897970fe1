/** Validates a decision. */
import type { DecisionMade } from '#domain/approval/approval.ts';
import { MOST_MONTHS, USUAL_MONTHS } from '#domain/approval/rules.ts';
import type { Decided } from '#domain/approval/transitions.ts';
import type { UnfinishedWork } from '#domain/approval/unfinished.ts';
import { addDays, addMonths } from '#domain/day.ts';
import { type FieldError, fieldError } from '#domain/field-error.ts';
import { canWorkIn } from '#domain/people/authorized-user.ts';
import { fullName } from '#domain/people/person.ts';
import { invalid } from '#lambdas/known-errors.ts';
import { whyNotAssignable } from '#lambdas/people/named-service.ts';
import { users } from '#lambdas/people/store.ts';

const untilProblem = ({ verdict, until }: DecisionMade, today: string): FieldError[] => {
  const isApproval = verdict === 'approve' || verdict === 'approve_with_conditions';
  if (until !== '' && !isApproval) return [fieldError('until', 'no_last_day_here')];
  const [first, last] = [addDays(today, 1), addMonths(today, MOST_MONTHS)];
  if (until !== '' && until < first) return [fieldError('until', 'day_too_early', { day: first })];
  return until > last ? [fieldError('until', 'day_too_late', { day: last })] : [];
};

const conditionsProblem = ({ verdict, conditions }: DecisionMade): FieldError[] => {
  const isConditional = verdict === 'approve_with_conditions';
  if (isConditional && conditions.length === 0) return [fieldError('conditions', 'condition_needed')];
  return !isConditional && conditions.length > 0 ? [fieldError('conditions', 'no_condition_here')] : [];
};

export const acknowledgementProblem = (unfinished: UnfinishedWork | null, acknowledgement: string): FieldError[] =>
  unfinished && acknowledgement === '' ? [fieldError('acknowledgement', 'required')] : [];

/** `groups` are those of the subject, `today` the date in the company's time zone. */
export const resolveDecision = async (
  decision: DecisionMade,
  groups: readonly string[],
  today: string,
  unfinished: UnfinishedWork | null,
): Promise<Decided> => {
  const { verdict, reason, until, conditions, acknowledgement } = decision;
  const everybody = conditions.length > 0 ? await users.rows() : [];
  const last = until || addMonths(today, USUAL_MONTHS);
  const resolved = conditions.map(({ text, owner, due }, n) => {
    const user = everybody.find(({ id }) => id === owner);
    const mayWork = user !== undefined && canWorkIn(user, groups);
    const name = user ? fullName(user) : owner;
    const wrong = [
      ...(mayWork ? [] : [whyNotAssignable(user, groups, `conditions.${n}.owner`)]),
      ...(due < today ? [fieldError(`conditions.${n}.due`, 'in_the_past')] : []),
      ...(due > last ? [fieldError(`conditions.${n}.due`, 'day_too_late', { day: last })] : []),
    ];
    return { condition: { text, owner: { id: owner, name }, due }, wrong };
  });
  const errors = [
    ...untilProblem(decision, today),
    ...conditionsProblem(decision),
    ...acknowledgementProblem(unfinished, acknowledgement),
    ...resolved.flatMap(({ wrong }) => wrong),
  ];
  if (errors.length > 0) throw invalid(errors);
  return {
    ...{ verdict, reason },
    until: last,
    conditions: resolved.map(({ condition }) => condition),
    ...(unfinished && { unfinished: { ...unfinished, acknowledgement } }),
  };
};
