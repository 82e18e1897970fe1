/** Changing sign-in settings requires reauthentication, in a dialog that keeps the page as it is. */
import type { Page } from '@playwright/test';
import { refreshed } from '#local/demo/tokens.ts';
import { nextCode } from '#test/browser/factors.ts';
import { addDevice } from '#test/browser/passkey-device.ts';
import { PASSWORD } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { prove } from '#test/browser/prove.ts';
import { totp } from '#test/local/cognito/totp.ts';

const STALE = { isFresh: false };

const openSecurity = async (page: Page) => {
  await page.goto('/settings/security');
  await expect(page.getByRole('list', { name: 'Second step' })).toBeVisible();
};
const turn = (page: Page, to: 'on' | 'off') => page.getByRole('button', { name: `Turn ${to}: Authenticator app` });
const proof = (page: Page) => page.getByRole('dialog', { name: 'Confirm your identity' });

/** Sets up an authenticator app and returns its secret. */
const turnOn = async (page: Page, others: 'end' | 'keep') => {
  await turn(page, 'on').click();
  await prove(page);
  const dialog = page.getByRole('dialog');
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  if (others === 'keep') await dialog.getByRole('checkbox', { name: 'Sign out everywhere else' }).uncheck();
  await dialog.getByRole('textbox', { name: 'Code' }).fill(totp(secret, Date.now()));
  await page.keyboard.press('Enter');
  await expect(turn(page, 'off')).toBeVisible();
  return secret;
};

/** Depends on what the page requests first: its user, which is refused, or new tokens, which are not granted. */
const SIGNED_OUT = /\/(unauthorized|signin)$/;

test.use({ signedIn: false });

test('a second factor turned on elsewhere is required from a password-only session', async ({
  me,
  openAs,
  complaints,
}) => {
  complaints.provoke(/status of 40[013]/);
  const [here, there] = [await openAs(me, STALE), await openAs(me, STALE)];
  await openSecurity(here);
  await openSecurity(there);
  const secret = await turnOn(there, 'keep');

  await here.reload();
  await turn(here, 'off').click();
  await here.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(proof(here).getByLabel('Password')).toBeFocused();
  await here.keyboard.type('Not-My-Password-1');
  await here.keyboard.press('Enter');
  await expect(proof(here).getByLabel('Password')).toHaveAccessibleDescription(/This is not your password\./);
  await proof(here).getByLabel('Password').fill(PASSWORD);
  await here.keyboard.press('Enter');
  const code = here.getByRole('dialog', { name: 'Enter the code from your app' });
  await expect(code).toBeVisible();

  await code.getByRole('button', { name: 'Cancel' }).click();
  await expect(here.getByRole('dialog')).toHaveCount(1);
  await here.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await here.reload();
  await expect(turn(here, 'off'), 'it is still on').toBeVisible();

  await turn(here, 'off').click();
  await here.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await prove(here);
  await code.getByRole('textbox', { name: 'Code' }).fill(nextCode(secret));
  await here.keyboard.press('Enter');
  await expect(turn(here, 'on')).toBeVisible();
  await there.reload();
  await expect(there, 'the other browser is signed out').toHaveURL(SIGNED_OUT);
});

test('other browsers are signed out unless the user keeps them', async ({ me, openAs, complaints }) => {
  complaints.provoke(/status of 40[0-3]/);
  const [here, there] = [await openAs(me, STALE), await openAs(me)];
  await openSecurity(there);
  await openSecurity(here);
  await turnOn(here, 'end');
  await here.reload();
  await expect(turn(here, 'off'), 'here it goes on').toBeVisible();
  await there.reload();
  await expect(there).toHaveURL(SIGNED_OUT);
});

/** Simulates an older session: refreshed tokens do not count as a recent sign-in. */
const growStale = async (page: Page) => {
  const tokens = await page.evaluate(() => Object.entries(localStorage));
  const [, refresh = ''] = tokens.find(([name]) => name.endsWith('.refreshToken')) ?? [];
  const { access } = await refreshed(refresh);
  await page.evaluate(([name, token]) => localStorage.setItem(name, token), [
    tokens.find(([name]) => name.endsWith('.accessToken'))?.[0] ?? '',
    access,
  ] as const);
  await page.reload();
};

test('a passkey proves the sign-in, and no further proof is asked for some minutes', async ({
  me,
  openAs,
  complaints,
}) => {
  complaints.provoke(/status of 403/);
  const page = await openAs(me);
  await addDevice(page);
  await openSecurity(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your passkey has been added.', { exact: true })).toBeVisible();
  await growStale(page);

  await turn(page, 'on').click();
  await proof(page).getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(proof(page)).toBeHidden();
  await expect(page.getByRole('dialog').locator('code')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /^Remove: / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
});
