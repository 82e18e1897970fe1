import { expect, type Page } from '@playwright/test';

/** A job writes the notification shortly after the event, and the page asks for new ones only every few minutes. */
export const followNotification = (page: Page, text: string | RegExp) =>
  expect(async () => {
    await page.goto('/');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('link', { name: text }).click({ timeout: 2_000 });
  }).toPass();
