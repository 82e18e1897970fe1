import { users } from '#lambdas/people/store.ts';
import { typeAndKeep } from '#test/browser/kept-drafts.ts';
import { TEST } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { makeVendor, someName } from '#test/browser/things.ts';
import { TODAY } from '#test/today.ts';

/** A grey 1×1 PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);

test.use({ role: 'Administrator' });

test('an administrator uploads a logo, previews it, and all users then see it', async ({ page, complaints }) => {
  complaints.provoke(/status of 422/);
  await page.goto('/manage-company');
  const chosen = page.locator('input[type=file]');
  await chosen.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await page.getByRole('button', { name: 'Use this logo' }).click();
  await expect(page.getByText('This is not a PNG, JPEG or WebP image')).toBeVisible();

  await chosen.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(page.getByRole('figure')).toHaveText('Preview');
  await page.getByRole('button', { name: 'Use this logo' }).click();
  await expect(page.getByText('Logo saved.')).toBeVisible();
  const isShown = (image: Element) => image instanceof HTMLImageElement && image.naturalWidth === 1;
  for (const place of [page.getByRole('figure'), page.getByRole('navigation')])
    await expect.poll(() => place.locator('img[src^="/logos/"]').first().evaluate(isShown)).toBe(true);

  await page.getByRole('button', { name: 'Remove logo' }).click();
  await expect(page.getByText('No logo yet.')).toBeVisible();
});

test('Activity shows changes with actor and old values, filters them and verifies the log', async ({ page, me }) => {
  const vendor = await makeVendor();
  await page.goto(`/manage-company?tab=activity&text=${encodeURIComponent(vendor.name)}`);
  const row = page.getByRole('row', { name: vendor.name });
  await expect(row).toContainText('Created');
  const user = await users.get(me.id);
  if (!user) throw new Error('They are there.');
  const told = { notification_preferences: { export_ready: 'none' as const } };
  const renamed = someName('Renamed');
  await users.update(user, { ...user, ...told, first_name: renamed }, TEST);

  await page.getByRole('button', { name: 'Clear filters' }).click();
  const change = page.getByRole('row').filter({ hasText: `First name: Maria → ${renamed}` });
  await expect(change).toContainText('Notifications: A file you requested is ready: Off');
  await page.getByRole('button', { name: /^Item type/ }).click();
  await page.getByRole('option', { name: 'Vendor' }).click();
  await expect(page).toHaveURL(/what=vendor/);
  await expect(change).toHaveCount(0);

  await page.getByRole('searchbox', { name: 'Item name' }).fill(vendor.name);
  await expect(page).toHaveURL(/[?&]text=/);

  // Limited to today: verifying everything stored would take as long as all earlier tests.
  await page.goto(`/manage-company?tab=activity&from=${TODAY}`);
  await page.getByRole('button', { name: 'Verify the audit log' }).click();
  await expect(page.getByText('The audit log is intact')).toBeVisible();

  await page.goto(`/manage-company?tab=activity&from=2027-02-31&who=${me.id}`);
  await expect(page.getByRole('searchbox', { name: 'Done by' })).toHaveValue(`${renamed} ${me.last_name}`);
  await expect(page.getByRole('textbox', { name: 'From' })).toHaveAccessibleDescription(
    /Enter a date, such as 2027-03-31\./,
  );

  await page.goto(`/vendors/detail/${vendor.id}`);
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page.getByRole('row', { name: /Created/ })).toBeVisible();
});

test('accepts bias test thresholds with a point or a comma, and shows who set them', async ({ page, complaints }) => {
  await page.goto('/manage-company');
  const flips = page.getByRole('textbox', { name: 'Largest share of flipped decisions' });
  const save = page.locator('form').filter({ has: flips }).getByRole('button', { name: 'Save' });
  await flips.fill('half');
  await save.click();
  await expect(page.getByText('Enter a number, such as 0.10.')).toBeVisible();
  await flips.fill('1,5');
  await expect(page.getByText('At most 1.', { exact: true })).toBeVisible();
  await flips.fill('0,07');
  // Another test may change the company at the same time. The form keeps its input, and the next save succeeds.
  complaints.provoke(/status of 412/);
  await expect(async () => {
    if (await save.isEnabled()) await save.click();
    await expect(page.getByText('Last changed by Maria Mendoza')).toBeVisible({ timeout: 3000 });
    await expect(save).toBeDisabled({ timeout: 3000 });
  }).toPass();
  await expect(flips).toHaveValue('0.07');

  // Each form offers its own unsaved draft when the user returns.
  await typeAndKeep(page, /^Industry/, 'Mutual insurance');
  await typeAndKeep(page, /^Largest share of flipped decisions/, '0.08');
  await page.goto('/my-work');
  await page.goto('/manage-company');
  const industry = page.getByRole('textbox', { name: 'Industry' });
  for (const field of [industry, flips]) {
    const form = page.locator('form').filter({ has: field });
    await form.getByRole('button', { name: 'Continue' }).click();
  }
  await expect(industry).toHaveValue('Mutual insurance');
  await expect(flips).toHaveValue('0.08');

  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(flips).toHaveValue('0.05');
  await expect(async () => {
    if (await save.isEnabled()) await save.click();
    await expect(save).toBeDisabled({ timeout: 3000 });
  }).toPass();
});

test('a custom field is defined, filled in, shown in the list and archived', async ({ page }) => {
  const label = someName('Field').slice(0, 30);
  await page.goto('/manage-company?tab=fields');
  await page.getByRole('button', { name: 'Add a field to Foundation Models' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Label', exact: true }).fill(label);
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('Discard what you typed?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Label', exact: true })).toHaveValue(label);
  await dialog.getByRole('button', { name: /^Type/ }).click();
  await page.getByRole('option', { name: 'Choice', exact: true }).click();
  const save = dialog.getByRole('button', { name: 'Add field' });
  await save.click();
  await expect(dialog.getByText('Enter at least one option, each with a label.', { exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Label of option 1', exact: true }).fill('Internal');
  await dialog.getByRole('textbox', { name: 'Label of option 2', exact: true }).fill('Public');
  await save.click();
  await expect(dialog).toHaveCount(0);

  const model = someName('Model');
  await page.goto('/models?create');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(model);
  await page.getByRole('button', { name: new RegExp(label) }).click();
  await page.getByRole('option', { name: 'Public', exact: true }).click();
  await page.getByRole('button', { name: 'Create model' }).click();
  await expect(page.getByRole('heading', { name: model })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Company fields' })).toBeVisible();
  await expect(page.getByText('Public', { exact: true })).toBeVisible();

  const [id = ''] =
    label
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '_')
      .match(/^[a-z0-9_]*[a-z0-9]/) ?? [];
  await page.goto(`/models?custom.${id}=public&columns=name&columns=custom.${id}`);
  await expect(page.getByText(`${label} = Public`)).toBeVisible();
  await expect(page.getByRole('row', { name: model })).toContainText('Public');

  await page.goto('/manage-company?tab=fields');
  await page.getByRole('button', { name: `Archive ${label}` }).click();
  await expect(page.getByRole('button', { name: `Restore ${label}` })).toBeVisible();
});
