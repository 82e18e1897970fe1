import { CognitoIdentityProviderClient, InitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import type { Page } from '@playwright/test';
import { environment } from '#contract/environment.ts';
import { RESET_FAILURE_LIMIT, SIGN_IN_FAILURE_LIMIT } from '#domain/sign-in/captcha.ts';
import { codesTo } from '#test/browser/factors.ts';
import { fillSignIn, type Person } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { onIdentity } from './identity-calls.ts';

test.use({ signedIn: false });
test.beforeEach(({ complaints }) => complaints.provoke(/status of 400/));

const WRONG = 'Wrong-Horse-9-Battery';
const SCRIPT = '**/captcha/widget.js?*';
const TOKEN = '**/captcha/token';

const box = (page: Page) => page.getByRole('checkbox', { name: 'I am human' });
const button = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true });
const passkey = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });
const why = (page: Page) => page.getByRole('status').getByText('There have been several failed sign-in attempts.');

const refused = async (page: Page, person: Person) => {
  const answer = page.waitForResponse((response) => response.status() === 400);
  await fillSignIn(page, { ...person, password: WRONG });
  await answer;
  await expect(page.getByRole('alert')).toHaveText('Incorrect username or password.');
};

const failAtSignIn = async (page: Page, person: Person) => {
  await page.goto('/signin');
  for (let failures = 0; failures < SIGN_IN_FAILURE_LIMIT; failures++) {
    await expect(box(page)).toBeHidden();
    await refused(page, person);
  }
  await expect(box(page)).toBeVisible();
};

/** Failed sign-ins from another client. */
const failElsewhere = async ({ email }: Person) => {
  const pool = new CognitoIdentityProviderClient();
  for (let failures = 0; failures < SIGN_IN_FAILURE_LIMIT; failures++)
    await pool
      .send(
        new InitiateAuthCommand({
          AuthFlow: 'USER_PASSWORD_AUTH',
          ClientId: environment('WEB_CLIENT_ID'),
          AuthParameters: { USERNAME: email, PASSWORD: WRONG },
        }),
      )
      .catch(() => {});
  pool.destroy();
};

test('asks for a captcha after three failures, explains why, and enables the buttons once solved', async ({
  page,
  me,
}) => {
  await failAtSignIn(page, me);
  await expect(why(page)).toBeVisible();
  await expect(button(page)).toBeDisabled();
  await expect(passkey(page)).toBeDisabled();
  await expect(page.getByLabel('Username')).toHaveValue(me.email);
  await expect(page.getByLabel('Password')).toHaveValue(WRONG);

  await box(page).check();
  await expect(passkey(page)).toBeEnabled();
  await fillSignIn(page, me);
  await expect(page).toHaveURL(/\/applications$/);
});

test('still asks for the captcha after a reload', async ({ page, me }) => {
  await failAtSignIn(page, me);
  await page.reload();
  await expect(button(page)).toBeDisabled();
  await expect(page.getByLabel('Username')).toBeFocused();
  await box(page).check();
  await fillSignIn(page, me);
  await expect(page).toHaveURL(/\/applications$/);
});

test('solving the captcha resets the failure count', async ({ page, me }) => {
  await failAtSignIn(page, me);
  await box(page).check();
  await refused(page, me);
  await expect(box(page)).toBeHidden();
  await expect(button(page)).toBeEnabled();
});

test('the captcha can be found and solved by keyboard alone', async ({ page, me }) => {
  await failAtSignIn(page, me);
  await page.getByLabel('Password').fill(me.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/signin$/);
  const between = [
    page.getByRole('button', { name: 'Show password' }),
    page.getByRole('link', { name: 'Forgot Password?' }),
  ];
  for (const next of [...between, box(page)]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await page.keyboard.press('Space');
  await expect(button(page)).toBeEnabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/applications$/);
});

test('shows the captcha in Spanish when the page is in Spanish', async ({ page, me }) => {
  await failAtSignIn(page, me);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByText('Ha habido varios intentos fallidos de iniciar sesión.')).toBeVisible();
  await expect(page.getByText('Confirme que es una persona para continuar.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Soy humano' }).check();
  await expect(page.getByRole('button', { name: 'Iniciar sesión', exact: true })).toBeEnabled();
});

test('shows the captcha on the server’s request without local failures, and keeps the input', async ({ page, me }) => {
  await failElsewhere(me);
  await page.goto('/signin');
  await fillSignIn(page, me);
  await expect(why(page)).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(button(page)).toBeDisabled();
  await box(page).check();
  await button(page).click();
  await expect(page).toHaveURL(/\/applications$/);
});

test('a passkey needs the captcha too', async ({ page, me }) => {
  await failElsewhere(me);
  await page.goto('/signin');
  await page.getByLabel('Username').fill(me.email);
  await passkey(page).click();
  await expect(why(page)).toBeVisible();
  await box(page).check();
  await passkey(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose how to sign in' })).toBeVisible();
});

test('requires a captcha after too many code requests, then signs in with a code', async ({ page, me, request }) => {
  await page.goto('/signin');
  await page.getByLabel('Username').fill(me.email);
  await passkey(page).click();
  await page.getByRole('radio', { name: 'Code by email' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  for (let codes = 1; codes < SIGN_IN_FAILURE_LIMIT; codes++) {
    await expect.poll(async () => (await codesTo(request, me.email)).length).toBe(codes);
    await page.getByRole('button', { name: 'Send again' }).click();
  }
  await expect.poll(async () => (await codesTo(request, me.email)).length).toBe(SIGN_IN_FAILURE_LIMIT);
  await page.getByRole('button', { name: 'Send again' }).click();

  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByLabel('Username')).toHaveValue(me.email);
  await box(page).check();
  await fillSignIn(page, me);
  await expect(page).toHaveURL(/\/applications$/);
});

test('explains that a captcha was not accepted and asks for another', async ({ page, me }) => {
  await failAtSignIn(page, me);
  await page.route(TOKEN, (route) => route.fulfill({ json: { token: 'made up', seconds: 120 } }));
  await box(page).check();
  await fillSignIn(page, me);
  await expect(page.getByRole('alert')).toHaveText(
    'The captcha was not accepted or has expired. Please solve another one.',
  );
  await expect(box(page)).not.toBeChecked();
  await expect(button(page)).toBeDisabled();
  await page.unroute(TOKEN);
  await box(page).check();
  await button(page).click();
  await expect(page).toHaveURL(/\/applications$/);
});

test('asks for a new captcha when one expires, even after a reload', async ({ page, me }) => {
  await failAtSignIn(page, me);
  await page.route(TOKEN, (route) => route.fulfill({ json: { token: 'expires at once', seconds: 0 } }));
  await box(page).click();
  await expect(box(page)).not.toBeChecked();
  await expect(button(page)).toBeDisabled();
  await page.unroute(TOKEN);
  await page.reload();
  await expect(button(page)).toBeDisabled();
  await box(page).check();
  await expect(button(page)).toBeEnabled();
});

test('a solved captcha stays valid while identity is unreachable', async ({ page, me, complaints }) => {
  complaints.provoke(/ERR_INTERNET_DISCONNECTED/);
  await failAtSignIn(page, me);
  await box(page).check();
  let connected = false;
  await onIdentity(page, 'any', (route) => (connected ? route.fallback() : route.abort('internetdisconnected')));
  await fillSignIn(page, me);
  await expect(page.getByRole('alert')).toHaveText('A network error has occurred.');
  connected = true;
  await button(page).click();
  await expect(page).toHaveURL(/\/applications$/);
});

test('reports a captcha script that fails to load, and retries', async ({ page, me, complaints }) => {
  complaints.provoke(/ERR_FAILED/);
  await page.route(SCRIPT, (route) => route.abort());
  await page.goto('/signin');
  for (let failures = 0; failures < SIGN_IN_FAILURE_LIMIT; failures++) await refused(page, me);
  await expect(page.getByRole('alert').getByText('Couldn’t load the captcha.')).toBeVisible();
  await page.unroute(SCRIPT);
  await page.getByRole('button', { name: 'Retry' }).click();
  await box(page).check();
  await fillSignIn(page, me);
  await expect(page).toHaveURL(/\/applications$/);
});

test('shows no captcha without a configured provider', async ({ page, me }) => {
  await page.route('/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), captcha: undefined } });
  });
  await page.goto('/signin');
  for (let failures = 0; failures < SIGN_IN_FAILURE_LIMIT; failures++) await refused(page, me);
  await expect(button(page)).toBeEnabled();
  await expect(box(page)).toBeHidden();
});

test('asks for a captcha after three failures to reset a password', async ({ page, me, request }) => {
  const submit = page.getByRole('button', { name: 'Submit' });
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(me.email);
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await page.getByLabel('New password').fill('Another-Horse-8-Battery');
  const [code = ''] = await codesTo(request, me.email);
  await page.getByLabel('Reset code').fill(code === '000000' ? '111111' : '000000');
  for (let failures = 0; failures < RESET_FAILURE_LIMIT; failures++) {
    await expect(box(page)).toBeHidden();
    const answer = page.waitForResponse((response) => response.status() === 400);
    await submit.click();
    await answer;
    await expect(page.getByRole('alert')).toContainText('Couldn’t change the password.');
  }
  await expect(page.getByText('There have been several failed attempts to change the password.')).toBeVisible();
  await expect(submit).toBeDisabled();

  await page.getByLabel('Reset code').fill(code);
  await box(page).check();
  await submit.click();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
});
