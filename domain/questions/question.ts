/**
 * Closed questions, and what is known by their answers. What nobody has answered, or with 'unknown', may be so or not.
 * No schema lives here, so that the browser can have it for nothing.
 */
import type { Broken } from '#domain/field-error.ts';

/** Whoever does not know says so, to any question. */
export const UNKNOWN = 'unknown';
/** Of several, none. */
export const NONE = 'none';

/** One value, or some where several can be chosen. Nothing where it is not answered. */
export type Answer = readonly string[];
/** By the key of the question. */
export type Answers = Readonly<Record<string, Answer>>;

/** What was answered, whoever answered it. */
export const valuesOf = (given: Readonly<Record<string, { readonly values: Answer }>>): Answers =>
  Object.fromEntries(Object.entries(given).map(([question, { values }]) => [question, values]));

/** The answer to a question has one of these values. */
export type Condition = { readonly question: string; readonly any: readonly string[] };

export type Question = {
  readonly key: string;
  readonly step: number;
  readonly choose: 'one' | 'several';
  /** Besides 'unknown'. */
  readonly of: readonly string[];
  /** It is asked unless earlier answers say that this is not so. */
  readonly when?: Condition;
};

type Truth = 'yes' | 'no' | 'maybe';

/** Not to know is an answer, too. */
export const isAnswered = (answer: Answer | undefined) => answer !== undefined && answer.length > 0;

export const isSettled = (answer: Answer | undefined): answer is Answer =>
  answer !== undefined && answer.length > 0 && !answer.includes(UNKNOWN);

/** Those of its values that make a condition true. */
export const meeting = ({ any }: Condition, answer: Answer = []) => answer.filter((value) => any.includes(value));

const NOT_ASKED = Symbol('not asked');
/** The answers that count, by the key of the question. */
export type Known = Readonly<Record<string, Answer | typeof NOT_ASKED | undefined>>;

/** What was not asked is not so; what was not answered may be. */
export const truthOf = (condition: Condition, { [condition.question]: answer }: Known): Truth => {
  if (answer === NOT_ASKED) return 'no';
  if (!isSettled(answer)) return 'maybe';
  return meeting(condition, answer).length > 0 ? 'yes' : 'no';
};

const isAskedOf = ({ when }: Question, known: Known) => !when || truthOf(when, known) !== 'no';

/** What is no longer asked may still be answered, and says nothing. */
export const knownBy = (questions: readonly Question[], answers: Answers): Known => {
  const known: Record<string, Known[string]> = {};
  for (const question of questions)
    known[question.key] = isAskedOf(question, known) ? answers[question.key] : NOT_ASKED;
  return known;
};

export const isAsked = (key: string, known: Known) => known[key] !== NOT_ASKED;

/** The same answer is the same list, whatever was chosen first. What is no answer to this question stays out. */
export const tidyAnswer = ({ of }: Question, values: Answer): string[] =>
  [...of, UNKNOWN].filter((value) => values.includes(value));

/** Whatever was chosen first. */
export const sameAnswer = (a: Answer = [], b: Answer = []) =>
  a.length === b.length && a.every((value) => b.includes(value));

const ALONE = [NONE, UNKNOWN];

/** What is wrong with an answer; taking one back is none. */
export const answerProblem = (question: Question, values: Answer): Broken | undefined => {
  const choices = [...question.of, UNKNOWN];
  if (values.some((value) => !choices.includes(value)))
    return { code: 'not_a_choice', params: { choices: choices.join(', ') } };
  if (values.length < 2) return undefined;
  if (question.choose === 'one') return { code: 'too_many_entries', params: { max: 1 } };
  const alone = values.find((value) => ALONE.includes(value));
  return alone === undefined ? undefined : { code: 'stands_alone', params: { value: alone } };
};
