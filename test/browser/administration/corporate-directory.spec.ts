/** An administrator connects the corporate directory and assigns roles to its groups. */
import { randomUUID } from 'node:crypto';
import { users } from '#lambdas/people/store.ts';
import { expect, test } from '#test/browser/product.ts';
import { makeApplication, someName } from '#test/browser/things.ts';

test.use({ role: 'Administrator' });

test('a directory gets a token shown once, and a rule maps its group to a role', async ({ page, group, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/manage-users');
  await page.getByRole('link', { name: 'Corporate directory' }).click();
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Corporate directory');
  await expect(page.getByText('No corporate directory is connected')).toBeVisible();
  await page.getByRole('button', { name: 'Create token' }).click();
  const copied = async (button: string) => {
    await page.getByRole('button', { name: button }).click();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const [token, address] = [await copied('Copy token'), await copied('Copy SCIM address')];

  await page.getByRole('link', { name: 'Vendors' }).click();
  await expect(page.getByRole('dialog')).toContainText('It cannot be shown again');
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'I have saved it' }).click();
  await expect(page.getByText(token)).toBeHidden();

  const scim = async (path: string, data: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' };
    return page.request.post(`${address}${path}`, { headers, data });
  };
  const directoryGroup = someName('Claims');
  const email = `${randomUUID()}@corp.meridian.example`;
  const person = await (
    await scim('/Users', { userName: email, name: { givenName: 'Ana', familyName: 'Ruiz' } })
  ).json();
  await scim('/Groups', { displayName: directoryGroup, members: [{ value: person.id }] });
  await page.reload();

  await page.getByRole('button', { name: 'Add rule' }).click();
  const dialog = page.getByRole('dialog', { name: 'New rule' });
  await dialog.getByRole('combobox', { name: 'Directory group' }).fill(directoryGroup.toUpperCase());
  await page.keyboard.press('Tab');
  await expect(dialog.getByText('1 person is in this group now:')).toBeVisible();
  await expect(dialog.getByText('Ana Ruiz')).toBeVisible();
  await dialog.getByRole('button', { name: /^Role/ }).click();
  await page.getByRole('option', { name: 'Administrator' }).click();
  await expect(dialog.getByText(/administer Plumbline. Your directory decides/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Role/ }).click();
  await page.getByRole('option', { name: 'Approver' }).click();
  await dialog.getByRole('button', { name: 'Add rule' }).click();
  await expect(dialog.getByText('Choose at least one of your application groups.')).toBeVisible();
  await dialog.getByRole('button', { name: /^Application groups/ }).click();
  await page.getByRole('option', { name: group.name }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Add rule' }).click();
  await expect(page.getByText('The roles of 1 person are being changed now.')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: directoryGroup })).toBeVisible();

  await makeApplication(group);
  const held = async () => (await users.get(person.id))?.directory_roles.map(({ name }) => name);
  await expect.poll(held).toEqual(['ApplicationApprover']);
  await page.goto(`/manage-users/${person.id}`);
  await expect(page.getByText('Approver, assigned by a corporate directory rule')).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  // The access preview includes roles from the directory, which this form does not change.
  await expect(page.getByText(/^1 of \d/).first()).toBeVisible();

  await page.goto(`/application-groups/${group.id}`);
  await expect(page.getByRole('heading', { name: 'Directory rules' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText(/1 directory rule no longer gives a role here/);
  await expect(page.getByRole('dialog').getByText(directoryGroup)).toBeVisible();

  // The audit log attributes the change to the directory and names the group.
  await page.goto(`/manage-company?tab=activity&id=${person.id}`);
  await expect(page.getByText(`Directory groups: ${directoryGroup}`)).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Corporate directory', exact: true }).first()).toBeVisible();

  await page.goto('/manage-users/directory');
  await page.getByRole('button', { name: `Remove the rule for ${directoryGroup}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('rowheader', { name: directoryGroup })).toBeHidden();
  await page.getByRole('button', { name: /^Revoke the token/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('No token. Requests from the directory are refused.')).toBeVisible();
  expect((await scim('/Groups', { displayName: directoryGroup })).status()).toBe(401);
});
