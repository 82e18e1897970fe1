import type { Page } from '@playwright/test';
import { intakes } from '#lambdas/applications/intake-store.ts';
import { makePerson } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { expectPart, openPart } from '#test/browser/sections.ts';
import { makeApplication } from '#test/browser/things.ts';

const question = (page: Page, name: string) => page.getByRole('group', { name });
const choose = (page: Page, name: string, answer: string) =>
  question(page, name).getByLabel(answer, { exact: true }).check();
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();
const tier = (page: Page) => page.locator('.beside-column');

const toIntake = async (page: Page, id: string, more = '') => {
  await page.goto(`/applications/detail/${id}/intake${more}`);
  await expect(page.getByRole('group').first()).toBeVisible();
};

test('an intake is answered step by step, shows its consequences, and sets the tier', async ({ page, group }) => {
  const { id, name } = await makeApplication(group);
  await page.goto(`/applications/detail/${id}`);
  await page.getByRole('link', { name: 'Complete intake' }).first().click();
  await expect(page).toHaveURL(`/applications/detail/${id}/intake`);
  await expectPart(page, 'Risk', 'Intake');
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText(name);

  await choose(page, 'What does it do?', 'Ranks or selects people');
  await expect(tier(page)).toContainText(
    /Tier so far: at least.*Still open: Biometric screening.*Could still be Prohibited/s,
  );
  await tier(page).getByRole('link', { name: 'Does it screen or identify people by biometrics?' }).click();
  await expect(question(page, 'Does it screen or identify people by biometrics?')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight'); // from Yes to No
  await choose(page, 'Is its output meant to deceive?', 'No');
  await choose(page, 'Does it do anything that the EU AI Act prohibits?', 'None of these');
  await page.getByRole('button', { name: 'Next' }).click();
  await choose(page, 'Is it used in employment?', 'Hiring');
  await expect(tier(page).getByRole('status')).toHaveText('Risk tier: High. Decided by: Employment');
  await saved(page);

  await tier(page).getByRole('button', { name: 'Submit' }).click();
  const unanswered = page.getByRole('dialog', { name: 'Submit with unanswered questions?' });
  await expect(unanswered.getByRole('link', { name: /^Red lines/ })).toHaveCount(0);
  await expect(unanswered.getByRole('link', { name: /unanswered$/ }).first()).toBeVisible();
  await unanswered.getByRole('button', { name: 'Submit anyway' }).click();
  await expect(page.getByText('Submitted as version 1. The tier is High.')).toBeVisible();
  await question(page, 'Is it used in employment?').getByRole('button', { name: 'Clear answer' }).click();
  await expect(page.getByRole('row', { name: /^Is it used in employment\?/ })).toHaveText(/Hiring\s*Not answered$/);

  await openPart(page, 'Overview', 'Details');
  await expect(page).toHaveURL(`/applications/detail/${id}`);
  await expect(page.getByRole('link', { name: 'Details', exact: true })).toBeFocused();
  await expect(page.getByText('Decided by: Employment')).toBeVisible();
  await page.getByRole('link', { name: 'AI Applications' }).first().click();
  await expect(page.getByRole('row').filter({ hasText: name }).getByText('High')).toBeVisible();
});

test('offline answers survive a reload and are sent once online', async ({ page, group, complaints }) => {
  complaints.provoke(/ERR_FAILED/);
  const { id } = await makeApplication(group);
  await toIntake(page, id);
  await page.route('/v2/applications/*/intake/answers/*', (route) => route.abort());
  await choose(page, 'Do people rely on facts in its output?', 'Yes');
  await choose(page, 'Do people rely on facts in its output?', 'No');
  await choose(page, 'Who is affected by its results?', 'Customers');
  await expect(page.getByText(/^Not saved yet\. Your answer is kept on this device/)).toBeVisible();
  expect(await intakes.get(id)).toMatchObject({ version: 0 });

  await page.unroute('/v2/applications/*/intake/answers/*');
  await page.reload();
  await saved(page);
  await expect(question(page, 'Do people rely on facts').getByLabel('No', { exact: true })).toBeChecked();
  expect(await intakes.get(id)).toMatchObject({
    answers: { facts_relied_on: { values: ['no'] }, affected: { values: ['customers'] } },
  });
});

test('two users see each other’s answers, and a conflicting answer asks which counts', async ({
  page,
  group,
  openAs,
  complaints,
}) => {
  complaints.provoke(/status of 412/);
  const { id } = await makeApplication(group);
  const olga = await makePerson({ role: 'ApplicationContributor', group, first_name: 'Olga', last_name: 'Ortiz' });
  const other = await openAs(olga);
  await Promise.all([toIntake(page, id, '?step=5'), toIntake(other, id, '?step=5')]);
  await choose(other, 'Is it exposed outside the company?', 'Yes');
  await choose(other, 'Does it depend on a third party', 'No');
  await saved(other);
  await choose(page, 'Is it exposed outside the company?', 'No');

  const met = question(page, 'Is it exposed outside the company?');
  await expect(met.getByText(/^Olga Ortiz answered “Yes” .+ Your answer is “No”\.$/)).toBeVisible();
  await expect(question(page, 'Does it depend on a third party').getByLabel('No', { exact: true })).toBeChecked();
  await met.getByRole('button', { name: 'Use mine' }).click();
  await expect(met.getByText(/^Maria Mendoza,/)).toBeVisible();
  expect(await intakes.get(id)).toMatchObject({
    answers: { outside: { values: ['no'], by: { name: 'Maria Mendoza' } } },
  });
});

test.describe('a reviewer', () => {
  test.use({ role: 'ApplicationReviewer' });

  test('can read an intake but not answer', async ({ page, group }) => {
    const { id } = await makeApplication(group);
    await toIntake(page, id);
    await expect(page.getByText('Your role does not let you answer here.')).toBeVisible();
    await expect(question(page, 'What does it do?').getByRole('checkbox').first()).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0);
  });
});
