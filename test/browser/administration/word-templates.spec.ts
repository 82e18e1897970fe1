import { readFile } from 'node:fs/promises';
import { readWordDocument } from '#domain/reading/docx.ts';
import { docxOf } from '#local/demo/small-files.ts';
import { expectGoodLooks } from '#test/browser/look.ts';
import { expect, test } from '#test/browser/product.ts';
import { makeApplication, someName } from '#test/browser/things.ts';

test.use({ role: 'Administrator' });

const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test('an administrator corrects and adds a template, and it is filled', async ({ page, group, complaints }) => {
  complaints.provoke(/status of 422/);
  const [name, application] = [someName('Board paper'), await makeApplication(group, { purpose: 'Sorts claims' })];
  await page.goto('/manage-company?tab=templates');
  await page.getByRole('button', { name: 'Add a template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a Word template' });
  const choose = (text: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: `${name}.docx`, mimeType, buffer: docxOf('Board paper', [text]) });
  await choose('{{aplication.name}}');
  await dialog.getByRole('button', { name: 'Add a template' }).click();
  await expect(dialog.getByText(/Did you mean {{application.name}}\?/).first()).toBeVisible();
  await choose('{{application.name}}: {{application.purpose}}');
  await dialog.getByRole('button', { name: 'Add a template' }).click();
  await expect(page.getByText(`“${name}” saved.`)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find placeholders' }).fill('risk tier');
  await expect(page.getByText('{{application.risk_tier}}')).toBeVisible();
  await expectGoodLooks(page, 'word-templates');

  await page.goto(`/applications/detail/${application.id}`);
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Fill a Word template' }).click();
  await page.getByRole('dialog').getByLabel('Template', { exact: true }).click();
  await page.getByRole('option', { name }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  const { blocks } = await readWordDocument(new Blob([await readFile(await (await saved).path())]));
  expect(JSON.stringify(blocks)).toContain(`${application.name}: Sorts claims`);
});
