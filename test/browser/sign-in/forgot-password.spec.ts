import type { APIRequestContext, Page } from '@playwright/test';
import * as z from 'zod';
import { expectReport } from '#test/browser/complaints.ts';
import { fillSignIn, type Person } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { onIdentity } from './identity-calls.ts';

test.use({ signedIn: false });

const NEW_PASSWORD = 'Another-Horse-8-Battery';
const SENT =
  "If the email address you provided is associated with an account, you will receive an email shortly with instructions on how to reset your password. Please check your inbox, including your spam or junk folder. If you don't receive an email within a few minutes, please double-check the email address or try again.";

const askForCode = async (page: Page, email: string, from = '/signin') => {
  await page.goto(from);
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reset Your Password' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await expect(page.getByText(SENT, { exact: true })).toBeVisible();
};

const Mailbox = z.object({ messages: z.array(z.object({ code: z.string() })).min(1) });

const mailedCode = async (request: APIRequestContext, { email }: Person) => {
  const response = await request.get('/local/mailbox.json', { params: { to: email } });
  const [newest] = Mailbox.parse(await response.json()).messages;
  return newest?.code ?? '';
};

const answer = async (page: Page, code: string, password = NEW_PASSWORD) => {
  await page.getByLabel('Reset code').fill(code);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Submit' }).click();
};

test('a forgotten password is replaced with the mailed code, typed with spaces', async ({ page, request, me }) => {
  await askForCode(page, me.email, '/settings');
  await answer(page, (await mailedCode(request, me)).replace(/^(.{3})/, ' $1 '));

  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(me.email);
  await expect(page.getByLabel('Password')).toBeFocused();
  await fillSignIn(page, { ...me, password: NEW_PASSWORD });

  await expect(page).toHaveURL(/\/settings$/);
});

test('a wrong code can be corrected without losing the input', async ({ page, request, me, complaints }) => {
  complaints.provoke(/status of 400/);
  await askForCode(page, me.email);
  const code = await mailedCode(request, me);
  await answer(page, code === '000000' ? '111111' : '000000');

  await expect(page.getByRole('alert')).toHaveText(
    'Couldn’t change the password. Check the reset code or request a new one.',
  );
  await expect(page.getByLabel('New password')).toHaveValue(NEW_PASSWORD);
  await page.getByLabel('Reset code').fill(code);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/signin$/);
});

test('does not reveal whether an account exists', async ({ page, me, complaints }) => {
  complaints.provoke(/status of 400/);
  const said: (string | null)[] = [];
  for (const email of [me.email, 'nobody@example.com']) {
    await askForCode(page, email);
    await answer(page, '000000');
    said.push(await page.getByRole('alert').textContent());
  }
  expect(said[0]).toBe(said[1]);
});

test('shows the same page when the mail cannot be sent, and reports the failure', async ({
  page,
  request,
  complaints,
}) => {
  const said = `Broken at ${Date.now()}`;
  complaints.provoke(/status of 500/);
  await onIdentity(page, 'ForgotPassword', (route) =>
    route.fulfill({ status: 500, json: { __type: 'InternalErrorException', message: said } }),
  );
  await askForCode(page, 'somebody@example.com');
  await expectReport(request, said);
});

test('validates the email address, the code and the strength of the password', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await expect(page.getByText('Username must be at least 3 characters.')).toBeVisible();

  await askForCode(page, 'nobody@example.com');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Reset code is required', { exact: true })).toBeVisible();
  const rule = 'Password must be at least 15 characters and contain an uppercase letter, lowercase letter, and number';
  await expect(page.getByText(rule, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByText('El código de restablecimiento es obligatorio')).toBeVisible();
  await expect(page.getByText(/^Si la dirección de correo electrónico que ha indicado/)).toBeVisible();
});

test('prefills the name typed at sign-in and restores it on the way back', async ({ page }) => {
  await page.goto('/signin');
  await page.getByLabel('Username').fill('nobdy@example.com ');
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('nobdy@example.com');
  await page.goBack();
  await expect(page.getByLabel('Username')).toHaveValue('nobdy@example.com');
  await page.goForward();

  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await page.getByRole('button', { name: 'Use another email address' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('nobdy@example.com');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page.getByLabel('Username')).toHaveValue('nobody@example.com');
});
