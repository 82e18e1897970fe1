/** How often something was lately done in one name. A name that nobody has is counted just so, and tells nothing. */
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

/** For `minutes` from the first attempt on, however many follow: nobody can keep somebody else waiting by going on. */
export const attempts = (key: (nameHash: string) => Key, minutes: number) => {
  /** Anything may be typed for a name, of any length, and in capitals or not. */
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

  /** Counts one more below `limit`. A refused attempt leaves the row as it is, which is answered either way. */
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
      const begins = 'attribute_not_exists(pk) OR #ttl <= :now'; // most are the first
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
      // Those before were forgotten, or their time ended, at this moment.
      return countBelow(name, limit);
    }
  };

  return {
    countBelow,

    /** Counts one more, and gives how many there are with it. */
    count: async (name: string) => (await countBelow(name, Number.MAX_SAFE_INTEGER)).attempts,

    /** This attempt is the first again. */
    beginAgain: (name: string) => update(name, FIRST, { ':end': end() }),

    forget: async (name: string) => {
      await table.send(new DeleteCommand({ TableName: tableName(), Key: keyOf(name) }));
    },
  };
};
