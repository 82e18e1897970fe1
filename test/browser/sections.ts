import { expect, type Page } from '@playwright/test';

const sectionOf = (page: Page, section: string) =>
  page.getByRole('tab', { name: new RegExp(`^${section}( \\(\\d+( \\w+)?\\))?$`) });
const partOf = (page: Page, part: string) =>
  page.locator('[data-keeps-focus]').getByRole('link', { name: part, exact: true });

/** Opens a section, and the named part or its first one. */
export const openPart = async (page: Page, section: string, part?: string) => {
  await sectionOf(page, section).click();
  if (part !== undefined) await partOf(page, part).click();
};

export const expectPart = async (page: Page, section: string, part: string) => {
  await expect(sectionOf(page, section)).toHaveAttribute('aria-selected', 'true');
  await expect(partOf(page, part)).toHaveAttribute('aria-current', 'page');
};
