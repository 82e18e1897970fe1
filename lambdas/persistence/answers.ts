/**
 * Questionnaire answers in a row of their own: an answer never conflicts with changes of the parent entity, nor with
 * answers to other questions.
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

type Row = Record<string, unknown>;
/** The questions, or how to find them in the row. */
type Questions = readonly Pick<Question, 'key'>[] | ((row: Row) => readonly Pick<Question, 'key'>[]);

/** Each answer is its own attribute. Answers to questions that were dropped stay in the row and are ignored. */
export const answersIn = (questions: Questions, row: Row = {}): KeptAnswers => {
  const all = typeof questions === 'function' ? questions(row) : questions;
  const answered = all.filter(({ key }) => row[key] !== undefined);
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

/** Matches the values that the client saw, or the new ones: a retry after a lost reply finds its own write. */
const asSeen = (seen: readonly string[]) =>
  `(${seen.length === 0 ? 'attribute_not_exists(#question) OR ' : ''}#question.#values IN (:seen, :values))`;

/** Writes one answer unless the answers are closed. `seen` holds the values that the client saw before. */
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
