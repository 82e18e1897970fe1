/** Questionnaire answers in a row beside the vendor, and the accepted versions. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { GivenAnswer } from '#domain/applications/intake.ts';
import { DiligenceVersion } from '#domain/diligence/questionnaire.ts';
import { DILIGENCE_QUESTIONS, type DiligenceQuestionKey } from '#domain/diligence/questions.ts';
import { changedMeanwhile } from '#lambdas/known-errors.ts';
import { type KeptAnswers, putAnswer, readAnswers } from '#lambdas/persistence/answers.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { page } from '#lambdas/persistence/paging.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';
import type { Write } from '#lambdas/persistence/write.ts';

/** Replaces all answers with optimistic locking. */
const become = (vendor: string, { version, answers }: KeptAnswers, more: { closed?: true }): Write => ({
  put: { ...keys.diligence(vendor), version, ...answers, ...more },
  condition: {
    expression: version === 0 ? 'attribute_not_exists(pk) OR version = :version' : 'version = :version',
    values: { ':version': version },
    onFailure: () => changedMeanwhile('questionnaire'),
  },
});

export const diligence = {
  answersOf: (vendor: string) => readAnswers(keys.diligence(vendor), DILIGENCE_QUESTIONS),

  answer: (
    vendor: string,
    question: DiligenceQuestionKey,
    given: GivenAnswer,
    seen: readonly string[] | undefined,
  ): Promise<KeptAnswers> => putAnswer(keys.diligence(vendor), DILIGENCE_QUESTIONS, question, given, seen),

  /** Replaces one answer, for a transaction with its audit entry. */
  replace: (vendor: string, kept: KeptAnswers, question: DiligenceQuestionKey, given: GivenAnswer): Write => ({
    change: { ...keys.diligence(vendor), version: kept.version + 1, [question]: given },
    was: { version: kept.version, [question]: kept.answers[question] },
    condition: {
      expression: 'version = :version AND attribute_not_exists(closed)',
      values: { ':version': kept.version },
      onFailure: () => changedMeanwhile('questionnaire'),
    },
  }),

  /** Prevents further answers. */
  close: (vendor: string, answers: KeptAnswers): Write => become(vendor, answers, { closed: true }),
  reopen: (vendor: string, answers: KeptAnswers): Write => become(vendor, answers, {}),

  keep: (vendor: string, version: DiligenceVersion): Write => ({
    put: { ...keys.diligenceVersion(vendor, version.number), ...version },
    condition: { expression: 'attribute_not_exists(pk)', onFailure: () => changedMeanwhile('questionnaire') },
  }),

  /** Newest first. */
  versions: (vendor: string, limit: number, after: string | undefined) =>
    page({ pk: keys.diligence(vendor).pk, prefix: 'DILIGENCE#', schema: DiligenceVersion, limit, after }),

  version: async (vendor: string, number: number): Promise<DiligenceVersion | undefined> => {
    const Key = keys.diligenceVersion(vendor, number);
    const { Item } = await table.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
    return Item && DiligenceVersion.parse(Item);
  },
};
