/** Layout and accessibility checks for administrator pages, with their forms and dialogs. See look.spec.ts. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '#domain/enumerations.ts';
import { expectGoodLooks } from '#test/browser/look.ts';
import { makeGroup, makePerson } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { makeApplication, makeVendor, someName } from '#test/browser/things.ts';

test.describe.configure({ timeout: 180_000 });

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const dialog = (page: Page) => page.getByRole('dialog');
const submit = (page: Page) => page.locator('form button[type=submit]');
const invalid = (page: Page) => page.locator('[aria-invalid=true]').first();
/** Clicks the nth button of the page. The help link has the button role but is an `a` element, so it does not count. */
const act = (page: Page, nth: number) =>
  page.getByRole('main').getByRole('button').and(page.locator('button')).nth(nth).click();

const closed = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
};

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language, role: 'Administrator' });

    test('people', async ({ page, group }) => {
      const last_name = `${'Unbroken'.repeat(8)} ${randomUUID()}`;
      const person = await makePerson({ role: 'ApplicationContributor', group, temporary: true, last_name });
      const owner = { role: 'owner' as const, id: person.id, name: 'Test' };
      await makeApplication(group, { owner: 'Test', people: [owner], name: `${'Long'.repeat(12)} ${group.id}` });
      await open(page, `/manage-users?text=${last_name}`);
      await expect(page.getByRole('rowheader')).toHaveCount(1);
      await expectGoodLooks(page, 'a list of people');

      await open(page, '/manage-users?create');
      await submit(page).click();
      await expect(invalid(page)).toBeVisible();
      await expectGoodLooks(page, 'an invitation');

      await open(page, `/manage-users/${person.id}`);
      await expect(page.getByRole('listitem').getByText(group.id)).toBeVisible();
      await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
      await expectGoodLooks(page, 'a person');

      await act(page, 0);
      await page.getByRole('menuitem').first().click();
      await expect(page.getByRole('region').getByRole('alert')).toBeVisible();
      await expect(page.getByRole('rowheader')).toHaveCount(1);
      await expectGoodLooks(page, 'a list as somebody else sees it');
    });

    test('frameworks', async ({ page }) => {
      await open(page, '/frameworks?status=in_effect');
      await expectGoodLooks(page, 'frameworks');
      await open(page, '/frameworks/euact?text=AIA-27&as_of=2027-12-02');
      await expectGoodLooks(page, 'a law');
      await open(page, '/frameworks/iso-iec42001?text=A.5');
      await expectGoodLooks(page, 'a standard');
    });

    test('application groups', async ({ page }) => {
      const group = await makeGroup();
      for (const name of [someName('Application'), `${'Long'.repeat(12)} ${group.id}`])
        await makeApplication(group, { name });
      await makePerson({ role: 'ApplicationContributor', group, last_name: 'Unbroken'.repeat(8) });
      await open(page, `/application-groups?text=${group.name}`);
      await expect(page.getByRole('rowheader')).toHaveCount(1);
      await expectGoodLooks(page, 'a list of groups');
      await open(page, '/application-groups?create');
      await expectGoodLooks(page, 'a new group', { on: 'phone' });
      await open(page, `/application-groups/${group.id}`);
      await expectGoodLooks(page, 'a group');
      await act(page, 0);
      await expect(dialog(page).getByRole('checkbox')).toBeVisible();
      await expectGoodLooks(page, 'a group that is deleted', { on: 'phone' });
      await closed(page);
      await act(page, -2);
      await expectGoodLooks(page, 'the history of a group');
    });

    test('API clients and the reference', async ({ page, group }) => {
      await open(page, '/api-access?create');
      await page
        .getByRole('textbox')
        .first()
        .fill(`${'Long'.repeat(10)} ${group.id}`);
      await expectGoodLooks(page, 'a new API client');
      await submit(page).click();
      await expect(page.locator('.copyable')).toHaveCount(2);
      await expectGoodLooks(page, 'an API client with a new secret');
      await act(page, 5);
      await expect(page.locator('.copyable')).toHaveCount(0);
      await open(page, `/api-access?text=${group.id}`);
      await expect(page.getByRole('rowheader')).toHaveCount(1);
      await expectGoodLooks(page, 'a list of API clients');
      await open(page, '/api-access/reference?text=post+/access/users');
      await page.getByRole('heading', { level: 3 }).getByRole('button').first().click();
      await expect(page.locator('.code-block').last()).toBeVisible();
      await expectGoodLooks(page, 'a route of the API');
    });

    test('the company', async ({ page }) => {
      await makeVendor();
      await open(page, '/manage-company');
      await expect(page.locator('input[type=file]')).toBeAttached();
      await expectGoodLooks(page, 'the profile of the company');
      await open(page, '/manage-company?tab=security');
      await expectGoodLooks(page, 'the security of the company', { on: 'phone' });
      await open(page, '/manage-company?tab=activity&what=vendor');
      await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
      await expectGoodLooks(page, 'what was done in the company');
    });
  });
