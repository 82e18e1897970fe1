import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './people.ts';

/** In the dialog that asks once more who is signed in, in whichever language. */
export const prove = async (page: Page, password = PASSWORD) => {
  const field = page.getByRole('dialog').locator('input[type=password]');
  await expect(field).toBeFocused();
  await field.fill(password);
  await page.keyboard.press('Enter');
  await expect(field).toBeHidden();
};
