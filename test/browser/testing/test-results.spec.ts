/** The result of a bias test in a sentence, a chart and a table, with the same digits as the API. */
import { addDays, addMonths } from '#domain/day.ts';
import { expectGoodLooks } from '#test/browser/look.ts';
import { expect, test } from '#test/browser/product.ts';
import { makeApplication } from '#test/browser/things.ts';
import { TODAY } from '#test/today.ts';
import { makeResult } from './results.ts';

const COUNTED = {
  ...{ type: 'fairness_ml_user' as const, shape: 'aggregate' as const },
  columns: { attribute: 'attribute', group: 'group', n: 'n', selected: 'selected' },
};
const RACE = [
  ...['attribute,group,n,selected', 'Race,Hispanic,408,204', 'Race,White,797,412', 'Race,Black,390,120'],
  ...['Race,Pacific,119,52', 'Race,Asian,616,302', 'Race,Native,41,18', 'Race,Two or more,213,96'],
].join('\n');

test.use({ role: 'ApplicationReviewer' });

test('a result states its verdict, shows its details, and is accepted by another user', async ({ page, group }) => {
  const { id } = await makeApplication(group);
  const made = await makeResult(id, { purpose: 'Who is invited', content: RACE, plan: COUNTED });
  await page.goto(`/application-testing/results/${id}/${made.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Who is invited' })).toBeVisible();
  await expect(
    page.getByRole('heading', {
      name: '“Black” are selected 60% as often as “White” (120 of 390 versus 412 of 797). This is unlikely to be chance.',
    }),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Statistics/ }).click();
  await expect(page.getByRole('blockquote')).toContainText(
    'Adverse impact on “Black”: by Race, for “Black” against the reference “White”, the selection rate is 120 / 390 = 0.3077 against 412 / 797 = 0.5169: an impact ratio of 0.5952',
  );
  const chart = page.getByRole('table', { name: 'Impact ratios by Race' });
  await expect(chart.getByRole('row').nth(1)).toContainText('Black');
  await expect(chart.getByRole('img', { name: /^Ratio 0\.5952, interval .* Adverse impact\.$/ })).toBeVisible();
  await expectGoodLooks(page, 'the result of a bias test');

  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('I looked at the counts and at where they come from.');
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByText('I looked at the counts and at where they come from.')).toBeVisible();

  await page.getByRole('link', { name: 'Explanation and next steps' }).click();
  await page.getByRole('button', { name: 'Full statements with all figures' }).click();
  await expect(page.getByText('more selections in this group would reach the threshold of 0.80')).toBeVisible();
  await expect(page.getByText('npm run verify -- "Who is invited', { exact: false })).toBeVisible();
  await expectGoodLooks(page, 'the explanation of a bias test', { on: 'phone' });
  await page.getByRole('link', { name: 'All rules and simulations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How bias tests are judged' })).toBeVisible();
  await expectGoodLooks(page, 'the method of bias tests', { on: 'phone' });
  await page.goBack();
  await page.getByRole('link', { name: 'Back to the result' }).click();

  await page.getByRole('link', { name: 'All figures for Race' }).first().click();
  const rates = page.getByRole('table', { name: 'Groups' });
  await expect(rates.getByRole('row', { name: /^Black/ })).toContainText('120 / 390 = 0.3077');
  await expect(page.getByRole('table', { name: 'Each group against the reference' })).toContainText(
    '0.3077 / 0.5169 = 0.5952',
  );
  await expectGoodLooks(page, 'all numbers of a bias test', { on: 'phone' });
  await page.goBack();

  await page.getByRole('link', { name: 'View this test over time' }).click();
  await expect(page.getByText('This plan has one run.')).toBeVisible();
  await expectGoodLooks(page, 'a bias test over time', { on: 'phone' });
});

const ANSWERS = [
  'prompt,group,decision,base',
  ...Array.from({ length: 100 }, (_, n) => [
    `p${n},she,${n < 25 ? 'no' : 'yes'},0`,
    `p${n},neutral,${n >= 25 && n < 34 ? 'no' : 'yes'},1`,
  ]).flat(),
].join('\n');

test('the result of language model answers is found by its document', async ({ page, group }) => {
  const { id } = await makeApplication(group);
  const made = await makeResult(id, {
    ...{ purpose: 'Whether she is answered as anybody', content: ANSWERS },
    plan: {
      ...{ type: 'fairness_llm_user', shape: 'rows', baselines: ['1'] },
      columns: { prompt_id: 'prompt', group: 'group', decision: 'decision', is_baseline: 'base' },
      outcomes: [
        { value: 'yes', means: 'selected' },
        { value: 'no', means: 'not_selected' },
      ],
    },
  });
  await page.goto(`/application-testing/results/llm/${made.document.id}`);
  await expect(
    page.getByText('“she” got a positive decision in 75.00% of answers, compared with 91.00% for “neutral”.'),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Statistics/ }).click();
  await expect(page.getByRole('blockquote')).toContainText('p = 0.0090412');
  await expect(page.getByRole('img', { name: /^Ratio 0\.8242, interval .* Adverse impact\.$/ })).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^Flipped in 34\.00%, noise floor Unknown, 5\.00% allowed\./ }),
  ).toBeVisible();
  await expectGoodLooks(page, 'the result of a test of a language model', { on: 'phone' });
  await page
    .getByRole('link', { name: /^All figures for/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/results/llm/${made.document.id}/details/pairs-1$`));
  await expect(page.getByRole('table', { name: 'Decisions of each group against the reference: p' })).toContainText(
    '0.0090412',
  );
});

const AUDITED = addDays(TODAY, -21);

test.describe('in Spanish', () => {
  test.use({ language: 'es', role: 'ApplicationContributor' });

  test('a Local Law 144 publication is not an audit until an auditor is named', async ({ page, group }) => {
    const { id } = await makeApplication(group);
    const content = [
      ...['attribute,group,n,selected', 'Raza,Blanca,797,412', 'Raza,Negra,390,120', 'Raza,Asiática,616,302'],
      ...['Sexo,Hombres,1390,667', 'Sexo,Mujeres,1181,555'],
    ].join('\n');
    const made = await makeResult(id, { purpose: 'Quién recibe una invitación', content, plan: COUNTED });
    await page.goto(`/application-testing/results/${id}/${made.id}`);
    await expect(page.getByText('(120 de 390 frente a 412 de 797)')).toBeVisible();
    await expectGoodLooks(page, 'the result of a bias test in Spanish');
    await page.getByRole('link', { name: 'Resumen para la Local Law 144' }).click();
    const summary = page.getByRole('article');
    await expect(summary).toContainText('esto no es una auditoría de sesgos');
    await page.getByRole('textbox', { name: /^Auditor independiente/ }).fill('Mary Somerville');
    await page.getByRole('textbox', { name: /^Fecha de la auditoría/ }).fill(AUDITED);
    await expect(summary.getByRole('heading', { level: 2 })).toHaveText(
      'Resumen de resultados de la auditoría de sesgos',
    );
    await expect(summary).toContainText(
      new Date(addMonths(AUDITED, 12)).toLocaleDateString('es', { dateStyle: 'medium', timeZone: 'UTC' }),
    );
    await expect(summary.getByRole('row', { name: /^Mujeres/ })).toContainText('0,9793');
    await expectGoodLooks(page, 'the summary under Local Law 144');

    await page.getByRole('textbox', { name: /^Primer día de uso/ }).fill(addMonths(AUDITED, 13));
    await expect(summary.getByRole('heading', { level: 2 })).toContainText('tiene más de un año');
    await page.getByRole('textbox', { name: 'Fuente y explicación de los datos' }).fill('Del año <2026>.');
    await page.getByRole('button', { name: 'Guardar para todos' }).click();
    await expect(page.getByText(/^Guardado por última vez por/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: /^Auditor independiente/ })).toHaveValue('Mary Somerville');
    await expect(summary.getByRole('heading', { level: 2 })).toContainText('tiene más de un año');
    const handed = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar como HTML' }).click();
    const file = await handed;
    expect(file.suggestedFilename()).toMatch(/\.html$/);
    const stream = await file.createReadStream();
    const written = (await stream.toArray()).join('');
    expect(written).toContain('Mary Somerville');
    expect(written).toContain('Hace falta una auditoría nueva.');
    expect(written).toContain('Del año &lt;2026&gt;.');
  });
});
