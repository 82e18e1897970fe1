import { expect, type Page, test } from '@playwright/test';
import { fillSignIn, makePerson } from './people.ts';

const NEW_PASSWORD = 'Another-Horse-8-Battery';

const askForCode = async (page: Page, email: string) => {
  await page.goto('/signin');
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reset Your Password' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await expect(page.getByRole('status')).toContainText(
    'If the email address you provided is associated with an account, you will receive an email shortly',
  );
};

const answer = async (page: Page, code: string) => {
  await page.getByLabel('Reset code').fill(code);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Submit' }).click();
};

test('a forgotten password is replaced with the code that came by mail', async ({ page, request }) => {
  const person = await makePerson({ role: 'Administrator' });
  await askForCode(page, person.email);
  const { messages } = await (await request.get('/local/mailbox.json', { params: { to: person.email } })).json();

  await answer(page, messages[0].code);
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await fillSignIn(page, { ...person, password: NEW_PASSWORD });

  await expect(page).toHaveURL(/\/applications$/);
});

test('nobody learns whether an account exists', async ({ page }) => {
  const person = await makePerson();
  const said: (string | null)[] = [];
  for (const email of [person.email, 'nobody@example.com']) {
    await askForCode(page, email);
    await answer(page, '000000');
    said.push(await page.getByRole('alert').textContent());
  }
  expect(said[0]).toBe(said[1]);
});

test('a code and a password are asked for in words', async ({ page }) => {
  await askForCode(page, 'nobody@example.com');
  await page.getByRole('button', { name: 'Submit' }).click();

  await expect(page.getByText('Reset code is required')).toBeVisible();
  await expect(page.getByText(/^Password must be at least 15 characters/)).toBeVisible();
});
