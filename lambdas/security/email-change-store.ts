/** A pending change of an e-mail address: one per person, waiting for its code or in progress. */

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { fieldError } from '#domain/field-error.ts';
import { EMAIL_CODE_MINUTES, EMAIL_CODE_TRIES, EMAIL_CODES_AN_HOUR } from '#domain/sign-in/email-change.ts';
import { ConflictError, InvalidError, RateLimitError } from '#lambdas/errors.ts';
import { attempts } from '#lambdas/persistence/attempt-counter.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';

const hash = promisify<string, Buffer, number, Buffer>(scrypt);
const HASH_BYTES = 32;

/** Longer than any request: an older change in progress was interrupted. */
const LEFT_AFTER = 30_000;
/** An interrupted change is kept long enough to be found and completed. */
const KEPT_SECONDS = 30 * 24 * 3600;

export const EmailChange = z.object({
  email: z.string(),
  /** Waiting changes have no effect yet. */
  state: z.enum(['waiting', 'under_way']),
  /** The time of the code or of the start. */
  since: z.int(),
  salt: z.string(),
  hash: z.string(),
});
export type EmailChange = z.output<typeof EmailChange>;

export const wasLeft = ({ state, since }: EmailChange, now = Date.now()) =>
  state === 'under_way' && since <= now - LEFT_AFTER;

const wrongCode = () =>
  new InvalidError('This is not the code that was sent.', {
    code: 'wrong_code',
    errors: [fieldError('code', 'wrong_code')],
  });
const noCode = () => new InvalidError('This code is no longer valid. Request a new one.', { code: 'no_code' });
const inProgress = () =>
  new ConflictError('This address is being changed. Try again in 30 seconds.', { code: 'in_progress' });

const isRefused = (error: unknown) => error instanceof Error && error.name === 'ConditionalCheckFailedException';

const names = { '#state': 'state' };
const notUnderWay = 'attribute_not_exists(pk) OR #state = :waiting OR since <= :left';

const put = async (person: string, change: EmailChange & { tries: number; good_until: number }, now: number) => {
  const command = new PutCommand({
    TableName: tableName(),
    Item: { ...keys.emailChange(person), ...change, ttl: Math.floor(now / 1000) + KEPT_SECONDS },
    ConditionExpression: notUnderWay,
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: { ':waiting': 'waiting', ':left': now - LEFT_AFTER },
  });
  await table.send(command).catch((error: unknown) => {
    throw isRefused(error) ? inProgress() : error;
  });
};

const setState = (person: string, state: EmailChange['state'], since: number, condition: string) =>
  table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.emailChange(person),
      UpdateExpression: 'SET #state = :state, since = :since',
      ConditionExpression: condition,
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: {
        ':state': state,
        ':since': since,
        ...(condition.includes(':left') && { ':waiting': 'waiting', ':left': since - LEFT_AFTER }),
      },
    }),
  );

export const emailChanges = {
  /** Replaces an earlier waiting change. Without a code, no entered code is valid. */
  wait: async (person: string, email: string, code: string | undefined, now = Date.now()) => {
    const salt = randomBytes(16);
    // Hashing a random value takes the same time, so that timing does not reveal the difference.
    const hashed = await hash(code ?? randomBytes(HASH_BYTES).toString('hex'), salt, HASH_BYTES);
    const good_until = now + EMAIL_CODE_MINUTES * 60_000;
    const change = { email, state: 'waiting', since: now, tries: 0, good_until } as const;
    await put(person, { ...change, salt: salt.toString('hex'), hash: hashed.toString('hex') }, now);
  },

  /** Counts the try first, so that parallel tries do not exceed the limit. */
  enter: async (person: string, code: string, now = Date.now()): Promise<EmailChange> => {
    const counted = table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.emailChange(person),
        UpdateExpression: 'ADD tries :one',
        ConditionExpression: 'tries < :most AND good_until > :now',
        ExpressionAttributeValues: { ':one': 1, ':most': EMAIL_CODE_TRIES, ':now': now },
        ReturnValues: 'ALL_NEW',
      }),
    );
    const { Attributes } = await counted.catch((error: unknown) => {
      throw isRefused(error) ? noCode() : error;
    });
    const change = EmailChange.parse(Attributes);
    const given = await hash(code, Buffer.from(change.salt, 'hex'), HASH_BYTES);
    if (!timingSafeEqual(given, Buffer.from(change.hash, 'hex'))) throw wrongCode();
    return change;
  },

  /** An interrupted change is found from here on. */
  begin: async (person: string, now = Date.now()) => {
    await setState(person, 'under_way', now, notUnderWay).catch((error: unknown) => {
      throw isRefused(error) ? inProgress() : error;
    });
  },

  /** For changes without a code. */
  beginAtOnce: (person: string, email: string, now = Date.now()) =>
    put(
      person,
      { email, state: 'under_way', since: now, salt: '', hash: '', tries: EMAIL_CODE_TRIES, good_until: 0 },
      now,
    ),

  /** After a failed change, the same code stays valid. */
  waitAgain: async (person: string, now = Date.now()) => {
    await setState(person, 'waiting', now, 'attribute_exists(pk)');
  },

  end: async (person: string) => {
    await table.send(new DeleteCommand({ TableName: tableName(), Key: keys.emailChange(person) }));
  },
};

const sentCodes = attempts(keys.emailCodes, 60);

export const countEmailCode = async (person: string, email: string) => {
  const counts = await Promise.all([sentCodes.count(`person ${person}`), sentCodes.count(`address ${email}`)]);
  if (Math.max(...counts) > EMAIL_CODES_AN_HOUR)
    throw new RateLimitError(`At most ${EMAIL_CODES_AN_HOUR} codes can be sent per hour. Try again later.`);
};
