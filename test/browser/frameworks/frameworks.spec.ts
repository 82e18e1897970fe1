import { findInList } from '#test/browser/lists.ts';
import { expect, test } from '#test/browser/product.ts';

test.describe('for an administrator', () => {
  test.use({ role: 'Administrator' });

  test('finds a framework and reads it as of a date', async ({ page, complaints }) => {
    complaints.provoke(/status of 404/);
    await page.goto('/applications');
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Frameworks' }).click();
    await expect(page.getByRole('status').filter({ hasText: /^1\d frameworks/ })).toBeVisible();
    await findInList(page, 'union');
    await expect(page).toHaveURL(/\?text=union$/);
    await page.getByRole('link', { name: 'EU AI Act' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'EU AI Act' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')).toHaveText([
      'Frameworks',
      'EU AI Act',
    ]);
    await expect(page.getByRole('link', { name: 'Regulation (EU) 2024/1689' })).toHaveAttribute('target', '_blank');

    const said = page.getByRole('status').filter({ hasText: /^\d+ requirements/ });
    await page.getByRole('textbox', { name: 'As of' }).fill('2027-12-01');
    await expect(said).toHaveText(/^93 requirements: 30 apply on Dec 1, 2027, 0 in part, 63 later/);
    await page.getByRole('textbox', { name: 'As of' }).fill('2027-12-02');
    await expect(said).toContainText('on Dec 2, 2027');
    await expect(said).not.toContainText(' 0 in part');
    await page.getByRole('searchbox', { name: 'Find a requirement' }).fill('AIA-26.7');
    await expect(page.locator('.requirement')).toHaveCount(1);
    await expect(page.locator('.requirement')).toContainText('Applies in part');

    await page.goto('/frameworks/owasp-llm-2025');
    await page.getByRole('link', { name: 'LLM03:2026' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'OWASP GenAI LLM Top 10 2026' })).toBeVisible();
    await expect(page.locator('.requirement')).toHaveText(/Excessive Agency/);
    await page.goto('/frameworks/nothing');
    await expect(page.getByRole('heading', { name: 'Framework not found' })).toBeVisible();
  });
});

test.describe('for a reviewer of one group', () => {
  test.use({ role: 'ApplicationReviewer' });

  test('frameworks are not available', async ({ page }) => {
    await page.goto('/frameworks');
    await expect(page).toHaveURL(/\/not-found$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found!' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Frameworks' })).toBeHidden();
  });
});
