import type { Page } from '@playwright/test';

const filterField = (page: Page) => page.getByRole('search').getByRole('combobox').first();

export const findInList = async (page: Page, text: string) => {
  await filterField(page).fill(text);
  await page.keyboard.press('Enter');
};
