import { randomUUID } from 'node:crypto';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { insist } from './insist.ts';
import { keys } from './keys.ts';
import { alive, table, tableName } from './table.ts';

const KEPT_SECONDS = { day: 24 * 3600, minutes: 600 };
/** Longer than any request may take: a claim without an answer is then of a request that died. */
const CLAIM_SECONDS = 60;

/** `by`: the try that has it. */
const Claim = z.object({ request: z.string(), answer: z.string().optional(), by: z.string().optional() });
type Claim = z.output<typeof Claim>;

const seconds = () => Math.floor(Date.now() / 1000);

/**
 * Takes the key for this request; where somebody has it already, what they did with it. Where the answer to the taking is
 * lost, and it is tried again, whoever has it already is oneself.
 */
export const claim = async (caller: string, key: string, request: string): Promise<Claim | undefined> => {
  const Key = keys.idempotency(caller, key);
  const by = randomUUID();
  try {
    await table.send(
      new PutCommand({
        TableName: tableName(),
        Item: { ...Key, request, by, ttl: seconds() + CLAIM_SECONDS },
        ConditionExpression: 'attribute_not_exists(pk) OR #ttl <= :now',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':now': seconds() },
      }),
    );
    return undefined;
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ConditionalCheckFailedException') throw error;
    const { Item } = await table.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
    const claim = alive(Item) ? Claim.parse(Item) : { request };
    return claim.by === by ? undefined : claim;
  }
};

export const keepAnswer = async (
  caller: string,
  key: string,
  request: string,
  answer: string,
  kept: keyof typeof KEPT_SECONDS,
) => {
  const Item = { ...keys.idempotency(caller, key), request, answer, ttl: seconds() + KEPT_SECONDS[kept] };
  await insist(() => table.send(new PutCommand({ TableName: tableName(), Item })));
};

export const release = async (caller: string, key: string) => {
  const Key = keys.idempotency(caller, key);
  await insist(() => table.send(new DeleteCommand({ TableName: tableName(), Key })));
};
