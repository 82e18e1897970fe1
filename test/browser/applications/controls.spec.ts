import { findInList } from '#test/browser/lists.ts';
import { expectGoodLooks } from '#test/browser/look.ts';
import { makePerson } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { makeApplication, makeProved, makeTested, someName } from '#test/browser/things.ts';

test('a control is described, given evidence, returned, resubmitted, and accepted only by others', async ({
  page,
  group,
  me,
  openAs,
}) => {
  const { id } = await makeApplication(group);
  const list = `/applications/detail/${id}/controls`;
  const dialog = page.getByRole('dialog');
  await page.goto(`${list}?state=not_started`);
  await page.getByRole('link', { name: 'Human check of outputs' }).click();
  const panel = page.getByRole('region', { name: 'Selected control' });
  await panel.getByRole('button', { name: 'Edit' }).click();
  await panel.getByLabel('Description').fill('Each letter is read by a person.');
  await panel.getByRole('button', { name: /^Owner/ }).click();
  await page.keyboard.type(me.email); // other users have the same name
  await page.getByRole('option', { name: me.email }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('In progress', { exact: true })).toBeVisible();
  const submit = page.getByRole('button', { name: 'Submit for review' });
  await expect(submit).toBeDisabled();
  await submit.hover();
  await expect(page.getByRole('tooltip').getByText('Still missing: Evidence')).toBeVisible();

  await page.getByRole('button', { name: 'Add a link' }).click();
  await dialog.getByLabel('URL').fill('wiki');
  await dialog.getByLabel('Name').fill('Reading log');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByLabel('URL')).toBeFocused();
  await dialog.getByLabel('URL').fill('https://wiki.example.com/log');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: /^Reading log/ })).toHaveAttribute(
    'href',
    'https://wiki.example.com/log',
  );
  await page.getByRole('button', { name: 'Add a written statement' }).click();
  await dialog.getByLabel('Name').fill('How we read');
  await dialog.getByRole('textbox', { name: 'Statement' }).fill('Two people read each letter.');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Two people read each letter.')).toBeVisible();
  await submit.click();
  await expect(panel.getByText('Ready for review', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept' })).toBeHidden();

  const rita = await makePerson({ role: 'ApplicationReviewer', group, first_name: 'Rita', last_name: 'Roy' });
  const review = await openAs(rita);
  await review.goto(`${list}?state=ready_for_review`);
  await review.getByRole('link', { name: 'Human check of outputs' }).click();
  await review.getByRole('button', { name: 'Return' }).click();
  await review.getByRole('dialog').getByLabel('Reason').fill('Say who reads on holidays.');
  await review.getByRole('dialog').getByRole('button', { name: 'Return' }).click();
  await expect(review.getByText(/^Returned by Rita Roy/)).toBeVisible();

  await page.reload();
  await expect(page.getByText('Say who reads on holidays.').first()).toBeVisible();
  await submit.click();
  await expect(panel.getByText('Ready for review', { exact: true })).toBeVisible();
  await review.reload();
  await review.getByRole('button', { name: 'Accept' }).click();
  await expect(review.getByRole('button', { name: 'Accept' })).toBeHidden();

  await page.reload();
  await expect(page.getByText(/Rita Roy/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove “How we read”' }).click();
  await expect(dialog.getByText(/If you remove this, the control is returned/)).toBeHidden();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove “Reading log”' }).click();
  await expect(dialog.getByText(/If you remove this, the control is returned/)).toBeVisible();
});

test('a person works through the first controls by keyboard, and returns to the row', async ({ page, group }) => {
  const { id } = await makeApplication(group);
  await page.goto(`/applications/detail/${id}/controls`);
  const rows = page.getByRole('listitem').getByRole('link');
  const panel = page.getByRole('region', { name: 'Selected control' });
  await expect(page.getByRole('button', { name: 'Start here (10)' })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(panel).toBeFocused();
  const [first, second] = await page.locator('.control-rows .row-link a').allTextContents();
  await expect(panel.getByRole('heading', { level: 2, name: first })).toBeVisible();
  await page.keyboard.press('j');
  await expect(panel.getByRole('heading', { level: 2, name: second })).toBeVisible();
  await expect(page).toHaveURL(/\?control=/);
  await page.reload();
  await expect(panel.getByText('2 of 10')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(rows.filter({ hasText: second })).toBeFocused();
  await page.getByRole('button', { name: 'By theme' }).click();
  await expect(page.getByRole('button', { name: /^Accountability \(0\/\d\)$/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );

  await page.setViewportSize({ width: 450, height: 900 });
  await page.getByRole('link', { name: 'Roles assigned' }).click();
  await expect(page).toHaveURL(/\/controls\/roles_assigned$/);
});

test.describe('with a framework that is enabled', () => {
  test.use({ role: 'Administrator' });

  test('prints everything a control requires, without buttons', async ({ page, group }) => {
    const { id } = await makeApplication(group);
    await page.goto('/frameworks?text=illinois');
    await page.getByRole('button', { name: 'Enable or change: Illinois HB 3773 (P.A. 103-0804)' }).click();
    await page.getByRole('dialog').getByLabel('Enabled', { exact: true }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto('/frameworks?enabled=true');
    await expect(page.getByRole('link', { name: 'Illinois HB 3773 (P.A. 103-0804)' })).toBeVisible();
    await expect(page.getByText('Not enabled', { exact: true })).toHaveCount(0);

    await page.goto(`/applications/detail/${id}/controls/human_check`);
    const asked = page.locator('.control-asked > li').first();
    await expect(asked).toBeAttached();
    await expect(asked).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(asked).toBeVisible();
    // The tags of a PDF leave out inert content.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('#page [inert] .control-asked')).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('#page [inert] .control-asked').first()).toBeAttached();
    await expect(page.getByRole('link', { name: /^Comment/ })).toHaveCount(0);
    await expect(page.locator('button:visible')).toHaveCount(0);
  });
});

test('a document uploaded in the dialog becomes evidence of a control', async ({ page, group }) => {
  const { id } = await makeApplication(group);
  await page.goto(`/applications/detail/${id}/controls/human_check`);
  await page.getByRole('button', { name: 'Add a document' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Or upload a new document' }).click();
  await dialog.locator('input[type=file]').setInputFiles({
    ...{ name: 'Reading log.csv', mimeType: 'text/csv' },
    buffer: Buffer.from('day,who\n2026-11-01,Ada\n2026-11-02,Eve\n'),
  });
  await expect(dialog.getByText('Ready').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Document Reading log/ })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Reading log.csv');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: /Reading log/ })).toHaveAttribute('href', /document-viewer/);
});

test('a bias test result of the application becomes evidence of a control, with its verdict', async ({
  page,
  group,
}) => {
  const { id } = await makeApplication(group);
  const add = async () => {
    await page.goto(`/applications/detail/${id}/controls/human_check`);
    await page.getByRole('button', { name: 'Add a test result' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Bias test/ })
      .click();
  };
  await add();
  await expect(page.getByRole('dialog').getByText('This application has no bias test with results.')).toBeVisible();
  await makeTested(id);
  await add();
  await page.getByRole('option', { name: /^Who is invited.*Adverse impact/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name')).toHaveValue('Who is invited');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Test result · Who is invited · Adverse impact/)).toBeVisible();
});

test.describe('a reviewer of their own work', () => {
  test.use({ language: 'es', role: 'Administrator' });

  test('learns that others must review it; many controls get an owner at once', async ({ page, group, me }) => {
    const application = await makeApplication(group);
    await makeProved(application, 'human_check', me);
    const list = `/applications/detail/${application.id}/controls`;
    await page.goto(`${list}/human_check`);
    await page.getByRole('button', { name: 'Presentar para revisión' }).click();
    await expect(page.getByText(/^Es su propio trabajo/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Aceptar' })).toBeHidden();
    await expectGoodLooks(page, 'a control of an application');

    await page.goto(`${list}?text=datos`);
    // Controls that the application's risks require, independent of the frameworks that other tests enable.
    const rows = ['Clases de datos permitidas', 'Ficha de los datos', 'Revisión de la calidad de datos'];
    for (const row of rows) await page.getByRole('checkbox', { name: row, exact: true }).check();
    await page.locator('.list-selection').getByRole('button', { name: 'Acciones' }).click();
    await page.getByRole('menuitem', { name: 'Asignar un responsable…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Responsable/ }).click();
    await page.keyboard.type(me.email); // other users have the same name
    await page.getByRole('option', { name: me.email }).click();
    await dialog.getByRole('button', { name: /^Cambiar/ }).click();
    await expect(dialog).toBeHidden();
    for (const name of rows) await expect(page.getByRole('row', { name })).toContainText('Maria Mendoza');
    await expect(page.getByRole('row', { name: 'Contrato de tratamiento de datos' })).toContainText('Sin responsable');
    await expectGoodLooks(page, 'the controls of an application');
  });

  test('finds all evidence of the company on one page', async ({ page, group }) => {
    const { id } = await makeApplication(group);
    await page.goto(`/applications/detail/${id}/controls/human_check`);
    await page.getByRole('button', { name: 'Añadir una declaración escrita' }).click();
    const dialog = page.getByRole('dialog');
    const name = someName('Lectura');
    await dialog.getByLabel('Nombre').fill(name);
    await dialog.getByRole('textbox', { name: 'Declaración' }).fill('Dos personas leen cada carta.');
    await dialog.getByRole('button', { name: 'Añadir' }).click();
    await expect(dialog).toBeHidden();
    await page.goto('/frameworks');
    await page.getByRole('link', { name: 'Evidencias' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Evidencias' })).toBeVisible();
    await findInList(page, name);
    const row = page.getByRole('row', { name });
    await expect(row).toContainText(/Vigente.*Sin vencimiento.*Comprobación humana de resultados/);
    await expectGoodLooks(page, 'the register of evidence');
    await row.getByRole('link', { name, exact: true }).click();
    await expect(page.getByText('Dos personas leen cada carta.')).toBeVisible();
  });
});
