/** Compares the main pages with `pictures/`. `playwright test pictures --update-snapshots` updates the pictures. */
import type { Page } from '@playwright/test';
import { expect, test } from '#test/browser/product.ts';
import { makeApplication, someName } from '#test/browser/things.ts';

/** Continues after a mismatch, so that one run reports all of them. */
const softly = expect.configure({ soft: true });

const expectPicture = async (page: Page, name: string) => {
  await page.waitForLoadState('networkidle');
  await softly(page).toHaveScreenshot(`${name}.png`, {
    mask: [page.locator('time')],
  });
};

test('the main pages of an application look as before', async ({ page, group }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  // Without a risk tier, no job adds assessments to the application in the meantime.
  const { id } = await makeApplication(group, { name: someName('Claims') });
  const detail = `/applications/detail/${id}`;
  const pages = {
    'my-work': '/my-work',
    applications: '/applications',
    overview: `/applications/overview/${id}`,
    intake: `${detail}/intake`,
    risks: `${detail}/risks`,
    controls: `${detail}/controls`,
    approval: `${detail}/approval`,
    'new-test': `/application-testing/new/${id}`,
    method: '/application-testing/method',
    settings: '/settings',
  };
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectPicture(page, name);
  }
});

test.describe('signed out', () => {
  test.use({ signedIn: false });

  test('the sign-in page looks as before', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/signin');
    await expect(page.getByLabel('Username')).toBeVisible();
    await expectPicture(page, 'sign-in');
  });
});
