import type { Page } from '@playwright/test';
import { addPerson, setRoles } from '#local/demo/people.ts';
import { expectReport } from '#test/browser/complaints.ts';
import {
  comeBack,
  DIRECTORY,
  leaveForDirectory,
  logOut,
  newColleague,
  signInByDirectory,
} from '#test/browser/directory.ts';
import { fillSignIn, makeGroup, PASSWORD } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { sessionOf } from '#test/browser/sessions.ts';

test.use({ signedIn: false });

const FAILED = 'An error occurred while signing in. Please check that your email is correct.';
const CORPORATE = { name: 'Sign In with Corporate ID' };

/** The user that the API reports after this sign-in. */
const whoEnters = async (page: Page, enter: () => Promise<void>) => {
  const answer = page.waitForResponse((response) => response.url().endsWith('/v2/access/user') && response.ok());
  await enter();
  return (await answer).json();
};

test('the corporate ID page introduces itself in English and in Spanish', async ({ page }) => {
  await page.goto('/signin');
  await page.getByRole('link', CORPORATE).click();

  await expect(page).toHaveURL(/\/sso$/);
  await expect(page).toHaveTitle('Sign In with Corporate ID · Plumbline');
  await expect(page.getByRole('heading', { level: 1, ...CORPORATE })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(
    page.getByText('Please contact your system administrator if you encounter any issues with your credentials.', {
      exact: true,
    }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page).toHaveTitle('Iniciar sesión con ID corporativo · Plumbline');
  await expect(page.getByLabel('Correo electrónico')).toBeVisible();
  await expect(page.getByText(/^Póngase en contacto con el administrador del sistema/)).toBeVisible();
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(page.getByText('El nombre de usuario debe tener al menos 3 caracteres.')).toBeVisible();
});

test('a first directory user has no role and is the same person the next time', async ({ page }) => {
  const email = newColleague();
  const first = await whoEnters(page, () => signInByDirectory(page, email));
  expect(first).toMatchObject({ email, roles: [] });
  await expect(page).toHaveURL(/\/limited-access$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your account has limited access' })).toBeVisible();

  const name = 'ApplicationReviewer';
  await setRoles(first.id, [{ name, group: await makeGroup('ALL') }]);
  await logOut(page);
  const second = await whoEnters(page, () => signInByDirectory(page, email));
  expect(second).toMatchObject({ id: first.id, roles: [{ name }] });
  await expect(page).toHaveURL(/\/applications$/);
});

test('a directory sign-in with an administrator’s address grants no administrator rights', async ({ page }) => {
  const email = newColleague();
  const roles = [{ name: 'Administrator', group: await makeGroup('ALL') }] as const;
  const id = await addPerson({ email, password: PASSWORD, first_name: 'Root', last_name: 'Admin', roles });
  const entered = await whoEnters(page, () => signInByDirectory(page, email));
  expect(entered).toMatchObject({ email, roles: [] });
  expect(entered.id).not.toBe(id);
  await expect(page).toHaveURL(/\/limited-access$/);
});

test('the directory and the product use the visitor’s language', async ({ page }) => {
  await page.goto('/sso');
  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByLabel('Correo electrónico').fill('ines.duarte@corp.meridian.example');
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Elija una cuenta' })).toBeVisible();
  await page.getByRole('button', { name: /^Inés Duarte/ }).click();

  await expect(page).toHaveURL(/\/limited-access$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Su cuenta tiene acceso limitado' })).toBeVisible();
});

test('leads to the wanted page and prefills the typed user name', async ({ page }) => {
  const email = newColleague();
  await page.goto('/settings?from=mail&to=año#language');
  await page.getByLabel('Username').fill(email);
  await page.getByRole('link', CORPORATE).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.reload();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await page.getByRole('link', CORPORATE).click();
  await leaveForDirectory(page, email);
  await comeBack(page);

  await expect(page).toHaveURL(/\/settings\?from=mail&to=a%C3%B1o#language$/);
  await expect(page.getByText(email)).toBeVisible();
});

test('a directory user cannot change the password here but can change other settings', async ({ page }) => {
  await signInByDirectory(page, newColleague());
  await expect(page).toHaveURL(/\/limited-access$/);
  await page.goto('/settings/password');
  await expect(page).toHaveURL(/\/settings\/security$/);
  await expect(
    page.getByText('You sign in with your corporate ID. Your organization manages its password.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change password' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Change password' })).toBeHidden();

  await page.goto('/settings');
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('radio', { name: 'Español' }).click();
  expect((await saved).ok()).toBe(true);
  await page.goto('/settings/security');
  await expect(
    page.getByText(/^Inicia sesión con su ID corporativo\. Su organización gestiona la contraseña/),
  ).toBeVisible();
});

test('requires an address that follows the user name rules', async ({ page }) => {
  await page.goto('/sso');
  await page.getByLabel('Email').fill('  a ');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();

  await expect(page.getByText('Username must be at least 3 characters.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('refuses and reports an address without a directory, and keeps the input', async ({ page, request }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/sso');
  for (const email of [
    'ada@meridian.example',
    'ada@evil-corp.meridian.example',
    'ada@corp.meridian.example.evil.example',
    'ada@hr.corp.meridian.example',
    'corp.meridian.example',
    '@corp.meridian.example',
  ]) {
    logged.length = 0;
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect.poll(() => logged.join()).toContain('No custom identity provider found for the provided username.');
    await expect(page.getByText(FAILED, { exact: true })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page).toHaveURL(/\/sso$/);
  }
  await expectReport(request, 'No custom identity provider found for the provided username.');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByText(/^Se ha producido un error al iniciar sesión\. Compruebe/)).toBeVisible();
});

test('matches domains case-insensitively and passes the address to the directory', async ({ page }) => {
  await page.goto('/sso');
  await leaveForDirectory(page, '  Zoe.Quinn@CORP.Meridian.Example ');
  await expect(page.getByLabel('Use another email address')).toHaveValue('Zoe.Quinn@CORP.Meridian.Example');
});

test.describe('a signed-in user', () => {
  test.use({ signedIn: true });

  test('is redirected to the applications', async ({ page }) => {
    await page.goto('/sso');
    await expect(page).toHaveURL(/\/applications$/);
  });
});

test('a user found to be signed in continues with their session', async ({ page, me }) => {
  await page.goto('/settings');
  await page.getByRole('link', CORPORATE).click();
  await expect(page).toHaveURL(/\/sso$/);
  const { origins } = await sessionOf(me);
  await page.evaluate((kept) => {
    for (const { name, value } of kept) localStorage.setItem(name, value); // this tab gets no storage event
  }, origins[0]?.localStorage ?? []);
  await page.getByLabel('Email').fill(newColleague());
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();

  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByText(me.email)).toBeVisible();
});

test('offers no corporate sign-in without directories, and its page leads back', async ({ page, me }) => {
  await page.route('/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), providers: [] } });
  });
  await page.goto('/signin');
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(page.getByRole('link', CORPORATE)).toBeHidden();

  await page.goto('/sso');
  await page.getByLabel('Email').fill(newColleague());
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText(FAILED, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await fillSignIn(page, me);
  await expect(page).toHaveURL(/\/applications$/);
});

test('a user who goes back from the directory can sign in with a password', async ({ page, me }) => {
  const email = newColleague();
  await page.goto('/settings');
  await page.getByRole('link', CORPORATE).click();
  await leaveForDirectory(page, email);
  await page.goBack();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(DIRECTORY);

  await page.goBack();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await fillSignIn(page, me);
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByText(me.email)).toBeVisible();
});
