import type { Page, Route } from '@playwright/test';
import { findInList } from '#test/browser/lists.ts';
import { makeGroup } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { openPart } from '#test/browser/sections.ts';
import { makeApplication, makeModel, makeVendor, someName } from '#test/browser/things.ts';

const FAILED = 'Something went wrong updating the application. Please contact us if the problem persists.';
const SAVED = 'Application saved successfully.';

const choose = async (page: Page, field: RegExp, option: string) => {
  await page.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option }).first().click();
};

const detail = (page: Page, label: string) =>
  page.locator('dt').filter({ hasText: label }).locator('xpath=following-sibling::dd[1]');

/** A new application opens at its intake, so this opens its details. */
const toDetails = (page: Page) => openPart(page, 'Overview', 'Details');

test('creates an application with all its fields and shows it', async ({ page, group }) => {
  const [vendor, model] = [await makeVendor(), await makeModel()];
  const name = someName('Claims triage');
  await page.goto('/applications');
  await page.getByRole('link', { name: 'Create application' }).first().click();
  await expect(page).toHaveTitle('New application · Plumbline');

  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel(/^Description/).fill('Sorts incoming claims.\nBy urgency.');
  await page.getByLabel(/^Purpose/).fill('Urgent claims first');
  await page.getByLabel(/^Owner/).fill('Grace Hopper');
  await page.getByLabel(/^Department/).fill('Claims');
  await choose(page, /^Vendor/, vendor.name);
  await choose(page, /^Model type/, 'Generative and predictive');
  await choose(page, /^Foundation models/, model.name);
  await page.keyboard.press('Escape');
  await choose(page, /^Development status/, 'Testing');
  await page.getByRole('button', { name: 'Create application' }).click();

  await expect(page.getByText(SAVED, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/applications\/detail\/[\da-f-]{36}\/intake$/);
  await expect(page).toHaveTitle(`Intake: ${name} · Plumbline`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await toDetails(page);
  await expect(detail(page, 'Description')).toHaveText('Sorts incoming claims.\nBy urgency.');
  await expect(detail(page, 'Purpose')).toHaveText('Urgent claims first');
  await expect(detail(page, 'Owner')).toHaveText(/^Grace HopperNo matching user/);
  await expect(detail(page, 'Department')).toHaveText('Claims');
  await expect(detail(page, 'Vendor')).toHaveText(vendor.name);
  await expect(detail(page, 'Model type')).toHaveText('Generative and predictive');
  await expect(detail(page, 'Foundation models')).toHaveText(model.name);
  await expect(detail(page, 'Development status')).toHaveText('Testing');
  await expect(detail(page, 'Approval status')).toHaveText('Not submitted');
  await expect(detail(page, 'Risk tier')).toContainText('The intake has not been submitted yet.');
  await expect(detail(page, 'Application groups')).toHaveText(group.name);
  await expect(detail(page, 'Created')).toContainText('by Maria Mendoza');

  await page.getByRole('button', { name: 'About the risk tier Not assessed' }).click();
  await expect(page.getByText('Assess the risk before deployment.')).toBeVisible();
});

test('creates one application when the button is pressed repeatedly, and finds it by name', async ({ page }) => {
  const name = someName('Once');
  await page.goto('/applications?create');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Create application' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByRole('link', { name: 'AI Applications' }).first().click();
  await findInList(page, name);
  await expect(page.getByText('1 application', { exact: true })).toBeVisible();
});

test('keeps the layout stable under the pointer when a field loses focus', async ({ page }) => {
  const name = someName('Unmoved');
  await page.goto('/applications?create');
  const create = page.getByRole('button', { name: 'Create application' });
  await expect(create).toBeVisible();
  for (const field of await page.getByRole('textbox').all()) {
    await field.fill(name);
    await create.hover();
    const before = await create.boundingBox();
    await page.mouse.down();
    expect(await create.boundingBox(), 'where the button is while it is pressed').toEqual(before);
    await page.mouse.move(5, 5); // released outside the button, so it is not clicked
    await page.mouse.up();
  }
  await page.getByLabel(/^Department/).focus();
  await create.click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await toDetails(page);
  await expect(detail(page, 'Department')).toHaveText(name);
});

test('shows errors at their fields and focuses the first invalid field', async ({ page }) => {
  await page.goto('/applications?create');
  const name = page.getByLabel('Name', { exact: true });
  await page.getByRole('button', { name: 'Create application' }).click();
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');

  await name.fill('What/ever');
  const rule = 'A name can contain only letters, digits, underscores, tildes, hyphens, periods and spaces.';
  await expect(page.getByText(rule)).toBeVisible();
  await name.fill('x'.repeat(101));
  await expect(page.getByText('A name can have at most 100 characters.')).toBeVisible();
  await name.fill('A_good~name-1.0 ñ');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
});

test('shows server-side errors at their fields and keeps the input', async ({ page, group, complaints }) => {
  complaints.provoke(/status of 4(00|09|22)/);
  const { name: taken } = await makeApplication(group);
  await page.goto('/applications?create');
  await page.getByLabel('Name', { exact: true }).fill(taken.toUpperCase());
  await page.getByLabel(/^Owner/).fill('o'.repeat(201));
  await page.getByLabel(/^Purpose/).fill('Not to be lost');
  await page.getByRole('button', { name: 'Create application' }).click();

  await expect(page.getByText('At most 200 characters.')).toBeVisible();
  await page.getByLabel(/^Owner/).fill('Ada');
  await page.getByRole('button', { name: 'Create application' }).click();
  await expect(page.getByText(`“${taken}” already has this name or one that looks the same.`)).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByLabel(/^Purpose/)).toHaveValue('Not to be lost');

  const name = someName('Free');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Create application' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a failed attempt replaces the previous message and gives the known reason', async ({ page, complaints }) => {
  complaints.provoke(/status of 4(03|09|29)|status of 500/);
  const messages = page.getByRole('region', { name: 'Messages' }).getByRole('alert');
  await page.goto('/applications?create');
  await page.getByLabel('Name', { exact: true }).fill(someName('Refused'));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000); // messages must not dismiss themselves
  const answers: [status: number, code: string, said: RegExp][] = [
    [500, 'internal', /^Couldn’t create this\./],
    [500, 'internal', /^Couldn’t create this\./],
    [409, 'too_many', /reached the maximum number\. Remove one first\.$/],
    [429, 'too_many_requests', /^Couldn’t create this.+ Wait a minute, then try again\.$/],
    [403, 'forbidden', /^Couldn’t create this.* You don’t have permission for this/],
  ];
  for (const [status, code, said] of answers) {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(
      '/v2/applications',
      async (route) => {
        await expect(messages).toHaveCount(0);
        resolve();
        const json = { title: code, status, code, detail: 'As the API says.', errors: [] };
        await route.fulfill({ status, json });
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Create application' }).click();
    await promise;
    await page.clock.runFor(100);
    await expect(messages).toHaveText(said);
  }
});

test.describe('an administrator', () => {
  test.use({ role: 'Administrator' });

  test('assigns the new application to one of all groups', async ({ page }) => {
    const group = await makeGroup();
    const name = someName('Grouped');
    await page.goto('/applications?create');
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByRole('button', { name: /^Application groups/ }).click();
    await page.getByRole('option', { name: group.name }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Create application' }).click();

    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await toDetails(page);
    await expect(detail(page, 'Application groups')).toHaveText(group.name);
  });
});

test('saves an edit, updates the list and marks an approved application as changed', async ({ page, group }) => {
  const { id, name } = await makeApplication(group, {
    owner: 'Before',
    foundation_models: ['Claude', 'GPT'],
    approval_status: 'approved',
  });
  await page.goto(`/applications/detail/${id}`);
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveTitle(`Edit ${name} · Plumbline`);
  await page.getByLabel(/^Owner/).fill('After');
  await page.getByRole('button', { name: 'Remove GPT' }).click();
  await choose(page, /^Model type/, 'Generative and predictive');
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByText(SAVED, { exact: true })).toBeVisible();
  await expect(detail(page, 'Owner')).toHaveText(/^AfterNo matching user/);
  await expect(detail(page, 'Foundation models')).toHaveText('Claude');
  await expect(detail(page, 'Updated')).toContainText('by Maria Mendoza');
  await expect(detail(page, 'Approval status')).toHaveText(
    /^Approved ?Changed since approval ?Model type, Foundation models: .+ by Maria Mendoza$/,
  );
  await page.getByRole('link', { name: 'AI Applications' }).first().click();
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name }) });
  await expect(row.getByText('After')).toBeVisible();
  await expect(row.getByText('Changed since approval')).toBeVisible();
});

for (const [what, answer, complaint] of [
  ['where the server fails', { status: 500, json: {} }, /status of 500/],
  ['where there is no connection', undefined, /ERR_FAILED/],
] as const)
  test(`${what} shows an error and keeps the input`, async ({ page, group, complaints }) => {
    complaints.provoke(complaint);
    const { id } = await makeApplication(group);
    await page.goto(`/applications/detail/${id}?edit`);
    await page.getByLabel(/^Owner/).fill('Not to be lost');
    const refuse = (route: Route) => (answer ? route.fulfill(answer) : route.abort());
    await page.route(`/v2/applications/${id}`, refuse, { times: 1 });
    await page.getByRole('button', { name: 'Save' }).click();

    await expect(page.getByText(FAILED).first()).toBeVisible();
    await expect(page.getByLabel(/^Owner/)).toHaveValue('Not to be lost');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(SAVED, { exact: true })).toBeVisible();
  });

test('shows the messages about saving in Spanish when the user reads Spanish', async ({ page, group, complaints }) => {
  complaints.provoke(/status of 500/);
  const { id } = await makeApplication(group);
  await page.goto('/settings');
  const chosen = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('radio', { name: 'Español' }).click();
  await chosen;
  await page.goto(`/applications/detail/${id}?edit`);
  await page.getByLabel(/^Departamento/).fill('Siniestros');
  await page.route(`/v2/applications/${id}`, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText(/^Algo ha salido mal al actualizar la aplicación\./)).toBeVisible();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Aplicación guardada correctamente.')).toBeVisible();
});

test.describe('leaving with unsaved changes', () => {
  test('asks for confirmation and lets the user stay', async ({ page }) => {
    await page.goto('/applications?create');
    await page.getByLabel(/^Purpose/).fill('Not to be lost');
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });

    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'AI Applications' })
      .click();
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel(/^Purpose/)).toHaveValue('Not to be lost');

    await page.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'AI Applications' })).toBeVisible();
  });

  test('makes the browser ask when the tab is closed', async ({ page, group }) => {
    const { id } = await makeApplication(group);
    await page.goto(`/applications/detail/${id}?edit`);
    await page.getByLabel(/^Purpose/).fill('Not to be lost');
    const asked = page.waitForEvent('dialog');
    void page.close({ runBeforeUnload: true });
    const dialog = await asked;

    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
  });

  test('asks nothing when no input has changed', async ({ page, group }) => {
    const { id, name } = await makeApplication(group);
    await page.goto(`/applications/detail/${id}?edit`);
    await page.getByLabel(/^Owner/).fill('Something');
    await page.getByLabel(/^Owner/).fill('');
    await page.getByRole('button', { name: 'Cancel' }).click();

    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});

test("shows not found for another group's application and for an unknown one", async ({ page, complaints }) => {
  complaints.provoke(/status of 404/);
  const { id } = await makeApplication(await makeGroup());
  for (const one of [id, crypto.randomUUID()]) {
    await page.goto(`/applications/detail/${one}`);
    await expect(page.getByRole('heading', { name: 'Application not found' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
  }
  await page.getByRole('link', { name: 'See all applications' }).click();
  await expect(page).toHaveURL(/\/applications$/);
});

test('loads an application again when the user retries', async ({ page, group, complaints }) => {
  complaints.provoke(/status of 500/);
  const { id, name } = await makeApplication(group);
  await page.route(`/v2/applications/${id}`, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await page.goto(`/applications/detail/${id}`);

  await expect(page.getByText('Couldn’t load the application.')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test.describe('a reviewer', () => {
  test.use({ role: 'ApplicationReviewer' });

  test('can read but not edit an application', async ({ page, group }) => {
    const { id, name } = await makeApplication(group);
    await page.goto(`/applications/detail/${id}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit' })).toBeHidden();

    await page.goto(`/applications/detail/${id}?edit`);
    await expect(page.getByText('Your role does not let you edit applications.', { exact: true })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });
});
