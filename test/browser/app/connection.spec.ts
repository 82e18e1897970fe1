/** Pages are loaded on demand. These tests cover loads that fail. */
import type { Browser, Page } from '@playwright/test';
import { DIRECTORY, newColleague } from '#test/browser/directory.ts';
import { expect, test } from '#test/browser/product.ts';
import { makeApplication } from '#test/browser/things.ts';

test.use({ reuseContext: false }); // a reused tab has already loaded most scripts

const OFFLINE = 'You are offline. This page will continue as soon as you reconnect.';

const unstyled = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
      .filter(({ sheet }) => sheet === null)
      .map(({ href }) => href),
  );

const countLoads = (page: Page) => {
  const loads = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.count += 1;
  });
  return loads;
};

/** Before version 156, Chromium remembered a failed module load for the lifetime of the page. */
const remembersFailures = (browser: Browser) => Number.parseInt(browser.version(), 10) < 156;

test.beforeEach(({ complaints }) => complaints.provoke(/ERR_|status of 40[34]|preload|fetch|could not be loaded/));

test('an offline page stays usable, says that it is offline, and navigates once online', async ({
  browser,
  page,
  context,
  group,
}) => {
  const { name, id } = await makeApplication(group);
  await page.goto('/applications');
  await expect(page.getByLabel('Find by name, description or owner')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name }).click();

  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'AI Applications' })).toBeVisible();
  await page.getByRole('button', { name: /^Account/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('Escape');

  const loads = countLoads(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/applications/overview/${id}$`));
  await expect(page.getByText(OFFLINE)).toBeHidden();
  expect(loads.count).toBe(remembersFailures(browser) ? 1 : 0);
  expect(await unstyled(page)).toEqual([]);

  await page.goBack();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Create application' }).click();
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
  expect(await unstyled(page)).toEqual([]);
});

test.describe('before sign-in', () => {
  test.use({ signedIn: false, language: 'es' });

  test('keeps the input while the next page waits for a connection', async ({ page, context }) => {
    await page.goto('/signin');
    await page.getByLabel('Nombre de usuario').fill('maria');
    await context.setOffline(true);
    await page.getByRole('link', { name: '¿Ha olvidado la contraseña?' }).click();

    await expect(page.getByText('No tiene conexión.')).toBeVisible();
    await expect(page.getByLabel('Nombre de usuario')).toHaveValue('maria');
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/forgot-password$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Iniciar sesión');
    expect(await unstyled(page)).toEqual([]);
  });
});

test('reloads the address once when a newer release has removed the page’s script', async ({ page, group }) => {
  const { name, id } = await makeApplication(group);
  const part = /\/assets\/application-detail-page-.*\.js/;
  await page.route(part, (route) => route.fulfill({ status: 404 }));
  await page.goto('/applications');
  const loads = countLoads(page);
  page.on('request', (request) => {
    // The reload gets the newer release, whose script exists.
    if (request.isNavigationRequest()) void page.unroute(part);
  });
  await page.getByRole('link', { name }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/applications/overview/${id}$`));
  expect(loads.count).toBe(1);
});

test('a page script that stays missing shows an error after one reload', async ({ page, group }) => {
  const { name } = await makeApplication(group);
  await page.goto('/applications');
  await expect(page.getByRole('link', { name })).toBeVisible();
  const loads = countLoads(page);
  await page.route(/\/assets\/application-detail-page-.*/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  expect(loads.count).toBe(1);
  await page.goBack();
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test.describe('on the way to a directory', () => {
  test.use({ signedIn: false });

  test('a failed script load can be retried', async ({ browser, page }) => {
    test.skip(remembersFailures(browser), 'Only a new beginning helps in this browser.');
    await page.route(/\/assets\/redirect-/, (route) => route.abort(), { times: 1 });
    await page.goto('/sso');
    await page.getByLabel('Email').fill(newColleague());
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(
      page.getByText('An error occurred while signing in. Please check that your email is correct.', { exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(DIRECTORY);
  });
});
