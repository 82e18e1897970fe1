/**
 * Documents of an application: uploaded straight to storage, checked there, and shown without executing their content.
 */

import { expectGoodLooks } from '#test/browser/look.ts';
import { expect, test } from '#test/browser/product.ts';
import { openPart } from '#test/browser/sections.ts';
import { makeApplication } from '#test/browser/things.ts';
import { docxOf, xlsxOf } from '#test/office-files.ts';
import { pdfOf } from '#test/pdf.ts';

const DOCUMENTS = (id: string) => `/applications/detail/${id}/documents`;

const fileOf = async (name: string, content: Blob | string, mimeType = 'application/octet-stream') => ({
  name,
  mimeType,
  buffer: Buffer.from(await new Blob([content]).arrayBuffer()),
});

test('uploads files, explains a refusal, and renames, replaces, opens and deletes a document', async ({
  page,
  group,
}) => {
  const { id, name } = await makeApplication(group);
  await page.goto(DOCUMENTS(id));
  const chosen = page.getByLabel('Choose files', { exact: true });
  await chosen.setInputFiles([
    await fileOf('Card.pdf', pdfOf(['The first card'])),
    await fileOf('Notes.doc', 'old'),
    await fileOf('Lie.pdf', '<html><script>alert(1)</script></html>'),
  ]);
  const list = page.getByRole('list', { name: 'Uploads' });
  const upload = (file: string) => list.getByRole('listitem').filter({ hasText: file });
  await expect(upload('Notes.doc')).toContainText('Save the file as .docx and upload that.');
  await expect(upload('Card.pdf')).toContainText('Ready');
  await expect(upload('Lie.pdf')).toContainText('does not match the file type in the name');
  await expectGoodLooks(page, 'the documents of an application');
  await list.getByRole('button', { name: 'Remove Notes.doc from this list' }).click();
  await expect(upload('Notes.doc')).toHaveCount(0);

  await page.getByRole('button', { name: 'Actions for Card.pdf' }).click();
  await page.getByRole('menuitem', { name: 'Change name or kind' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox').fill('Model card');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'Model card' })).toBeVisible();

  await page
    .getByLabel('New version of Model card')
    .setInputFiles(await fileOf('Card 2.pdf', pdfOf(['The second card'])));
  await expect(upload('Card 2.pdf')).toContainText('Ready');
  await expect(page.getByText('2 versions')).toBeVisible();
  // Storage has another origin, and does not answer here.
  const here = new URL(page.url()).origin;
  await page.route(
    ({ origin }) => origin !== here,
    () => {},
  );
  const sending = page.waitForRequest((request) => new URL(request.url()).origin !== here);
  await page
    .getByLabel('New version of Model card')
    .setInputFiles(await fileOf('Card 3.pdf', pdfOf(['The third card'])));
  await sending;
  await openPart(page, 'Files and people', 'People');
  const uploading = page.getByRole('region', { name: 'Messages' });
  await expect(uploading).toContainText('File upload in progress. Please wait...');
  await expect(uploading.locator('[class*=flash-type-warning]')).toBeVisible();
  await uploading.getByRole('button', { name: 'View' }).click();
  await expect(page).toHaveURL(DOCUMENTS(id));
  await expect(uploading).toBeHidden();
  const givenUp = page.waitForResponse((response) => response.request().postData()?.includes('given_up') === true);
  await list.getByRole('button', { name: 'Cancel the upload of Card 3.pdf' }).click();
  await givenUp;
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByText('2 versions')).toBeVisible();
  await page.getByRole('link', { name: 'Model card' }).click();
  await expect(page.getByText('The second card')).toBeVisible();
  await page.getByRole('button', { name: 'Versions' }).click();
  await page.getByRole('option', { name: /^Version 1/ }).click();
  await expect(page.getByText('The first card')).toBeVisible();
  await page.getByRole('link', { name: `Back to ${name}` }).click();

  await page.getByRole('button', { name: 'Actions for Model card' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: 'Model card' })).toHaveCount(0);
});

test.describe('In Spanish', () => {
  test.use({ language: 'es' });

  test('previews a large PDF early with search, a Word document’s text and table cells', async ({ page, group }) => {
    test.slow(); // layout checks for four files
    const { id } = await makeApplication(group);
    const pages = Array.from({ length: 60 }, (_, at) => `Cosa ${at + 1} de muchas`);
    const heavy = pdfOf(pages, 45_000);
    const word =
      '<w:p><w:r><w:t xml:space="preserve">Cada modelo se </w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>valida</w:t></w:r></w:p>';
    const sheets = {
      Uno: '<row><c t="inlineStr"><is><t>Hallazgo</t></is></c></row>',
      Dos: '<row><c><v>7</v></c></row>',
    };
    const rows = Array.from({ length: 20_000 }, (_, row) => `fila ${row + 1},${row},a,b,c`);
    await page.goto(DOCUMENTS(id));
    await page
      .getByLabel('Elegir archivos', { exact: true })
      .setInputFiles([
        await fileOf('Informe.pdf', heavy),
        await fileOf('Texto.docx', docxOf(word)),
        await fileOf('Libro.xlsx', xlsxOf({ sheets })),
        await fileOf('Tabla.csv', rows.join('\r\n')),
      ]);
    const ready = page.getByRole('list', { name: 'Subidas' }).getByText('Listo', { exact: true });
    await expect(ready).toHaveCount(4);
    const open = async (name: string) => {
      await page.goto(DOCUMENTS(id));
      await page.getByRole('link', { name }).click();
    };

    let fetched = 0;
    page.on('response', async (response) => {
      if (response.status() === 206) fetched += Number(response.headers()['content-length'] ?? 0);
    });
    await open('Informe.pdf');
    await expect(page.getByText('Cosa 1 de muchas')).toBeVisible();
    expect(fetched).toBeGreaterThan(0);
    expect(fetched).toBeLessThan(heavy.length / 2);
    await page.getByRole('button', { name: 'Buscar en el documento' }).click();
    await page.keyboard.type('cosa 42');
    await expect(page.getByText('1 de 1', { exact: true })).toBeVisible();
    await expect(page.getByText('Página 42 de 60')).toBeVisible();
    await expectGoodLooks(page, 'a pdf');

    await open('Texto.docx');
    await expect(page.getByText('valida', { exact: true })).toBeVisible();
    await expectGoodLooks(page, 'a word document');

    await open('Libro.xlsx');
    await expect(page.getByRole('gridcell', { name: 'Hallazgo' })).toBeVisible();
    await page.getByRole('tab', { name: 'Dos' }).click();
    await expect(page.getByRole('gridcell', { name: '7' })).toBeVisible();

    await open('Tabla.csv');
    await expect(page.getByRole('gridcell', { name: 'fila 1', exact: true })).toBeVisible();
    await page.getByRole('grid').focus();
    await page.keyboard.press('Control+End');
    await expect(page.getByText('E20000')).toBeVisible();
    await expect(page.getByRole('rowheader', { name: '20000' })).toBeVisible();
    await expectGoodLooks(page, 'a table');
  });
});
