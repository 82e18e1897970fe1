/** Idempotency keys: the claim of a key, the progress of its work, and the stored answer. */
import { randomUUID } from 'node:crypto';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type Attempt, keptUntil } from './idempotent-request.ts';
import { entityIdIn, keys } from './keys.ts';
import { every } from './paging.ts';
import { retryAlways } from './retry.ts';
import { alive, table, tableName } from './table.ts';

/** An answer that contains a secret is stored for minutes only, because the secret may be revoked later. */
const ANSWER_SECONDS = { day: 24 * 3600, minutes: 600 };
/** Longer than any request can run: a claim without recorded work then belongs to a request that died. */
const CLAIM_SECONDS = 60;
/** Below the row size limit (400 kB), with room for the keys. */
const PART_LENGTH = 300_000;

/**
 * `progress` is what the work's own transactions recorded, `result` the key of the first row that they wrote. After
 * `claimed_until` no attempt is still running.
 */
const Claim = z.object({
  request: z.string(),
  attempt: z.string().optional(),
  claimed_until: z.int().optional(),
  progress: z.enum(['begun', 'done']).optional(),
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
  /** The id of the entity that the work changed. */
  existing: string | undefined;
};

const answerOf = async (caller: string, key: string, attempt: string | undefined): Promise<string | undefined> => {
  const { pk, sk } = keys.idempotencyAnswer(caller, key, 0);
  const rows = await every({ pk, prefix: sk.slice(0, sk.indexOf('#') + 1), schema: Part });
  const parts = rows.filter((row) => alive(row) && row.attempt === attempt);
  return parts[0] && parts.length === parts[0].of ? parts.map(({ part }) => part).join('') : undefined;
};

/** Only recorded work counts as done: the outcome is unknown if a claim expires while it is read. */
const earlierOf = async (caller: string, key: string, found: Claim) => {
  const { request, attempt, claimed_until = 0, progress, result } = found;
  const answer = await answerOf(caller, key, attempt);
  const isAtWork = answer === undefined && (progress !== 'done' || claimed_until > seconds());
  const existing = result === undefined ? undefined : entityIdIn(result);
  return { request, isAtWork, answer, existing };
};

export const isAttempt = (claimed: Attempt | Earlier): claimed is Attempt => 'recorded' in claimed;

/**
 * A repeat of the same request resumes begun work after the previous attempt ended. `progress` stays `begun`, however
 * many attempts die.
 */
const resume = async (attempt: Attempt, found: Claim, claimed_until: number): Promise<Attempt | undefined> => {
  const isOver = (found.claimed_until ?? 0) <= seconds();
  if (found.progress !== 'begun' || found.request !== attempt.request || !isOver) return undefined;
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: keys.idempotency(attempt.caller, attempt.key),
    UpdateExpression: 'SET attempt = :attempt, claimed_until = :until',
    ConditionExpression: 'attempt IN (:attempt, :earlier) AND progress = :begun',
    ExpressionAttributeValues: {
      ...{ ':attempt': attempt.id, ':until': claimed_until, ':earlier': found.attempt ?? '', ':begun': 'begun' },
    },
  });
  try {
    await table.send(update);
    return { ...attempt, recorded: 'begun', isResumed: true };
  } catch (error) {
    if (!isFailedCondition(error)) throw error;
    return undefined; // another repeat resumes the work
  }
};

/**
 * Claims the key for this request, or returns the state of an earlier request. If the SDK repeats the claim after a
 * lost reply, it finds its own claim.
 */
export const claim = async (
  caller: string,
  key: string,
  request: string,
  resumes = false,
): Promise<Attempt | Earlier> => {
  const Key = keys.idempotency(caller, key);
  const next = resumes ? ('begun' as const) : ('done' as const);
  const attempt: Attempt = { id: randomUUID(), caller, key, request, next, recorded: undefined, isResumed: false };
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
    if (found.attempt === attempt.id) return attempt;
    return (await resume(attempt, found, claimed_until)) ?? earlierOf(caller, key, found);
  }
};

type Update = { done: boolean; isOver: boolean };

/** Extends the key to its full lifetime. `isOver` means that this attempt stopped working. */
const record = async ({ id, caller, key }: Attempt, { done, isOver }: Update) => {
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: keys.idempotency(caller, key),
    UpdateExpression: `SET #ttl = :ttl${done ? ', progress = :done' : ''}${isOver ? ', claimed_until = :now' : ''}`,
    ConditionExpression: 'attempt = :attempt',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ...{ ':ttl': keptUntil(), ':attempt': id },
      ...(done && { ':done': 'done' }),
      ...(isOver && { ':now': seconds() }),
    },
  });
  await retryAlways(() => table.send(update)).catch((error: unknown) => {
    if (!isFailedCondition(error)) throw error; // another attempt has claimed the key
  });
};

/** Progress is recorded first: if storing the answer fails, a repeat must not do the work twice. */
export const keepAnswer = async (attempt: Attempt, answer: string, kept: keyof typeof ANSWER_SECONDS) => {
  const { id, caller, key, recorded } = attempt;
  if (recorded !== 'done') await record(attempt, { done: true, isOver: false });
  const of = Math.max(1, Math.ceil(answer.length / PART_LENGTH));
  for (let number = 0; number < of; number++) {
    const part = answer.slice(number * PART_LENGTH, (number + 1) * PART_LENGTH);
    const ttl = seconds() + ANSWER_SECONDS[kept];
    const Item = { ...keys.idempotencyAnswer(caller, key, number), part, of, attempt: id, ttl };
    await retryAlways(() => table.send(new PutCommand({ TableName: tableName(), Item })));
  }
};

/** Frees the key after a failure, unless a transaction has recorded the work. */
export const release = async (attempt: Attempt) => {
  const { id, caller, key } = attempt;
  const remove = new DeleteCommand({
    TableName: tableName(),
    Key: keys.idempotency(caller, key),
    ConditionExpression: 'attempt = :attempt AND attribute_not_exists(progress)',
    ExpressionAttributeValues: { ':attempt': id },
  });
  try {
    await retryAlways(() => table.send(remove));
  } catch (error) {
    if (!isFailedCondition(error)) throw error;
    await record(attempt, { done: false, isOver: true });
  }
};
