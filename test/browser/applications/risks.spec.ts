import { intakes } from '#lambdas/applications/intake-store.ts';
import { TEST } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { makeApplication } from '#test/browser/things.ts';
import { harmless } from '#test/domain/tiering/golden-cases.ts';

test('a risk shows its level, the answers behind it, and a reader’s suggested level', async ({ page, group }) => {
  const { id } = await makeApplication(group);
  const at = new Date().toISOString();
  const answers = harmless({ does: ['drafts', 'ranks_people'], employment: 'hiring', facts_relied_on: 'yes' });
  for (const [question, values] of Object.entries(answers))
    await intakes.answer(id, question as 'does', { values: [...values], at, by: TEST }, undefined); // a valid key

  await page.goto(`/applications/detail/${id}/risks`);
  const place = page.getByRole('row', { name: /^Inherent: High/ });
  await expect(place.getByRole('cell').nth(1)).toContainText('Hallucination');
  await place.getByRole('link', { name: 'Fairness' }).click();
  await expect(page.locator('#risk-fairness')).toBeFocused();
  const fairness = page.locator('#risk-fairness');
  await expect(fairness).toContainText(/High, based on these answers:.*Is it used in employment\? Hiring/s);

  await fairness.getByRole('button', { name: 'Suggest another level for Fairness' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fairness: suggest another level' });
  await dialog.getByRole('button', { name: /^Level/ }).click();
  await page.getByRole('option', { name: 'Medium' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await dialog.getByLabel('Reason').fill('Two people read every letter.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(fairness).toContainText(/High.*Maria Mendoza: Medium/s);
  await expect(fairness).toContainText('Two people read every letter.');

  await fairness.getByRole('link', { name: 'Is it used in employment?' }).click();
  await expect(page.getByRole('group', { name: 'Is it used in employment?' })).toBeFocused();
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(
    page.getByRole('row', { name: /Suggested risk level changed.*Fairness: Level: Medium; Reason: Two people/s }),
  ).toBeVisible();

  await page.goto(`/applications/detail/${id}/dossier`);
  const why = page.locator('#risk-fairness').getByText('Two people read every letter.');
  await expect(page.locator('#risk-fairness')).toBeVisible();
  await expect(why).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(why).toBeVisible();
  await page.emulateMedia({ media: null });
});
