/** How often something was lately done in one name. A name that nobody has is counted just so, and tells nothing. */
import { createHash } from 'node:crypto';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Key } from './keys.ts';
import { table, tableName } from './table.ts';

const Row = z.object({ attempts: z.int() });

const now = () => Math.floor(Date.now() / 1000);

const isRefused = (error: unknown) => error instanceof Error && error.name === 'ConditionalCheckFailedException';

const FIRST = 'SET attempts = :one, #ttl = :end';

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
        ExpressionAttributeValues: values,
        ReturnValues: 'ALL_NEW',
      }),
    );
    return Row.parse(Attributes).attempts;
  };

  const first = () => ({ ':one': 1, ':end': now() + minutes * 60 });

  /** Counts one more, and gives how many there are with it. Most are the first. */
  const count = async (name: string): Promise<number> => {
    try {
      return await update(name, FIRST, { ...first(), ':now': now() }, 'attribute_not_exists(pk) OR #ttl <= :now');
    } catch (error) {
      if (!isRefused(error)) throw error;
    }
    try {
      return await update(name, 'ADD attempts :one', { ':one': 1, ':now': now() }, '#ttl > :now');
    } catch (error) {
      if (!isRefused(error)) throw error;
      // Those before were forgotten, or their time ended, at this moment.
      return count(name);
    }
  };

  return {
    count,

    /** This attempt is the first again. */
    beginAgain: (name: string) => update(name, FIRST, first()),

    forget: async (name: string) => {
      await table.send(new DeleteCommand({ TableName: tableName(), Key: keyOf(name) }));
    },
  };
};
