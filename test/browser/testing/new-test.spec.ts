/** The wizard for a bias test: table, columns, values, and the progress of the run. */
import { expectGoodLooks } from '#test/browser/look.ts';
import { expect, test } from '#test/browser/product.ts';
import { openPart } from '#test/browser/sections.ts';
import { makeApplication } from '#test/browser/things.ts';

const rows = (sex: string, hired: string, count: number) => Array<string>(count).fill(`${sex},${hired}`);
/** Has groups that look alike, a value that the guesses do not know, and one that means "unknown". */
const PEOPLE = [
  ...['Sex,Hired', ...rows('Male', 'yes', 60), ...rows('Male', 'no', 40), ...rows('Female', 'yes', 30)],
  ...[
    ...rows('Female', 'no', 60),
    ...rows('female', 'no', 9),
    'F,yes',
    'Male,maybe',
    'Unknown,no',
    ...rows('Tiny', 'yes', 2),
  ],
].join('\n');

const tableOf = (name: string, content: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });

test('uploads a table, guesses its columns, maps each value, and runs the test to completion', async ({
  page,
  group,
}) => {
  const { id } = await makeApplication(group);
  await page.goto(`/applications/detail/${id}/tests`);
  await expect(page.getByText('No bias tests yet')).toBeVisible();
  await page.getByRole('link', { name: 'New test' }).click();
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const purpose = page.getByRole('textbox', { name: 'What should this test show?' });
  await expect(purpose).toBeFocused();
  await next.click();
  await expect(purpose).toBeFocused();
  await purpose.fill('Who is hired');
  await next.click();

  const file = page.getByLabel('Choose a file', { exact: true });
  await file.setInputFiles(tableOf('Headers.csv', 'Sex,Hired\n'));
  await expect(page.getByText('There are no rows below the headers.')).toBeVisible();
  await file.setInputFiles(tableOf('Scan.csv', '%PDF-1.7\nsex,hired\nf,yes\n'));
  await expect(page.getByText('This file was rejected for the reason shown above.')).toBeVisible();
  await next.click();
  await expect(page.getByText('Fix the highlighted fields.', { exact: true })).toBeVisible();
  await file.setInputFiles(tableOf('People.csv', PEOPLE));
  await expect(page.getByText('204 rows, 2 columns')).toBeVisible();
  await next.click();
  // Every column has a guessed role, so the wizard skips to the values. The columns can still be changed.
  await expect(page.getByRole('heading', { level: 1, name: 'Values' })).toBeVisible();
  await expect(page.getByText('Outcome: Hired')).toBeVisible();
  await page.getByRole('button', { name: 'Change columns' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Columns' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Outcome/ })).toContainText('Hired');
  await expect(page.getByRole('button', { name: 'Remove Sex' })).toBeVisible();
  await next.click();

  await expect(page.getByRole('heading', { level: 1, name: 'Values' })).toBeVisible();
  await next.click();
  await expect(page.getByText('Choose what each value means: 1 left.')).toBeVisible();
  await expect(page.getByText('Choose whether these are one group: 1 left.')).toBeVisible();
  await page.getByRole('button', { name: 'Meaning of each outcome: maybe' }).click();
  await page.getByRole('option', { name: 'Leave out' }).click();
  await page.getByRole('button', { name: /Similar names/ }).click();
  await page.getByRole('option', { name: 'One group, called Female', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove Unknown' })).toBeVisible();
  const direction = page.getByRole('radiogroup', { name: 'Being selected is' });
  await expect(page.getByText('Choose whether this is good or bad for the person.', { exact: true })).toBeVisible();
  await direction.getByRole('radio', { name: 'Good for the person' }).check();
  await page.getByRole('button', { name: /^Small groups to leave out/ }).click();
  await page.getByRole('option', { name: 'Sex: Tiny' }).click();
  await page.keyboard.press('Escape');
  await next.click();
  await expect(page.getByText('Enter a reason. It is shown with the result.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Reason to leave out Sex: Tiny' }).fill('Two people could be recognized.');
  await expectGoodLooks(page, 'the values of a new bias test');
  await next.click();
  // The reference and the thresholds have defaults.
  await expect(page.getByText('Sex: female counts as Female')).toBeVisible();
  await expect(page.getByText('Good for the person')).toBeVisible();
  await expect(page.getByText('Sex: Tiny is left out. Reason: Two people could be recognized.')).toBeVisible();
  await expect(page.getByText(/^Female \(n = \d+\): ratios below 0\.\d\d$/)).toBeVisible();
  await page.getByRole('button', { name: 'Start the test' }).click();

  // The page shows the progress, then the result.
  await expect(page).toHaveURL(new RegExp(`/application-testing/results/${id}/`));
  await expect(page.getByRole('heading', { name: /This is unlikely to be chance\.$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Bias tests', exact: true }).click();
  const tests = page.getByRole('table', { name: 'Bias tests' });
  await expect(tests.getByRole('row', { name: /^Who is hired/ })).toContainText('Adverse impact');
});

test.describe('in Spanish', () => {
  test.use({ language: 'es' });

  test('the steps of a test and table errors are in Spanish', async ({ page, group }) => {
    const { id } = await makeApplication(group);
    await page.goto(`/application-testing/new/${id}`);
    await page.getByRole('textbox', { name: '¿Qué debe mostrar esta prueba?' }).fill('A quién se contrata');
    await expectGoodLooks(page, 'the purpose of a new bias test');
    const next = page.getByRole('button', { name: 'Siguiente', exact: true });
    await next.click();
    await page
      .getByLabel('Elegir un archivo', { exact: true })
      .setInputFiles(
        tableOf('Personas.csv', 'Candidaturas de 2026\nSexo;Edad;Resultado\nM;17;sí\nH;30;no\nH;30;sí\nM;70;quizás\n'),
      );
    await expect(page.getByText('4 filas, 3 columnas')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Fila de encabezados/ })).toContainText('Fila 2 del archivo');
    await next.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Columnas' })).toBeVisible();
    await page.getByRole('button', { name: /^Grupos para los números de Edad/ }).click();
    await page.getByRole('option', { name: /^Tramos de edad/ }).click();
    await expect(page.getByText('Grupos: <18, 18–24, 25–39, 40–54, 55–64, 65+')).toBeVisible();
    await expectGoodLooks(page, 'the columns of a new bias test', { on: 'phone' });
  });
});

test('deletes the uploaded table with its draft when the user abandons the test', async ({ page, group }) => {
  const { id } = await makeApplication(group);
  await page.goto(`/application-testing/new/${id}`);
  await page.getByRole('textbox', { name: 'What should this test show?' }).fill('Who is hired');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByLabel('Choose a file', { exact: true }).setInputFiles(tableOf('People.csv', PEOPLE));
  await expect(page.getByText('204 rows, 2 columns')).toBeVisible();
  await expect(page.getByText('Ready', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /delete the uploaded table: People\.csv/ }).check();
  await dialog.getByRole('button', { name: 'Discard', exact: true }).click();
  await openPart(page, 'Files and people');
  await expect(page.getByText('No documents yet')).toBeVisible();
});
