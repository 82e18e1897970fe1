import { expect, test } from '@playwright/test';

test('someone who is not signed in sees the sign-in page, and the browser has nothing to complain about', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));

  await page.goto('/');

  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByText('Maximize your AI. Minimize your risk.')).toBeVisible();
  expect(complaints).toEqual([]);
});
