import type { Page } from '@playwright/test';
import { expect, test } from '#test/browser/product.ts';
import { makeApplication } from '#test/browser/things.ts';

test.use({ signedIn: false });

const tabTo = async (page: Page, role: 'link' | 'button' | 'textbox' | 'combobox', name: string | RegExp) => {
  const wanted = page.getByRole(role, { name });
  await expect(wanted.first()).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await wanted.and(page.locator(':focus')).count()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${name}.`);
};

test('a user signs in, opens, edits and saves an application, and signs out by keyboard', async ({
  page,
  group,
  me,
}) => {
  const { name } = await makeApplication(group);
  await page.goto('/signin');
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.keyboard.type(me.email);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.keyboard.type(me.password);
  await page.keyboard.press('Enter');

  await tabTo(page, 'link', name);
  await page.keyboard.press('Enter');
  await tabTo(page, 'link', 'Edit');
  await page.keyboard.press('Enter');
  await tabTo(page, 'combobox', /^Owner/);
  await page.keyboard.type('Grace Hopper');
  await tabTo(page, 'button', /^Development status/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Save');
  await page.keyboard.press('Enter');

  await expect(page.getByText('Application saved successfully.')).toBeVisible();
  await expect(page.getByText('Owner: Grace Hopper (no user account)', { exact: true })).toBeVisible();
  await expect(page.locator('#page').getByText('In development', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.closest('#page') !== null)).toBe(true);

  await page.keyboard.press('Control+Home');
  await page.getByRole('button', { name: /^Account/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByLabel('Username')).toBeFocused();
});
