import type { Page } from '@playwright/test';
import { fillSignIn } from './people.ts';
import { expect, test } from './product.ts';

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const saved = (page: Page) => page.waitForResponse((response) => response.request().method() === 'PATCH');

test('language and appearance change at once, and are there after signing in on another device', async ({
  page,
  browser,
  me,
  complaints,
}) => {
  await page.goto('/settings');
  const light = await background(page);
  const first = saved(page);
  await page.getByRole('radio', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Configuración' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect((await first).ok()).toBe(true);

  const second = saved(page);
  await page.getByRole('radio', { name: 'Oscura' }).click();
  await expect(page.locator('body')).toHaveClass(/awsui-dark-mode/);
  await expect.poll(() => background(page)).not.toBe(light);
  expect((await second).ok()).toBe(true);

  await page.reload();
  await expect(page.getByRole('radio', { name: 'Oscura' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Español' })).toBeChecked();

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  complaints.of(context);
  const device = await context.newPage();
  await device.goto('/settings');
  await fillSignIn(device, me);
  await expect(device.getByRole('heading', { level: 1, name: 'Configuración' })).toBeVisible();
  await expect(device.locator('body')).toHaveClass(/awsui-dark-mode/);
  await context.close();
});

test('the sign-in page of this device stays as it was chosen', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Dark' }).click();
  const second = saved(page);
  await page.getByRole('radio', { name: 'Español' }).click();
  await second;
  await page.getByRole('button', { name: /^Cuenta/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/awsui-dark-mode/);
});

test('the appearance of the system is followed as it changes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/settings');
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  await expect(page.locator('body')).toHaveClass(/awsui-dark-mode/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('body')).not.toHaveClass(/awsui-dark-mode/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveClass(/awsui-dark-mode/);

  await page.getByRole('radio', { name: 'Light' }).click();
  await expect(page.locator('body')).not.toHaveClass(/awsui-dark-mode/);
});

test('what could not be saved is taken back, and that is said', async ({ page, complaints }) => {
  complaints.provoke(/status of 500/);
  await page.goto('/settings');
  await page.route('/v2/access/user', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await page.getByRole('radio', { name: 'Dark' }).click();

  await expect(page.getByText('Your settings could not be saved.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  await expect(page.locator('body')).not.toHaveClass(/awsui-dark-mode/);
});

test('there is nothing below the settings', async ({ page }) => {
  await page.goto('/settings/nonsense');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found!' })).toBeVisible();
});
