import type { Browser, BrowserContext } from '@playwright/test';
import { DILIGENCE_QUESTIONS, type DiligenceQuestionKey } from '#domain/diligence/questions.ts';
import { OUTSIDE } from '#domain/diligence/words.ts';
import { diligenceLinks } from '#lambdas/diligence/link-store.ts';
import { diligence } from '#lambdas/diligence/store.ts';
import { transact } from '#lambdas/persistence/transaction.ts';
import { expectGoodLooks } from '#test/browser/look.ts';
import { expect, test } from '#test/browser/product.ts';
import { makeVendor } from '#test/browser/things.ts';
import { SOUND_ANSWERS } from '#test/sound-vendor.ts';

const SAID = { trains_on_data: 'no', data_shared: 'internal', criticality: 'medium' } as const;

/** The vendor answers every question except one. */
const answerRest = async (vendor: string, but: DiligenceQuestionKey) => {
  const at = new Date().toISOString();
  const by = { id: OUTSIDE, name: 'Vendor' };
  for (const { key } of DILIGENCE_QUESTIONS.filter(({ key: one }) => one !== but))
    await diligence.answer(vendor, key, { values: [...SOUND_ANSWERS[key]], at, by }, undefined);
};

test('a vendor answers by link on a phone and resumes; a reviewer accepts with a reason', async ({
  page,
  browser,
  complaints,
  me,
}) => {
  // The answers of a vendor without an owner would become tasks for users of other tests.
  const vendor = await makeVendor({ ...SAID, owner: me.email, owned_by: { id: me.id, name: 'Maria Mendoza' } });
  await page.goto(`/vendors/detail/${vendor.id}/questionnaire`);
  await page.getByRole('button', { name: 'Ask the vendor' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByText('Share the link now.')).toBeVisible();
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
  await expect(outside.getByText('Gracias. Sus respuestas se han enviado')).toBeVisible();
  await expect(encryption.getByRole('radio', { name: 'No', exact: true })).toBeDisabled();
  await context.close();

  await page.reload();
  await expect(page.getByText('Submitted by Pat Example (pat@vendor.example)')).toBeVisible();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByText('These answers are in effect.')).toBeVisible();
  await expect(page.getByRole('status').getByText('Decided by: Inadequate protection of customer data')).toBeVisible();
  await page.getByRole('button', { name: 'All criteria, in order' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Unresolved serious incident' })).toHaveText(
    /does not apply/,
  );
  await expectGoodLooks(page, 'the questionnaire of a vendor');
});

test('an invalid link shows only that it is invalid', async ({ page, complaints }) => {
  complaints.provoke(/status of 422/);
  await page.goto(`/due-diligence#${'a'.repeat(43)}`);
  await expect(page.getByText('This link is no longer valid')).toBeVisible();
});

const openLink = async (browser: Browser, complaints: { of: (context: BrowserContext) => void }, vendor: string) => {
  const { token, writes } = await diligenceLinks.make(vendor, { id: 'someone', name: 'Somebody' }, '');
  await transact(writes);
  const context = await browser.newContext({ viewport: { width: 400, height: 800 }, locale: 'en' });
  complaints.of(context);
  const outside = await context.newPage();
  await outside.goto(`/due-diligence#${token}`);
  return { context, outside };
};

test('a link that ends while open shows the vendor’s contact and becomes read-only', async ({
  browser,
  complaints,
}) => {
  complaints.provoke(/status of 422/);
  const vendor = await makeVendor(SAID);
  const { context, outside } = await openLink(browser, complaints, vendor.id);
  const encryption = outside.getByRole('group', { name: 'Is customer data encrypted?' });
  await encryption.getByText('In transit only').click();
  await expect(outside.getByRole('status').getByText('Saved')).toBeVisible();
  await transact(await diligenceLinks.revoke(vendor.id));
  await encryption.getByText('In transit and at rest', { exact: true }).click();
  await expect(outside.getByText('It was revoked or has expired.')).toBeVisible();
  await expect(outside.getByText('return with the same link')).toHaveCount(0);
  await expect(encryption.getByRole('radio', { name: 'In transit and at rest' })).toBeChecked();
  await expect(encryption.getByRole('radio', { name: 'In transit and at rest' })).toBeDisabled();
  await expect(encryption.getByText('Not saved. This link is no longer valid. Ask')).toBeVisible();
  await expect(outside.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(outside.getByRole('button', { name: 'Submit', exact: true })).toHaveCount(0);
  await expectGoodLooks(outside, 'a questionnaire whose link has ended');
  await context.close();
});

test('sending reports a question reopened by a replaced answer, without revealing the answer', async ({
  browser,
  complaints,
  me,
}) => {
  complaints.provoke(/status of 422/);
  const vendor = await makeVendor({ ...SAID, owner: me.email, owned_by: { id: me.id, name: 'Maria Mendoza' } });
  await answerRest(vendor.id, 'encryption');
  const { context, outside } = await openLink(browser, complaints, vendor.id);
  const encryption = outside.getByRole('group', { name: 'Is customer data encrypted?' });
  const saved = outside.waitForResponse('**/due-diligence/answer');
  await encryption.getByText('In transit only').click();
  await saved;
  const given = { values: ['neither'], at: new Date().toISOString(), by: { id: me.id, name: 'Maria Mendoza' } };
  await diligence.answer(vendor.id, 'encryption', given, undefined);
  await outside.getByLabel('Your name').fill('Pat Example');
  await outside.getByLabel('Your email address').fill('pat@vendor.example');
  await outside.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(outside.getByText('27 of 28 answered')).toBeVisible();
  await expect(encryption).toBeFocused();
  await expect(encryption.getByText('has since answered this question itself')).toBeVisible();
  await expect(encryption.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(outside.getByRole('listitem').getByText('Is customer data encrypted?')).toBeVisible();
  await expectGoodLooks(outside, 'a questionnaire with an answer that was replaced');
  await encryption.getByText('In transit and at rest', { exact: true }).click();
  await expect(outside.getByText('28 of 28 answered')).toBeVisible();
  await outside.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(outside.getByText('Thank you. Your answers were submitted')).toBeVisible();
  await context.close();
});
