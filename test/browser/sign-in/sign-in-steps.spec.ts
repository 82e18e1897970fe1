import type { Page } from '@playwright/test';
import { demand } from '#test/browser/demanding-identity.ts';
import { addApp, addMailedCodes, addTextMessages, codesTo, nextCode } from '#test/browser/factors.ts';
import { fillSignIn, makePerson, type Person } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { challengeWith } from './identity-calls.ts';

test.use({ signedIn: false });

const signIn = async (page: Page, person: Person, path = '/signin') => {
  await page.goto(path);
  await fillSignIn(page, person);
  await expect(page).toHaveURL(/\/signin-continue$/);
};

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const give = async (page: Page, code: string) => {
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await goOn(page);
};
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

/** Simulates time passing since the challenge. */
const letPass = (page: Page, milliseconds: number) =>
  page.evaluate((time) => {
    const key = 'CognitoSignInState.expiry';
    sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) - time));
  }, milliseconds);

test('asks for the authenticator app code and leads to the wanted page', async ({ page, me, complaints }) => {
  complaints.provoke(/status of 400/);
  const secret = await addApp(me);
  await signIn(page, me, '/settings?from=mail');
  await expect(title(page, 'Enter the code from your app')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();

  await give(page, '12345');
  await expect(page.getByText('Enter the six digits that your app shows.')).toBeVisible();
  await give(page, wrong(nextCode(secret)));
  await expect(page.getByRole('alert')).toHaveText('Invalid code received for user');
  await give(page, nextCode(secret).replace(/^.../, '$& '));

  await expect(page).toHaveURL(/\/settings\?from=mail$/);
});

test('a challenge survives a reload for three minutes', async ({ page, me }) => {
  const secret = await addApp(me);
  await signIn(page, me);
  await letPass(page, 170_000);
  await page.reload();
  await expect(title(page, 'Enter the code from your app')).toBeVisible();
  await letPass(page, 10_000);
  await page.reload();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(
    page.getByText('Your sign-in attempt has expired or was started elsewhere. Please sign in again.'),
  ).toBeVisible();

  await fillSignIn(page, me);
  await expect(title(page, 'Enter the code from your app')).toBeVisible();
  await give(page, nextCode(secret));
  await expect(page).toHaveURL(/\/applications$/);
});

test('asks for a text message code, resends it, and accepts only the new one', async ({
  page,
  me,
  request,
  complaints,
}) => {
  complaints.provoke(/status of 400/);
  const number = await addTextMessages(me);
  await signIn(page, me);
  await expect(title(page, 'Enter the code we texted you')).toBeVisible();
  await expect(page.getByText(`to +*******${number.slice(-4)}.`)).toBeVisible();

  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('status')).toHaveText(/A new code was sent to \+\*{7}\d{4}\./);
  const [second = '', first = ''] = await codesTo(request, number);
  await give(page, first);
  await expect(page.getByRole('alert')).toHaveText('Invalid code or auth state for the user.');
  await give(page, second);

  await expect(page).toHaveURL(/\/applications$/);
});

test('offers a choice of several methods, and the code can be resent', async ({ page, me, request }) => {
  await addApp(me);
  await addTextMessages(me);
  await addMailedCodes(me);
  await signIn(page, me);
  await expect(title(page, 'Confirm your identity')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(3);
  await expect(page.getByRole('radio', { name: 'Authenticator app' })).toBeFocused();
  await page.getByRole('radio', { name: 'Email' }).check();
  await goOn(page);

  await expect(title(page, 'Enter the code we emailed you')).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('status')).toContainText('A new code was sent to');
  const codes = await codesTo(request, me.email);
  expect(codes).toHaveLength(2);
  await give(page, codes[0] ?? '');

  await expect(page).toHaveURL(/\/applications$/);
});

test('suggests signing in again after a reload when a code did not arrive', async ({ page, me, request }) => {
  await addMailedCodes(me);
  await signIn(page, me);
  await page.reload();

  await expect(page.getByText('Didn’t receive a code? Go back and sign in again')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again' })).toBeHidden();
  await give(page, (await codesTo(request, me.email))[0] ?? '');

  await expect(page).toHaveURL(/\/applications$/);
});

test('too many wrong codes end the sign-in without a session', async ({ page, me, request, complaints }) => {
  complaints.provoke(/status of 400/);
  await addMailedCodes(me);
  await signIn(page, me);
  const [code = ''] = await codesTo(request, me.email);
  for (let guess = 0; guess < 5; guess++) {
    await give(page, wrong(code));
    await expect(page.getByRole('alert')).toHaveText('Invalid code or auth state for the user.');
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  }
  await give(page, code);

  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByText('Please sign in again.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('Token')))).toEqual([]);
});

test('replaces a temporary password before asking for the second factor', async ({ page, request }) => {
  const person = await makePerson({ role: 'Administrator', temporary: true });
  await addMailedCodes(person);
  await page.goto('/signin');
  await fillSignIn(page, person);
  await page.getByLabel('New password').fill('Another-Horse-8-Battery');
  await page.getByLabel('I agree to the Terms of Use and Privacy Policy').check();
  await page.getByRole('button', { name: 'Change Password' }).click();

  await expect(title(page, 'Enter the code we emailed you')).toBeVisible();
  await give(page, (await codesTo(request, person.email))[0] ?? '');

  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('sets up a required authenticator app with its key, even across a reload', async ({ page, me, complaints }) => {
  complaints.provoke(/status of 400/);
  const { stop } = await demand(page, { mfa: 'ON' });
  await signIn(page, me);
  await expect(title(page, 'Add a second step')).toBeVisible();
  await page.getByRole('radio', { name: 'Authenticator app' }).check();
  await goOn(page);

  await expect(title(page, 'Set up your authenticator app')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: 'QR code for setting up your authenticator app' })).toBeVisible();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await expect(page.getByRole('link', { name: 'Open the app on this device' })).toHaveAttribute(
    'href',
    `otpauth://totp/Plumbline:${encodeURIComponent(me.email)}?secret=${secret}&issuer=Plumbline`,
  );
  await give(page, wrong(nextCode(secret)));
  await expect(page.getByRole('alert')).toHaveText('Code mismatch and fail enable Software Token MFA');
  await give(page, nextCode(secret));

  await expect(page).toHaveURL(/\/applications$/);
  await stop();
});

test('sets up email codes during sign-in when a second factor is required', async ({ page, me }) => {
  const { messages, stop } = await demand(page, { mfa: 'ON' });
  await signIn(page, me);
  await page.getByRole('radio', { name: 'Email' }).check();
  await goOn(page);

  await expect(title(page, 'Set up codes by email')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(me.email);
  await page.getByLabel('Email').fill('somewhere');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Enter an email address, such as name@example.com.')).toBeVisible();
  await page.getByLabel('Email').fill(me.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(title(page, 'Enter the code we emailed you')).toBeVisible();
  await give(page, messages.at(-1)?.code ?? '');

  await expect(page).toHaveURL(/\/applications$/);
  await stop();
});

test('the challenge page without a challenge leads to sign-in, which explains why', async ({ page }) => {
  await page.goto('/signin-continue');

  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByText('Please sign in again.')).toBeVisible();
});

for (const challenge of ['CUSTOM_CHALLENGE', 'A_CHALLENGE_OF_LATER'])
  test(`${challenge} after a code shows an unexpected error on the sign-in page`, async ({ page, me }) => {
    await addApp(me);
    await signIn(page, me);
    await challengeWith(page, 'RespondToAuthChallenge', challenge);
    await give(page, '123456');

    await expect(page).toHaveURL(/\/signin$/);
    await expect(page.getByRole('alert')).toHaveText('Unexpected error please contact us!');
  });
