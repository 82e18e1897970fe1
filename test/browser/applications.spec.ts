import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { complaintsOf } from './complaints.ts';
import { fillSignIn, makePerson } from './people.ts';

const open = async (page: Page, path: string, person: Parameters<typeof fillSignIn>[1]) => {
  await page.goto(path);
  await fillSignIn(page, person);
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
};

const uniqueName = () => `Test ${crypto.randomUUID().slice(0, 8)}`;

const create = async (page: Page, name: string) => {
  await page.goto('/applications?create');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Create application' }).dblclick();
  await expect(page.getByText('Application saved successfully.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

test('an application that was created, however often its button was pressed, is found once by its name', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const name = uniqueName();
  await open(page, '/applications', await makePerson({ role: 'Administrator' }));
  await create(page, name);

  await page.getByText('Back to AI Applications').click();
  await page.getByPlaceholder('Find by name').fill(name);

  await expect(page).toHaveURL(/text=/);
  await expect(page.getByText('1 application on this page')).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('filters stay in the address, and going back undoes one', async ({ page }) => {
  await open(page, '/applications?tier=high', await makePerson({ role: 'ApplicationReviewer' }));
  await page.getByRole('button', { name: /^Approval status/ }).click();
  await page.getByRole('option', { name: 'Approved' }).click();
  await expect(page).toHaveURL(/tier=high&approval=approved/);

  await page.goBack();

  await expect(page).toHaveURL(/\?tier=high$/);
  await expect(page.getByRole('button', { name: 'Create application' })).toBeHidden();
});

test('of two people who edit one application, the second is told who changed what, and loses nothing', async ({
  page,
  browser,
}) => {
  const name = uniqueName();
  const second = await browser.newContext();
  const other = await second.newPage();
  await open(page, '/applications', await makePerson({ role: 'Administrator' }));
  await create(page, name);
  const address = new URL(page.url()).pathname;
  await open(other, `${address}?edit`, await makePerson({ role: 'ApplicationContributor' }));
  await other.getByLabel(/^Owner/).fill('Typed by the second');

  await page.goto(`${address}?edit`);
  await page.getByLabel(/^Department/).fill('Changed by the first');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Application saved successfully.')).toBeVisible();
  await other.getByRole('button', { name: 'Save' }).click();

  const dialog = other.getByRole('dialog', { name: 'Somebody else changed this application' });
  await expect(dialog.getByText('Test Person saved this application')).toBeVisible();
  await expect(dialog.getByText('Changed by the first')).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply my changes again' }).click();
  await expect(other.getByText('Application saved successfully.')).toBeVisible();
  await expect(other.getByText('Changed by the first')).toBeVisible();
  await expect(other.getByText('Typed by the second')).toBeVisible();
  await second.close();
});

test('leaving a form with something typed into it asks first', async ({ page }) => {
  await open(page, '/applications?create', await makePerson({ role: 'Administrator' }));
  await page.getByLabel(/^Purpose/).fill('Not to be lost');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();

  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel(/^Purpose/)).toHaveValue('Not to be lost');
});

for (const width of [1280, 450])
  test(`the list and the form are accessible, and nothing runs over the edge, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/applications', await makePerson({ role: 'Administrator' }));
    for (const path of ['/applications', '/applications?create', '/settings', '/no-such-page']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
