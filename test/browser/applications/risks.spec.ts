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

test('an own risk starts from a library, appears in the register’s heat map, and is closed with a reason', async ({
  page,
  group,
}) => {
  const { id, name } = await makeApplication(group);
  await page.goto(`/applications/detail/${id}/risks`);
  await page.getByRole('link', { name: 'Add risk' }).click();
  await page.getByLabel('Description').fill('A customer can hide instructions in a document.');
  await page.getByRole('button', { name: /^Library risk/ }).click();
  await page.getByRole('option', { name: /LLM01:2026 Prompt Injection/ }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Prompt Injection');
  await expect(page.getByLabel('Description')).toHaveValue('A customer can hide instructions in a document.');
  await page.getByRole('button', { name: 'Add risk' }).click();
  for (const error of ['Choose a likelihood.', 'Choose an impact.'])
    await expect(page.getByText(error, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Inherent likelihood/ }).click();
  await page.getByRole('option', { name: 'Likely', exact: true }).click();
  await page.getByRole('button', { name: /^Inherent impact/ }).click();
  await page.getByRole('option', { name: 'Severe' }).click();
  await page.getByRole('button', { name: 'Add risk' }).click();

  await expect(page.getByRole('heading', { name: 'Prompt Injection' })).toBeVisible();
  await expect(page.getByText('LLM01:2026 Prompt Injection')).toBeVisible();
  await page.goto(`/risks?${new URLSearchParams({ application: name })}`);
  await page.getByRole('link', { name: '1 risk: Likely, Severe, level Critical' }).click();
  await expect(page).toHaveURL(/rating=likely\.severe/);
  await expect(page.getByRole('link', { name: /level Critical\. Remove this filter$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Inherent', exact: true }).click();
  await expect(page).toHaveURL(/heat_map=inherent_rating/);
  await page.getByRole('link', { name: 'Prompt Injection' }).click();

  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Close risk' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close this risk?' });
  await dialog.getByRole('button', { name: 'Close risk' }).click();
  await expect(dialog.getByText('Fill this in.', { exact: true })).toBeVisible();
  await dialog.getByLabel('Reason').fill('The application reads no text from outside any more.');
  await dialog.getByRole('button', { name: 'Close risk' }).click();
  await expect(page.getByText('The application reads no text from outside any more.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Actions' })).toBeFocused();
});
