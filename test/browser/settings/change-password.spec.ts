import type { Page } from '@playwright/test';
import { LANGUAGES } from '#domain/enumerations.ts';
import { expectGoodLooks } from '#test/browser/look.ts';
import { fillSignIn, PASSWORD } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';

const NEW = 'Another-Horse-7-Battery';
const RULE = 'Password must be at least 15 characters and contain an uppercase letter, lowercase letter, and number';

const fields = (page: Page) => ({
  current: page.getByLabel('Current password'),
  next: page.getByLabel('New password', { exact: true }),
  again: page.getByLabel('Confirm new password'),
  submit: page.getByRole('main').getByRole('button', { name: 'Change password' }),
});

test.use({ reuseContext: false }); // a reused tab has already loaded the scripts

/** Collects the loaded scripts that contain Amplify's UI components. */
const componentScripts = (page: Page) => {
  const found: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const text = await response.text().catch(() => '');
    if (text.includes('amplify-passwordfield')) found.push(response.url());
  });
  return found;
};

test('changes the password, and the new one signs in', async ({ page, me, browser, complaints }) => {
  const scripts = componentScripts(page);
  await page.goto('/settings');
  await expect(page.getByText(me.email)).toBeVisible();
  await page.getByRole('tab', { name: 'Security' }).click();
  await expect(page.getByRole('tab', { name: 'Security', selected: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);

  await page.getByRole('link', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change password' })).toBeVisible();
  await expect.poll(() => scripts).toHaveLength(1);
  const { current, next, again } = fields(page);
  await current.fill(PASSWORD);
  await next.pressSequentially(NEW);
  await again.pressSequentially(NEW);
  await expect(next).toHaveValue(NEW);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password has been changed.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/settings\/security$/);

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  complaints.of(context);
  const elsewhere = await context.newPage();
  await elsewhere.goto('/signin');
  await fillSignIn(elsewhere, { ...me, password: NEW });
  await expect(elsewhere.getByRole('button', { name: /^Account/ })).toBeVisible();
  await context.close();
});

test('refuses an invalid new password and a wrong current password with a message', async ({ page, complaints }) => {
  complaints.provoke(/status of 4(00|22)/);
  await page.goto('/settings/password');
  const { current, next, again, submit } = fields(page);
  await current.fill('Not-The-Current-1');
  await next.fill('short');
  await again.fill('other');
  await submit.click();
  await expect(next).toHaveAccessibleDescription(new RegExp(RULE));
  await expect(again).toHaveAccessibleDescription(/The two passwords do not match\./);
  await expect(next).toBeFocused();

  await next.fill(NEW);
  await again.fill(NEW);
  await submit.click();
  await expect(current).toHaveAccessibleDescription(/This is not your current password\./);

  await current.fill(PASSWORD);
  for (const field of [next, again]) await field.fill(PASSWORD);
  await submit.click();
  await expect(next).toHaveAccessibleDescription(/This is your current password\. Choose another one\./);
});

test.describe('without a role', () => {
  test.use({ role: 'none' });
  test('the password can be changed too', async ({ page }) => {
    await page.goto('/settings/password');
    await expect(page.getByRole('heading', { level: 1, name: 'Change password' })).toBeVisible();
  });
});

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test('the password page looks good', async ({ page, complaints }) => {
      complaints.provoke(/status of 4(00|22)/);
      await page.goto('/settings/password');
      const typed = page.locator('input[type=password]');
      await expect(typed).toHaveCount(3);
      await expectGoodLooks(page, 'changing the password');
      await typed.nth(0).fill('Not-The-Current-1');
      for (const field of [1, 2]) await typed.nth(field).fill(NEW);
      await page.keyboard.press('Enter');
      await expect(typed.nth(0)).toHaveAttribute('aria-invalid', 'true');
      await typed.nth(1).fill('short');
      await expectGoodLooks(page, 'a password refused');
    });
  });
