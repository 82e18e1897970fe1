import type { BrowserContext, Page } from '@playwright/test';
import { expectGoodLooks } from '#test/browser/look.ts';
import { fillSignIn } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { refreshWith } from './identity-calls.ts';

const TEXT = "It looks like you've been idle for a while. Do you want to continue your session?";
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Are you still working?' });

/** A tenant with this idle timeout. */
const waitOnly = (context: BrowserContext, seconds: number) =>
  context.route('/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), idle_minutes: seconds / 60 } });
  });

const secondTab = async (page: Page) => {
  const other = await page.context().newPage();
  await other.goto('/settings');
  await expect(other.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  return other;
};

/**
 * Opens a page with a controllable clock. The idle watch loads after the page, and is ready once it has stored
 * activity.
 */
const openWithClock = async (page: Page) => {
  await page.clock.install();
  await page.goto('/applications');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const opened = await page.evaluate(() => performance.timeOrigin);
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return page.evaluate(() => Number(localStorage.getItem('plumbline.active')));
    })
    .toBeGreaterThanOrEqual(opened);
};

test('asks after 25 minutes and signs out after 30', async ({ page, complaints }) => {
  complaints.provoke(/status of 400/); // a refresh with the token that is being revoked
  await openWithClock(page);
  await page.clock.runFor('24:50');
  await expect(dialogOf(page)).toBeHidden();

  await page.clock.runFor('00:20');
  await expect(dialogOf(page)).toContainText(TEXT);
  await page.keyboard.press('Tab'); // too late to count as activity
  await page.clock.runFor('04:30');
  await expect(dialogOf(page)).toBeVisible();
  await page.clock.runFor('00:30');

  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByText(/^You were signed out after a period of inactivity\./)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('Cognito')))).toEqual([]);
});

test('does not ask an active user, and Yes or typing restarts the timer', async ({ page }) => {
  await openWithClock(page);
  await page.clock.runFor('20:00');
  await page.keyboard.press('Shift');
  await page.clock.runFor('20:00');
  await expect(dialogOf(page)).toBeHidden();

  await page.clock.runFor('05:10');
  await dialogOf(page).getByRole('button', { name: 'Yes' }).click();
  await expect(dialogOf(page)).toBeHidden();
  await page.clock.runFor('24:50');
  await expect(dialogOf(page)).toBeHidden();
  await page.clock.runFor('00:20');
  for (const key of ['Enter', 'Space']) {
    await expect(dialogOf(page).getByRole('button', { name: 'Yes' })).toBeFocused();
    await page.keyboard.press(key);
    await expect(dialogOf(page)).toBeHidden();
    await page.clock.runFor('25:10');
  }
  await expect(dialogOf(page)).toBeVisible();
  await expect(page).toHaveURL(/\/applications$/);
});

for (const answer of ['No', 'Close'])
  test(`${answer} signs out`, async ({ page }) => {
    await openWithClock(page);
    await page.clock.runFor('25:10');
    await dialogOf(page).getByRole('button', { name: answer }).click();
    await expect(page).toHaveURL(/\/signin$/);
  });

test('a click outside the dialog is ignored, and Escape counts as No', async ({ page }) => {
  await openWithClock(page);
  await page.clock.runFor('25:10');
  await page.mouse.click(5, 5);
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/signin$/);
});

const THREE_HOURS = 3 * 60 * 60_000;
const WHY = 'You were signed out after a period of inactivity.';

test('a browser reopened after the limit starts at sign-in and resumes the page', async ({
  page,
  context,
  me,
  baseURL,
}) => {
  await openWithClock(page);
  await page.clock.runFor('00:05');
  const refreshToken = await page.evaluate(
    () => Object.entries(localStorage).find(([key]) => key.endsWith('.refreshToken'))?.[1],
  );
  await page.close();

  const later = await context.newPage();
  const asked: string[] = [];
  later.on('request', (request) => request.url().includes('/v2/') && asked.push(request.url()));
  await later.clock.fastForward(THREE_HOURS); // the pages of a context share its clock
  await later.goto('/settings');
  await expect(later).toHaveURL(/\/signin$/);
  await expect(later.getByText(WHY)).toBeVisible();
  expect(asked).toEqual([]);
  expect((await refreshWith(later.request, baseURL, refreshToken)).status()).toBe(400);

  await fillSignIn(later, me);
  await expect(later).toHaveURL(/\/settings$/);
});

for (const [what, back] of [
  ['wakes up', async () => {}],
  [
    'is gone back to',
    (page: Page) => page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow'))),
  ],
] as const)
  test(`a page that ${what} after the limit is closed before any interaction`, async ({ page }) => {
    await openWithClock(page);
    await page.clock.runFor('00:05');
    await page.clock.setSystemTime(Date.now() + THREE_HOURS); // timers do not run while a computer sleeps
    await back(page);
    await page.clock.runFor('00:03');
    await expect(page).toHaveURL(/\/signin$/);
    await expect(page.getByText(WHY)).toBeVisible();
  });

/** Advances all tabs one second at a time, so that they can notify each other in between. */
const runUntil = (page: Page, reached: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(1_000);
    await reached();
  }).toPass({ intervals: [50] });

const runUntilAsked = (page: Page) => runUntil(page, async () => expect(await dialogOf(page).isVisible()).toBe(true));

test('all tabs ask together; Yes in one counts for all, and a timeout ends all', async ({ page }) => {
  await waitOnly(page.context(), 30);
  await openWithClock(page);
  const other = await secondTab(page);

  await runUntilAsked(page);
  await expect(dialogOf(other)).toBeVisible();
  await dialogOf(other).getByRole('button', { name: 'Yes' }).click();
  await expect(dialogOf(page)).toBeHidden();

  await runUntilAsked(page);
  await runUntil(page, async () => expect(page.url()).toMatch(/\/signin$/));
  await expect(other).toHaveURL(/\/signin$/);
});

test('activity in one tab keeps the others from asking, and No in one ends all', async ({ page }) => {
  await waitOnly(page.context(), 12);
  await openWithClock(page);
  const other = await secondTab(page);
  for (let second = 0; second < 14; second += 1) {
    await other.keyboard.press('Shift');
    await page.clock.runFor(1_000);
    expect(await dialogOf(page).isVisible()).toBe(false);
  }

  await runUntilAsked(other);
  await dialogOf(other).getByRole('button', { name: 'No' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(other).toHaveURL(/\/signin$/);
});

test('a tab closed or kept by unsaved work does not stop the idle check', async ({ page }) => {
  await waitOnly(page.context(), 30);
  await openWithClock(page);
  const other = await secondTab(page);
  await other.close({ runBeforeUnload: true });

  await page.bringToFront();
  await page.goto('/applications?create');
  await page.getByLabel('Name', { exact: true }).fill('Unsaved');
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.evaluate(() => window.location.reload());

  await runUntilAsked(page);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Unsaved');
});

test.describe('in Spanish', () => {
  test.use({ language: 'es' });
  test('the question looks good', async ({ page }) => {
    await openWithClock(page);
    await page.clock.runFor('25:10');
    await expect(page.getByRole('dialog', { name: '¿Sigue trabajando?' })).toBeVisible();
    await expectGoodLooks(page, 'the question whether one is still there');
  });
});
