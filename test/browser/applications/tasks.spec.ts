import { expectGoodLooks } from '#test/browser/look.ts';
import { makePerson } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { makeApplication } from '#test/browser/things.ts';

test('My Work leads the assignee to a task, which keeps the focus as it changes', async ({ page, openAs, group }) => {
  const { id, name } = await makeApplication(group);
  const grace = await makePerson({ role: 'ApplicationReviewer', group, first_name: 'Grace', last_name: 'Hopper' });
  await page.goto(`/applications/detail/${id}/tasks`);
  await expect(page.getByText('No open tasks. Add one to ask someone for work that no form covers.')).toBeVisible();
  const add = page.getByRole('button', { name: 'Add task', exact: true });
  await add.click();
  await page.getByRole('textbox', { name: 'Task', exact: true }).fill('Check the letters');
  await page.getByRole('button', { name: /^Assignee/ }).click();
  await page.getByRole('option', { name: /Grace Hopper/ }).click();
  await add.last().click();
  const task = page.getByRole('listitem', { name: 'Check the letters' });
  await expect(task).toContainText('Assignee: Grace Hopper · added by Maria Mendoza');
  await expect(add).toBeFocused();
  await expect(page.getByRole('link', { name: 'Tasks (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit: Check the letters' }).click();
  await expect(page.getByRole('textbox', { name: 'Task', exact: true })).toBeFocused();
  await page.getByRole('textbox', { name: /^Details/ }).fill('Before they are sent.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(task).toContainText('Before they are sent.');
  await expect(task).toBeFocused();

  const other = await openAs(grace);
  // A job lists the task in My Work shortly afterwards.
  await expect(async () => {
    await other.goto('/my-work');
    await other.getByRole('link', { name: `${name} · Check the letters` }).click({ timeout: 5_000 });
  }).toPass();
  const theirs = other.getByRole('listitem', { name: 'Check the letters' });
  await expect(theirs).toBeFocused();
  await expectGoodLooks(other, 'a task');
  await expect(other.getByRole('button', { name: 'Delete: Check the letters' })).toBeHidden();
  await other.getByRole('button', { name: 'Mark as done: Check the letters' }).click();
  await expect(theirs).toBeHidden();
  await expect(other.getByRole('list', { name: 'Open', exact: true })).toBeFocused();
  await other.getByRole('button', { name: 'Done (1)' }).click();
  await expect(theirs).toContainText('completed by Grace Hopper');
  await other.getByRole('button', { name: 'History of Check the letters' }).click();
  await expect(other.getByRole('dialog')).toContainText('Task completed');
});
