import type { Page } from '@playwright/test';
import { users } from '#lambdas/people/store.ts';
import { typeAndKeep } from '#test/browser/kept-drafts.ts';
import { fillSignIn } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const saved = (page: Page) => page.waitForResponse((response) => response.request().method() === 'PATCH');

test('language and appearance change at once and apply on another device', async ({
  page,
  browser,
  me,
  complaints,
}) => {
  await page.goto('/settings');
  const light = await background(page);
  const first = saved(page);
  await page.getByRole('radio', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Configuración' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect((await first).ok()).toBe(true);

  const second = saved(page);
  await page.getByRole('tab', { name: 'Apariencia' }).click();
  await page.getByRole('radio', { name: 'Oscura' }).click();
  await expect(page.locator('body')).toHaveClass(/awsui-dark-mode/);
  await expect.poll(() => background(page)).not.toBe(light);
  expect((await second).ok()).toBe(true);

  await page.reload();
  await expect(page.getByRole('radio', { name: 'Oscura' })).toBeChecked();
  await page.getByRole('tab', { name: 'Perfil' }).click();
  await expect(page.getByRole('radio', { name: 'Español' })).toBeChecked();

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  complaints.of(context);
  const device = await context.newPage();
  await device.goto('/settings');
  await fillSignIn(device, me);
  await expect(device.getByRole('heading', { level: 1, name: 'Configuración' })).toBeVisible();
  await expect(device.locator('body')).toHaveClass(/awsui-dark-mode/);
  await context.close();
});

test('follows changes of the system appearance', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/settings/appearance');
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  await expect(page.locator('body')).toHaveClass(/awsui-dark-mode/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('body')).not.toHaveClass(/awsui-dark-mode/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveClass(/awsui-dark-mode/);

  await page.getByRole('radio', { name: 'Light' }).click();
  await expect(page.locator('body')).not.toHaveClass(/awsui-dark-mode/);
});

test('notification settings are chosen by keyboard; those about sign-in are fixed', async ({ page, me }) => {
  await page.goto('/settings/notifications');
  const box = (event: string, channel: string) => page.getByRole('checkbox', { name: `${event}: ${channel}` });
  const group = page.getByRole('button', { name: 'Applications and roles 3 of 4 by email' });
  await group.focus();
  await page.keyboard.press('Enter');
  const changes = 'Something you own changes';
  await expect(box(changes, 'In app')).toBeChecked();
  await expect(box(changes, 'Email')).not.toBeChecked();
  await box(changes, 'Email').focus();
  const done = saved(page);
  await page.keyboard.press('Space');
  await expect(box('Applications and roles', 'Email')).toBeChecked();
  expect((await done).ok()).toBe(true);
  await expect(box('Your sign-in settings change', 'Email')).toBeDisabled();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Applications and roles 4 of 4 by email' })).toBeVisible();
  const chosen = async () => (await users.get(me.id))?.notification_preferences;
  expect(await chosen()).toEqual({ owned_changed: 'mail' });

  await page.getByRole('button', { name: 'In app only' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await expect(box('Applications and roles', 'Email')).toBeChecked();
  await expect.poll(chosen).toMatchObject({ owned_changed: 'mail', mentioned: 'mail', commented: 'here' });
});

test('an event that could not be saved shows the error in its row', async ({ page, complaints }) => {
  complaints.provoke(/status of 500/);
  await page.goto('/settings/notifications');
  await page.route('/v2/access/user', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, json: { status: 500, code: 'internal', errors: [] } })
      : route.fallback(),
  );
  const row = page.getByRole('row', { name: 'Vendors' });
  await row.getByRole('checkbox', { name: 'Vendors: In app' }).click();
  await expect(row.getByRole('alert')).toContainText('Couldn’t save this choice.');
  await expect(row.getByRole('checkbox', { name: 'Vendors: In app' })).toBeChecked();
});

test('reverts a setting that could not be saved and shows an error', async ({ page, complaints }) => {
  complaints.provoke(/status of 500/);
  await page.goto('/settings/appearance');
  await page.route('/v2/access/user', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, json: { status: 500, code: 'internal', errors: [] } })
      : route.fallback(),
  );
  await page.getByRole('radio', { name: 'Dark' }).click();

  await expect(page.getByText('Couldn’t save your settings.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  await expect(page.locator('body')).not.toHaveClass(/awsui-dark-mode/);
});

test('applies compact density at once, before scripts load, and again after logging out and in', async ({
  page,
  me,
  complaints,
}) => {
  complaints.provoke(/ERR_FAILED/);
  await page.goto('/settings/appearance');
  await expect(page.getByRole('radio', { name: 'Comfortable' })).toBeChecked();
  const first = saved(page);
  await page.getByRole('radio', { name: 'Compact' }).click();
  await expect(page.locator('body')).toHaveClass(/awsui-compact-mode/);
  expect((await first).ok()).toBe(true);

  await page.route('**/assets/*.js', (route) => route.abort(), { times: 1 });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('body')).toHaveClass(/awsui-compact-mode/);
  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked();

  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await expect(page.locator('body')).not.toHaveClass(/awsui-compact-mode/);
  await fillSignIn(page, me);
  await expect(page.locator('body')).toHaveClass(/awsui-compact-mode/);
});

const names = (page: Page) => ({
  first: page.getByLabel('First name'),
  last: page.getByLabel('Last name'),
  save: page.getByRole('button', { name: 'Save name' }),
});

test('a name is changed by keyboard, and the account menu shows it at once', async ({ page }) => {
  await page.goto('/settings');
  const { first, last, save } = names(page);
  await expect(first).toHaveValue('Maria');
  await expect(save).toBeDisabled();
  await first.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('María  José');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Mendoza');
  await page.keyboard.press('Enter');

  await expect(page.getByText('Name saved.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account, María José Mendoza' })).toBeVisible();
  await expect(first).toHaveValue('María José');
  await last.fill('');
  await save.click();
  await expect(page.getByRole('button', { name: 'Account, María José', exact: true })).toBeVisible();
  await page.reload();
  await expect(first).toHaveValue('María José');
  await expect(last).toHaveValue('');
});

test('offers an unsaved name when the user returns', async ({ page }) => {
  await page.goto('/settings');
  const { first, save } = names(page);
  await typeAndKeep(page, /^First name/, 'Mariana');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(first).toHaveValue('Mariana');
  await save.click();
  await expect(page.getByText('Name saved.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(first).toHaveValue('Mariana');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden();
});

test('shows name errors at their fields and keeps the input', async ({ page }) => {
  await page.goto('/settings');
  const { first, last, save } = names(page);
  await first.fill(' ');
  await last.fill('O/Hara');
  await save.click();
  await expect(first).toHaveAccessibleDescription(/Enter a name\./);
  await expect(first).toBeFocused();
  await expect(last).toHaveAccessibleDescription(/only letters, digits, underscores, tildes, hyphens, periods and/);
  await expect(last).toHaveValue('O/Hara');
  await last.fill('x'.repeat(101));
  await expect(last).toHaveAccessibleDescription(/A name can have at most 100 characters\./);
});

test('a name changed in another tab is a visible conflict; other settings are not', async ({ page }) => {
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto('/settings');
    await expect(names(tab).first).toHaveValue('Maria');
  }
  await names(page).first.fill('Mariana');
  const chosen = saved(other);
  await other.getByRole('radio', { name: 'Español' }).click();
  await chosen;
  const english = saved(other);
  await other.getByRole('radio', { name: 'English' }).click();
  await english;
  await names(page).save.click();
  await expect(page.getByText('Name saved.', { exact: true })).toBeVisible();

  await names(other).first.fill('Marisol');
  await names(other).save.click();
  await expect(other.getByText('It is now Mariana Mendoza. Save again to replace it.')).toBeVisible();
  await expect(names(other).first).toHaveValue('Marisol');
  await names(other).save.click();
  await expect(other.getByRole('button', { name: 'Account, Marisol Mendoza' })).toBeVisible();
});

test('a name that could not be saved can be saved again', async ({ page, complaints }) => {
  complaints.provoke(/ERR_FAILED/);
  await page.goto('/settings');
  await names(page).first.fill('Mariana');
  await page.route('/v2/access/user', (route) => route.abort(), { times: 1 });
  await names(page).save.click();
  await expect(page.getByText('We don’t know whether this was completed. It is safe to try again.')).toBeVisible();
  await expect(names(page).first).toHaveValue('Mariana');
  await names(page).save.click();
  await expect(page.getByRole('button', { name: 'Account, Mariana Mendoza' })).toBeVisible();
});

test('the security settings load without visible layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    const add = (shift: PerformanceEntry) =>
      Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(shift, 'value') });
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/settings/security');
  await expect(page.getByRole('button', { name: 'Sign out everywhere' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Second step' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.01);
});

test('an unknown page below the settings shows not found', async ({ page }) => {
  await page.goto('/settings/nonsense');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found!' })).toBeVisible();
});

test.describe('without a role', () => {
  test.use({ role: 'none' });
  test('an unknown page below the settings shows not found, not limited access', async ({ page }) => {
    await page.goto('/settings/nonsense');
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found!' })).toBeVisible();
  });
});
