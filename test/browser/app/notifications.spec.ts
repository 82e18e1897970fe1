import type { Page } from '@playwright/test';
import { tokenFor } from '#lambdas/mail/unsubscribe-token.ts';
import { users } from '#lambdas/people/store.ts';
import { expect, test } from '#test/browser/product.ts';
import { makeApplication } from '#test/browser/things.ts';
import { notifyOfChange } from '#test/notify-somebody.ts';

const HOUR = 3_600_000;

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const unread = (page: Page) => panel(page).getByRole('img', { name: 'Unread' });

/** Replaces the links of notifications. No kind links outside the product yet. */
const leadElsewhere = (page: Page, links: Record<string, string | null>) =>
  page.route('/v2/notifications/14?*', async (route) => {
    const response = await route.fetch();
    const { notifications, ...rest } = await response.json();
    const led = (one: { notification_text: string }) => {
      const found = Object.entries(links).find(([text]) => one.notification_text.endsWith(text));
      return found ? { ...one, notification_link: found[1] } : one;
    };
    await route.fulfill({ response, json: { ...rest, notifications: notifications.map(led) } });
  });

const open = async (page: Page) => {
  await page.goto('/settings');
  await bell(page).click();
  await expect(panel(page)).toBeVisible();
};

test('shows an empty state without notifications', async ({ page }) => {
  await open(page);

  await expect(panel(page).getByRole('heading', { name: 'Recent (0)' })).toBeVisible();
  await expect(panel(page).getByText('No notifications', { exact: true })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Mark all as read' })).toBeHidden();
  await expect(page.locator('.bell-badge')).toBeHidden();
});

test('lists the newest first with their age, and counts and highlights unread ones', async ({ page, me }) => {
  for (const [text, hours] of [
    ['Two days old', 50],
    ['Just happened', 0.1],
    ['One day old', 25],
    ['Three hours old', 3.5],
    ['One hour old', 1.1],
    ['Too old', 24 * 15],
  ] as const)
    await notifyOfChange(me.id, text, { at: Date.now() - hours * HOUR });
  await leadElsewhere(page, { 'One hour old': null });
  await open(page);

  await expect(bell(page)).toHaveAccessibleName('Notifications, 5 unread');
  await expect(page.locator('.bell-badge')).toHaveText('5');
  await expect(panel(page).getByRole('heading', { name: 'Recent (5)' })).toBeVisible();
  await expect(panel(page).getByRole('listitem')).toHaveText([
    /Just happened\s*Just now/,
    /One hour old\s*1 hour ago/,
    /Three hours old\s*3 hours ago/,
    /One day old\s*1 day ago/,
    /Two days old\s*2 days ago/,
  ]);
  await expect(unread(page)).toHaveCount(5);

  await panel(page)
    .getByRole('button', { name: /One hour old/ })
    .click();
  await expect(unread(page)).toHaveCount(4);
  await expect(page.locator('.bell-badge')).toHaveText('4');
  const [first, second] = await Promise.all(
    [/Just happened/, /One hour old/].map((text) =>
      panel(page)
        .getByRole('listitem')
        .filter({ hasText: text })
        .evaluate((item) => getComputedStyle(item).backgroundColor),
    ),
  );
  expect(first).not.toBe(second);

  const marked = page.waitForResponse((response) => response.url().endsWith('/mark_read/all'));
  await panel(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(unread(page)).toHaveCount(0);
  await expect(panel(page).getByRole('button', { name: 'Mark all as read' })).toBeHidden();
  await expect(page.locator('.bell-badge')).toBeHidden();
  expect((await marked).ok()).toBe(true);

  await open(page);
  await expect(panel(page).getByRole('heading', { name: 'Recent (5)' })).toBeVisible();
  await expect(unread(page)).toHaveCount(0);
});

test('following a link marks the notification as read and strips the old version', async ({
  page,
  group,
  me,
  baseURL,
}) => {
  const { id, name } = await makeApplication(group);
  await notifyOfChange(me.id, 'By its path');
  await notifyOfChange(me.id, 'By its address');
  await leadElsewhere(page, {
    'By its path': `/1.0/applications/detail/${id}`,
    'By its address': `${baseURL}/1.0/applications?risk_tier=high`,
  });
  await open(page);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const marked = page.waitForResponse((response) => response.url().includes('/mark_read/'));
  await panel(page)
    .getByRole('link', { name: /By its path/ })
    .click();

  await expect(page).toHaveURL(`${baseURL}/applications/detail/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(panel(page)).toBeHidden();
  await expect(page.locator('.bell-badge')).toHaveText('1');
  expect((await marked).ok()).toBe(true);
  expect(page.context().pages()).toHaveLength(1);

  await bell(page).click();
  await panel(page)
    .getByRole('link', { name: /By its address/ })
    .click();
  await expect(page).toHaveURL(`${baseURL}/applications?risk_tier=high`);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);

  await page
    .getByRole('link', { name: 'Back to' })
    .or(page.getByRole('button', { name: 'Back to' }))
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('an external link opens its own tab', async ({ page, context, me }) => {
  await context.route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'Elsewhere' }));
  await notifyOfChange(me.id, 'News from elsewhere');
  await notifyOfChange(me.id, 'A trap');
  await leadElsewhere(page, {
    'News from elsewhere': 'https://elsewhere.example/1.0/news',
    'A trap': 'javascript:alert(1)',
  });
  await open(page);

  await expect(panel(page).getByRole('link', { name: /A trap/ })).toHaveCount(0);
  const link = panel(page).getByRole('link', { name: /News from elsewhere/ });
  await expect(link).toHaveAttribute('rel', /noopener/);
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(opened).toHaveURL('https://elsewhere.example/1.0/news');
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.locator('.bell-badge')).toHaveText('1');
});

test('a notification that could not be marked stays unread and shows an error', async ({ page, me, complaints }) => {
  complaints.provoke(/status of 500/);
  await notifyOfChange(me.id, 'Stays unread');
  await leadElsewhere(page, { 'Stays unread': null });
  await page.route('/v2/notifications/mark_read/*', (route) =>
    route.fulfill({ status: 500, json: { status: 500, code: 'internal', errors: [] } }),
  );
  await open(page);
  await panel(page)
    .getByRole('button', { name: /Stays unread/ })
    .click();

  await expect(page.getByText('Couldn’t mark the notification as read.')).toBeVisible();
  await expect(unread(page)).toHaveCount(1);
});

test('shows an error and retries when notifications cannot be loaded', async ({ page, me, complaints }) => {
  complaints.provoke(/status of 500/);
  await notifyOfChange(me.id, 'Here at last');
  await page.route('/v2/notifications/14?*', (route) => route.fulfill({ status: 500, json: {} }));
  await open(page);

  await expect(panel(page).getByText('Couldn’t load your notifications.')).toBeVisible();
  await page.unroute('/v2/notifications/14?*');
  await panel(page).getByRole('button', { name: 'Retry' }).click();
  await expect(panel(page).getByText('Here at last')).toBeVisible();
});

test('notifications are polled every five minutes', async ({ page, me }) => {
  await page.clock.install();
  await page.goto('/settings');
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await notifyOfChange(me.id, 'Meanwhile');
  await page.clock.fastForward('05:01');

  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
});

test('Escape closes the menu and returns the focus', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Escape');

  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
});

test('notifications are in Spanish when the user reads Spanish, including older ones', async ({ page, me }) => {
  await notifyOfChange(me.id, 'Algo', { at: Date.now() - 2.5 * HOUR });
  await open(page);
  await expect(panel(page).getByText('Ana changed Algo')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Español' }).click();
  await page.getByRole('button', { name: 'Notificaciones, 1 sin leer' }).click();

  const menu = page.getByRole('dialog', { name: 'Notificaciones' });
  await expect(menu.getByRole('heading', { name: 'Recientes (1)' })).toBeVisible();
  await expect(menu.getByRole('listitem')).toHaveText([/Ana cambió Algo\s*Hace 2 horas/]);
  await menu.getByRole('button', { name: 'Marcar todo como leído' }).click();
  await expect(page.getByRole('button', { name: 'Notificaciones', exact: true })).toBeVisible();
});

test.describe('a visitor without a session', () => {
  test.use({ signedIn: false });

  test('unsubscribes from one kind of email only by pressing the button', async ({ page, me, complaints }) => {
    complaints.provoke(/status of 404/);
    const token = await tokenFor({ person: me.id, kind: 'made_owner' });
    const chosen = async () => (await users.get(me.id))?.notification_preferences;
    await page.goto(`/unsubscribe#${token}`);
    await expect(page.getByText('“You become an owner”')).toBeVisible();
    expect(await chosen()).toEqual({});
    await page.getByRole('button', { name: 'Stop these emails' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'You will no longer receive these emails' }),
    ).toBeVisible();
    expect(await chosen()).toEqual({ made_owner: 'here' });
    await expect(page.getByRole('link', { name: 'Go to your settings' })).toHaveAttribute(
      'href',
      '/settings/notifications',
    );

    await page.goto('/signin');
    await page.goto('/unsubscribe#made-up');
    await expect(page.getByRole('alert')).toContainText('This link is incomplete.');
    await expect(page.getByRole('button', { name: 'Stop these emails' })).toHaveCount(0);
  });
});
