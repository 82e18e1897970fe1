import {
  AdminForgetDeviceCommand,
  AdminListDevicesCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Page } from '@playwright/test';
import { environment } from '#contract/environment.ts';
import { addApp, nextCode } from '#test/browser/factors.ts';
import { fillSignIn, type Person } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';

test.use({ signedIn: false });

const identity = new CognitoIdentityProviderClient();
const accountOf = ({ email }: Person) => ({ UserPoolId: environment('USER_POOL_ID'), Username: email });

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

/** The API answers with 401, as it does when a session has ended, to the page before the reload or to the one after. */
const loseSession = async (page: Page) => {
  const refused = { title: 'Not signed in', status: 401, code: 'unauthorized', errors: [] };
  await page.route('/v2/applications?*', (route) => route.fulfill({ status: 401, json: refused }));
  await page.reload();
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.unroute('/v2/applications?*');
};

const deviceKeyOf = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith('.deviceKey'))?.[1]);

test('asks for no code on a known device until logout forgets the device', async ({ page, me, complaints }) => {
  complaints.provoke(/status of 401/);
  const secret = await addApp(me);
  await signInWithCode(page, me, secret);
  const device = await deviceKeyOf(page);
  await loseSession(page);
  await fillSignIn(page, me);

  await expect(page).toHaveURL(/\/applications$/);
  expect(await deviceKeyOf(page)).toBe(device);

  await signOut(page);
  const { Devices } = await identity.send(new AdminListDevicesCommand(accountOf(me)));
  expect(Devices).toEqual([]);
  await fillSignIn(page, me);
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
});

test('a device forgotten by the server is forgotten locally, and the sign-in continues', async ({
  page,
  me,
  complaints,
}) => {
  complaints.provoke(/status of 40[01]/);
  const secret = await addApp(me);
  await signInWithCode(page, me, secret);
  const DeviceKey = await deviceKeyOf(page);
  await loseSession(page);
  await identity.send(new AdminForgetDeviceCommand({ ...accountOf(me), DeviceKey }));
  await fillSignIn(page, me);

  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
  expect(await deviceKeyOf(page)).toBeUndefined();
});
