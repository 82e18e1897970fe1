import { addDays } from '#domain/day.ts';
import { TODAY } from '#test/today.ts';
import { expectGoodLooks } from './look.ts';
import { makePerson } from './people.ts';
import { expect, test } from './product.ts';
import { makeApplication, makeVendor, someName } from './things.ts';

test('a vendor is created and changed by the same form as an application, over what somebody else saved meanwhile too', async ({
  page,
  openAs,
  group,
  complaints,
}) => {
  complaints.provoke(/status of 412/);
  const name = someName('Vendor');
  await page.goto('/vendors');
  await page.getByRole('link', { name: 'Create vendor' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Create vendor' }).click();
  await expect(page).toHaveTitle(`${name} · Plumbline`);
  const { pathname } = new URL(page.url());

  const other = await openAs(await makePerson({ role: 'ApplicationContributor', group }));
  for (const tab of [page, other]) {
    await tab.goto(pathname);
    await expect(tab).toHaveTitle(`${name} · Plumbline`);
    await tab.getByRole('link', { name: 'Edit' }).click();
  }
  await other.getByLabel(/^Owner/).fill('Olga Ortiz');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Vendor saved successfully.')).toBeVisible();

  await page.getByLabel(/^Website/).fill('http://vendor.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter an address that begins with https://')).toBeVisible();
  await expect(page.getByLabel(/^Website/)).toBeFocused();
  await page.getByLabel(/^Website/).fill('https://vendor.example');
  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: 'Somebody else changed this meanwhile' });
  await expect(conflict.locator('.conflict-field')).toHaveText(/Owner.*Olga Ortiz/);
  await conflict.getByRole('button', { name: 'Apply my changes again' }).click();

  await expect(page.getByText('Vendor saved successfully.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^https:\/\/vendor\.example/ })).toBeVisible();
  await expect(page.locator('dd').getByText('Olga Ortiz')).toBeVisible();
});

test('the page of a vendor says what comes to its day, which applications use it, and what was done', async ({
  page,
  group,
}) => {
  const vendor = await makeVendor({ contract_end: addDays(TODAY, 80), notice_days: '90', category: 'platform' });
  const { name } = await makeApplication(group, { vendor_id: vendor.id });
  await page.goto(`/vendors/detail/${vendor.id}`);
  await expect(page.getByText(/^Last day to terminate the contract: over since/)).toBeVisible();
  await expect(page.getByText(/^Contract ends: /)).toBeVisible();
  await expectGoodLooks(page, 'a vendor');

  await page.getByRole('tab', { name: 'Applications' }).click();
  const used = page.getByRole('table', { name: 'Applications' });
  await expect(used.getByRole('row')).toHaveCount(2);
  await expect(used.getByRole('link', { name })).toBeVisible();
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page.getByRole('table', { name: 'Activity' })).toContainText('Category: Platform');

  await page.getByRole('link', { name: 'Vendors' }).first().click();
  await page.getByRole('searchbox').fill(vendor.name);
  await expect(page.getByRole('row', { name: vendor.name })).toContainText('Platform');
});
