import type { Page } from '@playwright/test';
import { addPasskey, addTelephone, codesTo } from '#test/browser/factors.ts';
import { addDevice } from '#test/browser/passkey-device.ts';
import { fillSignIn, type Person } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { challengeWith, onIdentity } from './identity-calls.ts';

test.use({ signedIn: false });

const BUTTON = { name: 'Sign in with a passkey' };

const withPasskey = async (page: Page, person: Person) => {
  await addDevice(page);
  await page.goto('/signin');
  await addPasskey(person, async (options) => {
    const made = await page.evaluate(async (json) => {
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json);
      return JSON.stringify(await navigator.credentials.create({ publicKey }));
    }, options as PublicKeyCredentialCreationOptionsJSON); // the SDK types them as any document
    return JSON.parse(made);
  });
};

const usePasskey = async (page: Page, { email }: Person) => {
  await page.getByLabel('Username').fill(email);
  await page.getByRole('button', BUTTON).click();
};

test('a passkey signs in without a password and leads to the wanted page', async ({ page, me }) => {
  await withPasskey(page, me);
  await page.goto('/settings?from=mail');
  await usePasskey(page, me);

  await expect(page).toHaveURL(/\/settings\?from=mail$/);
});

test('a passkey sign-in requires only a user name', async ({ page }) => {
  await page.goto('/signin');
  await page.getByRole('button', BUTTON).click();

  await expect(page.getByText('Username must be at least 3 characters.')).toBeVisible();
  await expect(page.getByText('Please enter your password.')).toBeHidden();
  await expect(page.getByLabel('Username')).toBeFocused();
});

test('a user without a passkey signs in with a mailed code, which can be resent', async ({ page, me, request }) => {
  await page.goto('/signin');
  await usePasskey(page, me);
  await expect(page.getByRole('heading', { level: 1, name: 'Choose how to sign in' })).toBeVisible();
  await expect(
    page.getByText('No passkey is available for this username. Choose another way to sign in.'),
  ).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(2);
  await page.getByRole('radio', { name: 'Code by email' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('status')).toContainText('A new code was sent to');
  const [code = ''] = await codesTo(request, me.email);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page).toHaveURL(/\/applications$/);
});

test('a user with a phone number can sign in with a code by text message', async ({ page, me, request }) => {
  const number = await addTelephone(me);
  await page.goto('/signin');
  await usePasskey(page, me);
  await page.getByRole('radio', { name: 'Code by text message' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`to +*******${number.slice(-4)}.`)).toBeVisible();
  const [code = ''] = await codesTo(request, number);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page).toHaveURL(/\/applications$/);
});

test('offers the passkey when identity asks for the sign-in method', async ({ page, me }) => {
  await withPasskey(page, me);
  await onIdentity(page, 'InitiateAuth', (route) => {
    const { AuthParameters, ...asked } = route.request().postDataJSON();
    const { PREFERRED_CHALLENGE: _, ...withoutWish } = AuthParameters;
    return route.fallback({ postData: JSON.stringify({ ...asked, AuthParameters: withoutWish }) });
  });
  await usePasskey(page, me);
  await expect(page.getByRole('heading', { level: 1, name: 'Choose how to sign in' })).toBeVisible();
  await expect(page.getByText('You can sign in to your account in several ways.')).toBeVisible();
  await page.getByRole('radio', { name: 'Passkey' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page).toHaveURL(/\/applications$/);
});

const choosePassword = async (page: Page, person: Person) => {
  await page.goto('/signin');
  await usePasskey(page, person);
  await page.getByRole('radio', { name: 'Password' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your password' })).toBeVisible();
};

const givePassword = async (page: Page, password: string) => {
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
};

test('a user without a passkey signs in with the password on the second attempt', async ({ page, me, complaints }) => {
  complaints.provoke(/status of 400/);
  await choosePassword(page, me);
  await givePassword(page, 'wrong');
  await expect(page.getByRole('alert')).toHaveText('Incorrect username or password.');
  await givePassword(page, me.password);

  await expect(page).toHaveURL(/\/applications$/);
});

test('still asks for the password after a reload', async ({ page, me }) => {
  await choosePassword(page, me);
  await page.reload();
  await givePassword(page, me.password);

  await expect(page).toHaveURL(/\/applications$/);
});

for (const [error, said] of [
  ['NotAllowedError', 'Passkey authentication ceremony has been canceled.'],
  ['AbortError', 'Passkey operation has been aborted.'],
  ['SecurityError', 'Relying party does not match current domain.'],
] as const)
  test(`explains the device error ${error}, and the password still signs in`, async ({ page, me }) => {
    await withPasskey(page, me);
    await page.evaluate((name) => {
      navigator.credentials.get = () => Promise.reject(new DOMException('No.', name));
    }, error);
    await usePasskey(page, me);

    await expect(page.getByRole('alert')).toHaveText(said);
    await expect(page.getByLabel('Username')).toHaveValue(me.email);
    await fillSignIn(page, me);
    await expect(page).toHaveURL(/\/applications$/);
  });

test('distinguishes a device without this passkey from one without passkey support', async ({ page, me }) => {
  await withPasskey(page, me);
  await page.evaluate(() => {
    navigator.credentials.get = () => Promise.resolve(null);
  });
  await usePasskey(page, me);
  await expect(page.getByRole('alert')).toHaveText('Device failed to retrieve passkey.');

  await page.evaluate(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.getByRole('button', BUTTON).click();
  await expect(page.getByRole('alert')).toHaveText('Passkeys may not be supported on this device.');
});

/** Identity asks for a passkey without listing any. */
const askForAny = (page: Page) => challengeWith(page, 'InitiateAuth', 'WEB_AUTHN');

test('reports passkey options without a passkey', async ({ page, me }) => {
  await page.goto('/signin');
  await askForAny(page);
  await usePasskey(page, me);

  await expect(page.getByRole('alert')).toHaveText('Invalid passkey authentication options.');
});

test.describe('in Spanish', () => {
  test.use({ language: 'es' });
  test('shows passkey sign-in errors in Spanish', async ({ page, me }) => {
    await withPasskey(page, me);
    await page.getByLabel('Nombre de usuario').fill(me.email);
    const expectSaid = async (text: string) => {
      await page.getByRole('button', { name: 'Iniciar sesión con una llave de acceso' }).click();
      await expect(page.getByRole('alert')).toHaveText(text);
    };
    for (const [error, said] of [
      ['NotAllowedError', 'Se ha cancelado el inicio de sesión con la llave de acceso.'],
      ['AbortError', 'Se ha interrumpido la operación con la llave de acceso.'],
      ['SecurityError', 'La llave de acceso no corresponde a este sitio.'],
    ] as const) {
      await page.evaluate((name) => {
        navigator.credentials.get = () => Promise.reject(new DOMException('No.', name));
      }, error);
      await expectSaid(said);
    }
  });
});

test('refuses a second passkey challenge in a row', async ({ page, me }) => {
  await withPasskey(page, me);
  await challengeWith(page, 'RespondToAuthChallenge', 'WEB_AUTHN');
  await usePasskey(page, me);

  await expect(page.getByRole('alert')).toHaveText(
    'Sequential WEB_AUTHN challenges returned from underlying service cannot be handled.',
  );
});
