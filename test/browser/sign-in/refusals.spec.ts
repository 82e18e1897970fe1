/** Sign-in failures other than a wrong password: each shows a message and leaves no partial session. */
import {
  AdminResetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Page } from '@playwright/test';
import { environment } from '#contract/environment.ts';
import { codesTo } from '#test/browser/factors.ts';
import { fillSignIn } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { sessionOf } from '#test/browser/sessions.ts';
import { identityCalls, onIdentity } from './identity-calls.ts';

test.use({ signedIn: false });

type Answer = Record<string, unknown> & { ChallengeParameters?: Record<string, string> };

/** Modifies an identity response, for answers that the local identity never gives. */
const change = (page: Page, operation: string, to: (answer: Answer) => Answer, status = 200) =>
  onIdentity(page, operation, async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, status, json: to(await response.json()) });
  });

const storedTokens = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('.accessToken')));

for (const [what, said, operation, to] of [
  ['no access token', 'Invalid tokens', 'RespondToAuthChallenge', () => ({ AuthenticationResult: { IdToken: 'x' } })],
  [
    'no id to prove a password for',
    'USER_ID_FOR_SRP was not found in challengeParameters',
    'InitiateAuth',
    ({ ChallengeParameters, ...answer }: Answer) => ({
      ...answer,
      ChallengeParameters: Object.fromEntries(
        Object.entries(ChallengeParameters ?? {}).filter(([name]) => name !== 'USER_ID_FOR_SRP'),
      ),
    }),
  ],
  [
    'a public value of zero',
    'An unknown error has occurred.', // Amplify's message for B = 0
    'InitiateAuth',
    ({ ChallengeParameters, ...answer }: Answer) => ({
      ...answer,
      ChallengeParameters: { ...ChallengeParameters, SRP_B: '0' },
    }),
  ],
] as const)
  test(`refuses an answer with ${what}`, async ({ page, me }) => {
    await change(page, operation, to);
    await page.goto('/signin');
    await fillSignIn(page, me);

    await expect(page.getByRole('alert')).toHaveText(said);
    expect(await storedTokens(page)).toEqual([]);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(/\/applications$/);
  });

test('an unconfirmed account shows an unexpected error', async ({ page, me, complaints }) => {
  complaints.provoke(/status of 400/);
  const __type = 'UserNotConfirmedException';
  await change(page, 'RespondToAuthChallenge', () => ({ __type, message: 'User is not confirmed.' }), 400);
  await page.goto('/signin');
  await fillSignIn(page, me);

  await expect(page.getByRole('alert')).toHaveText('Unexpected error please contact us!');
});

test('reports that the browser cannot store the tokens', async ({ page, me }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (!key.endsWith('.accessToken')) setItem.call(this, key, value);
    };
  });
  await page.goto('/signin');
  await fillSignIn(page, me);

  await expect(page.getByRole('alert')).toHaveText('Unable to get user session following successful sign-in.');
});

test('an account that requires a reset leads to the reset with the address prefilled', async ({
  page,
  me,
  request,
  complaints,
}) => {
  complaints.provoke(/status of 400/);
  const who = { UserPoolId: environment('USER_POOL_ID'), Username: me.email };
  await new CognitoIdentityProviderClient().send(new AdminResetUserPasswordCommand(who));
  await page.goto('/signin');
  await fillSignIn(page, me);
  await expect(page).toHaveURL(/\/forgot-password$/);
  await expect(page.getByLabel('Email')).toHaveValue(me.email);
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await expect(page.getByLabel('Reset code')).toBeVisible();
  await page.getByLabel('Reset code').fill((await codesTo(request, me.email))[0] ?? '');
  await page.getByLabel('New password').fill('Another-Horse-8-Battery');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await fillSignIn(page, { ...me, password: 'Another-Horse-8-Battery' });

  await expect(page).toHaveURL(/\/applications$/);
});

test('signs out a session that appeared meanwhile and retries the sign-in', async ({ page, me }) => {
  await page.goto('/signin');
  await expect(page.getByLabel('Username')).toBeVisible();
  const [{ localStorage: kept } = { localStorage: [] }] = (await sessionOf(me)).origins;
  const operations = identityCalls(page);
  await page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, kept);
  await fillSignIn(page, me);

  await expect(page).toHaveURL(/\/applications$/);
  expect(operations).toContain('RevokeToken');
});
