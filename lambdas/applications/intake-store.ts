/** Intake answers of an application, and the submitted versions. */
import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type GivenAnswer, IntakeVersion } from '#domain/applications/intake.ts';
import { isOwnKey } from '#domain/own-questions/rules.ts';
import { QUESTIONS } from '#domain/tiering/questions.ts';
import { changedMeanwhile } from '#lambdas/known-errors.ts';
import { answersIn, type KeptAnswers, putAnswer, readAnswers } from '#lambdas/persistence/answers.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { page } from '#lambdas/persistence/paging.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';
import { transact } from '#lambdas/persistence/transaction.ts';
import type { Write } from '#lambdas/persistence/write.ts';

export type KeptIntake = Pick<KeptAnswers, 'version' | 'answers'>;

/** The built-in questions, and those of the company that have an answer, archived or not. */
const questionsIn = (row: Record<string, unknown>) => [
  ...QUESTIONS,
  ...Object.keys(row)
    .filter(isOwnKey)
    .toSorted()
    .map((key) => ({ key })),
];

export const intakeOf = (row?: Record<string, unknown>): KeptIntake => answersIn(questionsIn, row);

/** A submitted intake without its answers. */
const IntakeSummary = IntakeVersion.pick({ number: true, at: true, by: true });

/** Checks that no answer was given concurrently. */
const still = (application: string, { version }: KeptIntake): Write => ({
  check: keys.intake(application),
  condition: {
    expression: 'version = :version',
    values: { ':version': version },
    onFailure: () => changedMeanwhile('intake'),
  },
});

export const intakes = {
  get: (application: string): Promise<KeptIntake> => readAnswers(keys.intake(application), questionsIn),
  still,

  /** Writes one answer. `seen` holds the values that the client saw before. */
  answer: (
    application: string,
    question: string,
    given: GivenAnswer,
    seen: readonly string[] | undefined,
  ): Promise<KeptIntake> => putAnswer(keys.intake(application), questionsIn, question, given, seen),

  /** Stores a submitted version permanently, if no answer was given concurrently. */
  keep: (application: string, version: IntakeVersion, of: KeptIntake): Write[] => [
    {
      put: { ...keys.intakeVersion(application, version.number), ...version },
      condition: { expression: 'attribute_not_exists(pk)', onFailure: () => changedMeanwhile('intake') },
    },
    still(application, of),
  ],

  /** Copies the answers to another application; the copying person becomes their author. */
  copy: (application: string, { answers }: KeptIntake, by: Pick<GivenAnswer, 'at' | 'by'>): Write[] => {
    const given = Object.entries(answers).map(([question, { values }]) => [question, { values, ...by }]);
    if (given.length === 0) return [];
    return [{ put: { ...keys.intake(application), version: given.length, ...Object.fromEntries(given) } }];
  },

  /** Writes a complete submitted intake, for demo data and tests. */
  bring: (application: string, { answers, ...version }: IntakeVersion): Promise<void> =>
    transact([
      { put: { ...keys.intake(application), version: Object.keys(answers).length, ...answers } },
      { put: { ...keys.intakeVersion(application, version.number), ...version, answers } },
    ]),

  version: async (application: string, number: number): Promise<IntakeVersion | undefined> => {
    const { Item } = await table.send(
      new GetCommand({ TableName: tableName(), Key: keys.intakeVersion(application, number), ConsistentRead: true }),
    );
    return Item && IntakeVersion.parse(Item);
  },

  versions: (application: string, limit: number, after: string | undefined) =>
    page({ pk: keys.intake(application).pk, prefix: 'INTAKE#', schema: IntakeVersion, limit, after }),

  /** All versions without their answers, which are long. */
  summaries: async (application: string) => {
    const { pk } = keys.intake(application);
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeNames: { '#number': 'number', '#at': 'at', '#by': 'by' },
        ExpressionAttributeValues: { ':pk': pk, ':prefix': 'INTAKE#' },
        ProjectionExpression: '#number, #at, #by',
        ConsistentRead: true,
      }),
    );
    return Items.map((row) => IntakeSummary.parse(row));
  },
};
