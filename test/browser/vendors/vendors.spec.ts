import { addDays } from '#domain/day.ts';
import { findInList } from '#test/browser/lists.ts';
import { expectGoodLooks } from '#test/browser/look.ts';
import { makeGroup, makePerson } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { makeApplication, makeVendor, someName } from '#test/browser/things.ts';
import { TODAY } from '#test/today.ts';

test('a vendor is created and edited with the application form, including a conflict', async ({
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
  const nobody = someName('Nobody');
  await other.getByLabel(/^Owner/).fill(nobody);
  // An owner without a user account is allowed, with a hint.
  await expect(other.getByText('No matching user')).toBeVisible();
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Vendor saved successfully.')).toBeVisible();

  await page.getByLabel(/^Website/).fill('http://vendor.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter an address that begins with https://')).toBeVisible();
  await expect(page.getByLabel(/^Website/)).toBeFocused();
  await page.getByLabel(/^Website/).fill('https://vendor.example');
  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: 'Conflicting changes' });
  await expect(conflict.locator('.conflict-field')).toContainText(nobody);
  await conflict.getByRole('button', { name: 'Apply my changes again' }).click();

  await expect(page.getByText('Vendor saved successfully.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^https:\/\/vendor\.example/ })).toBeVisible();
  await expect(page.locator('dd').getByText(nobody)).toBeVisible();
});

test('the vendor page shows upcoming dates, its applications and its activity', async ({ page, group, complaints }) => {
  const vendor = await makeVendor({ contract_end: addDays(TODAY, 80), notice_days: '90', category: 'platform' });
  const { name } = await makeApplication(group, { vendor_id: vendor.id });
  complaints.provoke(/ERR_FAILED/);
  const details = `/v2/vendors/${vendor.id}/details`;
  await page.route(details, (route) => route.abort());
  await page.goto(`/vendors/detail/${vendor.id}`);
  await expect(page.getByText('Couldn’t load the dates of this vendor.')).toBeVisible();
  await page.unroute(details);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(/^Last day to terminate the contract: .* \(past\)$/)).toBeVisible();
  await expect(page.getByText(/^Contract expiry: /)).toBeVisible();
  await expect(page.locator('#page :focus')).toContainText('Contract expiry: '); // the button is gone
  await expectGoodLooks(page, 'a vendor');

  await page.getByRole('tab', { name: 'Applications' }).click();
  const used = page.getByRole('table', { name: 'Applications' });
  await expect(used.getByRole('row')).toHaveCount(2);
  await expect(used.getByRole('link', { name })).toBeVisible();
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page.getByRole('table', { name: 'Activity' })).toContainText('Category: Platform');

  await page.getByRole('link', { name: 'Vendors' }).first().click();
  await findInList(page, vendor.name);
  await expect(page.getByRole('row', { name: vendor.name })).toContainText('Platform');
});

test('vendors are imported after a preview, and an undo removes those still unchanged', async ({
  page,
  group,
  complaints,
}) => {
  const [one, two, wrong] = [someName('Vendor'), someName('Vendor'), someName('Vendor')];
  await page.goto('/vendors');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import vendors' })).toBeVisible();
  const lines = [
    'Nombre;Criticidad;Grupos;Contrato hasta',
    `${one};Alta;${group.name};2027-12-31`,
    `${two};;${group.name};`,
    `${wrong};Enorme;${group.name};soon`,
  ];
  const buffer = Buffer.from(lines.join('\r\n'));
  const chosen = page.locator('input[type=file]');
  await chosen.setInputFiles({ name: 'vendors.xlsx', mimeType: 'text/csv', buffer });
  await expect(page.getByText('This is not a CSV file or a workbook')).toBeVisible();
  // Choosing another file cancels the parse of a larger one.
  const large = Buffer.from(`Name;Groups\r\n${`Another;${group.name}\r\n`.repeat(900)}`);
  await chosen.setInputFiles({ name: 'large.csv', mimeType: 'text/csv', buffer: large });
  await chosen.setInputFiles({ name: 'vendors.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByRole('row', { name: wrong })).toContainText('Criticality: Choose one of these');
  await expect(page.getByRole('row', { name: one })).toContainText('Will be imported');
  await expectGoodLooks(page, 'a file that is to be imported');

  // On a phone, a row's error is visible without scrolling sideways.
  const wide = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 450, height: 900 });
  const said = page.getByRole('row', { name: wrong }).getByText('Criticality: Choose one of these');
  const rightEnd = async () => {
    const box = await said.boundingBox();
    return box ? box.x + box.width : Number.POSITIVE_INFINITY;
  };
  await expect.poll(rightEnd).toBeLessThan(450);
  await page.setViewportSize(wide);
  // The response is lost, and the repeated request starts no second import.
  complaints.provoke(/ERR_FAILED/);
  await page.route(
    '/v2/imports/vendors',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Import 2 vendors' }).click();
  await expect(page.getByText('We don’t know whether this was completed. It is safe to try again.')).toBeVisible();
  await expect(page.getByText('Nothing was imported.')).toBeHidden();
  await page.getByRole('button', { name: 'Import 2 vendors' }).click();

  await expect(page.getByText('2 rows were imported')).toBeVisible();
  const outcome = page.url();
  await page.getByRole('link', { name: one }).click();
  await expect(page).toHaveTitle(`${one} · Plumbline`);
  await expect(page.locator('dd').getByText('High')).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel(/^Country/).fill('Spain');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Vendor saved successfully.')).toBeVisible();
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page.getByText('Imported from a file')).toBeVisible();

  await page.goto(outcome);
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('dialog', { name: 'Undo this import?' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row', { name: one })).toContainText('Kept: changed since the import');
  await expect(page.getByRole('row', { name: two })).toContainText('Deleted');
  await expect(page.getByText('1 was deleted')).toBeVisible();
  await expectGoodLooks(page, 'an import that was undone');
});

test('another user approves a complete vendor with a condition, which is met', async ({ page, openAs, group, me }) => {
  const vendor = await makeVendor({
    ...{ criticality: 'low', data_shared: 'none', owner: 'Maria Mendoza' },
    owned_by: { id: me.id, name: 'Maria Mendoza' },
  });
  const tab = `/vendors/detail/${vendor.id}/approval`;
  await page.goto(tab);
  await expect(page.getByRole('button', { name: 'Submit for approval' })).toBeDisabled();
  await page.getByRole('link', { name: 'Describe the provided services' }).click();
  await page.getByLabel('What it provides').fill('Language models');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('tab', { name: 'Approval' }).click();
  await page.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(page.getByText('Approver: decision pending')).toBeVisible();
  await expectGoodLooks(page, 'the approval of a vendor');

  const approver = await openAs(await makePerson({ role: 'ApplicationApprover', group }));
  await approver.goto(tab);
  await expect(approver.getByRole('heading', { name: 'Key facts' })).toBeVisible();
  await approver.getByRole('radio', { name: 'Approve with conditions' }).click();
  await approver.getByLabel('Required action').fill('It signs our terms');
  await approver.getByLabel('Assignee').click();
  await approver.keyboard.type(me.email); // other users have the same name
  await approver.getByRole('option', { name: me.email }).click();
  await approver.getByLabel('Due date').fill(addDays(TODAY, 30));
  await approver.getByLabel('Reason').fill('As soon as it has');
  await approver.getByRole('button', { name: 'Decide' }).click();
  await expect(approver.getByText('Decision saved: approved with conditions.')).toBeVisible();

  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.getByRole('tab', { name: 'Approval' }).click();
  await page.getByRole('button', { name: 'Mark as met' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Met /)).toBeVisible();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { name: 'Risk and status' })).toBeVisible();
  await expect(page.locator('dd').getByText('Approved with conditions', { exact: true })).toBeVisible();
});

test('an offboarded vendor says so and cannot be edited', async ({ page, group }) => {
  const vendor = await makeVendor({ resource_groups: [group.id] });
  await page.goto(`/vendors/detail/${vendor.id}`);
  await page.getByRole('button', { name: 'Offboard', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Another one is used');
  await page.getByRole('dialog').getByRole('button', { name: 'Offboard', exact: true }).click();
  await expect(page.getByText(/^Offboarded by /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toBeHidden();
  await expect(page.getByText('Vendor offboarded.')).toBeVisible();
});

test('activity about an inaccessible vendor is shown without its id', async ({ page, group }) => {
  const elsewhere = await makeGroup();
  const vendor = await makeVendor({ resource_groups: [elsewhere.id] });
  const application = await makeApplication(group, { vendor_id: vendor.id });
  await page.goto(`/applications/detail/${application.id}`);
  await page.getByRole('tab', { name: 'Activity' }).click();
  const activity = page.getByRole('table', { name: 'Activity' });
  await expect(activity.getByText('Vendor: Unknown vendor')).toBeVisible();
  await expect(activity.getByText(vendor.id)).toHaveCount(0);
});
