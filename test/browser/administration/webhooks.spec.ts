import { randomUUID } from 'node:crypto';
import { expectGoodLooks } from '#test/browser/look.ts';
import { expect, test } from '#test/browser/product.ts';
import { someName } from '#test/browser/things.ts';

test.use({ role: 'Administrator' });

test('adds a webhook, keeps its secret, and tests, changes and removes the webhook', async ({ page }) => {
  const name = someName('Hook');
  const address = `https://hooks.example/${randomUUID()}`;
  await page.goto('/api-access');
  await page.getByRole('link', { name: 'Webhooks' }).click();
  await page.getByRole('link', { name: 'Add webhook' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Address' }).fill('http://hooks.example/');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText(/https/).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Address' }).fill(address);
  await page.getByRole('button', { name: /Events about/ }).click();
  await page.getByRole('option', { name: 'List view', exact: true }).waitFor({ state: 'hidden' });
  await page.getByRole('option', { name: 'Vendor', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await page.getByRole('button', { name: 'I have saved it' }).click();

  await page.getByRole('button', { name: 'Send a test' }).click();
  const sent = page.getByRole('row', { name: /webhooks\.test/ });
  await expect(sent.getByText('Delivered')).toBeVisible();
  await expect(sent.getByText(/Responded 204/)).toBeVisible();
  await expectGoodLooks(page, 'a webhook');

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${name} was deleted.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible();
});
