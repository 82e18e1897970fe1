import { DILIGENCE_QUESTIONS, type DiligenceQuestionKey } from '#domain/diligence/questions.ts';
import { OUTSIDE } from '#domain/diligence/words.ts';
import { diligence } from '#lambdas/stores/diligence.ts';
import { SOUND_ANSWERS } from '#test/sound-vendor.ts';
import { expectGoodLooks } from './look.ts';
import { expect, test } from './product.ts';
import { makeVendor } from './things.ts';

const SAID = { trains_on_data: 'no', data_shared: 'internal', criticality: 'medium' } as const;

/** All but one, as the vendor would. */
const answerRest = async (vendor: string, but: DiligenceQuestionKey) => {
  const at = new Date().toISOString();
  const by = { id: OUTSIDE, name: 'Vendor' };
  for (const { key } of DILIGENCE_QUESTIONS.filter(({ key: one }) => one !== but))
    await diligence.answer(vendor, key, { values: [...SOUND_ANSWERS[key]], at, by }, undefined);
};

test('a vendor answers by a link on a phone without an account, goes on where it was left, and sends; here that is accepted, with the reason', async ({
  page,
  browser,
  complaints,
  me,
}) => {
  // Where nobody owns it, what it answers waits for everybody.
  const vendor = await makeVendor({ ...SAID, owner: me.email, owned_by: { id: me.id, name: 'Maria Mendoza' } });
  await page.goto(`/vendors/detail/${vendor.id}/questionnaire`);
  await page.getByRole('button', { name: 'Ask the vendor' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByText('Pass it on now')).toBeVisible();
  const url = (await page.locator('.copyable').getByText('/due-diligence#').textContent()) ?? '';

  const context = await browser.newContext({ viewport: { width: 400, height: 800 }, locale: 'es' });
  complaints.of(context);
  const outside = await context.newPage();
  await outside.goto(url);
  await expect(outside.getByRole('heading', { level: 1 })).toHaveText(`Preguntas para ${vendor.name}`);
  await expect(outside.getByText('0 de 28 respondidas')).toBeVisible();
  await expect(outside.getByText('Guardado')).toHaveCount(0);
  const encryption = outside.getByRole('group', { name: '¿Se cifran los datos de los clientes?' });
  await encryption.getByText('No', { exact: true }).click();
  await expect(outside.getByRole('status').getByText('Guardado')).toBeVisible();
  await expect(outside.getByText('1 de 28 respondidas')).toBeVisible();
  await expectGoodLooks(outside, 'a questionnaire by its link');

  await answerRest(vendor.id, 'encryption');
  await outside.reload();
  await expect(outside.getByText('28 de 28 respondidas')).toBeVisible();
  await expect(encryption.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
  await outside.getByLabel('Su nombre').fill('Pat Example');
  await outside.getByLabel('Su correo electrónico').fill('pat@vendor.example');
  await outside.getByRole('button', { name: 'Enviar' }).click();
  await expect(outside.getByText('Gracias: las respuestas se han enviado')).toBeVisible();
  await expect(encryption.getByRole('radio', { name: 'No', exact: true })).toBeDisabled();
  await context.close();

  await page.reload();
  await expect(page.getByText('Sent by Pat Example (pat@vendor.example)')).toBeVisible();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByText('These answers count.')).toBeVisible();
  await expect(page.getByText('Decided by: Data are not protected as they must be')).toBeVisible();
  await page.getByRole('button', { name: 'Every gate, in order' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'A serious incident is still open' })).toHaveText(
    /does not apply/,
  );
  await expectGoodLooks(page, 'the questionnaire of a vendor');
});

test('a link that is none says so, and nothing else', async ({ page, complaints }) => {
  complaints.provoke(/status of 422/);
  await page.goto(`/due-diligence#${'a'.repeat(43)}`);
  await expect(page.getByText('This link is good no more')).toBeVisible();
});
