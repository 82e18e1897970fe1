/** A change of somebody's e-mail address that is under way: one a person, waiting for its code or being made. */

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

/** Longer than any request may take: a change that was begun before then was left half-way. */
const LEFT_AFTER = 30_000;
/** A change that was left half-way must not be forgotten before somebody can find it. */
const KEPT_SECONDS = 30 * 24 * 3600;

export const EmailChange = z.object({
  email: z.string(),
  /** While the code is waited for nothing of it has been done yet. */
  state: z.enum(['waiting', 'under_way']),
  /** When the code was sent, or the change was begun. */
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
const noCode = () => new InvalidError('This code is good no more. Ask for another one.', { code: 'no_code' });
const inProgress = () =>
  new ConflictError('A change of this address is being made. Try again in half a minute.', { code: 'in_progress' });

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
  /** In place of any other that waits. Without a code, none is good. */
  wait: async (person: string, email: string, code: string | undefined, now = Date.now()) => {
    const salt = randomBytes(16);
    // What nobody can enter takes as long, so that nobody can tell it from a code.
    const hashed = await hash(code ?? randomBytes(HASH_BYTES).toString('hex'), salt, HASH_BYTES);
    const good_until = now + EMAIL_CODE_MINUTES * 60_000;
    const change = { email, state: 'waiting', since: now, tries: 0, good_until } as const;
    await put(person, { ...change, salt: salt.toString('hex'), hash: hashed.toString('hex') }, now);
  },

  /** Counts the try first, so that many at once are no more than one after the other. */
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

  /** From here on it is found, should it be left half-way. */
  begin: async (person: string, now = Date.now()) => {
    await setState(person, 'under_way', now, notUnderWay).catch((error: unknown) => {
      throw isRefused(error) ? inProgress() : error;
    });
  },

  /** For one that needs no code. */
  beginAtOnce: (person: string, email: string, now = Date.now()) =>
    put(
      person,
      { email, state: 'under_way', since: now, salt: '', hash: '', tries: EMAIL_CODE_TRIES, good_until: 0 },
      now,
    ),

  /** Nothing came of it: the same code can be entered again. */
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
    throw new RateLimitError(`At most ${EMAIL_CODES_AN_HOUR} codes are sent an hour. Try again later.`);
};
