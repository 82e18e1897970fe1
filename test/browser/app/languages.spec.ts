import type { Page } from '@playwright/test';
import { expect, test } from '#test/browser/product.ts';

const offering = (page: Page, languages: readonly string[]) =>
  page.route('/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), languages } });
  });

test.describe('before sign-in', () => {
  test.use({ signedIn: false });

  test('shows the tenant’s only language, ignoring the browser, without a choice', async ({ page }) => {
    await offering(page, ['es']);
    for (const path of ['/signin', '/due-diligence#none']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('button', { name: 'English' })).toBeHidden();
    }
  });

  test('prefers an offered language that the browser speaks, else the first offered', async ({ page }) => {
    await offering(page, ['es', 'en']);
    await page.goto('/signin');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('group', { name: 'Language' }).getByRole('button')).toHaveText(['Español', 'English']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['fr-CH', 'fr'] }));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
});

test.describe('an administrator', () => {
  test.use({ role: 'Administrator' });

  test('sees no language choice when only one is offered', async ({ page }) => {
    await offering(page, ['en']);
    await page.goto('/settings');
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Español' })).toBeHidden();
    await page.goto('/manage-users?create');
    await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
    await expect(page.getByLabel('Language')).toBeHidden();
  });
});
