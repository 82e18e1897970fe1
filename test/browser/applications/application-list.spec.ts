import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { ResourceGroup } from '#domain/groups/group.ts';
import { shelfOf } from '#domain/list/view-list.ts';
import { applications } from '#lambdas/applications/store.ts';
import { listViews } from '#lambdas/views/store.ts';
import { findInList } from '#test/browser/lists.ts';
import { makePerson } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { makeApplication, someName } from '#test/browser/things.ts';

const names = (page: Page) => page.getByRole('table', { name: 'AI Applications' }).getByRole('rowheader');

/** The names sort in the order of their numbers. */
const makeMany = (group: ResourceGroup, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      makeApplication(group, { name: `${String(index + 1).padStart(3, '0')} ${group.id}` }),
    ),
  );

test('lists the applications of the reader’s groups with their fields, even with a long name', async ({
  page,
  group,
}) => {
  const { name } = await makeApplication(group, {
    name: `${'Unbroken'.repeat(7)}${group.id}`,
    owner: 'Grace Hopper',
    department: 'Claims',
    risk_tier: 'high',
    development_status: 'in_production',
    approval_status: 'in_review',
  });
  await page.goto('/applications');

  await expect(page).toHaveTitle('AI Applications · Plumbline');
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name }) });
  for (const text of ['High', 'In production', 'In review', 'Grace Hopper'])
    await expect(row.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Owner' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('1 application', { exact: true })).toBeVisible();
  await expect(names(page)).toHaveCount(1);
});

test('prints the list without controls, at sheet width and in light mode', async ({ page, group }) => {
  const { name } = await makeApplication(group, { owner: 'Grace Hopper', department: 'Customer Service' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/applications');
  await expect(page.getByPlaceholder('Find by name, description or owner')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });

  await expect(page.getByRole('navigation')).toHaveCount(0);
  for (const role of ['search', 'banner'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.locator('button:visible')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveText([name]);
  await expect(page.getByRole('columnheader', { name: 'Name' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('columnheader', { name: 'Owner' })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('body')).not.toHaveClass(/dark/);
});

test('shows an empty state with a create button when there are no applications', async ({ page }) => {
  await page.goto('/applications');

  await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible();
  await page.getByRole('table').getByRole('link', { name: 'Create application' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New application' })).toBeVisible();
});

test.describe('filters', () => {
  test.beforeEach(async ({ group }) => {
    await makeApplication(group, { name: `Évaluation ${group.id}`, risk_tier: 'high', owner: 'Ada Lovelace' });
    await makeApplication(group, { name: `Triage ${group.id}`, risk_tier: 'high', approval_status: 'approved' });
    await makeApplication(group, { name: `Summary ${group.id}`, risk_tier: 'low', development_status: 'testing' });
  });

  test('finds a name by a part, ignoring case and accents', async ({ page }) => {
    await page.goto('/applications');
    await page.getByPlaceholder('Find by name, description or owner').fill('EVALUATION');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/text=EVALUATION/);
    await expect(names(page)).toHaveText([/^Évaluation/]);
  });

  test('are stored in the address, survive a reload and can be removed one by one', async ({ page }) => {
    await page.goto('/applications');
    const search = page.getByPlaceholder('Find by name, description or owner');
    await search.fill('Risk tier = ');
    for (const value of ['High 2', 'Low 1']) await expect(page.getByRole('option', { name: value })).toBeVisible();
    await expect(page.getByRole('option', { name: 'Medium 0' })).toBeVisible();
    await page.getByRole('option', { name: 'High' }).click();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Applications (2)');
    await expect(names(page)).toHaveText([/^Évaluation/, /^Triage/]);
    await search.fill('Approval status = ');
    await page.getByRole('option', { name: 'Approved 1' }).click();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/\?risk_tier=high&approval_status=approved$/);

    await page.reload();
    await expect(names(page)).toHaveText([/^Triage/]);

    await page.goBack();
    await expect(page).toHaveURL(/\?risk_tier=high$/);
    await expect(names(page)).toHaveText([/^Évaluation/, /^Triage/]);
    await page.goBack();
    await expect(names(page)).toHaveCount(3);
    await page.goForward();
    await expect(names(page)).toHaveCount(2);
  });

  test('development status and owner also filter the list', async ({ page }) => {
    await page.goto('/applications?development_status=testing');
    await expect(names(page)).toHaveText([/^Summary/]);

    await page.goto('/applications');
    await page.getByPlaceholder('Find by name, description or owner').fill('ada');
    await page.getByRole('option', { name: 'Owner = Ada Lovelace' }).click();
    await expect(page).toHaveURL(/\?owner=Ada\+Lovelace$/);
    await expect(names(page)).toHaveText([/^Évaluation/]);
  });

  test('can be cleared when no application matches', async ({ page }) => {
    await page.goto('/applications?text=nothing-like-it');

    await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
    await page.getByRole('table').getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\/applications$/);
    await expect(page.getByText('nothing-like-it')).toBeHidden();
    await expect(names(page)).toHaveCount(3);
  });

  test('reports unknown filters in the address and offers to remove them', async ({ page }) => {
    await page.goto('/applications?risk_tier=enormous&sort=age&approval_status=approved&utm_source=mail');
    await expect(names(page)).toHaveText([/^Triage/]);
    await expect(
      page.getByText('Couldn’t read these parts of the address: risk_tier=enormous, sort=age'),
    ).toBeVisible();

    await page.getByRole('button', { name: 'Remove from the address' }).click();
    await expect(page).toHaveURL(/\/applications\?approval_status=approved$/);
    await expect(page.getByText(/Couldn’t read/)).toBeHidden();
  });

  test('work on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 450, height: 900 });
    await page.goto('/applications');
    await page.getByPlaceholder('Find by name, description or owner').fill('Risk tier = ');
    await page.getByRole('option', { name: 'Low' }).click();
    await page.getByRole('button', { name: 'Apply' }).click();

    await expect(names(page)).toHaveText([/^Summary/]);
    await page.getByRole('button', { name: 'Remove filter, Risk tier equals Low' }).click();
    await expect(names(page)).toHaveCount(3);
  });

  test('filters and the list are in Spanish when the user reads Spanish', async ({ page }) => {
    await page.goto('/settings');
    await page.getByRole('radio', { name: 'Español' }).click();
    await page.getByRole('link', { name: 'Aplicaciones de IA' }).first().click();

    await expect(page.getByRole('heading', { level: 1, name: 'Aplicaciones de IA' })).toBeVisible();
    await expect(page.getByPlaceholder('Buscar por nombre, descripción o responsable')).toBeVisible();
    await expect(page.getByText('3 aplicaciones')).toBeVisible();
  });
});

test('sorts by any column in both directions and stores the order in the address', async ({ page, group }) => {
  for (const [name, risk_tier] of [
    ['banana', 'low'],
    ['Apple', 'prohibited'],
    ['Árbol', 'medium'],
  ] as const)
    await makeApplication(group, { name: `${name} ${group.id}`, risk_tier });
  await page.goto('/applications');
  await expect(names(page)).toHaveText([/^Apple/, /^Árbol/, /^banana/]);

  await page.getByRole('button', { name: 'Name, sorted ascending' }).click();
  await expect(page).toHaveURL(/\?sort=-name$/);
  await expect(names(page)).toHaveText([/^banana/, /^Árbol/, /^Apple/]);

  await page.getByRole('button', { name: 'Risk tier, not sorted' }).click();
  await expect(page).toHaveURL(/\?sort=risk_tier$/);
  await page.getByRole('button', { name: 'Risk tier, sorted ascending' }).click();
  await expect(page).toHaveURL(/\?sort=-risk_tier$/);
  await expect(names(page)).toHaveText([/^banana/, /^Árbol/, /^Apple/]);
});

test('pages forward and back and offers larger page sizes', async ({ page, group }) => {
  await makeMany(group, 60);
  await page.goto('/applications');
  await expect(names(page)).toHaveCount(25);
  await expect(names(page).first()).toHaveText(/^001/);

  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(names(page).first()).toHaveText(/^026/);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(names(page).first()).toHaveText(/^051/);
  await expect(names(page)).toHaveCount(10);
  await expect(page.getByText('60 applications · Page 3 of 3')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();

  await page.goBack();
  await expect(names(page).first()).toHaveText(/^026/);
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(names(page).first()).toHaveText(/^001/);

  await page.getByRole('button', { name: 'List settings' }).click();
  await page.getByRole('radio', { name: '50 rows' }).click();
  await page.getByRole('radio', { name: 'Compact' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\?limit=50$/);
  await expect(names(page)).toHaveCount(50);
  await expect(page.locator('body')).toHaveClass(/awsui-compact-mode/);
});

test('keeps the chosen columns and their widths, and exports those columns', async ({ page, group }) => {
  const { name } = await makeApplication(group, { owner: '=HYPERLINK("x")', department: 'Claims', risk_tier: 'high' });
  await makeApplication(group, { risk_tier: 'low' });
  await page.goto('/applications?risk_tier=high');
  await page.getByRole('button', { name: 'List settings' }).click();
  const settings = page.getByRole('dialog');
  await expect(settings.getByRole('checkbox', { name: 'Name' })).toBeDisabled();
  for (const column of ['Department', 'Next assessment', 'Development status', 'Approval status'])
    await settings.getByRole('checkbox', { name: column }).click();
  await settings.getByRole('button', { name: 'Save' }).click();
  const department = page.getByRole('columnheader', { name: 'Department' });
  await expect(department).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['', 'Name', 'Risk tier', 'Owner', 'Department']);
  const owner = page.getByRole('columnheader', { name: 'Owner' });
  const before = (await owner.boundingBox())?.width ?? 0;
  await owner.getByRole('button', { name: 'Owner', exact: true }).focus();
  await page.keyboard.press('Enter');
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await owner.boundingBox())?.width).toBe(before + 30);

  await page.reload();
  await expect(department).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Next assessment' })).toBeHidden();
  await expect.poll(async () => (await owner.boundingBox())?.width).toBe(before + 30);

  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'CSV' }).click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(/^AI Applications \d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toBe(
    `\uFEFFName,Risk tier,Owner,Department\r\n${name},High,"'=HYPERLINK(""x"")",Claims\r\n`,
  );
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a list too long for the browser is exported by a job and then downloaded', async ({
  page,
  group,
  me,
  complaints,
}) => {
  complaints.provoke(/status of 404/);
  const { name } = await makeApplication(group, { risk_tier: 'high' });
  await page.route('**/v2/applications?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), total: 20_001 } });
  });
  await page.goto('/applications?columns=risk_tier');
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await expect(dialog.getByText(/^A list of 20,001 rows is prepared in the background, as CSV\./)).toBeVisible();
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Prepare file' }).click();

  await expect(page).toHaveTitle('AI Applications · Plumbline');
  await expect(page).toHaveURL(/\/exports\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('status').getByText('The file is ready, with 1 row')).toBeVisible();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(/^AI Applications \d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toBe(`\uFEFFName,Risk tier\r\n${name},High\r\n`);

  await page.goto(`/exports/${me.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'File not found' })).toBeVisible();
});

test('is navigated with keys unless the user is typing', async ({ page, group }) => {
  await makeMany(group, 3);
  await page.goto('/applications');
  await expect(names(page)).toHaveCount(3);
  const focused = page.getByRole('rowheader').locator(':focus');
  await page.keyboard.press('j');
  await expect(focused).toHaveText(/^001/);
  await page.keyboard.press('j');
  await expect(focused).toHaveText(/^002/);
  await page.keyboard.press('k');
  await expect(focused).toHaveText(/^001/);

  const search = page.getByPlaceholder('Find by name, description or owner');
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('jk/');
  await expect(search).toHaveValue('jk/');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
  await page.getByRole('search').getByRole('button', { name: 'Clear filters' }).click();
  await expect(names(page)).toHaveCount(3);
  await page.keyboard.press('Tab');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^001/ })).toBeVisible();

  await page.goBack();
  await expect(names(page)).toHaveCount(3);
  await page.keyboard.press('j');
  await expect(focused).toHaveText(/^002/);
  await page.keyboard.press('?');
  await page.getByRole('link', { name: 'Turn on or off in settings' }).click();
  await page.getByRole('radio', { name: 'Off' }).click();
  await page.goBack();
  await page.getByRole('link', { name: /^002/ }).focus();
  await page.keyboard.press('j');
  await expect(focused).toHaveText(/^002/);
});

test('saves a personal or shared view, and shows when the list differs from the view', async ({
  page,
  group,
  me,
  openAs,
  complaints,
}) => {
  complaints.provoke(/status of 412/);
  await makeApplication(group, { risk_tier: 'high', owner: 'Ada' });
  await page.goto('/applications?risk_tier=high&columns=owner');
  const view = page.getByRole('button', { name: /^View / });
  const manage = async (action: string) => {
    await page.getByRole('button', { name: 'Manage views' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  const name = someName('High');
  await manage('Save as a new view…');
  await page.getByRole('dialog').getByRole('textbox').fill(name);
  await page.keyboard.press('Enter');
  await expect(view).toHaveText(name);

  await page.getByRole('button', { name: 'Owner, not sorted' }).click();
  await expect(view).toHaveText(`(changed) ${name}`);
  await manage('Save changes to this view');
  await expect(view).toHaveText(name);
  await manage('Rename or share…');
  await page.getByRole('dialog').getByRole('button', { name: 'Only its owner' }).click();
  await page.getByRole('option', { name: 'Everyone in your company' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('View saved successfully.')).toBeVisible();

  const saved = (await listViews.page([shelfOf(me.id, 'applications')], { sort: 'name', limit: 1 }, undefined))
    .items[0];
  expect(saved).toMatchObject({ name, query: 'risk_tier=high&sort=owner&columns=owner', shared_with: 'everybody' });
  if (saved)
    await listViews.update(saved, { ...saved, query: `${saved.query}&columns=gone` }, { id: me.id, name: 'Me' });
  const other = await openAs(await makePerson({ role: 'ApplicationReviewer', group }));
  await other.goto('/applications');
  await other.getByRole('button', { name: /^View / }).click();
  await other.getByRole('option', { name }).click();
  await expect(other.getByRole('columnheader')).toHaveText(['', 'Name', 'Owner']);
  await expect(other).toHaveURL(/\?risk_tier=high&sort=owner&columns=owner&columns=gone&view=/);
  await other.getByRole('button', { name: 'Manage views' }).click();
  await expect(other.getByRole('menuitem')).toHaveText([
    'Save as a new view…',
    'Make this the default view of this list',
  ]);

  await page.getByRole('button', { name: 'Owner, sorted ascending' }).click();
  // Another user saves after each read of the views, so every update conflicts.
  await page.route(
    '**/v2/list-views/*',
    async (route) => {
      const now = await listViews.get(saved?.id ?? '');
      if (now) await listViews.update(now, { ...now, query: `${now.query}&columns=gone` }, { id: me.id, name: 'Me' });
      await route.continue();
    },
    { times: 1 },
  );
  await manage('Save changes to this view');
  const late = page.getByRole('dialog', { name: 'This view has changed' });
  await expect(late.getByText(`Me saved another version of “${name}”`)).toBeVisible();
  await late.getByRole('button', { name: 'Cancel' }).click();
  await expect(view).toHaveText(`(changed) ${name}`);
  await manage('Save changes to this view');
  await expect(view).toHaveText(name);

  await page.reload();
  await manage('Delete…');
  await expect(page.getByRole('dialog').getByText(name)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(view).toHaveText('Saved views');
  await expect(page).toHaveURL(/\?risk_tier=high&sort=-owner&columns=owner$/);
  await other.reload();
  await expect(other.getByRole('button', { name: /^View / })).toHaveText(/no longer exists/);
});

test('bulk-edits rows selected across pages by mouse and keyboard, with a result per row', async ({
  page,
  group,
  complaints,
}) => {
  complaints.provoke(/status of 412/);
  const all = await makeMany(group, 30);
  await page.goto('/applications');
  await page.getByRole('checkbox', { name: /^003/ }).click();
  await page.getByRole('link', { name: /^001/ }).focus();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByRole('checkbox', { name: /^026/ }).click();
  await expect(page.getByText('4 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Name, sorted ascending' }).click();
  await expect(page.getByRole('checkbox', { name: /^026/ })).toBeChecked();
  await expect(page.getByText('4 selected')).toBeVisible();

  const [first] = all;
  if (first) await applications.update(first, { ...first, department: 'Elsewhere' }, { id: 'olga', name: 'Olga' });
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Change the owner' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the owner' });
  await expect(dialog.getByLabel(/^Owner/)).toBeFocused();
  // The first Enter closes the suggestions.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Enter a new value, or choose to remove it.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Remove the value of “Owner”' }).click();
  await expect(dialog.getByRole('button', { name: 'Remove from 4' })).toBeVisible();
  await dialog.getByRole('checkbox').click();
  await dialog.getByLabel(/^Owner/).fill('Grace Hopper');
  await dialog.getByRole('button', { name: 'Change 4' }).dblclick();
  await expect(dialog.getByText('3 changed')).toBeVisible();
  await expect(dialog.getByText('1 skipped, because someone else has changed it')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText([/^001/]);
  await dialog.getByRole('button', { name: 'Retry these' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('4 changed')).toBeVisible();
  await expect(page.getByText(/selected/)).toBeHidden();

  await page.getByRole('checkbox', { name: /^030/ }).click();
  await page.getByRole('button', { name: 'Select all 30' }).click();
  await expect(page.getByText('30 selected')).toBeVisible();
  await findInList(page, 'grace');
  await expect(names(page)).toHaveText([/^026/, /^003/, /^002/, /^001/]);
  await expect(page.getByText('30 rows deselected, because the filters changed')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^026/ })).not.toBeChecked();

  await page.getByRole('checkbox', { name: /^026/ }).click();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('radio', { name: 'Selected rows (1)' })).toBeChecked();
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).dblclick();
  expect((await downloaded).suggestedFilename()).toMatch(/^AI Applications \d{4}-\d\d-\d\d\.xlsx$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('restores the page and scroll position when the reader returns from an application', async ({ page, group }) => {
  await makeMany(group, 60);
  await page.goto('/applications?sort=-name');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(names(page).first()).toHaveText(/^035/);
  await page.getByRole('link', { name: /^012/ }).click();
  const heading = page.getByRole('heading', { level: 1, name: /^012/ });
  await expect(heading).toBeInViewport();

  const expectWhereItWas = async () => {
    await expect(page).toHaveURL(/\?sort=-name$/);
    await expect(names(page).first()).toHaveText(/^035/);
    await expect(page.getByRole('link', { name: /^012/ })).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  };
  await page.getByRole('link', { name: 'Back to AI Applications' }).click();
  await expectWhereItWas();
  await page.goForward();
  await expect(heading).toBeInViewport();
  await page.reload();
  await expect(heading).toBeVisible();
  await page.goBack(); // to a page that must load again
  await expectWhereItWas();

  await page.goto('/applications');
  await page.getByRole('link', { name: /^020/ }).click();
  await page.goto('/applications'); // a new visit, not a step back
  await expect(names(page).first()).toBeInViewport();
});

test('a cursor that is stale or from another user leads to the first page', async ({ page, group, complaints }) => {
  complaints.provoke(/status of 400/);
  await makeMany(group, 30);
  await page.goto('/applications');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(names(page).first()).toHaveText(/^026/);
  await page.evaluate(() => {
    const { usr, ...entry } = window.history.state;
    window.history.replaceState({ ...entry, usr: { ...usr, cursors: ['of-somebody-else'] } }, '');
  });
  await page.reload();

  await expect(names(page).first()).toHaveText(/^001/);
  await expect(page.getByText('Couldn’t load the applications.')).toBeHidden();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(names(page).first()).toHaveText(/^026/);
});

test('shows an error and retries when the list cannot be loaded', async ({ page, group, complaints }) => {
  complaints.provoke(/status of 500/);
  const { name } = await makeApplication(group);
  await page.route('/v2/applications?*', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await page.goto('/applications');

  await expect(page.getByText('Couldn’t load the applications.')).toBeVisible();
  await expect(page.getByText('No applications yet')).toBeHidden();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('reports a missing connection', async ({ page, complaints }) => {
  complaints.provoke(/ERR_FAILED/);
  await page.route('/v2/applications?*', (route) => route.abort());
  await page.goto('/applications');

  await expect(page.getByText('No response from the server. Check your connection, then try again.')).toBeVisible();
});

test('shows loading, not an empty state, while the list is on its way', async ({ page, group }) => {
  const { name } = await makeApplication(group);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('/v2/applications?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/applications');

  await expect(page.getByText('Loading applications…').first()).toBeAttached();
  await expect(page.getByText('No applications yet')).toBeHidden();
  letGo();
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('opens with the reader’s default view unless the address has its own filters', async ({ page, group, me }) => {
  const [high, low] = [someName('High'), someName('Low')];
  await makeApplication(group, { name: high, risk_tier: 'high' });
  await makeApplication(group, { name: low, risk_tier: 'low' });
  const by = { id: me.id, name: 'Me' };
  const own = { list: 'applications', owner: by, shared_with: 'nobody' } as const;
  const made = await listViews.create({ ...own, name: 'Only high', query: 'risk_tier=high' }, by);
  const view = page.getByRole('button', { name: /^View / });
  const manage = async (action: string) => {
    await page.getByRole('button', { name: 'Manage views' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  const expectBoth = async () => {
    await expect(page.getByRole('link', { name: high })).toBeVisible();
    await expect(page.getByRole('link', { name: low })).toBeVisible();
  };

  await page.goto(`/applications?risk_tier=high&view=${made.id}`);
  await expect(view).toHaveText('Only high');
  await manage('Make this the default view of this list');
  await expect(page.getByText('This is now the default view of this list.')).toBeVisible();
  await page.goto('/applications');
  await expect(page).toHaveURL(/\?risk_tier=high&view=/);
  await expect(page.getByRole('link', { name: high })).toBeVisible();
  await expect(page.getByRole('link', { name: low })).toBeHidden();

  // "No saved view" stays in effect, because the address then says `view=none`.
  await view.click();
  await page.getByRole('option', { name: 'No saved view' }).click();
  await expectBoth();
  await expect(page).toHaveURL(/\?view=none$/);
  await page.goto('/vendors');
  await page.getByRole('link', { name: 'AI Applications', exact: true }).click();
  await expect(view).toHaveText('Only high');
  await page.goto('/applications?risk_tier=low');
  await expect(page.getByRole('link', { name: low })).toBeVisible();
  await expect(view).toHaveText('Saved views');

  await listViews.remove(made, by);
  await page.goto('/applications');
  await expectBoth();
  await expect(view).toHaveText('Saved views');
  await manage('Use no default view for this list');
  await expect(page.getByText('This list no longer has a default view.')).toBeVisible();
});

test.describe('for a reviewer', () => {
  test.use({ role: 'ApplicationReviewer' });

  test('offers no creation', async ({ page }) => {
    await page.goto('/applications');
    await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible();
    await expect(page.getByText('Create application')).toBeHidden();

    await page.goto('/applications?create');
    await expect(page.getByText('Your role does not let you create applications.')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });
});

test('a link to a missing view shows a message until the user closes it', async ({ page }) => {
  await page.goto(`/applications?view=${randomUUID()}`);
  const said = page.getByText(
    'The view in this link no longer exists, or is not shared with you. The full list is shown.',
  );
  await expect(said).toBeVisible();
  await page.getByRole('button', { name: 'Close this message' }).click();
  await expect(said).toHaveCount(0);
  await expect(page).toHaveURL(/\/applications$/);
});
