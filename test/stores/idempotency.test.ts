/** Guarantees of an Idempotency-Key when a function crashes, fails or has a response too large for one row. */

import { randomBytes, randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2 as Event } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Route } from '#contract/http/route.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import { describeError } from '#lambdas/http/describe-error.ts';
import { once } from '#lambdas/http/idempotency.ts';
import { table } from '#lambdas/persistence/table.ts';
import { startOwnTable } from './own-table.ts';

const ADA = { id: randomUUID(), name: 'Ada Lovelace' };
const ROUTE: Route = { allow: 'signed-in', summary: 'Create a group' };
const A_MINUTE = 61_000;

let stop = async () => {};
beforeAll(async () => {
  ({ stop } = await startOwnTable());
});
afterEach(() => {
  vi.useRealTimers();
  table.middlewareStack.remove('crash');
});
afterAll(() => stop());

/** Only the fields that the code under test reads. */
const eventWith = (key: string, body = '{}') =>
  ({
    headers: { 'idempotency-key': key },
    rawPath: '/v2/groups',
    rawQueryString: '',
    body,
    requestContext: { http: { method: 'POST' } },
  }) as unknown as Event;

const ask = (key: string, work: () => Promise<object>, route = ROUTE) =>
  once(eventWith(key), route, ADA.id, async () => ({ statusCode: 201, body: JSON.stringify(await work()) }));

const createGroup = (name: string = randomUUID()) => resourceGroups.create({ name, group_type: 'CUSTOM' }, ADA);

/** Simulates a crash right after the first transaction is committed. */
const crashAfterTransaction = () => {
  const died = Promise.withResolvers<void>();
  table.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const answer = await next(args);
        if (commandName !== 'TransactWriteItemsCommand') return answer;
        died.resolve();
        return new Promise<never>(() => {});
      },
    { name: 'crash', step: 'initialize' },
  );
  return died.promise;
};

const passMinute = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + A_MINUTE });

const refusal = (answer: Promise<unknown>) =>
  answer.then(
    () => expect.fail('It was not refused.'),
    (error: unknown) => describeError(error),
  );

test('a repeat after a crash behind the transaction returns the result without repeating the work', async () => {
  const key = randomUUID();
  let made = 0;
  const work = () => {
    made += 1;
    return createGroup();
  };
  const crashed = crashAfterTransaction();
  void ask(key, work);
  await crashed;
  table.middlewareStack.remove('crash');

  expect((await refusal(ask(key, work))).details.code).toBe('in_progress');
  passMinute();
  const { status, details } = await refusal(ask(key, work));
  expect([status, details.code, made]).toEqual([409, 'already_done', 1]);
  expect(await resourceGroups.get(details.existing ?? '')).toMatchObject({ created_by: ADA });
});

test('a repeat a minute after a crash before the transaction does the work', async () => {
  const key = randomUUID();
  const begun = Promise.withResolvers<void>();
  void ask(key, () => {
    begun.resolve();
    return new Promise<never>(() => {});
  });
  await begun.promise;
  passMinute();
  expect(await ask(key, createGroup)).toMatchObject({ statusCode: 201 });
});

test('an attempt cannot write after another has taken over its key', async () => {
  const key = randomUUID();
  const [begun, paused] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = refusal(
    ask(key, async () => {
      begun.resolve();
      await paused.promise;
      return createGroup();
    }),
  );
  await begun.promise;
  passMinute();
  const second = await ask(key, createGroup);
  paused.resolve();
  expect((await slow).details.code).toBe('in_progress');
  expect(await ask(key, createGroup)).toEqual(second);
});

test('does not repeat work completed before a failure, but repeats a resumable route', async () => {
  const failing = async () => {
    await createGroup();
    throw new Error('Put in by a test');
  };
  const [key, resumed] = [randomUUID(), randomUUID()];
  await expect(ask(key, failing)).rejects.toThrow('Put in by a test');
  expect((await refusal(ask(key, createGroup))).details.code).toBe('already_done');

  const route = { ...ROUTE, resumes: true } as const;
  await expect(ask(resumed, failing, route)).rejects.toThrow('Put in by a test');
  expect(await ask(resumed, createGroup, route)).toMatchObject({ statusCode: 201 });
});

test('tells a resumable route that part of the work is done', async () => {
  const key = randomUUID();
  const route = { ...ROUTE, resumes: true } as const;
  const attempts: boolean[] = [];
  const work = async (isResumed: boolean) => {
    attempts.push(isResumed);
    await createGroup();
    return { statusCode: 200 };
  };
  const crashed = crashAfterTransaction();
  void once(eventWith(key), route, ADA.id, work);
  await crashed;
  table.middlewareStack.remove('crash');
  passMinute();
  await once(eventWith(key), route, ADA.id, work);
  expect(await once(eventWith(key), route, ADA.id, work)).toEqual({ statusCode: 200 });
  expect(attempts).toEqual([false, true]);
});

test('returns the same answer again even when it is far larger than a row', async () => {
  const key = randomUUID();
  const large = { text: randomBytes(1_500_000).toString('base64url') };
  const first = await ask(key, async () => large);
  expect(await ask(key, () => expect.fail('It was done again.'))).toEqual(first);
});

test('forgets an answer with a secret after minutes, but still does not repeat the work', async () => {
  const key = randomUUID();
  const route = { ...ROUTE, shown: 'once' } as const;
  await ask(key, createGroup, route);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
  expect((await refusal(ask(key, createGroup, route))).details.code).toBe('already_done');
});
