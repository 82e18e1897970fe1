import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './people.ts';

/** Completes the reauthentication dialog in either language. */
export const prove = async (page: Page, password = PASSWORD) => {
  const field = page.getByRole('dialog').locator('input[type=password]');
  await expect(field).toBeFocused();
  await field.fill(password);
  await page.keyboard.press('Enter');
  await expect(field).toBeHidden();
};
