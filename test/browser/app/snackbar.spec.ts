import type { Page } from '@playwright/test';
import type { ResourceGroup } from '#domain/groups/group.ts';
import { expect, test } from '#test/browser/product.ts';
import { makeApplication } from '#test/browser/things.ts';

const message = (page: Page) =>
  page.getByRole('region', { name: 'Messages' }).getByText('Application saved successfully.');

/** Advances the paused page clock in small steps until the message appears. */
const save = async (page: Page, group: ResourceGroup) => {
  const { id } = await makeApplication(group);
  await page.goto(`/applications/detail/${id}?edit`);
  await page.getByLabel(/^Owner/).fill('Somebody');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(message(page)).toBeVisible({ timeout: 100 });
  }).toPass();
};

test('a message disappears after three seconds', async ({ page, group }) => {
  await save(page, group);
  const box = await message(page).boundingBox();
  expect(box?.x).toBeGreaterThan(640);
  expect(box?.y).toBeLessThan(200);
  const shown = await page.getByRole('region', { name: 'Messages' }).boundingBox();
  const edit = await page.getByRole('link', { name: 'Edit' }).boundingBox();
  const bell = await page.getByRole('button', { name: /^Notifications/ }).boundingBox();
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(edit?.y ?? 0);
  expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThan(bell?.x ?? 0);

  await page.clock.runFor(2500);
  await expect(message(page)).toBeVisible();
  await page.clock.runFor(1000);
  await expect(message(page)).toBeHidden();
});

test('a message is closed by its button, not by a click elsewhere', async ({ page, group }) => {
  await save(page, group);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Escape');
  await page.clock.runFor(500);
  await expect(message(page)).toBeVisible();

  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' }).click();
  await page.clock.runFor(500);
  await expect(message(page)).toBeHidden();
});

test('a message remains under the pointer', async ({ page, group }) => {
  await save(page, group);
  await message(page).hover();
  await page.clock.runFor(10_000);
  await expect(message(page)).toBeVisible();

  await page.mouse.move(10, 800);
  await page.clock.runFor(3500);
  await expect(message(page)).toBeHidden();
});
