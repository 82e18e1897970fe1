import { randomUUID } from 'node:crypto';
import type { PreAuthenticationTriggerEvent } from 'aws-lambda';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { CAPTCHA_REFUSALS, CAPTCHA_TOKEN } from '#contract/web/captcha.ts';
import { SIGN_IN_FAILURE_LIMIT } from '#domain/sign-in/captcha.ts';
import { handler } from '#lambdas/triggers/pre-authentication.ts';
import { signedIn } from '#test/api/people.ts';

const { web, identity, web_client_id: ClientId } = inject('endpoints');

const WRONG = 'Wrong-Horse-9-Battery';
const INCORRECT = 'Incorrect username or password.';
const refused = (why: keyof typeof CAPTCHA_REFUSALS) => `PreAuthentication failed with error ${CAPTCHA_REFUSALS[why]}.`;

const Answer = z.object({ message: z.string().optional(), AuthenticationResult: z.object({}).optional() });

/** Returns `in` after a sign-in, or else the error message of the user pool. */
const attempt = async (name: string, password: string, captcha?: string) => {
  const response = await fetch(identity, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      ClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: name, PASSWORD: password },
      ...(captcha !== undefined && { ClientMetadata: { [CAPTCHA_TOKEN]: captcha } }),
    }),
  });
  const { message, AuthenticationResult } = Answer.parse(await response.json());
  return AuthenticationResult ? 'in' : message;
};

const attempts = async (times: number, name: string, password = WRONG) => {
  const said: unknown[] = [];
  for (let n = 0; n < times; n++) said.push(await attempt(name, password));
  return said;
};

const post = async (path: string, form: Record<string, string>) => {
  const response = await fetch(`${web}${path}`, { method: 'POST', body: new URLSearchParams(form) });
  return response.json();
};

const solve = async (): Promise<string> => {
  const { captcha } = await (await fetch(`${web}/config.json`)).json();
  return (await post('/local/captcha/token', { sitekey: captcha.site_key })).token;
};

const nobody = () => `${randomUUID()}@example.com`;

/** A person whose next sign-in needs a captcha. */
const suspect = async () => {
  const person = await signedIn();
  expect(await attempts(SIGN_IN_FAILURE_LIMIT, person.email)).toEqual(Array(SIGN_IN_FAILURE_LIMIT).fill(INCORRECT));
  return person;
};

test('after three failures a sign-in needs a captcha, even with the right password', async () => {
  const { email, password } = await suspect();
  expect(await attempt(email, password)).toBe(refused('required'));
  expect(await attempt(email, password, await solve())).toBe('in');
});

test('a solved captcha is valid for three more attempts', async () => {
  const { email } = await suspect();
  expect(await attempt(email, WRONG, await solve())).toBe(INCORRECT);
  // After five wrong passwords, the lockout of the user pool answers with a different message.
  const said = await attempts(3, email);
  expect(said.map((one) => one === refused('required'))).toEqual([false, false, true]);
});

test('an unknown name is asked for a captcha like an existing one, in any case', async () => {
  const [name, { email }] = [nobody(), await signedIn()];
  for (const one of [name, email]) {
    const said = [await attempt(one.toUpperCase(), WRONG), ...(await attempts(3, one))];
    expect(said).toEqual([INCORRECT, INCORRECT, INCORRECT, refused('required')]);
  }
});

test('concurrent attempts are all counted', async () => {
  const name = nobody();
  const said = await Promise.all(Array.from({ length: 8 }, () => attempt(name, WRONG)));
  expect(said.filter((one) => one === refused('required'))).toHaveLength(8 - SIGN_IN_FAILURE_LIMIT);
});

test('a successful sign-in resets the count', async () => {
  const { email, password } = await signedIn();
  expect(await attempts(2, email)).toEqual([INCORRECT, INCORRECT]);
  expect(await attempt(email, password)).toBe('in');
  expect(await attempts(4, email)).toEqual([INCORRECT, INCORRECT, INCORRECT, refused('required')]);
});

test('a captcha is valid once for one user, and an invented one never', async () => {
  const [{ email, password }, other] = [await suspect(), await suspect()];
  const token = await solve();
  expect(await attempt(email, password, 'made up')).toBe(refused('refused'));
  expect(await attempt(email, password, token)).toBe('in');
  expect(await attempt(other.email, other.password, token)).toBe(refused('refused'));
  expect(await attempt(other.email, other.password, '')).toBe(refused('required'));
});

const event = (name: string, userAttributes: Record<string, string>, validationData?: Record<string, string>) => {
  const request = { userAttributes, ...(validationData && { validationData }) };
  // The handler reads no other fields.
  return { userName: name, request } as PreAuthenticationTriggerEvent;
};

test('users of the corporate directory are not asked for a captcha', async () => {
  const name = `MeridianID_${randomUUID()}`;
  const federated = event(name, { 'cognito:user_status': 'EXTERNAL_PROVIDER' });
  for (let n = 0; n < 5; n++) expect(await handler(federated)).toBe(federated);
});

const change = (variable: string, value: string) => {
  const before = process.env[variable];
  process.env[variable] = value;
  onTestFinished(() => {
    process.env[variable] = before;
  });
};

const beyondTheLimit = async (captcha: string) => {
  const name = nobody();
  for (let n = 0; n < SIGN_IN_FAILURE_LIMIT; n++) await handler(event(name, {}));
  return () => handler(event(name, {}, { [CAPTCHA_TOKEN]: captcha }));
};

test('refuses a sign-in when the captcha provider is unreachable', async () => {
  change('CAPTCHA_VERIFY_URL', 'http://127.0.0.1:9/siteverify');
  const again = await beyondTheLimit(await solve());
  await expect(again()).rejects.toThrow(CAPTCHA_REFUSALS.unchecked);
});

test('refuses a sign-in when the captcha provider answers unexpectedly', async () => {
  change('CAPTCHA_VERIFY_URL', `${web}/config.json`);
  const again = await beyondTheLimit(await solve());
  await expect(again()).rejects.toThrow(CAPTCHA_REFUSALS.unchecked);
});

test('rejects a captcha of another site', async () => {
  change('CAPTCHA_SITE_KEY', 'another-site');
  const again = await beyondTheLimit(await solve());
  await expect(again()).rejects.toThrow(CAPTCHA_REFUSALS.refused);
});

test('failures expire after fifteen minutes, also when attempts continue', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const [again, began] = [await beyondTheLimit(''), Date.now()];
  for (const minutes of [5, 10, 14]) {
    vi.setSystemTime(began + minutes * 60_000);
    await expect(again()).rejects.toThrow(CAPTCHA_REFUSALS.required);
  }
  vi.setSystemTime(began + 15 * 60_000 + 1000);
  await expect(again()).resolves.toHaveProperty('request');
});

test('a repeated check of the same attempt is accepted again', async () => {
  const again = await beyondTheLimit(await solve());
  for (const _ of ['first', 'second']) await expect(again()).resolves.toHaveProperty('request');
});
