import { AdminForgetDeviceCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { Page } from '@playwright/test';
import { environment } from '#contract/environment.ts';
import { addApp, nextCode } from './factors.ts';
import { fillSignIn, type Person } from './people.ts';
import { expect, test } from './product.ts';

test.use({ signedIn: false });

const HEADING = 'Enter the code from your app';

const signInWithCode = async (page: Page, person: Person, secret: string) => {
  await page.goto('/signin');
  await fillSignIn(page, person);
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill(nextCode(secret));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/applications$/);
};

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
};

const deviceKeyOf = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith('.deviceKey'))?.[1]);

test('a device that somebody signed in on before is not asked for a code again', async ({ page, me }) => {
  const secret = await addApp(me);
  await signInWithCode(page, me, secret);
  const device = await deviceKeyOf(page);
  await signOut(page);
  await fillSignIn(page, me);

  await expect(page).toHaveURL(/\/applications$/);
  expect(await deviceKeyOf(page)).toBe(device);
});

test('a device that the server has forgotten is forgotten here too, and the sign-in goes on without it', async ({
  page,
  me,
  complaints,
}) => {
  complaints.provoke(/status of 400/);
  const secret = await addApp(me);
  await signInWithCode(page, me, secret);
  const DeviceKey = await deviceKeyOf(page);
  await signOut(page);
  const who = { UserPoolId: environment('USER_POOL_ID'), Username: me.email };
  await new CognitoIdentityProviderClient().send(new AdminForgetDeviceCommand({ ...who, DeviceKey }));
  await fillSignIn(page, me);

  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
  expect(await deviceKeyOf(page)).toBeUndefined();
});
