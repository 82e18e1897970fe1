/** Hosted login with the real aws-amplify, including every failure on the way. */
import { AdminDisableUserCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { Page } from '@playwright/test';
import { environment } from '#contract/environment.ts';
import { comeBack, leaveForDirectory, logOut, newColleague, signInByDirectory } from '#test/browser/directory.ts';
import { fillSignIn } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { onIdentity } from './identity-calls.ts';

test.use({ signedIn: false });

const LIMITED = /\/limited-access$/;
const TOKENS = '**/oauth2/token';

const keptOf = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('Cognito')));

/** A token that Amplify stores under this name. */
const kept = async (page: Page, name: string) => (await keptOf(page)).find(([key]) => key.endsWith(`.${name}`))?.[1];

const leave = async (page: Page, email = newColleague()) => {
  await page.goto('/sso');
  await leaveForDirectory(page, email);
  return new URL(page.url()).searchParams;
};

const expectNotSignedIn = async (page: Page, said: string) => {
  await expect(page.getByRole('heading', { level: 1, name: 'You are not signed in' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(said);
  expect(await keptOf(page)).toEqual([]);
};

const becomeEnglish = (page: Page) => page.getByRole('button', { name: 'English' }).click();
const becomeSpanish = (page: Page) => page.getByRole('button', { name: 'Español' }).click();

test('the authorize request carries a random state and a challenge, and keeps the verifier local', async ({ page }) => {
  await page.goto('/sso');
  const asked = page.waitForRequest(/\/oauth2\/authorize\?/);
  const email = newColleague();
  await leaveForDirectory(page, email);
  const address = new URL((await asked).url());
  const { identity, web_client_id } = await (await page.request.get('/local/endpoints.json')).json();
  expect(address.origin).toBe(identity.replace('http:', 'https:'));
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: web_client_id,
    identity_provider: 'MeridianID',
    redirect_uri: `${process.env.PLUMBLINE_WEB}/auth/callback/`,
    response_type: 'code',
    scope: 'email openid phone aws.cognito.signin.user.admin',
    login_hint: email,
    lang: 'en',
    state: expect.stringMatching(/^[A-Za-z0-9]{32}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });

  const exchanged = page.waitForRequest(TOKENS);
  await comeBack(page);
  const form = new URLSearchParams((await exchanged).postData() ?? '');
  expect(Object.fromEntries(form)).toMatchObject({
    grant_type: 'authorization_code',
    code: expect.any(String),
    client_id: web_client_id,
    redirect_uri: `${process.env.PLUMBLINE_WEB}/auth/callback/`,
    code_verifier: expect.stringMatching(/^[A-Za-z0-9]{128}$/),
  });
  await expect(page).toHaveURL(LIMITED);
});

test("signs in when the browser's clock is hours wrong", async ({ page }) => {
  const HOURS = 5 * 60 * 60_000;
  await page.clock.setSystemTime(Date.now() + HOURS);
  await signInByDirectory(page, newColleague());
  await expect(page).toHaveURL(LIMITED);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('the page shows that it is authenticating while the code is exchanged', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(TOKENS, async (route) => {
    await held;
    await route.continue();
  });
  await leave(page);
  await comeBack(page);

  await expect(page).toHaveURL(/\/auth\/callback\//);
  await expect(page.getByText('Maximize your AI. Minimize your risk.')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Authenticating...');
  letGo();
  await expect(page).toHaveURL(LIMITED);
});

test('refuses an unknown state, and the next attempt leads to the wanted page', async ({ page }) => {
  await page.route('**/oauth2/authorize?*', (route) =>
    route.continue({ url: route.request().url().replace('&state=', '&state=0') }),
  );
  await page.goto('/settings?from=mail');
  await page.getByRole('link', { name: 'Sign In with Corporate ID' }).click();
  await leaveForDirectory(page, newColleague());
  await comeBack(page);

  await expectNotSignedIn(page, 'An error occurred while validating the state.');
  await becomeSpanish(page);
  await expect(page.getByRole('alert')).toHaveText('Se ha producido un error al validar el estado.');
  await becomeEnglish(page);
  await page.unroute('**/oauth2/authorize?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('Email').fill(newColleague());
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/settings\?from=mail$/);
});

test('a callback address works only once', async ({ page }) => {
  const back = page.waitForRequest(/\/auth\/callback\/\?/);
  await signInByDirectory(page, newColleague());
  const address = (await back).url();
  await expect(page).toHaveURL(LIMITED);
  await page.goto(address);
  await expect(page).toHaveURL(LIMITED);

  await logOut(page);
  await page.goto(address);
  await expect(page).toHaveURL(/\/signin$/);
  expect(await keptOf(page)).toEqual([]);
});

test('refuses a stale callback address during another sign-in', async ({ page }) => {
  const back = page.waitForRequest(/\/auth\/callback\/\?/);
  await signInByDirectory(page, newColleague());
  const address = (await back).url();
  await expect(page).toHaveURL(LIMITED);
  await logOut(page);
  await leave(page);
  await page.goto(address);
  await expectNotSignedIn(page, 'An error occurred while validating the state.');
});

test('the callback page leads to the sign-in page when no sign-in is under way', async ({ page }) => {
  for (const path of ['/auth/callback/', '/auth/callback', '/auth/callback/?error=x&error_description=Call+555']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/signin$/);
  }
  await page.goto('/auth/signout/');
  await expect(page).toHaveURL(/\/signin$/);
});

test('opening the callback page during a sign-in cancels it', async ({ page }) => {
  await leave(page);
  await page.goto('/auth/callback/');
  await expectNotSignedIn(page, 'User cancelled OAuth flow.');
  await becomeSpanish(page);
  await expect(page.getByRole('alert')).toHaveText('El usuario canceló el flujo de OAuth.');
});

test('canceling at the directory shows a message, and a reload starts at the sign-in page', async ({ page }) => {
  await leave(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expectNotSignedIn(page, 'User canceled the sign-in');
  await becomeSpanish(page);
  await expect(page.getByRole('heading', { level: 1, name: 'No ha iniciado sesión' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('El usuario canceló el inicio de sesión');
  await becomeEnglish(page);
  await page.reload();
  await expect(page).toHaveURL(/\/signin$/);
});

test('a disabled user cannot sign in through the directory', async ({ page }) => {
  const email = newColleague();
  await signInByDirectory(page, email);
  await expect(page).toHaveURL(LIMITED);
  await logOut(page);
  const which = { UserPoolId: environment('USER_POOL_ID'), Username: `MeridianID_${email}` };
  await new CognitoIdentityProviderClient().send(new AdminDisableUserCommand(which));
  await signInByDirectory(page, email);

  await expectNotSignedIn(page, 'User is disabled.');
  await becomeSpanish(page);
  await expect(page.getByRole('alert')).toHaveText('El usuario está deshabilitado.');
});

for (const [what, answer, said, spanish] of [
  ['no tokens', {}, 'No access token returned from OAuth flow.', 'El flujo de OAuth no devolvió ningún token'],
  ['a code in one word', { error: 'server_error' }, 'refused the sign-in: server_error', 'rechazado el acceso'],
  ['words', { error: 'x', error_message: 'Closed on Sundays.' }, 'Closed on Sundays.', 'Closed on Sundays.'],
  ['nothing to read', '<h1>Bad gateway</h1>', 'couldn’t be read', 'no se puede leer'],
] as const)
  test(`reports an exchange answered with ${what}`, async ({ page }) => {
    const body = typeof answer === 'string' ? answer : JSON.stringify(answer);
    await page.route(TOKENS, (route) =>
      route.fulfill({ body, headers: { 'access-control-allow-origin': process.env.PLUMBLINE_WEB ?? '' } }),
    );
    await leave(page);
    await comeBack(page);
    await expect(page.getByRole('alert')).toContainText(said);
    expect(await keptOf(page)).toEqual([]);
    await becomeSpanish(page);
    await expect(page.getByRole('alert')).toContainText(spanish);
  });

test('reports an unanswered exchange, and the next attempt is one click away', async ({ page, complaints }) => {
  complaints.provoke(/ERR_FAILED/);
  await page.route(TOKENS, (route) => route.abort(), { times: 1 });
  const email = newColleague();
  await leave(page, email);
  await comeBack(page);
  await expectNotSignedIn(page, 'A network error has occurred.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();

  // The directory remembers the user, so no "Continue" is needed.
  await expect(page).toHaveURL(LIMITED);
});

test.describe('with a code that was already used', () => {
  test.use({ ignoreHTTPSErrors: true }); // for the requests of the test itself

  test('the user is not signed in', async ({ page, complaints }) => {
    complaints.provoke(/status of 400/);
    await page.route(TOKENS, async (route) => {
      await route.fetch();
      await route.continue();
    });
    await leave(page);
    await comeBack(page);
    await expectNotSignedIn(page, 'This sign-in attempt expired or was already used. Try again.');
  });
});

test('signing out visits the hosted login, which then asks for the next user', async ({ page }) => {
  const email = newColleague();
  await signInByDirectory(page, email);
  await expect(page).toHaveURL(LIMITED);
  expect(await kept(page, 'oauthSignIn')).toBe('true,false');

  const left = page.waitForRequest(/\/logout\?/);
  await logOut(page);
  const { web_client_id } = await (await page.request.get('/local/endpoints.json')).json();
  expect(Object.fromEntries(new URL((await left).url()).searchParams)).toEqual({
    client_id: web_client_id,
    logout_uri: `${process.env.PLUMBLINE_WEB}/auth/signout/`,
  });
  expect(await keptOf(page)).toEqual([]);
  await leave(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Choose an account' })).toBeVisible();
});

test('signing out after a password sign-in skips the hosted login', async ({ page, me }) => {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  await page.goto('/signin');
  await fillSignIn(page, me);
  await expect(page).toHaveURL(/\/applications$/);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(seen.filter((url) => url.includes('/logout'))).toEqual([]);
});

test('an idle user is also signed out of the hosted login and resumes the page later', async ({ page }) => {
  await page.route('/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), idle_minutes: 1 } });
  });
  await page.clock.install();
  const email = newColleague();
  await signInByDirectory(page, email);
  await expect(page).toHaveURL(LIMITED);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  let hasLeft = false;
  const back = page.waitForRequest(/\/logout\?/).then(() => {
    hasLeft = true;
    return page.waitForEvent('load');
  });
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(hasLeft).toBe(true);
  }).toPass({ intervals: [50] });
  await back;
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByText(/^You were signed out after a period of inactivity\./)).toBeVisible();
  expect(await keptOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Sign In with Corporate ID' }).click();
  await leaveForDirectory(page, email);
  await comeBack(page);
  await expect(page).toHaveURL(/\/settings$/);
});

test('signing out works when identity does not answer', async ({ page, complaints }) => {
  complaints.provoke(/ERR_FAILED/);
  await signInByDirectory(page, newColleague());
  await expect(page).toHaveURL(LIMITED);
  await onIdentity(page, 'RevokeToken', (route) => route.abort());
  await logOut(page);
  expect(await keptOf(page)).toEqual([]);
});

test('other tabs follow a directory sign-in and a sign-out', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/signin');
  await expect(other.getByLabel('Username')).toBeVisible();
  await signInByDirectory(page, newColleague());
  await expect(page).toHaveURL(LIMITED);
  await expect(other).toHaveURL(LIMITED);

  await logOut(page);
  await expect(other).toHaveURL(/\/signin$/);
  await expect(other.getByLabel('Username')).toBeVisible();
});

test('the first of two tabs to complete its sign-in determines the user', async ({ page, context, me }) => {
  await leave(page);
  const other = await context.newPage();
  await other.goto('/signin');
  await fillSignIn(other, me);
  await expect(other).toHaveURL(/\/applications$/);

  await comeBack(page);
  await expect(page).toHaveURL(/\/applications$/);
  await page.goto('/settings');
  await expect(page.getByText(me.email)).toBeVisible();
});

test('an idle tab does not disturb a directory sign-in in another tab', async ({ page, context }) => {
  await leave(page);
  const other = await context.newPage();
  await other.goto('/sso');
  await expect(other.getByLabel('Email')).toBeVisible();
  await other.goto('/applications');
  await expect(other.getByLabel('Username')).toBeVisible();
  await comeBack(page);
  await expect(page).toHaveURL(LIMITED);
  await expect(other).toHaveURL(LIMITED);
});

test('asks for the identity again after sessions were ended elsewhere', async ({
  page,
  request,
  baseURL,
  complaints,
}) => {
  complaints.provoke(/status of 401/);
  const email = newColleague();
  await signInByDirectory(page, email);
  await expect(page).toHaveURL(LIMITED);
  const tokens = await page.evaluate(() => Object.entries(localStorage));
  const [, token] = tokens.find(([name]) => name.endsWith('.accessToken')) ?? [];
  await page.goto('/settings');
  await expect(page.getByLabel('First name')).toBeVisible();
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.post(`${baseURL}/v2/access/user/sign-out-everywhere`, { headers })).status()).toBe(204);
  await page.getByRole('radio', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  expect(await keptOf(page)).toEqual([]);

  await page.getByRole('link', { name: 'Sign In with Corporate ID' }).click();
  await leaveForDirectory(page, email);
  await comeBack(page);
  await expect(page).toHaveURL(/\/settings$/);
});
