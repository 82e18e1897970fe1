import type { Page } from '@playwright/test';
import { fillSignIn } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';

const ask = async (page: Page) => {
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('dialog')).toContainText('You will be signed out immediately on every device');
};
const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();

test('signing out everywhere ends this browser, its tabs, and other browsers at their next request', async ({
  page,
  me,
  openAs,
  complaints,
}) => {
  complaints.provoke(/status of 40[01]/);
  const tab = await page.context().newPage();
  const elsewhere = await openAs(me);
  await page.goto('/settings/security');
  await tab.goto('/applications');
  await elsewhere.goto('/settings');
  await expect(elsewhere.getByLabel('First name')).toBeVisible();

  await ask(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await ask(page);
  await confirm(page);
  await expect(page).toHaveURL(/\/signin$/);
  await expect(tab).toHaveURL(/\/signin$/);

  // The access token would otherwise be valid for some minutes.
  await elsewhere.getByRole('link', { name: 'AI Applications' }).first().click();
  await expect(elsewhere).toHaveURL(/\/signin$/);

  await fillSignIn(page, me);
  await expect(page).toHaveURL(/\/applications$/);
});

test('reports a failed sign-out everywhere and succeeds on retry', async ({ page, complaints }) => {
  complaints.provoke(/status of (400|500)/);
  await page.goto('/settings/security');
  await page.route('/v2/access/user/sign-out-everywhere', (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  });
  await ask(page);
  await confirm(page);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Something went wrong on our side.');
  await confirm(page);
  await expect(page).toHaveURL(/\/signin$/);
});

test('stays signed in and shows an error when the request gets no answer', async ({ page, complaints }) => {
  complaints.provoke(/ERR_FAILED/);
  await page.goto('/settings/security');
  await page.route('/v2/access/user/sign-out-everywhere', (route) => route.abort());
  await ask(page);
  await confirm(page);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('No response from the server.');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/settings\/security$/);
});

test.describe('without a role', () => {
  test.use({ role: 'none' });
  test('security settings are available', async ({ page }) => {
    await page.goto('/settings/security');
    await expect(page.getByRole('tab', { name: 'Security', selected: true })).toBeVisible();
  });
});
