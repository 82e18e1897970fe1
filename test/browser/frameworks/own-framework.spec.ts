import { expect, test } from '#test/browser/product.ts';
import { changeOwnFramework, makeApplication, makeOwnFramework } from '#test/browser/things.ts';

const csv = (...lines: readonly string[]) => ({
  name: 'rules.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Id,Title,Group,Effective from,Controls', ...lines].join('\r\n')),
});

test.describe('for an administrator', () => {
  test.use({ role: 'Administrator' });

  test('prints all pages of a paginated table', async ({ page }) => {
    await page.goto('/frameworks/new');
    const lines = Array.from({ length: 51 }, (_, n) => `HR-${n},Tell people ${n},People,,notice: full`);
    await page.locator('input[type=file]').setInputFiles(csv(...lines));
    await page.getByRole('button', { name: 'Use these requirements' }).click();
    const rows = page.getByRole('table', { name: 'Requirements' }).getByRole('row');
    await expect(rows).toHaveCount(1 + 50);
    await page.emulateMedia({ media: 'print' });
    await expect(rows).toHaveCount(1 + 51);
    await page.emulateMedia({ media: null });
    await expect(rows).toHaveCount(1 + 50);
  });

  test('an own framework is created from a file and typed rows, changed and retired', async ({ page }) => {
    const name = `House rules ${Date.now()}`;
    await page.goto('/frameworks');
    await page.getByRole('link', { name: 'Add a custom framework' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('textbox', { name: 'Issued by' }).fill('Example Inc.');
    await page.getByRole('textbox', { name: 'Version' }).fill('1.0');

    await page.getByRole('link', { name: 'Frameworks', exact: true }).first().click();
    await page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Keep and leave' })
      .click();
    await page.getByRole('link', { name: 'Add a custom framework' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name);

    const file = page.locator('input[type=file]');
    await file.setInputFiles(csv('HR-1,Tell people,People,,notice: full', 'HR-1,Again,People,soon,prayer'));
    const wrong = page.getByRole('table', { name: 'Problems in the file' });
    await expect(wrong.getByRole('row')).toHaveText([
      /Row/,
      /3ID.*Line 2 already has this ID/,
      /3Effective from.*Enter a date/,
      /3Controls.*common control prayer does not exist/,
    ]);
    await page.getByRole('button', { name: 'Remove the file' }).click();
    await file.setInputFiles(csv('HR-1,Tell people,People,2027-03-31,notice: full', 'HR-2,=1+1,People,,'));
    await page.getByRole('button', { name: 'Use these requirements' }).click();
    const asked = page.getByRole('table', { name: 'Requirements' });
    await expect(asked.getByRole('row')).toHaveText([/ID/, /HR-1Tell peoplePeople2027-03-311/, /HR-2=1\+1People0/]);

    await page.getByRole('button', { name: 'Add a requirement' }).click();
    const dialog = page.getByRole('dialog', { name: 'New requirement' });
    await dialog.getByRole('textbox', { name: 'ID' }).fill('hr-2');
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Name an owner');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(dialog.getByText('Requirement 2 already has this ID.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'ID' }).fill('HR-3');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('button', { name: 'Save' }).click();

    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('.requirement')).toHaveCount(3);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'Remove HR-2' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('.requirement')).toHaveCount(2);

    await page.getByRole('button', { name: 'Retire' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click();
    await expect(page.getByRole('button', { name: 'Reactivate' })).toBeVisible();
    await page.goto(`/frameworks?text=${encodeURIComponent(name)}`);
    await expect(page.getByRole('link', { name })).toHaveCount(1);
  });

  test('merges concurrent edits by requirement, and each link has its reason', async ({ page, complaints }) => {
    complaints.provoke(/status of 412/);
    const { id, asks } = await makeOwnFramework();
    await page.goto(`/frameworks/${id}/edit`);
    await page.getByRole('button', { name: 'Edit HR-1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit requirement' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Tell everybody');
    await dialog.getByRole('textbox', { name: /^Reason for “/ }).fill('Whoever writes to it is told.');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await changeOwnFramework(id, { 'HR 2 (a)': 'Before it begins.' });
    await page.getByRole('button', { name: 'Save' }).click();

    const conflict = page.getByRole('dialog', { name: 'Conflicting changes' });
    const theirs = conflict.locator('.conflict-field');
    await expect(theirs).toHaveText([/HR 2 \(a\).*Before it begins\..*Not changed by you/s]);
    await conflict.getByRole('button', { name: 'Apply my changes again' }).click();
    await expect(page.getByText('Framework saved.')).toBeVisible();
    const first = page.locator('.requirement').filter({ hasText: 'Tell everybody' });
    await expect(first).toContainText('Whoever writes to it is told.');
    await expect(page.locator('.requirement').filter({ hasText: asks })).toContainText('Before it begins.');
  });

  test('an enabled own framework asks applications for the uncovered requirements', async ({ page, group }) => {
    const { id } = await makeApplication(group);
    const framework = await makeOwnFramework();
    await page.goto(`/frameworks/${framework.id}`);
    await page.getByRole('button', { name: /^Enable or change/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Enabled', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Enabled', { exact: true })).toBeVisible();
    const concerned = page.getByRole('table', { name: 'Applications' }).getByRole('row');
    await expect(concerned).not.toHaveCount(1);
    await expect(page.getByText('Whoever deals with it is told so.')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Find an application by name' }).fill('No such application');
    await expect(page.getByText('No application with this name is in scope.')).toBeVisible();
    await expect(page).toHaveURL(/application=No\+such\+application/);
    await page.goto(`/frameworks/${framework.id}`);
    await expect(concerned).not.toHaveCount(1);

    await page.goto(`/applications/detail/${id}/frameworks`);
    await expect(page.getByText(framework.name)).toBeVisible();
    await page.goto(`/applications/detail/${id}/controls?text=${encodeURIComponent(framework.asks)}`);
    await page.getByRole('link', { name: framework.asks }).click();
    await expect(page.getByRole('heading', { level: 2, name: framework.asks })).toBeVisible();
    await expect(page.getByText(`${framework.name}: 1 requirement`)).toBeVisible();

    await page.goto(`/frameworks/${framework.id}`);
    await page.getByRole('button', { name: 'Retire' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click();
    await expect(page.getByText('This framework no longer requires anything of applications.')).toBeVisible();
    await expect(concerned).not.toHaveCount(1);
  });
});
