import type { Page } from '@playwright/test';
import { fillSignIn } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { refreshWith } from './identity-calls.ts';

const refuse = (page: Page, path: string) =>
  page.route(path, (route) =>
    route.fulfill({ status: 401, json: { title: 'Not signed in', status: 401, code: 'unauthorized', errors: [] } }),
  );

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
};

test.describe('a user without a role', () => {
  test.use({ role: 'none' });

  test('sees that their account has limited access and may change their settings', async ({ page }) => {
    await page.goto('/applications');

    await expect(page).toHaveURL(/\/limited-access$/);
    await expect(page).toHaveTitle('Your account has limited access · Plumbline');
    await expect(page.getByRole('heading', { level: 1, name: 'Your account has limited access' })).toBeVisible();
    await expect(
      page.getByText(
        'There are no roles assigned to your user account. Please contact your account administrator for help.',
        { exact: true },
      ),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'AI Applications' })).toBeHidden();

    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.getByRole('radio', { name: 'Español' }).click();
    await saved;
    await page.goto('/no-such-page');
    await expect(page).toHaveURL(/\/limited-access$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Su cuenta tiene acceso limitado' })).toBeVisible();
  });
});

test('a page for another role shows not found', async ({ page }) => {
  await page.route('/v2/access/user', async (route) => {
    const response = await route.fetch();
    const group = { id: 'g', name: 'Everything', group_type: 'ALL' };
    const roles = [{ id: 'Auditor', name: 'Auditor', resource_group: group }];
    await route.fulfill({ response, json: { ...(await response.json()), roles } });
  });

  await page.goto('/applications');

  await expect(page).toHaveURL(/\/not-found$/);
});

test('a user unknown to the product sees Unauthorized and may sign in again', async ({ page, complaints }) => {
  complaints.provoke(/status of 401/);
  await refuse(page, '/v2/access/user');
  await page.goto('/applications');

  await expect(page).toHaveURL(/\/unauthorized$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Unauthorized' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Unauthorized' })).toBeVisible();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/signin$/);
});

test('a session refused by the API ends, and its page returns after the next sign-in', async ({
  page,
  me,
  complaints,
}) => {
  complaints.provoke(/status of 401/);
  await page.goto('/settings');
  await refuse(page, '/v2/applications?*');

  await page.goto('/applications?text=claims&risk_tier=high');
  await expect(page).toHaveURL(/\/signin$/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('Cognito')))).toEqual([]);
  await expect(page.getByText('Your session has ended. Sign in to continue where you left off.')).toBeVisible();
  await page.unroute('/v2/applications?*');
  await fillSignIn(page, me);

  await expect(page).toHaveURL(/\/applications\?text=claims&risk_tier=high$/);
});

test('tokens refused by identity end the session without an API response', async ({ page, me, complaints }) => {
  complaints.provoke(/status of 40[01]/);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      const [header, , signature] = (localStorage.getItem(key) ?? '').split('.');
      const payload = btoa(JSON.stringify({ exp: 1, iat: 0, sub: 'somebody' }));
      if (/\.(access|id)Token$/.test(key)) localStorage.setItem(key, `${header}.${payload}.${signature}`);
      if (key.endsWith('.refreshToken')) localStorage.setItem(key, 'no-such-token');
    }
  });
  await page.goto('/applications');

  await expect(page).toHaveURL(/\/signin$/);
  await fillSignIn(page, me);
  await expect(page).toHaveURL(/\/applications$/);
});

/** Makes the tokens expire by the browser's clock. The refresh token stays valid. */
const expireTokens = (page: Page) =>
  page.evaluate(() => {
    for (const [key, token] of Object.entries<string>(localStorage)) {
      if (!/\.(access|id)Token$/.test(key)) continue;
      const [header, payload = '', signature] = token.split('.');
      const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
      localStorage.setItem(key, [header, btoa(JSON.stringify({ ...claims, exp: 1 })), signature].join('.'));
    }
  });

test('keeps expired tokens while identity is unreachable, and refreshes them later', async ({ page, complaints }) => {
  complaints.provoke(/ERR_FAILED/);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const { identity } = await (await page.request.get('/local/endpoints.json')).json();
  await page.route(`${identity}/**`, (route) => route.abort());
  await expireTokens(page);
  await page.getByRole('link', { name: 'AI Applications' }).first().click();

  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page).toHaveURL(/\/applications$/);
  await page.unroute(`${identity}/**`);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^AI Applications/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden();
  await expect(page).toHaveURL(/\/applications$/);
});

test('signing out clears the browser even when identity fails', async ({ page, complaints }) => {
  complaints.provoke(/ERR_FAILED/);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const { identity } = await (await page.request.get('/local/endpoints.json')).json();
  await page.route(`${identity}/**`, (route) => route.abort());
  await logOut(page);

  await expect(page).toHaveURL(/\/signin$/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('Token')))).toEqual([]);
});

test('clears everything that this browser stores when the user logs out, and other tabs follow', async ({
  page,
  me,
}) => {
  const other = await page.context().newPage();
  await page.goto('/applications');
  await other.goto('/settings');
  await expect(other.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('plumbline.recent.me', '[]'));

  await logOut(page);

  await expect(page).toHaveURL(/\/signin$/);
  await expect(other).toHaveURL(/\/signin$/);
  await expect(page.getByText('You are signed out.', { exact: true })).toBeVisible();
  await expect(other.getByText('You signed out in another tab. Sign in to continue where you left off.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('recent')))).toEqual([]);

  // After sign-in, the tab that signed out opens the default page. Other tabs return to their page.
  await fillSignIn(other, me);
  await expect(other).toHaveURL(/\/settings$/);
  await expect(page).toHaveURL(/\/applications$/);
});

test('a session cannot be restored after signing out', async ({ page, request, baseURL }) => {
  await page.goto('/applications');
  const refreshToken = await page.evaluate(
    () => Object.entries(localStorage).find(([key]) => key.endsWith('.refreshToken'))?.[1],
  );
  await logOut(page);
  await expect(page).toHaveURL(/\/signin$/);

  await page.goto('/applications');
  await expect(page).toHaveURL(/\/signin$/);
  expect((await refreshWith(request, baseURL, refreshToken)).status()).toBe(400);
});

test('the next user to sign in does not land on the previous user’s page', async ({ page, me }) => {
  await page.goto('/settings');
  await logOut(page);
  await expect(page).toHaveURL(/\/signin$/);
  await fillSignIn(page, me);

  await expect(page).toHaveURL(/\/applications$/);
});

test('retries when the account cannot be loaded', async ({ page, complaints }) => {
  complaints.provoke(/ERR_FAILED/);
  await page.route('/v2/access/user', (route) => route.abort(), { times: 1 });
  await page.goto('/applications');

  await expect(page.getByText('Couldn’t load your account.')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'AI Applications' })).toBeVisible();
});

test.describe('in two tabs', () => {
  test.use({ signedIn: false });

  test('signing in is noticed by the sign-in page in the other tab', async ({ page, me }) => {
    const other = await page.context().newPage();
    await other.goto('/signin');
    await expect(other.getByLabel('Username')).toBeVisible();

    await page.goto('/signin');
    await fillSignIn(page, me);

    await expect(other).toHaveURL(/\/applications$/);
  });
});
