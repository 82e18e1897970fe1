/**
 * The answers to a questionnaire, in a row beside what they are about: who answers stands in nobody's way who changes that,
 * and two who answer different questions meet nobody.
 */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { GivenAnswer } from '#domain/applications/intake.ts';
import type { Question } from '#domain/questions/question.ts';
import { answeredMeanwhile } from '#lambdas/known-errors.ts';
import type { Key } from './keys.ts';
import { table, tableName } from './table.ts';

export type KeptAnswers = { version: number; answers: Record<string, GivenAnswer>; closed: boolean };

type Questions = readonly Pick<Question, 'key'>[];

/** Each answer is an attribute of its own. Those to questions that are asked no more stay, and are read by nobody. */
export const answersIn = (questions: Questions, row: Record<string, unknown> = {}): KeptAnswers => {
  const answered = questions.filter(({ key }) => row[key] !== undefined);
  return {
    version: z.int().default(0).parse(row.version),
    closed: row.closed === true,
    answers: Object.fromEntries(answered.map(({ key }) => [key, GivenAnswer.parse(row[key])])),
  };
};

export const readAnswers = async (key: Key, questions: Questions): Promise<KeptAnswers> => {
  const { Item } = await table.send(new GetCommand({ TableName: tableName(), Key: key, ConsistentRead: true }));
  return answersIn(questions, Item);
};

/** As it was when its answer was seen, or as it is to be, which a try whose answer was lost has done already. */
const asSeen = (seen: readonly string[]) =>
  `(${seen.length === 0 ? 'attribute_not_exists(#question) OR ' : ''}#question.#values IN (:seen, :values))`;

/** One answer, as long as they are not closed. `seen` is what the answer was to whoever gives this one. */
export const putAnswer = async (
  key: Key,
  questions: Questions,
  question: string,
  given: GivenAnswer,
  seen: readonly string[] | undefined,
): Promise<KeptAnswers> => {
  try {
    const { Attributes } = await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: key,
        UpdateExpression: 'SET #question = :given ADD version :one',
        ConditionExpression: ['attribute_not_exists(closed)', ...(seen ? [asSeen(seen)] : [])].join(' AND '),
        ExpressionAttributeNames: { '#question': question, ...(seen && { '#values': 'values' }) },
        ExpressionAttributeValues: {
          ':given': given,
          ':one': 1,
          ...(seen && { ':seen': seen, ':values': given.values }),
        },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return answersIn(questions, Attributes);
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    const now = await readAnswers(key, questions);
    if (now.closed) return now;
    throw answeredMeanwhile(now.answers[question]);
  }
};
