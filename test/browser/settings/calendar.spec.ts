import { expect, test } from '#test/browser/product.ts';

test.use({ role: 'ApplicationContributor' });

test('a user creates a calendar address, copies it once, and revokes it', async ({ page }) => {
  await page.goto('/settings/calendar');
  await page.getByRole('button', { name: 'Create address' }).click();
  const address = await page.getByText(/\/calendar\/feeds\/.+\.ics$/).innerText();
  expect(await (await page.request.get(address)).text()).toContain('BEGIN:VCALENDAR');
  await page.getByRole('button', { name: 'I have saved it' }).click();
  await expect(page.locator('#page :focus')).toContainText('You created your calendar address on');

  // The second press of a double click leaves the focus in the dialog, and Escape returns it to the button.
  const replace = page.getByRole('button', { name: 'Replace address' });
  await replace.dblclick();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(replace).toBeFocused();

  await page.getByRole('button', { name: 'Revoke address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke address' }).click();
  await expect(page.getByText('Calendar address revoked.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create address' })).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});
