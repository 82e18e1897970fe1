/** Idempotency keys: who has claimed one, whether the work is done, and what was answered. */
import { randomUUID } from 'node:crypto';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type Attempt, keptUntil } from './attempt.ts';
import { insist } from './insist.ts';
import { entityIdIn, keys } from './keys.ts';
import { every } from './paging.ts';
import { alive, table, tableName } from './table.ts';

/** A secret that was answered is answered again for minutes only: by then it may be ended. */
const ANSWER_SECONDS = { day: 24 * 3600, minutes: 600 };
/** Longer than any request may take: a claim whose work is not recorded is then of a request that died. */
const CLAIM_SECONDS = 60;
/** Below what a row may hold (400 kB), with room for its keys. */
const PART_LENGTH = 300_000;

/** `result`: where the work that is done lies. `claimed_until`: from then on no attempt is still at work. */
const Claim = z.object({
  request: z.string(),
  attempt: z.string().optional(),
  claimed_until: z.int().optional(),
  result: z.string().optional(),
});
type Claim = z.output<typeof Claim>;

const Part = z.object({ part: z.string(), of: z.int(), attempt: z.string(), ttl: z.int() });

const seconds = () => Math.floor(Date.now() / 1000);

const isFailedCondition = (error: unknown) =>
  error instanceof Error && error.name === 'ConditionalCheckFailedException';

export type Earlier = {
  request: string;
  isAtWork: boolean;
  answer: string | undefined;
  /** The id of what the work was done to. */
  existing: string | undefined;
};

const answerOf = async (caller: string, key: string, attempt: string | undefined): Promise<string | undefined> => {
  const { pk, sk } = keys.idempotencyAnswer(caller, key, 0);
  const rows = await every({ pk, prefix: sk.slice(0, sk.indexOf('#') + 1), schema: Part });
  const parts = rows.filter((row) => alive(row) && row.attempt === attempt);
  return parts[0] && parts.length === parts[0].of ? parts.map(({ part }) => part).join('') : undefined;
};

const earlierOf = async (caller: string, key: string, { request, attempt, claimed_until = 0, result }: Claim) => {
  const answer = await answerOf(caller, key, attempt);
  const existing = result === undefined ? undefined : entityIdIn(result);
  return { request, isAtWork: answer === undefined && claimed_until > seconds(), answer, existing };
};

/**
 * Claims the key for this request, or says what an earlier request did with it. Where the reply to the claim is lost and
 * the SDK sends it again, the claim that is found is our own.
 */
export const claim = async (
  caller: string,
  key: string,
  request: string,
  resumes = false,
): Promise<Attempt | Earlier> => {
  const Key = keys.idempotency(caller, key);
  const attempt: Attempt = { id: randomUUID(), caller, key, isComplete: !resumes, isRecorded: false };
  const claimed_until = seconds() + CLAIM_SECONDS;
  try {
    await table.send(
      new PutCommand({
        TableName: tableName(),
        Item: { ...Key, request, attempt: attempt.id, claimed_until, ttl: claimed_until },
        ConditionExpression: 'attribute_not_exists(pk) OR #ttl <= :now',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':now': seconds() },
      }),
    );
    return attempt;
  } catch (error) {
    if (!isFailedCondition(error)) throw error;
    const { Item } = await table.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
    if (!alive(Item)) return { request, isAtWork: true, answer: undefined, existing: undefined };
    const found = Claim.parse(Item);
    return found.attempt === attempt.id ? attempt : earlierOf(caller, key, found);
  }
};

/** From here on the key never lapses before its day is over, whatever becomes of the answer. */
const record = async ({ id, caller, key }: Attempt, isAtWork: boolean) => {
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: keys.idempotency(caller, key),
    UpdateExpression: `SET #ttl = :ttl${isAtWork ? '' : ', claimed_until = :now'}`,
    ConditionExpression: 'attempt = :attempt',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':ttl': keptUntil(), ':attempt': id, ...(!isAtWork && { ':now': seconds() }) },
  });
  await insist(() => table.send(update)).catch((error: unknown) => {
    if (!isFailedCondition(error)) throw error; // another attempt has the key by now
  });
};

/** The key is recorded first: an answer that cannot be kept must not make the work be done again. */
export const keepAnswer = async (attempt: Attempt, answer: string, kept: keyof typeof ANSWER_SECONDS) => {
  const { id, caller, key, isRecorded } = attempt;
  if (!isRecorded) await record(attempt, true);
  const of = Math.max(1, Math.ceil(answer.length / PART_LENGTH));
  for (let number = 0; number < of; number++) {
    const part = answer.slice(number * PART_LENGTH, (number + 1) * PART_LENGTH);
    const ttl = seconds() + ANSWER_SECONDS[kept];
    const Item = { ...keys.idempotencyAnswer(caller, key, number), part, of, attempt: id, ttl };
    await insist(() => table.send(new PutCommand({ TableName: tableName(), Item })));
  }
};

/** After a failure: the key is free again, unless the work was recorded as done. */
export const release = async (attempt: Attempt) => {
  const { id, caller, key } = attempt;
  const remove = new DeleteCommand({
    TableName: tableName(),
    Key: keys.idempotency(caller, key),
    ConditionExpression: 'attempt = :attempt AND attribute_not_exists(#result)',
    ExpressionAttributeNames: { '#result': 'result' },
    ExpressionAttributeValues: { ':attempt': id },
  });
  try {
    await insist(() => table.send(remove));
  } catch (error) {
    if (!isFailedCondition(error)) throw error;
    await record(attempt, false);
  }
};
