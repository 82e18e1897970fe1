import type { Page } from '@playwright/test';
import type { Application } from '#domain/applications/application.ts';
import { makePerson, type Person } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { makeApplication } from '#test/browser/things.ts';

const edit = async (page: Page, { id }: Application) => {
  await page.goto(`/applications/detail/${id}?edit`);
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
};

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Application saved successfully.')).toBeVisible();
};

const conflict = (page: Page) => page.getByRole('dialog', { name: 'Conflicting changes' });

let application: Application;
let other: Page;

/** Both users edit the application, and the other one saves first. */
test.beforeEach(async ({ page, group, openAs, complaints }) => {
  complaints.provoke(/status of 412/);
  application = await makeApplication(group, { owner: 'Nobody', department: 'None' });
  const olga: Person = await makePerson({
    role: 'ApplicationContributor',
    group,
    first_name: 'Olga',
    last_name: 'Ortiz',
  });
  other = await openAs(olga);
  await Promise.all([edit(page, application), edit(other, application)]);
  await other.getByLabel(/^Department/).fill('Claims');
  await other.getByLabel(/^Purpose/).fill('Theirs');
  await save(other);
  await page.getByLabel(/^Owner/).fill('Maria Mendoza');
  await page.getByLabel(/^Purpose/).fill('Mine');
  await page.getByRole('button', { name: 'Save' }).click();
});

test('the second editor sees who changed each field, beside their own input', async ({ page }) => {
  const dialog = conflict(page);
  await expect(dialog.getByText(/^Olga Ortiz changed this while you were editing \(.+\)\./)).toBeVisible();
  const field = (name: string) =>
    dialog.locator('.conflict-field').filter({ has: page.getByText(name, { exact: true }) });
  await expect(field('Department')).toHaveText(/Before\s*None\s*Theirs\s*Claims\s*Yours\s*Not changed by you/);
  await expect(field('Purpose')).toHaveText(/Before\s*Not specified\s*Theirs\s*Theirs\s*Yours\s*Mine/);
  await expect(field('Owner')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Apply my changes again' })).toBeFocused();

  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel(/^Owner/)).toHaveValue('Maria Mendoza');
  await expect(page.getByLabel(/^Purpose/)).toHaveValue('Mine');
});

test('applying again keeps the changes of both', async ({ page }) => {
  await conflict(page).getByRole('button', { name: 'Apply my changes again' }).click();

  await expect(page.getByText('Application saved successfully.')).toBeVisible();
  for (const text of ['Claims', 'Maria Mendoza', 'Mine'])
    await expect(page.locator('dd').getByText(text, { exact: true }).first()).toBeVisible();
  await expect(page.locator('dd').getByText('Theirs', { exact: true })).toBeHidden();
});

test('reloading shows the saved values and keeps the user’s input to copy', async ({ page }) => {
  await conflict(page).getByRole('button', { name: 'Reload' }).click();

  await expect(page.getByLabel(/^Department/)).toHaveValue('Claims');
  await expect(page.getByLabel(/^Purpose/)).toHaveValue('Theirs');
  await expect(page.getByLabel(/^Owner/)).toHaveValue('Nobody');
  await expect(page.getByText('Your entries')).toBeVisible();
  await expect(page.locator('.kept-field').filter({ hasText: 'Purpose' })).toContainText('Mine');
  await expect(page.locator('.kept-field').filter({ hasText: 'Owner' })).toContainText('Maria Mendoza');

  await page.getByLabel(/^Owner/).fill('Maria');
  await save(page);
});

test('another conflict while reapplying shows the conflict dialog again', async ({ page }) => {
  await expect(conflict(page)).toBeVisible();
  await edit(other, application);
  await other.getByLabel(/^Department/).fill('Finance');
  await save(other);
  await conflict(page).getByRole('button', { name: 'Apply my changes again' }).click();

  await expect(conflict(page).getByText('Finance')).toBeVisible();
  await conflict(page).getByRole('button', { name: 'Apply my changes again' }).click();
  await expect(page.getByText('Application saved successfully.')).toBeVisible();
  await expect(page.locator('dd').getByText('Finance', { exact: true })).toBeVisible();
});
