/**
 * The answers to the questions about an application, in a row beside it: whoever answers stands in nobody's way who
 * changes the application, and two who answer different questions meet nobody.
 */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { GivenAnswer, IntakeVersion } from '#domain/intake.ts';
import { QUESTIONS, type QuestionKey } from '#domain/tiering/questions.ts';
import { answeredMeanwhile, changedMeanwhile } from '#lambdas/problems.ts';
import { keys } from './keys.ts';
import { page } from './paging.ts';
import { table, tableName } from './table.ts';
import { transact, type Write } from './transaction.ts';

export type KeptIntake = { version: number; answers: Record<string, GivenAnswer> };

/** Each answer is an attribute of its own. Those to questions that are asked no more stay, and are read by nobody. */
export const intakeOf = (row: Record<string, unknown> = {}): KeptIntake => {
  const answered = QUESTIONS.filter(({ key }) => row[key] !== undefined);
  return {
    version: z.int().default(0).parse(row.version),
    answers: Object.fromEntries(answered.map(({ key }) => [key, GivenAnswer.parse(row[key])])),
  };
};

const get = async (application: string): Promise<KeptIntake> => {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: keys.intake(application), ConsistentRead: true }),
  );
  return intakeOf(Item);
};

/** As it was when its answer was seen, or as it is to be, which a try whose answer was lost has done already. */
const asSeen = (seen: readonly string[]) => ({
  ConditionExpression: `${seen.length === 0 ? 'attribute_not_exists(#question) OR ' : ''}#question.#values IN (:seen, :values)`,
  values: { ':seen': seen },
});

/** Nobody answered anything meanwhile. */
const still = (application: string, { version }: KeptIntake): Write => ({
  check: keys.intake(application),
  condition: {
    expression: 'version = :version',
    values: { ':version': version },
    onFailure: () => changedMeanwhile('intake'),
  },
});

export const intakes = {
  get,
  still,

  /** One answer. `seen` is what the answer was to whoever gives this one. */
  answer: async (
    application: string,
    question: QuestionKey,
    given: GivenAnswer,
    seen: readonly string[] | undefined,
  ): Promise<KeptIntake> => {
    const { values, ...condition } = seen ? asSeen(seen) : { values: {} };
    try {
      const { Attributes } = await table.send(
        new UpdateCommand({
          TableName: tableName(),
          Key: keys.intake(application),
          UpdateExpression: 'SET #question = :given ADD version :one',
          ...condition,
          ExpressionAttributeNames: { '#question': question, ...(seen && { '#values': 'values' }) },
          ExpressionAttributeValues: {
            ':given': given,
            ':one': 1,
            ...values,
            ...(seen && { ':values': given.values }),
          },
          ReturnValues: 'ALL_NEW',
        }),
      );
      return intakeOf(Attributes);
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      const { answers } = await get(application);
      throw answeredMeanwhile(answers[question]);
    }
  },

  /** What keeps one for ever, as long as nobody answered anything meanwhile. */
  keep: (application: string, version: IntakeVersion, of: KeptIntake): Write[] => [
    {
      put: { ...keys.intakeVersion(application, version.number), ...version },
      condition: { expression: 'attribute_not_exists(pk)', onFailure: () => changedMeanwhile('intake') },
    },
    still(application, of),
  ],

  /** The same answers to the questions about another application, as given by whoever gives them for it. */
  copy: (application: string, { answers }: KeptIntake, by: Pick<GivenAnswer, 'at' | 'by'>): Write[] => {
    const given = Object.entries(answers).map(([question, { values }]) => [question, { values, ...by }]);
    if (given.length === 0) return [];
    return [{ put: { ...keys.intake(application), version: given.length, ...Object.fromEntries(given) } }];
  },

  /** One that was filled in and submitted elsewhere. */
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
};
