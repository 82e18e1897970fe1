/** Comments and documents of a vendor, which use the same components as those of applications. */
import { expectGoodLooks } from '#test/browser/look.ts';
import { followNotification } from '#test/browser/notifications.ts';
import { makePerson } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { makeVendor } from '#test/browser/things.ts';

test('a questionnaire comment leads the mentioned person to it; an offboarded vendor takes no comments', async ({
  page,
  openAs,
  group,
}) => {
  const { id, name } = await makeVendor({ resource_groups: [group.id] });
  const grace = await makePerson({ role: 'ApplicationReviewer', group, first_name: 'Grace', last_name: 'Hopper' });
  await page.goto(`/vendors/detail/${id}/questionnaire`);
  const question = page.getByRole('group', { name: 'Do customers receive a description of each model?' });
  await question.getByRole('link', { name: /^Comment: / }).press('Enter');
  await expect(page.getByText(/^About: /)).toBeVisible();
  const written = page.getByRole('textbox', { name: 'New comment' });
  await written.click();
  await page.keyboard.type('Where, @Grace');
  await expect(page.getByRole('option', { name: /Grace Hopper/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' ?');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByRole('article', { name: 'Comment by Maria Mendoza' })).toContainText('Where, @Grace Hopper ?');

  const other = await openAs(grace);
  await followNotification(other, `Maria Mendoza mentioned you in a comment on ${name}`);
  await expect(other.getByRole('article', { name: 'Comment by Maria Mendoza' })).toBeFocused();
  await other.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(other.getByRole('textbox', { name: 'Reply' })).toBeFocused();
  await other.keyboard.type('In its model card.');
  await other.keyboard.press('Enter');
  await expect(other.getByRole('article', { name: 'Comment by Grace Hopper' })).toContainText('In its model card.');
  await expectGoodLooks(other, 'what was said about a vendor');

  await page.getByRole('link', { name: 'See all comments' }).click();
  await expect(page.getByRole('article', { name: 'Comment by Grace Hopper' })).toBeVisible();
  await page.getByRole('link', { name: 'Do customers receive a description of each model?' }).click();
  await expect(question).toBeFocused();
  await page.getByRole('button', { name: 'Offboard', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Another one is used');
  await page.getByRole('dialog').getByRole('button', { name: 'Offboard', exact: true }).click();
  await expect(page.getByText(/^Offboarded by Maria Mendoza/)).toBeVisible();
  await page.getByRole('tab', { name: 'Comments' }).click();
  await expect(page.getByRole('article', { name: 'Comment by Grace Hopper' })).toBeVisible();
  await expect(written).toBeHidden();
  await expect(page.getByRole('button', { name: 'Reply', exact: true })).toBeHidden();
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page.getByRole('table', { name: 'Activity' })).toContainText('Comment: Grace Hopper');
});

test('a vendor certificate is uploaded, checked, opened, and read-only after offboarding', async ({ page, group }) => {
  const { id, name } = await makeVendor({ resource_groups: [group.id] });
  await page.goto(`/vendors/detail/${id}`);
  await page.getByRole('tab', { name: 'Documents' }).click();
  await page.getByRole('button', { name: /^Document type/ }).click();
  await page.getByRole('option', { name: 'Certificate' }).click();
  const content = { name: 'ISO 27001.csv', mimeType: 'text/csv', buffer: Buffer.from('control,state\nA.5.1,met\n') };
  await page.getByLabel('Choose files', { exact: true }).setInputFiles(content);
  const row = page.getByRole('row', { name: /ISO 27001\.csv/ });
  await expect(row).toContainText('Certificate');
  await expect(row).toContainText('Ready');
  await expectGoodLooks(page, 'the documents of a vendor');
  await row.getByRole('link', { name: 'ISO 27001.csv' }).click();
  await expect(page.getByText('A.5.1')).toBeVisible();
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page).toHaveURL(new RegExp(`/vendors/detail/${id}/documents$`));

  await page.getByRole('button', { name: 'Offboard', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Another one is used');
  await page.getByRole('dialog').getByRole('button', { name: 'Offboard', exact: true }).click();
  await expect(page.getByText(/^Offboarded by Maria Mendoza/)).toBeVisible();
  await expect(page.getByLabel('Choose files', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Actions for ISO 27001.csv' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Open', 'Download']);
});
