/** Export and erasure of a user's personal data. */
import { randomUUID } from 'node:crypto';
import { pseudonymOf } from '#domain/people/erased.ts';
import { makePerson } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { prove } from '#test/browser/prove.ts';

test.use({ role: 'Administrator' });

test('a user exports their personal data', async ({ page }) => {
  await page.goto('/settings/your-data');
  await page.getByRole('button', { name: 'Prepare file' }).click();
  await expect(page).toHaveURL(/\/exports\//);
  await expect(page.getByText('The file is ready')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Personal data of .+\.json$/);
});

test.describe('long after signing in', () => {
  test.use({ signedIn: false });

  test('an administrator erases a disabled user after seeing what remains and confirming', async ({
    me,
    openAs,
    complaints,
  }) => {
    complaints.provoke(/status of 40[34]/);
    const page = await openAs(me, { isFresh: false });
    const grace = await makePerson({ first_name: 'Grace', last_name: `Hopper ${randomUUID()}` });
    await page.goto(`/manage-users/${grace.id}`);
    const actions = page.getByRole('button', { name: 'Actions' });
    await actions.click();
    await expect(page.getByRole('menuitem', { name: 'Export personal data' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Erase' })).toBeHidden();
    await page.getByRole('menuitem', { name: 'Disable' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
    await expect(page.getByText('Disabled', { exact: true })).toBeVisible();

    await actions.click();
    await page.getByRole('menuitem', { name: 'Erase' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(pseudonymOf(grace.id));
    await dialog.getByRole('button', { name: 'Erase permanently' }).click();
    await expect(dialog).toContainText(`This is not their email address: ${grace.email}`);
    await dialog.getByRole('textbox').fill(grace.email.toUpperCase());
    await dialog.getByRole('button', { name: 'Erase permanently' }).click();
    await prove(page);
    await expect(page).toHaveURL(/\/manage-users$/);
    await expect(page.getByText(/was erased\. The pseudonym replaces the name/).first()).toBeVisible();
    await page.goto(`/manage-users/${grace.id}`);
    await expect(page.getByText('Person not found')).toBeVisible();
  });
});
