/** The palette opens any page or entity by name, with the keyboard alone. */

import { findInList } from '#test/browser/lists.ts';
import { expectGoodLooks } from '#test/browser/look.ts';
import { expect, test } from '#test/browser/product.ts';
import { makeApplication, someName } from '#test/browser/things.ts';

test('Ctrl+K finds entries by name despite typos, and lists recent ones first', async ({ page, group }) => {
  const { name } = await makeApplication(group, { name: someName('Zygomorphic letters') });
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Go to' });
  await expect(box).toBeFocused();
  await expect(page.getByRole('option').first()).toHaveText(/^Dashboard/);

  await page.keyboard.type(`zygomorhpic ${name.slice(-12)}`);
  await expect(page.getByRole('option')).toHaveText([new RegExp(`^${name}`)]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toHaveText(new RegExp(`^${name}`));
  await page.keyboard.type('no such thing at all');
  await expect(page.getByText('No results. Only items you have access to are searched.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
});

test('keeps keys typed before the box appears, and the page ignores them', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/palette-dialog-[^/]*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/my-work');
  await expect(page.getByRole('heading', { level: 1, name: 'My Work' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('vendorx');
  await page.keyboard.press('Backspace');
  held.resolve();
  await expect(page.getByRole('combobox', { name: 'Go to' })).toHaveValue('vendor');
  await page.keyboard.type('s');
  await expect(page.getByRole('option', { name: /^Vendors/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Go to' })).toHaveValue('');
});

test('reports an incomplete search when offline instead of no matches', async ({ page, context, complaints }) => {
  complaints.provoke(/ERR_INTERNET_DISCONNECTED|fetch/);
  await page.goto('/vendors?text=no-such-vendor');
  await expect(page.getByText('No matches')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Go to' })).toBeFocused();
  await context.setOffline(true);
  await page.keyboard.type('northgate');
  await expect(page.getByText(/^Couldn’t search everything/)).toBeVisible();
  await page.keyboard.press('Escape');
  await findInList(page, 'no-other-vendor');
  await expect(page.getByText('No matches')).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText('No matches')).toBeVisible();
});

test.describe('in Spanish', () => {
  test.use({ language: 'es' });

  test('looks good, and starts a new entry', async ({ page }) => {
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Buscar o ir a …' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectGoodLooks(page, 'the palette', { on: 'wide' });
    await expect(page.getByRole('option', { name: /^Crear modelo/ })).toBeVisible();
    await page.getByRole('combobox', { name: 'Ir a' }).fill('crear aplic');
    await page.getByRole('option', { name: /^Crear aplicación/ }).click();
    await expect(page).toHaveURL(/\/applications\?create/);
  });
});
