import { expect, type Page, test } from '@playwright/test';
import { fillSignIn, makePerson } from './people.ts';

const signIn = async (page: Page, person: Parameters<typeof fillSignIn>[1], to = '/applications') => {
  await page.goto(to);
  await fillSignIn(page, person);
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
};

const refuse = (page: Page, path: string) =>
  page.route(path, (route) =>
    route.fulfill({ status: 401, json: { title: 'Not signed in', status: 401, code: 'unauthorized', errors: [] } }),
  );

test('somebody without a role sees only that, and the settings', async ({ page }) => {
  await signIn(page, await makePerson());
  await expect(page).toHaveURL(/\/limited-access$/);

  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.goto('/applications');
  await expect(page).toHaveURL(/\/limited-access$/);
});

test('a page that asks for another role is not found', async ({ page }) => {
  const role = { id: 'Auditor', name: 'Auditor', resource_group: { id: 'g', name: 'Everything', group_type: 'ALL' } };
  await page.route('/v2/access/user', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), roles: [role] } });
  });

  await signIn(page, await makePerson());

  await expect(page).toHaveURL(/\/not-found$/);
});

test('whom identity knows but the product refuses is told so, and may sign in as somebody else', async ({ page }) => {
  await refuse(page, '/v2/access/user');
  await page.goto('/applications');
  await fillSignIn(page, await makePerson());

  await expect(page).toHaveURL(/\/unauthorized$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Unauthorized' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Unauthorized' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL(/\/signin$/);
});

test('a session that the API refuses ends, and its page comes back after the next sign-in', async ({ page }) => {
  const person = await makePerson({ role: 'Administrator' });
  await signIn(page, person);
  await refuse(page, '/v2/applications?*');

  await page.goto('/applications?text=claims');
  await expect(page).toHaveURL(/\/signin$/);
  await page.unroute('/v2/applications?*');
  await fillSignIn(page, person);

  await expect(page).toHaveURL(/\/applications\?text=claims$/);
});

test('signing out clears this browser but for its language and appearance, and other tabs follow', async ({ page }) => {
  await signIn(page, await makePerson({ role: 'Administrator' }));
  const other = await page.context().newPage();
  await other.goto('/settings');
  await expect(other.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();

  await expect(page).toHaveURL(/\/signin$/);
  await expect(other).toHaveURL(/\/signin$/);
  const kept = await page.evaluate(() => Object.keys(localStorage).toSorted());
  expect(kept).toEqual(['plumbline.appearance', 'plumbline.language']);
});

test('signing in is noticed by the sign-in page of another tab', async ({ page }) => {
  const other = await page.context().newPage();
  await other.goto('/signin');
  await expect(other.getByLabel('Username')).toBeVisible();

  await signIn(page, await makePerson({ role: 'Administrator' }));

  await expect(other).toHaveURL(/\/applications$/);
});

test('where the account cannot be loaded, it can be tried again', async ({ page }) => {
  await page.route('/v2/access/user', (route) => route.abort(), { times: 1 });
  await page.goto('/applications');
  await fillSignIn(page, await makePerson({ role: 'Administrator' }));

  await expect(page.getByText('Your account could not be loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();

  await expect(page).toHaveURL(/\/applications$/);
});
