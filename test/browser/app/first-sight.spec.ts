/** The static content of index.html, shown before any script loads, at the position where the app renders it. */
import type { Page } from '@playwright/test';
import { expect, test } from '#test/browser/product.ts';

/** The script that renders the app. */
const PRODUCT = /\/assets\/product-.*\.js/;

const boxOf = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).filter({ visible: true }).boundingBox();

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, signedIn: false });

  test('the sign-in page shows its brand and the outline of its form', async ({ page }) => {
    await page.goto('/signin');
    for (const text of ['Maximize your AI. Minimize your risk.', 'Username', 'Password', 'Forgot Password?'])
      await expect(page.getByText(text, { exact: true }).filter({ visible: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  });
});

test.describe('in Spanish, in the dark', () => {
  test.use({ language: 'es', signedIn: false, colorScheme: 'dark' });

  test('the first paint matches the final layout and shifts no content', async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(PRODUCT, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/signin', { waitUntil: 'commit' });
    await expect(page.locator('body')).toHaveClass(/awsui-dark-mode/);
    const words = [
      'Maximice su IA. Minimice su riesgo.',
      'Nombre de usuario',
      'Contraseña',
      '¿Ha olvidado la contraseña?',
    ];
    await expect(page.getByText('Contraseña', { exact: true }).filter({ visible: true })).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const before = await Promise.all(words.map((text) => boxOf(page, text)));
    release();

    await expect(page.getByLabel('Contraseña')).toBeVisible();
    const after = await Promise.all(words.map((text) => boxOf(page, text)));
    const places = (boxes: typeof before) => boxes.map((box) => box && [Math.round(box.x), Math.round(box.y / 2)]);
    expect(places(after)).toEqual(places(before));
  });
});

test('a signed-in user sees the layout and never the sign-in page', async ({ page }) => {
  await page.route(PRODUCT, () => {}); // never answered
  await page.goto('/settings', { waitUntil: 'commit' });
  await expect(page.locator('.shell:visible header')).toBeVisible();
  await expect(page.locator('.entry').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText('AI Applications').filter({ visible: true })).toHaveCount(0);
});

test('a failed product script shows an error, and Retry starts the product', async ({ page, complaints }) => {
  complaints.provoke(/ERR_FAILED|dynamically imported/);
  await page.route(PRODUCT, (route) => route.abort());
  await page.goto('/signin');
  await expect(page.getByRole('heading', { name: 'Couldn’t reach Plumbline.' })).toBeVisible();
  await page.unroute(PRODUCT);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AI Applications' })).toBeVisible();
});
