/** Whether several things are so by the answers that there are, and which answers make it so. */
import { type Answers, type Condition, isAsked, type Known, meeting, type Question, truthOf } from './question.ts';

/**
 * Of each group one has to be so. Without any it always is. Where a question is not asked of everybody, so is what it is
 * asked for: what was answered counts for nothing otherwise.
 */
export type Rule = readonly (readonly Condition[])[];

export const ALWAYS: Rule = [];

/** A question, and of its answer the values that count here; none where it has no answer yet. */
export type Given = { question: string; values: string[] };

const groupTruth = (group: Rule[number], known: Known) => {
  const truths = group.map((condition) => truthOf(condition, known));
  return truths.find((truth) => truth === 'yes') ?? truths.find((truth) => truth === 'maybe') ?? 'no';
};

export const ruleTruth = (rule: Rule, known: Known) => {
  const truths = rule.map((group) => groupTruth(group, known));
  return truths.find((truth) => truth === 'no') ?? truths.find((truth) => truth === 'maybe') ?? 'yes';
};

/** Each question once, with all that counts of its answer. */
export const once = (given: readonly Given[]): Given[] =>
  [...new Set(given.map(({ question }) => question))].map((question) => ({
    question,
    values: [...new Set(given.filter((one) => one.question === question).flatMap(({ values }) => values))],
  }));

/** Of each group of a rule, what makes it so, or may. */
export const opening = (rule: Rule, answers: Answers, known: Known): Given[] =>
  rule.flatMap((group) => {
    const truth = groupTruth(group, known);
    const counting = group.filter((condition) => truthOf(condition, known) === truth);
    const valuesOf = (condition: Condition) =>
      truth === 'yes' ? meeting(condition, answers[condition.question]) : (answers[condition.question] ?? []);
    return counting.map((condition) => ({ question: condition.question, values: [...valuesOf(condition)] }));
  });

/** A question that is not asked is answered by the one that says so. */
const asked = (questions: readonly Question[], key: string, known: Known): string => {
  const question = questions.find((one) => one.key === key);
  return question?.when && !isAsked(key, known) ? question.when.question : key;
};

/** Of a rule that is not met, the first group of which nothing is so. */
export const closing = (rule: Rule, questions: readonly Question[], answers: Answers, known: Known): Given[] => {
  const closed = rule.find((group) => groupTruth(group, known) === 'no') ?? [];
  const keys = closed.map(({ question }) => asked(questions, question, known));
  return keys.map((question) => ({ question, values: [...(answers[question] ?? [])] }));
};
