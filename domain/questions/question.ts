/**
 * Closed questions and three-valued logic over their answers: unanswered and `unknown` both evaluate to `maybe`.
 * Contains no schema, to keep the browser bundle small.
 */
import type { Broken } from '#domain/field-error.ts';

/** Every question accepts this answer. */
export const UNKNOWN = 'unknown';
/** Explicit empty answer to a multiple-choice question. */
export const NONE = 'none';

/** One value, or several for a multiple-choice question. Empty if unanswered. */
export type Answer = readonly string[];
/** Answers by question key. */
export type Answers = Readonly<Record<string, Answer>>;

/** Drops the authors of the answers. */
export const valuesOf = (given: Readonly<Record<string, { readonly values: Answer }>>): Answers =>
  Object.fromEntries(Object.entries(given).map(([question, { values }]) => [question, values]));

/** True if the answer contains one of these values. */
export type Condition = { readonly question: string; readonly any: readonly string[] };

export type Question = {
  readonly key: string;
  readonly step: number;
  readonly choose: 'one' | 'several';
  /** Choices; `unknown` is always added. */
  readonly of: readonly string[];
  /** The question is skipped if earlier answers make this condition false. */
  readonly when?: Condition;
};

type Truth = 'yes' | 'no' | 'maybe';

/** `unknown` counts as an answer. */
export const isAnswered = (answer: Answer | undefined) => answer !== undefined && answer.length > 0;

export const isSettled = (answer: Answer | undefined): answer is Answer =>
  answer !== undefined && answer.length > 0 && !answer.includes(UNKNOWN);

/** The values of the answer that satisfy the condition. */
export const meeting = ({ any }: Condition, answer: Answer = []) => answer.filter((value) => any.includes(value));

const NOT_ASKED = Symbol('not asked');
/** Answers by question key; answers to skipped questions are ignored. */
export type Known = Readonly<Record<string, Answer | typeof NOT_ASKED | undefined>>;

/** Skipped questions evaluate to `no`, unanswered ones to `maybe`. */
export const truthOf = (condition: Condition, { [condition.question]: answer }: Known): Truth => {
  if (answer === NOT_ASKED) return 'no';
  if (!isSettled(answer)) return 'maybe';
  return meeting(condition, answer).length > 0 ? 'yes' : 'no';
};

const isAskedOf = ({ when }: Question, known: Known) => !when || truthOf(when, known) !== 'no';

/** An answer to a question that is now skipped is kept but ignored. */
export const knownBy = (questions: readonly Question[], answers: Answers): Known => {
  const known: Record<string, Known[string]> = {};
  for (const question of questions)
    known[question.key] = isAskedOf(question, known) ? answers[question.key] : NOT_ASKED;
  return known;
};

export const isAsked = (key: string, known: Known) => known[key] !== NOT_ASKED;

/** Canonical order of the values; invalid values are dropped. */
export const tidyAnswer = ({ of }: Question, values: Answer): string[] =>
  [...of, UNKNOWN].filter((value) => values.includes(value));

/** Compares answers without regard to order. */
export const sameAnswer = (a: Answer = [], b: Answer = []) =>
  a.length === b.length && a.every((value) => b.includes(value));

const ALONE = [NONE, UNKNOWN];

/** Validates an answer. An empty answer is valid and withdraws the previous one. */
export const answerProblem = (question: Question, values: Answer): Broken | undefined => {
  const choices = [...question.of, UNKNOWN];
  if (values.some((value) => !choices.includes(value)))
    return { code: 'not_a_choice', params: { choices: choices.join(', ') } };
  if (values.length < 2) return undefined;
  if (question.choose === 'one') return { code: 'too_many_entries', params: { max: 1 } };
  const alone = values.find((value) => ALONE.includes(value));
  return alone === undefined ? undefined : { code: 'stands_alone', params: { value: alone } };
};
