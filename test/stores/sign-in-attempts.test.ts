import { randomUUID } from 'node:crypto';
import type { PostAuthenticationTriggerEvent, PreAuthenticationTriggerEvent } from 'aws-lambda';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { SIGN_IN_FAILURE_LIMIT } from '#domain/sign-in/captcha.ts';
import { handler as afterSignIn } from '#lambdas/triggers/post-authentication.ts';
import { handler as beforeSignIn } from '#lambdas/triggers/pre-authentication.ts';
import { signInAttempts } from '#lambdas/triggers/sign-in-attempts.ts';
import { startOwnTable } from './own-table.ts';

let own: Awaited<ReturnType<typeof startOwnTable>>;
beforeAll(async () => {
  own = await startOwnTable();
  vi.stubEnv('CAPTCHA_SITE_KEY', 'the-site-key');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await own.stop();
});

// Only the fields of the events that the triggers read.
const event = (userName: string) => ({ userName, request: { userAttributes: {} } });
const begin = (name: string) => beforeSignIn(event(name) as PreAuthenticationTriggerEvent);
const succeed = (name: string) => afterSignIn(event(name) as PostAuthenticationTriggerEvent);

test('the trigger admits twelve parallel sign-ins with the right password and leaves the count at zero', async () => {
  // The clock stands still, so every attempt waits for the ones before it.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const name = randomUUID();
  const signIn = () => begin(name).then(() => succeed(name));
  await Promise.all(Array.from({ length: 12 }, signIn));
  expect(await signInAttempts.count(name)).toBe(1);
});

test('the trigger admits three of twelve parallel guesses and does not count the refused ones', async () => {
  const name = randomUUID();
  const guesses = await Promise.allSettled(Array.from({ length: 12 }, () => begin(name)));
  expect(guesses.filter(({ status }) => status === 'fulfilled')).toHaveLength(SIGN_IN_FAILURE_LIMIT);
  expect(await signInAttempts.count(name)).toBe(SIGN_IN_FAILURE_LIMIT + 1);
});
