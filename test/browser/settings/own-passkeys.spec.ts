import type { Page } from '@playwright/test';
import { addApp } from '#test/browser/factors.ts';
import { addDevice } from '#test/browser/passkey-device.ts';
import type { Person } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';

const open = async (page: Page) => {
  await page.goto('/settings/security');
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeEnabled();
};

const dialog = (page: Page) => page.getByRole('dialog');
const list = (page: Page) => page.getByRole('list', { name: 'Passkeys' });

const add = async (page: Page, name?: string) => {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  if (name !== undefined) await dialog(page).getByLabel('Name of the passkey').fill(name);
  await page.keyboard.press('Enter');
};

const signInWithPasskey = async (page: Page, { email }: Person) => {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByLabel('Username').fill(email);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
};

test('a passkey is added with a name, signs in, is renamed and removed', async ({ page, me }) => {
  await addDevice(page);
  await open(page);
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog(page).getByLabel('Name of the passkey')).toHaveValue(/^Chrome on /);
  await expect(dialog(page).getByLabel('Name of the passkey')).toBeFocused();
  await dialog(page).getByLabel('Name of the passkey').fill('a/b');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Name of the passkey')).toHaveAccessibleDescription(
    /A name can contain only letters/,
  );
  await dialog(page).getByLabel('Name of the passkey').fill('Work laptop');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your passkey has been added.', { exact: true })).toBeVisible();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await expect(list(page)).toContainText('Work laptop');
  await expect(list(page)).toContainText(/Added .*\d{4}/);

  await signInWithPasskey(page, me);
  await open(page);
  await page.getByRole('button', { name: 'Rename: Work laptop' }).click();
  await dialog(page).getByLabel('Name of the passkey').fill('Old laptop');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(list(page)).toContainText('Old laptop');
  await page.reload();
  await expect(list(page)).toContainText('Old laptop');

  await page.getByRole('button', { name: 'Remove: Old laptop' }).click();
  await expect(dialog(page)).toContainText('You can no longer sign in with Old laptop.');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(list(page)).toContainText('Old laptop');
  await page.getByRole('button', { name: 'Remove: Old laptop' }).click();
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
});

test('a passkey replaces both steps when a second step is required', async ({ page, me }) => {
  await addDevice(page);
  await addApp(me);
  await open(page);
  await add(page, 'Phone');
  await expect(list(page)).toContainText('Phone');
  await signInWithPasskey(page, me);
});

test('a passkey still works after the second step is turned off', async ({ page, me }) => {
  await addDevice(page);
  await open(page);
  await add(page, 'Phone');
  await expect(list(page)).toContainText('Phone');
  await addApp(me);
  await page.reload();
  await page.getByRole('button', { name: 'Turn off: Authenticator app' }).click();
  await dialog(page).getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Turn on: Authenticator app' })).toBeVisible();
  await signInWithPasskey(page, me);
});

test('refuses a second passkey for the same account on one device', async ({ page }) => {
  await addDevice(page);
  await open(page);
  await add(page);
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await add(page, 'Again');
  await expect(dialog(page).getByRole('alert')).toContainText('Passkey already exists in authenticator.');
  await expect(dialog(page).getByLabel('Name of the passkey')).toHaveValue('Again');
});

const FAILURES = [
  ['NotAllowedError', 'status', 'Passkey registration ceremony has been canceled.', 'Se ha cancelado la creación'],
  ['AbortError', 'status', 'Passkey operation has been aborted.', 'Se ha interrumpido la operación'],
  ['InvalidStateError', 'alert', 'Passkey already exists in authenticator.', 'Este dispositivo ya tiene una llave'],
  [
    'SecurityError',
    'alert',
    'Relying party does not match current domain.',
    'La llave de acceso no corresponde a este sitio.',
  ],
] as const;

for (const [language, button, nameField] of [
  ['en', 'Add a passkey', 'Name of the passkey'],
  ['es', 'Añadir una llave de acceso', 'Nombre de la llave de acceso'],
] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test('explains why a device cannot create a passkey, without alarm when the user canceled', async ({ page }) => {
      await page.goto('/settings/security');
      await page.getByRole('button', { name: button }).click();
      for (const [error, role, english, spanish] of FAILURES) {
        await page.evaluate((name) => {
          navigator.credentials.create = () => Promise.reject(new DOMException('No.', name));
        }, error);
        await page.getByLabel(nameField).press('Enter');
        await expect(dialog(page).getByRole(role)).toContainText(language === 'en' ? english : spanish);
      }
      await page.evaluate(() => {
        navigator.credentials.create = () => Promise.resolve(null);
      });
      await page.getByLabel(nameField).press('Enter');
      await expect(dialog(page).getByRole('alert')).toContainText(
        language === 'en' ? 'Device failed to create passkey.' : 'El dispositivo no pudo crear la llave de acceso.',
      );
      await page.evaluate(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
      await page.getByLabel(nameField).press('Enter');
      await expect(dialog(page).getByRole('alert')).toContainText(
        language === 'en'
          ? 'Passkeys may not be supported on this device.'
          : 'Es posible que este dispositivo no admita llaves de acceso.',
      );
    });
  });

test('reports invalid passkey registration options', async ({ page }) => {
  await open(page);
  await page.route('/v2/security/passkey-options', (route) => route.fulfill({ json: { options: {} } }));
  await add(page);
  await expect(dialog(page).getByRole('alert')).toContainText('Invalid passkey registration options.');
});

test('a passkey is added even when its name could not be saved', async ({ page, complaints }) => {
  complaints.provoke(/status of 500/);
  await addDevice(page);
  await open(page);
  await page.route('/v2/access/user', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await add(page, 'Nameless');
  await expect(page.getByText(/added, but its name could not be saved/)).toBeVisible();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
});
