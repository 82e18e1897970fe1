/** Counts recent attempts by name. Unknown names count like known ones, so that the count does not reveal accounts. */
import { createHash } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';
import type { Key } from './keys.ts';
import { table, tableName } from './table.ts';

/** `counted_at` is in milliseconds. Rows of earlier versions lack it. */
const Row = z.object({ attempts: z.int(), ttl: z.number(), counted_at: z.number().default(0) });

const now = () => Math.floor(Date.now() / 1000);

const FIRST = 'SET attempts = :one, #ttl = :end, counted_at = :at';

/**
 * The window lasts `minutes` from the first attempt. Further attempts do not extend it, so an attacker cannot lock a
 * user out permanently.
 */
export const attempts = (key: (nameHash: string) => Key, minutes: number) => {
  /** Names are user input of any length and case, so the key holds a hash. */
  const keyOf = (name: string) => key(createHash('sha256').update(name.toLowerCase()).digest('hex'));

  const update = async (name: string, change: string, values: Record<string, number>, condition?: string) => {
    const { Attributes } = await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keyOf(name),
        UpdateExpression: change,
        ConditionExpression: condition,
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ...values, ':one': 1, ':at': Date.now() },
        ReturnValues: 'ALL_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return Row.parse(Attributes);
  };

  const end = () => now() + minutes * 60;

  /** Counts an attempt if fewer than `limit` were counted. A refused attempt does not change the row. */
  const countBelow = async (
    name: string,
    limit: number,
  ): Promise<{ isCounted: boolean; attempts: number; lastAt: number }> => {
    const counted = ({ attempts: count, counted_at }: z.output<typeof Row>) => ({
      isCounted: true,
      attempts: count,
      lastAt: counted_at,
    });
    try {
      const begins = 'attribute_not_exists(pk) OR #ttl <= :now'; // most attempts are the first
      return counted(await update(name, FIRST, { ':end': end(), ':now': now() }, begins));
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
    try {
      const more = 'ADD attempts :one SET counted_at = :at';
      return counted(await update(name, more, { ':now': now(), ':limit': limit }, '#ttl > :now AND attempts < :limit'));
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      const row = error.Item && Row.parse(unmarshall(error.Item));
      if (row && row.ttl > now() && row.attempts >= limit)
        return { isCounted: false, attempts: row.attempts, lastAt: row.counted_at };
      // The row expired or was deleted between the two updates.
      return countBelow(name, limit);
    }
  };

  return {
    countBelow,

    count: async (name: string) => (await countBelow(name, Number.MAX_SAFE_INTEGER)).attempts,

    beginAgain: (name: string) => update(name, FIRST, { ':end': end() }),

    forget: async (name: string) => {
      await table.send(new DeleteCommand({ TableName: tableName(), Key: keyOf(name) }));
    },
  };
};
