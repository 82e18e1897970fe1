import { readFile } from 'node:fs/promises';
import { addDays } from '#domain/day.ts';
import { expectGoodLooks } from '#test/browser/look.ts';
import { expect, test } from '#test/browser/product.ts';
import { makeApplication, makeVendor, someName } from '#test/browser/things.ts';
import { TODAY } from '#test/today.ts';

test('a foundation model is added and chosen, and the application shows its retirement', async ({ page, group }) => {
  const [name, vendor] = [someName('Model'), await makeVendor()];
  const application = await makeApplication(group, { foundation_models: ['Typed before'] });
  await page.goto('/models');
  await page.getByRole('link', { name: 'Create model' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Version' }).fill('4.1');
  await page.getByLabel(/^Provider/).fill(vendor.name);
  await page.keyboard.press('Escape');
  await page.getByLabel(/^Retires on/).fill(addDays(TODAY, 20));
  await page.getByRole('button', { name: 'Create model' }).click();
  await expect(page).toHaveTitle(`${name} 4.1 · Plumbline`);
  await expect(page.getByRole('link', { name: vendor.name })).toBeVisible();
  await expect(page.getByText('No application uses this model.')).toBeVisible();
  const { pathname } = new URL(page.url());

  await page.goto(`/applications/detail/${application.id}?edit`);
  await page.getByLabel(/^Foundation models/).click();
  await page.getByRole('option', { name: `${name} 4.1` }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove Typed before' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Application saved successfully.')).toBeVisible();
  await expect(page.getByText('A foundation model of this application is being retired')).toBeVisible();
  await expect(page.locator('dd').getByRole('link', { name: `${name} 4.1` })).toBeVisible();
  await expect(page.getByText('Typed before')).toBeHidden();
  await expectGoodLooks(page, 'an application whose model retires', { on: 'wide' });

  await page.goto(pathname);
  await expect(page.getByRole('link', { name: application.name })).toBeVisible();
  await expectGoodLooks(page, 'a foundation model');

  await page.getByRole('link', { name: 'Model card' }).click();
  await expect(page).toHaveTitle(`Model card of ${name} 4.1 · Plumbline`);
  await expect(page.getByText('Includes 1 application that uses the model and that you can see.')).toBeVisible();
  await page.getByRole('button', { name: 'Answer point 1.7' }).click();
  await page.getByRole('textbox', { name: 'Answer' }).fill('Apache 2.0');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const license = page.getByRole('region', { name: '1.7 License' });
  await expect(license.getByText('Complete')).toBeVisible();
  await expect(license.getByText('Apache 2.0')).toBeVisible();
  await expectGoodLooks(page, 'the card of a foundation model', { on: 'wide' });
  await page.getByRole('button', { name: 'Download' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'JSON' }).click();
  const card = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
  expect(card).toMatchObject({ as_of: expect.stringMatching(/Z$/), seen_by: 'Maria Mendoza', type: 'model-card' });
  await page.goto('/models');
  await expect(page.getByRole('heading', { level: 1, name: 'Foundation Models' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Model / }).first()).toBeVisible();
  await expectGoodLooks(page, 'a list of foundation models', { on: 'wide' });
});
