import type { Page } from '@playwright/test';
import { fillSignIn, type Person } from './people.ts';
import { expect, test } from './product.ts';

test.use({ signedIn: false });

const signIn = async (page: Page, person: Person) => {
  await page.goto('/settings/security');
  await fillSignIn(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
};

const rows = (page: Page) => page.getByRole('list', { name: 'Devices' }).getByRole('listitem');
const dialog = (page: Page) => page.getByRole('dialog');
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Forget', exact: true }).click();

test('devices are listed by what they are, this one is marked, and another one that is forgotten must sign in anew', async ({
  page,
  me,
  browser,
  complaints,
}) => {
  complaints.provoke(/status of 40[01]/);
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  complaints.of(context);
  const elsewhere = await context.newPage();
  await signIn(elsewhere, me);
  await signIn(page, me);

  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).filter({ hasText: 'This device' })).toHaveCount(1);
  await expect(rows(page).first()).toContainText(/Chrome on .*Last signed in /s);
  await rows(page).filter({ hasNotText: 'This device' }).getByRole('button').click();
  await expect(dialog(page)).toContainText('Whoever is signed in there will have to sign in again');
  await confirm(page);
  await expect(page.getByText('The device has been forgotten.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);

  await elsewhere.reload();
  await expect(elsewhere.getByLabel('Username')).toBeVisible();
  await context.close();
});

test('the device in use can be forgotten, and stays signed in', async ({ page, me }) => {
  await signIn(page, me);
  await rows(page).getByRole('button').click();
  await expect(dialog(page)).toContainText('You stay signed in here.');
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('button').click();
  await confirm(page);
  await expect(page.getByText('No device is remembered.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith('.deviceKey')))).toBe(false);
  await page.reload();
  await expect(page.getByText('No device is remembered.')).toBeVisible();
});

test('a long list comes page by page', async ({ page, me }) => {
  await signIn(page, me);
  await page.route('**/*', async (route) => {
    if (!route.request().headers()['x-amz-target']?.endsWith('.ListDevices')) return route.fallback();
    const { PaginationToken } = route.request().postDataJSON();
    const from = PaginationToken === undefined ? 0 : Number(PaginationToken);
    const Devices = Array.from({ length: from === 0 ? 10 : 3 }, (_, index) => ({
      DeviceKey: `us-east-1_${from + index}`,
      DeviceAttributes: [{ Name: 'device_name', Value: `Windows Google Chrome/${from + index}` }],
      DeviceLastAuthenticatedDate: 1_790_000_000,
    }));
    return route.fulfill({ json: { Devices, ...(from === 0 && { PaginationToken: '10' }) } });
  });
  await page.reload();
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Show more devices' }).click();
  await expect(rows(page)).toHaveCount(13);
  await expect(page.getByRole('button', { name: 'Show more devices' })).toBeHidden();
});
