import { randomUUID } from 'node:crypto';
import type { PreAuthenticationTriggerEvent } from 'aws-lambda';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { CAPTCHA_REFUSALS, CAPTCHA_TOKEN } from '#contract/captcha.ts';
import { SIGN_IN_FAILURE_LIMIT } from '#domain/sign-in/captcha.ts';
import { handler } from '#lambdas/triggers/pre-authentication.ts';
import { signedIn } from './people.ts';

const { web, identity, web_client_id: ClientId } = inject('endpoints');

const WRONG = 'Wrong-Horse-9-Battery';
const INCORRECT = 'Incorrect username or password.';
const refused = (why: keyof typeof CAPTCHA_REFUSALS) => `PreAuthentication failed with error ${CAPTCHA_REFUSALS[why]}.`;

const Answer = z.object({ message: z.string().optional(), AuthenticationResult: z.object({}).optional() });

/** What identity says, or that somebody is in. */
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

/** Beyond the limit. */
const suspect = async () => {
  const person = await signedIn();
  expect(await attempts(SIGN_IN_FAILURE_LIMIT, person.email)).toEqual(Array(SIGN_IN_FAILURE_LIMIT).fill(INCORRECT));
  return person;
};

test('after three failures even the right password needs a captcha, and one that was solved lets it in', async () => {
  const { email, password } = await suspect();
  expect(await attempt(email, password)).toBe(refused('required'));
  expect(await attempt(email, password, await solve())).toBe('in');
});

test('a captcha that was solved is good for three more attempts', async () => {
  const { email } = await suspect();
  expect(await attempt(email, WRONG, await solve())).toBe(INCORRECT);
  // The pool's own lockout, after five wrong passwords, has words of its own.
  const said = await attempts(3, email);
  expect(said.map((one) => one === refused('required'))).toEqual([false, false, true]);
});

test('a name that nobody has, in capitals or not, is asked just like one that somebody has', async () => {
  const [name, { email }] = [nobody(), await signedIn()];
  for (const one of [name, email]) {
    const said = [await attempt(one.toUpperCase(), WRONG), ...(await attempts(3, one))];
    expect(said).toEqual([INCORRECT, INCORRECT, INCORRECT, refused('required')]);
  }
});

test('attempts at the same moment are all counted', async () => {
  const name = nobody();
  const said = await Promise.all(Array.from({ length: 8 }, () => attempt(name, WRONG)));
  expect(said.filter((one) => one === refused('required'))).toHaveLength(8 - SIGN_IN_FAILURE_LIMIT);
});

test('who gets in begins anew', async () => {
  const { email, password } = await signedIn();
  expect(await attempts(2, email)).toEqual([INCORRECT, INCORRECT]);
  expect(await attempt(email, password)).toBe('in');
  expect(await attempts(4, email)).toEqual([INCORRECT, INCORRECT, INCORRECT, refused('required')]);
});

test('a captcha is good once, for whomever, and a made-up one never', async () => {
  const [{ email, password }, other] = [await suspect(), await suspect()];
  const token = await solve();
  expect(await attempt(email, password, 'made up')).toBe(refused('refused'));
  expect(await attempt(email, password, token)).toBe('in');
  expect(await attempt(other.email, other.password, token)).toBe(refused('refused'));
  expect(await attempt(other.email, other.password, '')).toBe(refused('required'));
});

const event = (name: string, userAttributes: Record<string, string>, validationData?: Record<string, string>) => {
  const request = { userAttributes, ...(validationData && { validationData }) };
  // All that is read of one.
  return { userName: name, request } as PreAuthenticationTriggerEvent;
};

test('who comes from a corporate directory is not asked', async () => {
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

test('where the provider cannot be asked, nobody is let through', async () => {
  change('CAPTCHA_VERIFY_URL', 'http://127.0.0.1:9/siteverify');
  const again = await beyondTheLimit(await solve());
  await expect(again()).rejects.toThrow(CAPTCHA_REFUSALS.unchecked);
});

test('where the provider answers something else, nobody is let through', async () => {
  change('CAPTCHA_VERIFY_URL', `${web}/config.json`);
  const again = await beyondTheLimit(await solve());
  await expect(again()).rejects.toThrow(CAPTCHA_REFUSALS.unchecked);
});

test('a captcha of another site is none', async () => {
  change('CAPTCHA_SITE_KEY', 'another-site');
  const again = await beyondTheLimit(await solve());
  await expect(again()).rejects.toThrow(CAPTCHA_REFUSALS.refused);
});

test('after a quarter of an hour the attempts count no more, however often somebody went on', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const [again, began] = [await beyondTheLimit(''), Date.now()];
  for (const minutes of [5, 10, 14]) {
    vi.setSystemTime(began + minutes * 60_000);
    await expect(again()).rejects.toThrow(CAPTCHA_REFUSALS.required);
  }
  vi.setSystemTime(began + 15 * 60_000 + 1000);
  await again();
});

test('the same attempt, asked about twice because the first answer was lost, is let through twice', async () => {
  const again = await beyondTheLimit(await solve());
  await again();
  await again();
});
