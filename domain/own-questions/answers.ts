/** The questions that an intake asks, and those that a submitted one asked. */
import type { IntakeVersion } from '#domain/applications/intake.ts';
import { type Answers, valuesOf } from '#domain/questions/question.ts';
import type { OwnAnswers } from './question.ts';
import { inUse, isOwnKey, type OwnQuestions } from './rules.ts';

/** The questions in use, and archived ones that still have an answer. */
export const askedWith = (own: OwnQuestions | undefined, answers: Answers): OwnQuestions | undefined => {
  const questions = own?.questions.filter(({ id, archived }) => !archived || (answers[id] ?? []).length > 0) ?? [];
  return own && questions.length > 0 ? { version: own.version, questions } : undefined;
};

/** Required questions without an answer; 'unknown' is an answer. */
export const missingAnswers = (own: OwnQuestions | undefined, answers: Answers) =>
  inUse(own?.questions).filter(({ id, required }) => required && (answers[id] ?? []).length === 0);

type Submitted = Pick<IntakeVersion, 'answers' | 'company_questions'>;

/** Whether the questions have changed since. */
export const isOutdated = ({ company_questions: asked }: Submitted, own: OwnQuestions | undefined) =>
  own !== undefined && inUse(own.questions).length > 0 && asked?.version !== own.version;

/** Undefined if the company has no questions and the intake asked none. */
export const ownAnswersIn = (
  submitted: Submitted | undefined,
  own: OwnQuestions | undefined,
): OwnAnswers | undefined => {
  if (!submitted) return undefined;
  const { version = 0, questions = [] } = submitted.company_questions ?? {};
  const is_outdated = isOutdated(submitted, own);
  if (questions.length === 0 && !is_outdated) return undefined;
  const answers = Object.fromEntries(Object.entries(valuesOf(submitted.answers)).filter(([key]) => isOwnKey(key)));
  return { version, is_outdated, questions, answers: answers as OwnAnswers['answers'] }; // copies are not needed
};

/** Texts for the audit log, which keeps them when questions are reworded later. */
export const questionNames = (own: OwnQuestions | undefined, keys: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    (own?.questions ?? [])
      .filter(({ id }) => keys.includes(id))
      .flatMap(({ id, text, options }) => [
        [id, text],
        ...options.map((option) => [`${id}.${option.id}`, option.label]),
      ]),
  );
