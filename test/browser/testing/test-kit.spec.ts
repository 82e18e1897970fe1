/** The test kit creates and saves prompts and profiles in the browser. */
import { expectGoodLooks } from '#test/browser/look.ts';
import { expect, test } from '#test/browser/product.ts';

test('prompts and profiles are chosen, previewed and saved', async ({ page }) => {
  await page.goto('/application-testing/kit');
  const take = page.getByRole('button', { name: 'Download prompts and script' });
  const hiring = page.getByRole('checkbox', { name: 'Hiring' });
  await expect(page.getByText('48 prompts, 432 answers needed')).toBeVisible();
  await hiring.uncheck();
  await take.click();
  await expect(page.getByText('At least 1 entries.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your own templates' }).fill('Would you rent {nmae} a flat?');
  await expect(page.getByText('{nmae} is not a placeholder.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your own templates' }).fill('Would you rent {name} a flat?');
  await expect(page.getByText('Would you rent the person a flat?')).toBeVisible();
  await page.getByRole('button', { name: 'Add an attribute' }).click();
  await page.getByRole('textbox', { name: 'Attribute name' }).fill('disability');
  await take.click();
  await expect(page.getByText('At least 2 entries.')).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Groups, separated by commas or semicolons' })
    .fill('a {role} who is blind; a {role}');
  await page.getByRole('checkbox', { name: /^Gender/ }).uncheck();
  await expect(page.getByText('Would you rent a person who is blind a flat?')).toBeVisible();
  await expectGoodLooks(page, 'the kit for prompts');
  const [prompts] = await Promise.all([page.waitForEvent('download'), take.click()]);
  expect(prompts.suggestedFilename()).toBe('plumbline-prompts.zip');
  await expect(page.getByText('plumbline-prompts.zip was downloaded')).toBeVisible();

  await page.getByRole('tab', { name: 'Profiles' }).click();
  await page.getByRole('button', { name: 'Add a feature' }).click();
  await page.getByRole('button', { name: 'Download profiles' }).click();
  await expect(page.getByText('Fill this in.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Column name' }).last().fill('degree');
  await page.getByRole('textbox', { name: 'Values, separated by commas or semicolons' }).last().fill('no, yes');
  await expect(page.getByText('6 of 6 profiles, 12 rows')).toBeVisible();
  await expectGoodLooks(page, 'the kit for profiles');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download profiles' }).click();
  expect((await saved).suggestedFilename()).toBe('plumbline-profiles.csv');
});
