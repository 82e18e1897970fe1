/** Sign-in under adverse conditions: wrong clocks, network failures, other tabs and other users. */
import type { BrowserContext, Page, Route } from '@playwright/test';
import { fillSignIn, makePerson, type Person } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { identityCalls, onIdentity } from './identity-calls.ts';

test.use({ signedIn: false });

const HOUR = 3_600_000;

for (const [hours, what] of [
  [-5, 'behind'],
  [5, 'ahead'],
] as const)
  test(`a browser whose clock is five hours ${what} signs in, and stays signed in`, async ({ page, me }) => {
    await page.clock.install({ time: Date.now() + hours * HOUR });
    const calls = identityCalls(page);
    await page.goto('/signin');
    await fillSignIn(page, me);
    await expect(page).toHaveURL(/\/applications$/);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
    expect(calls).not.toContain('GetTokensFromRefreshToken');

    // Later the tokens have expired by any clock, but the idle timeout has not passed. No page is open meanwhile: it
    // would refresh the tokens itself, possibly at the moment it is left.
    await page.goto('about:blank');
    await page.clock.setSystemTime(Date.now() + hours * HOUR + HOUR / 4);
    await page.goto('/applications');
    await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
    expect(calls.filter((operation) => operation === 'GetTokensFromRefreshToken')).toHaveLength(1);
  });

/** A throttled identity response. */
const busy = async (route: Route, __type: string, status: number) =>
  route.fulfill({
    status,
    headers: { 'access-control-allow-origin': '*', 'x-amzn-errortype': __type },
    json: { __type, message: 'Rate exceeded' },
  });

/** Fails the first `times` calls of one operation. */
const failing = async (page: Page, operation: string, times: number, fail: (route: Route) => Promise<void>) => {
  let left = times;
  await onIdentity(page, operation, (route) => {
    if (left === 0) return route.fallback();
    left -= 1;
    return fail(route);
  });
};

for (const [what, fail] of [
  ['throttles', (route: Route) => busy(route, 'TooManyRequestsException', 400)],
  ['is not available', (route: Route) => busy(route, 'InternalErrorException', 503)],
  ['cannot be reached', (route: Route) => route.abort()],
] as const) {
  test(`signs in on the third attempt when identity ${what} twice`, async ({ page, me, complaints }) => {
    complaints.provoke(/status of (400|503)|ERR_FAILED/);
    const calls = identityCalls(page);
    await failing(page, 'InitiateAuth', 2, fail);
    await page.goto('/signin');
    await fillSignIn(page, me);

    await expect(page).toHaveURL(/\/applications$/);
    expect(calls.filter((operation) => operation === 'InitiateAuth')).toHaveLength(3);
  });

  test(`shows an error and stores no tokens when identity ${what} three times`, async ({ page, me, complaints }) => {
    complaints.provoke(/status of (400|503)|ERR_FAILED/);
    await failing(page, 'RespondToAuthChallenge', 3, fail);
    await page.goto('/signin');
    await fillSignIn(page, me);

    await expect(page.getByRole('alert')).toHaveText(/^(Rate exceeded|A network error has occurred\.)$/);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('Token')))).toEqual([]);
    await expect(page.getByLabel('Password')).toHaveValue(me.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(/\/applications$/);
  });
}

const whoIs = (page: Page) =>
  page.getByRole('button', { name: 'Account' }).getAttribute('aria-label', { timeout: 5_000 });

/** Holds back the last call of a sign-in until both tabs have sent it. */
const together = async (context: BrowserContext) => {
  const both = Promise.withResolvers<void>();
  let seen = 0;
  await onIdentity(context, 'RespondToAuthChallenge', async (route) => {
    seen += 1;
    if (seen === 2) both.resolve();
    await both.promise;
    return route.fallback();
  });
};

test('simultaneous sign-ins in two tabs end with one user and no traces of the other', async ({
  page,
  me,
  group,
  complaints,
}) => {
  const other: Person = await makePerson({
    role: 'ApplicationContributor',
    group,
    first_name: 'Zoe',
    last_name: 'Zander',
  });
  complaints.provoke(/UserUnAuthenticatedException/); // Amplify logs this between the two users' tokens
  const tab = await page.context().newPage();
  await together(page.context());
  for (const each of [page, tab]) {
    await each.goto('/signin');
    await expect(each.getByLabel('Username')).toBeVisible();
  }
  await Promise.all([fillSignIn(page, me), fillSignIn(tab, other)]);

  for (const each of [page, tab]) await expect(each.getByRole('button', { name: 'Account' })).toBeVisible();
  await expect(async () => expect(await whoIs(page)).toBe(await whoIs(tab))).toPass();
  const who = await whoIs(page);
  await page.reload();
  await tab.reload();
  expect(await whoIs(page)).toBe(who);
  expect(await whoIs(tab)).toBe(who);
});
