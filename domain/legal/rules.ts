/** Field rules for the author's part of a point. */
import type { Broken } from '#domain/field-error.ts';
import { anIdOrNone, atLeast, type DraftOf, optional } from '#domain/rules.ts';

const AN_ANSWER = 6000;

export const answerRules = {
  answer: { ...optional('lines', AN_ANSWER), about: 'What the point asks for, beside what the records show.' },
  not_applicable: { ...optional('lines', 1000), about: 'The reason why the point does not apply.' },
} as const;

export const assignmentRules = { owner: anIdOrNone, due_on: optional('typed_day', 10) } as const;

export const returnRules = { reason: atLeast(10, 'lines', 1000) } as const;

export type AnswerSaid = DraftOf<typeof answerRules>;

/** A point that does not apply has no answer. */
export const answerProblem = ({ answer, not_applicable }: AnswerSaid): { not_applicable: Broken } | undefined =>
  answer.trim() !== '' && not_applicable.trim() !== ''
    ? { not_applicable: { code: 'not_with_this', params: {} } }
    : undefined;
