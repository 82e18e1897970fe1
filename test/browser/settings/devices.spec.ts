import type { Page } from '@playwright/test';
import { fillSignIn, type Person } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';

test.use({ signedIn: false });

const signIn = async (page: Page, person: Person) => {
  await page.goto('/settings/security');
  await fillSignIn(page, person);
  await expect(page.getByRole('tab', { name: 'Security', selected: true })).toBeVisible();
};

const rows = (page: Page) => page.getByRole('list', { name: 'Devices' }).getByRole('listitem');
const dialog = (page: Page) => page.getByRole('dialog');
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Forget', exact: true }).click();

test('lists devices by name, marks the current one, and signs out a forgotten device', async ({
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
  await expect(dialog(page)).toContainText('Anyone signed in on that device must sign in again');
  await confirm(page);
  await expect(page.getByText('The device has been forgotten.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);

  await elsewhere.reload();
  await expect(elsewhere.getByLabel('Username')).toBeVisible();
  await context.close();
});

test('forgetting the device in use ends its session', async ({ page, me }) => {
  await signIn(page, me);
  await rows(page).getByRole('button').click();
  await expect(dialog(page)).toContainText('You will be signed out here.');
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('button').click();
  await confirm(page);
  await expect(page.getByLabel('Username')).toBeVisible();
  await signIn(page, me);
  await expect(rows(page)).toHaveCount(1);
});

test('loads a long list page by page', async ({ page, me }) => {
  await signIn(page, me);
  await page.route('/v2/security/devices?*', (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    const devices = Array.from({ length: from === 0 ? 10 : 3 }, (_, index) => ({
      id: `us-east-1_${from + index}`,
      name: `Windows Google Chrome/${from + index}`,
      used_at: '2026-09-21T12:00:00.000Z',
    }));
    return route.fulfill({ json: { devices, next_cursor: from === 0 ? '10' : null } });
  });
  await page.reload();
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Show more devices' }).click();
  await expect(rows(page)).toHaveCount(13);
  await expect(page.getByRole('button', { name: 'Show more devices' })).toBeHidden();
});
