import type { Page } from '@playwright/test';

export const addRole = async (page: Page, role: string, group: string) => {
  await page.getByRole('button', { name: 'Add role' }).click();
  await page.getByRole('button', { name: /^Role/ }).last().click();
  await page.getByRole('option', { name: role }).click();
  await page
    .getByRole('button', { name: /^Scope/ })
    .last()
    .click();
  await page.getByRole('option', { name: group }).click();
};
