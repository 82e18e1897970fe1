/** Assessments are entities with a separate row for their answers and a summary in the application's partition. */

import type { GivenAnswer } from '#domain/applications/intake.ts';
import { Assessment, AssessmentSummary, summaryOf } from '#domain/assessments/assessment.ts';
import { questionsOf } from '#domain/assessments/questions.ts';
import type { AssessmentKind } from '#domain/assessments/words.ts';
import { changedMeanwhile } from '#lambdas/known-errors.ts';
import { type KeptAnswers, putAnswer, readAnswers } from '#lambdas/persistence/answers.ts';
import { idOf } from '#lambdas/persistence/derived-id.ts';
import { entities } from '#lambdas/persistence/entities.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { messages } from '#lambdas/persistence/outbox.ts';
import { every } from '#lambdas/persistence/paging.ts';
import type { Write } from '#lambdas/persistence/write.ts';

/** A correction starts with the answers of the original. Answers are deleted together with the assessment. */
const projections = (before: Assessment | undefined, after: Assessment | undefined): Write[] => {
  if (!after)
    return before
      ? [{ remove: keys.assessmentOf(before.application_id, before.id) }, { remove: keys.assessmentAnswers(before.id) }]
      : [];
  const { id, application_id, answers } = after;
  const begun = before ? 0 : Object.keys(answers).length;
  return [
    { put: { ...keys.assessmentOf(application_id, id), ...summaryOf(after) } },
    ...(begun > 0 ? [{ put: { ...keys.assessmentAnswers(id), version: begun, ...answers } }] : []),
    messages.to('settle-dues', { id: application_id }),
  ];
};

/** Replaces all answers with optimistic locking. */
const become = (id: string, { version, answers }: KeptAnswers, more: { closed?: true }): Write => ({
  put: { ...keys.assessmentAnswers(id), version, ...answers, ...more },
  condition: {
    expression: version === 0 ? 'attribute_not_exists(pk)' : 'version = :version',
    ...(version > 0 && { values: { ':version': version } }),
    onFailure: () => changedMeanwhile('assessment'),
  },
});

export const assessments = {
  ...entities({
    what: 'assessment',
    schema: Assessment,
    whole: ({ application_id }) => keys.application(application_id),
    called: ({ kind }) => kind,
    hidden: ['application_id'],
    noted: ['deadline'],
    listed: projections,
  }),

  /** Derived, so that concurrent requests create the same assessment. */
  idOfNumber: (application: string, kind: 'validation' | 'monitoring', number: number) =>
    idOf('assessment', application, kind, number),
  /** An assessment is corrected at most once. */
  idOfCorrection: (id: string) => idOf('correction', id),

  of: (application: string): Promise<AssessmentSummary[]> => {
    const { pk, sk: prefix } = keys.assessmentOf(application, '');
    return every({ pk, prefix, schema: AssessmentSummary });
  },

  answersOf: ({ id, kind }: { id: string; kind: AssessmentKind }) =>
    readAnswers(keys.assessmentAnswers(id), questionsOf(kind)),

  answer: (
    { id, kind }: { id: string; kind: AssessmentKind },
    question: string,
    given: GivenAnswer,
    seen: readonly string[] | undefined,
  ) => putAnswer(keys.assessmentAnswers(id), questionsOf(kind), question, given, seen),

  /** Prevents further answers. */
  close: (id: string, answers: KeptAnswers): Write => become(id, answers, { closed: true }),
  reopen: (id: string, answers: KeptAnswers): Write => become(id, answers, {}),
};
