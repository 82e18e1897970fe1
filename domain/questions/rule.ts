/** Rules over several conditions, and the answers that decide them. */
import { type Answers, type Condition, isAsked, type Known, meeting, type Question, truthOf } from './question.ts';

/**
 * Conjunction of disjunctions: in each group, one condition must be true. An empty rule is always true. Skipped
 * questions evaluate to `no`.
 */
export type Rule = readonly (readonly Condition[])[];

export const ALWAYS: Rule = [];

/** A question with the relevant values of its answer; empty if unanswered. */
export type Given = { question: string; values: string[] };

const groupTruth = (group: Rule[number], known: Known) => {
  const truths = group.map((condition) => truthOf(condition, known));
  return truths.find((truth) => truth === 'yes') ?? truths.find((truth) => truth === 'maybe') ?? 'no';
};

export const ruleTruth = (rule: Rule, known: Known) => {
  const truths = rule.map((group) => groupTruth(group, known));
  return truths.find((truth) => truth === 'no') ?? truths.find((truth) => truth === 'maybe') ?? 'yes';
};

/** Merges entries of the same question. */
export const once = (given: readonly Given[]): Given[] =>
  [...new Set(given.map(({ question }) => question))].map((question) => ({
    question,
    values: [...new Set(given.filter((one) => one.question === question).flatMap(({ values }) => values))],
  }));

/** In each group, the answers that make it true or keep it undecided. */
export const opening = (rule: Rule, answers: Answers, known: Known): Given[] =>
  rule.flatMap((group) => {
    const truth = groupTruth(group, known);
    const counting = group.filter((condition) => truthOf(condition, known) === truth);
    const valuesOf = (condition: Condition) =>
      truth === 'yes' ? meeting(condition, answers[condition.question]) : (answers[condition.question] ?? []);
    return counting.map((condition) => ({ question: condition.question, values: [...valuesOf(condition)] }));
  });

/** For a skipped question, the question that caused the skip. */
const asked = (questions: readonly Question[], key: string, known: Known): string => {
  const question = questions.find((one) => one.key === key);
  return question?.when && !isAsked(key, known) ? question.when.question : key;
};

/** The answers in the first false group of a rule. */
export const closing = (rule: Rule, questions: readonly Question[], answers: Answers, known: Known): Given[] => {
  const closed = rule.find((group) => groupTruth(group, known) === 'no') ?? [];
  const keys = closed.map(({ question }) => asked(questions, question, known));
  return keys.map((question) => ({ question, values: [...(answers[question] ?? [])] }));
};
