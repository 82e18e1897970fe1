/** Assessments, each a thing of its own, with its answers beside it; what there is to say of each lies beside its application. */
import { createHash } from 'node:crypto';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { Assessment, AssessmentSummary, summaryOf } from '#domain/assessments/assessment.ts';
import { questionsOf } from '#domain/assessments/questions.ts';
import type { AssessmentKind } from '#domain/assessments/words.ts';
import type { GivenAnswer } from '#domain/intake.ts';
import { changedMeanwhile } from '#lambdas/problems.ts';
import { type KeptAnswers, putAnswer, readAnswers } from './answers.ts';
import { entities } from './entities.ts';
import { keys } from './keys.ts';
import { messages } from './messages.ts';
import { table, tableName } from './table.ts';
import type { Write } from './transaction.ts';

/** One that corrects another begins with its answers. They go with the application alone. */
const beside = (before: Assessment | undefined, after: Assessment | undefined): Write[] => {
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

/** The same id for the same thing, so that whoever makes it at the same moment makes the same one. */
const idOf = (...what: (string | number)[]) => {
  const hex = createHash('sha256').update(what.join(' ')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** All of its answers at once, as long as nobody gave another one since they were read. */
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
    key: keys.assessment,
    whole: ({ application_id }) => keys.application(application_id),
    called: ({ kind }) => kind,
    hidden: ['application_id', 'superseded_by'],
    noted: ['deadline'],
    listed: beside,
  }),

  /** There is one such validation or monitoring, whoever asks for it. */
  idOfNumber: (application: string, kind: 'validation' | 'monitoring', number: number) =>
    idOf('assessment', application, kind, number),
  /** One is corrected once. */
  idOfCorrection: (id: string) => idOf('correction', id),

  of: async (application: string): Promise<AssessmentSummary[]> => {
    const { pk, sk } = keys.assessmentOf(application, '');
    const found: AssessmentSummary[] = [];
    let ExclusiveStartKey: Record<string, unknown> | undefined;
    do {
      const { Items = [], LastEvaluatedKey } = await table.send(
        new QueryCommand({
          TableName: tableName(),
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
          ExpressionAttributeValues: { ':pk': pk, ':prefix': sk },
          ConsistentRead: true,
          ExclusiveStartKey,
        }),
      );
      for (const row of Items) found.push(AssessmentSummary.parse(row));
      ExclusiveStartKey = LastEvaluatedKey;
    } while (ExclusiveStartKey);
    return found;
  },

  answersOf: ({ id, kind }: { id: string; kind: AssessmentKind }) =>
    readAnswers(keys.assessmentAnswers(id), questionsOf(kind)),

  answer: (
    { id, kind }: { id: string; kind: AssessmentKind },
    question: string,
    given: GivenAnswer,
    seen: readonly string[] | undefined,
  ) => putAnswer(keys.assessmentAnswers(id), questionsOf(kind), question, given, seen),

  /** Nobody answers any more. */
  close: (id: string, answers: KeptAnswers): Write => become(id, answers, { closed: true }),
  reopen: (id: string, answers: KeptAnswers): Write => become(id, answers, {}),
};
