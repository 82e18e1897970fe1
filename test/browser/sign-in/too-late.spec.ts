/** Codes and sign-ins that arrive too late or twice. */
import type { Page } from '@playwright/test';
import { demand } from '#test/browser/demanding-identity.ts';
import { addApp, addMailedCodes, nextCode } from '#test/browser/factors.ts';
import { fillSignIn } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';

test.use({ signedIn: false });

const MINUTE = 60_000;

/** Moves identity's clock. The browser's clock does not change. */
const withMovableClock = async (page: Page) => {
  let ahead = 0;
  const identity = await demand(page, { now: () => Date.now() + ahead });
  return {
    ...identity,
    letPass: (milliseconds: number) => {
      ahead += milliseconds;
    },
  };
};

const give = async (page: Page, code: string) => {
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
};

const nobodyIsSignedIn = async (page: Page) =>
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('Token')))).toEqual([]);

test('a code after the three minutes leads to sign-in, which explains why', async ({ page, me, complaints }) => {
  complaints.provoke(/status of 400/);
  await addMailedCodes(me);
  const { messages, letPass, stop } = await withMovableClock(page);
  await page.goto('/signin');
  await fillSignIn(page, me);
  await expect(page.getByRole('heading', { level: 1, name: 'Enter the code we emailed you' })).toBeVisible();
  letPass(4 * MINUTE);
  await give(page, messages[0]?.code ?? '');

  await expect(page).toHaveURL(/\/signin$/);
  await expect(
    page.getByText('Your sign-in attempt has expired or was started elsewhere. Please sign in again.'),
  ).toBeVisible();
  await nobodyIsSignedIn(page);
  await stop();
});

test('an authenticator app code works only once', async ({ page, me, complaints }) => {
  complaints.provoke(/status of 400/);
  const secret = await addApp(me);
  const code = nextCode(secret);
  await page.goto('/signin');
  await fillSignIn(page, me);
  await give(page, code);
  await expect(page).toHaveURL(/\/applications$/);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/signin');
  await fillSignIn(page, me);
  await give(page, code);

  await expect(page.getByRole('alert')).toHaveText('Your software token has already been used once.');
  await nobodyIsSignedIn(page);
});

test('a reset code is valid for an hour and works only once', async ({ page, me, complaints }) => {
  complaints.provoke(/status of 400/);
  const { messages, letPass, stop } = await withMovableClock(page);
  const ask = async () => {
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(me.email);
    await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
    await page.getByLabel('New password').fill('Another-Horse-8-Battery');
  };
  const submit = async (code: string | null | undefined) => {
    await page.getByLabel('Reset code').fill(code ?? '');
    await page.getByRole('button', { name: 'Submit' }).click();
  };
  const refusal = 'Couldn’t change the password. Check the reset code or request a new one.';

  await ask();
  letPass(61 * MINUTE);
  await submit(messages[0]?.code);
  await expect(page.getByRole('alert')).toHaveText(refusal);

  await ask();
  await submit(messages[1]?.code);
  await expect(page).toHaveURL(/\/signin$/);
  await ask();
  await submit(messages[1]?.code);
  await expect(page.getByRole('alert')).toHaveText(refusal);
  await stop();
});
