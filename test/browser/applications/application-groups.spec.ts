/** Application groups: choosing their applications, who sees them, and what happens when a group is deleted. */

import { findInList } from '#test/browser/lists.ts';
import { makeGroup, makePerson } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { makeApplication } from '#test/browser/things.ts';

test.describe('an administrator', () => {
  test.use({ role: 'Administrator' });

  test('adds applications to a group for its contributor, and deletes the group after a warning', async ({
    page,
    openAs,
    complaints,
  }) => {
    complaints.provoke(/status of 403/); // the page requests the list once more after the role is removed
    const [elsewhere, group] = [await makeGroup(), await makeGroup()];
    const [first, second] = [await makeApplication(elsewhere), await makeApplication(elsewhere)];
    const contributor = await makePerson({
      role: 'ApplicationContributor',
      group,
      first_name: 'Cora',
      last_name: 'Contreras',
    });

    await page.goto('/application-groups');
    await findInList(page, group.name);
    await expect(page.getByText('1 group', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: group.name }).click();
    await expect(page).toHaveTitle(`${group.name} · Plumbline`);
    await expect(page.getByText('Contributor', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Add', exact: true }).first().click();
    const pick = page.getByRole('dialog', { name: `Add applications to ${group.name}` });
    await expect(pick.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
    for (const { name } of [first, second]) {
      await pick.getByRole('button', { name: /^AI applications/ }).click();
      await page.getByRole('combobox', { name: 'Find by name' }).fill(name);
      await expect(page.getByRole('option', { name })).toBeVisible();
      await expect(page.getByRole('option', { name: /\ball\b/i })).toHaveCount(0);
      await page.getByRole('option', { name }).click();
      await page.keyboard.press('Escape');
    }
    await pick.getByRole('button', { name: 'Add 2' }).click();
    await expect(page.getByText('2 changed')).toBeVisible();
    await expect(page.getByRole('link', { name: first.name })).toBeVisible();

    const theirs = await openAs(contributor);
    await theirs.goto('/applications');
    for (const { name } of [first, second]) await expect(theirs.getByRole('link', { name })).toBeVisible();

    await page.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: `Delete ${group.name}` });
    for (const name of ['Cora Contreras', first.name, second.name])
      await expect(question.getByText(name)).toBeVisible();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question.getByText('Confirm that you want to delete it.')).toBeVisible();
    await question.getByRole('checkbox', { name: 'Delete it anyway' }).check();
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'DELETE' && sent.push(request.url()));
    await question.getByRole('button', { name: 'Delete' }).dblclick();
    await expect(page.getByText(`${group.name} is being deleted.`)).toBeVisible();
    await expect(page).toHaveURL(/\/application-groups$/);
    expect(sent).toHaveLength(1);
    // A job removes the role asynchronously.
    await expect(async () => {
      await theirs.reload();
      await expect(theirs).toHaveURL(/limited-access/, { timeout: 2_000 });
    }).toPass();
    // A saved address that filters by the deleted group shows "Unknown group" instead of its id.
    await page.goto(`/applications?resource_groups=${group.id}`);
    await expect(page.getByRole('search').getByText(/Unknown group/)).toBeVisible();
    await expect(page.getByText(group.id)).toHaveCount(0);
  });
});
