/** Administrators invite, change and remove users. */
import { randomUUID } from 'node:crypto';
import { fullName } from '#domain/people/person.ts';
import { viewings } from '#lambdas/people/viewing-store.ts';
import { makeGroup, makePerson } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { addRole } from '#test/browser/roles.ts';
import { makeApplication } from '#test/browser/things.ts';

test.use({ role: 'Administrator' });

test('invites a person, who signs in with the mailed password', async ({ page, browser, request, complaints }) => {
  const group = await makeGroup();
  const email = `${randomUUID()}@example.com`;
  await page.goto('/manage-users');
  await page.getByRole('link', { name: 'Invite person' }).click();
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel(/^Last name/).fill('Hopper');
  await addRole(page, 'Reviewer', group.name);
  await page.getByRole('textbox', { name: 'Access ends on' }).fill('2030-03-31');
  await expect(page.getByText(/^0 of \d/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page).toHaveTitle('Grace Hopper · Plumbline');
  await expect(page.getByText('Invited', { exact: true })).toBeVisible();
  await expect(page.getByText(`${group.name} until Mar 31, 2030`)).toBeVisible();

  const { messages } = await (await request.get('/local/mailbox.json', { params: { to: email } })).json();
  const context = await browser.newContext();
  complaints.of(context);
  const tab = await context.newPage();
  await tab.goto('/signin');
  await tab.getByLabel('Username').fill(email);
  await tab.getByLabel('Password').fill(messages[0].code);
  await tab.getByRole('button', { name: 'Sign In', exact: true }).click();
  await tab.getByLabel(/^New password/i).fill('A-Password-Of-My-Own-7');
  await tab.getByRole('checkbox').check();
  await tab.getByRole('button', { name: 'Change Password' }).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await context.close();

  await page.reload();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});

test('invites many people from a list, with a check before and results after', async ({ page }) => {
  const group = await makeGroup();
  const [here, email, other] = [
    await makePerson({ role: 'ApplicationReviewer' }),
    ...[1, 2].map(() => `${randomUUID()}@example.com`),
  ];
  await page.goto('/manage-users');
  await page.getByRole('link', { name: 'Invite multiple people' }).click();
  const lines = [
    'Correo;Nombre;Apellidos;Rol;Grupos',
    `${email};Grace;Hopper;Revisora;${group.name}`,
    'nobody;Ada;;;',
    `${here.email};Test;;;`,
    `${other};Left;Out;;`,
  ];
  await page.getByRole('textbox', { name: 'Or paste it here' }).fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Show preview' }).click();
  await expect(page.getByRole('row', { name: 'nobody' })).toContainText('Enter an email address');
  await expect(page.getByRole('row', { name: here.email })).toContainText('already exists');
  await page.getByRole('checkbox', { name: `Invite ${other}` }).uncheck();
  await page.getByRole('button', { name: 'Invite 1 person' }).click();
  await expect(page).toHaveURL(/\/manage-users\/invitations\?batch=/);
  await expect(page.getByText('1 person was invited')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('row', { name: email })).toContainText('Invited');
  await page.getByRole('link', { name: email }).click();
  await expect(page).toHaveTitle('Grace Hopper · Plumbline');
});

test('changed roles update the menu and lists without another sign-in', async ({ page, openAs }) => {
  const group = await makeGroup();
  const application = await makeApplication(group);
  const person = await makePerson({ role: 'ApplicationReviewer', group: await makeGroup(), last_name: 'Turing' });
  const theirs = await openAs(person);
  await theirs.goto('/applications');
  await expect(theirs.getByText('No applications yet')).toBeVisible();
  const menu = theirs.getByRole('navigation', { name: 'Main navigation' });
  await expect(menu.getByText('Admin', { exact: true })).toBeHidden();

  const choose = async (role: string, option: string) => {
    await page.goto(`/manage-users/${person.id}`);
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Test Turing');
    await page.getByRole('link', { name: 'Edit' }).click();
    await addRole(page, role, option);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Person saved successfully.')).toBeVisible();
  };
  /** Simulates a return to the tab. */
  const comeBack = () =>
    theirs.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

  await choose('Reviewer', group.name);
  await comeBack();
  await expect(theirs.getByRole('link', { name: application.name })).toBeVisible();

  await choose('Administrator', (await makeGroup('ALL')).name);
  await theirs.clock.setFixedTime(Date.now() + 20_000);
  await menu.getByRole('link', { name: 'Vendors' }).click();
  await expect(menu.getByText('Admin', { exact: true })).toBeVisible();
});

test('shows the effect of disabling a user and ends their sessions at once', async ({ page, openAs, complaints }) => {
  complaints.provoke(/status of 401/);
  const person = await makePerson({ role: 'ApplicationReviewer', last_name: `Disabled ${randomUUID()}` });
  const people = [{ role: 'owner' as const, id: person.id, name: 'Test' }];
  await makeApplication(await makeGroup(), { owner: 'Test', people });
  const theirs = await openAs(person);
  await theirs.goto('/vendors');
  await expect(theirs.getByRole('heading', { level: 1, name: /Vendors/ })).toBeVisible();

  await page.goto(`/manage-users?text=${person.last_name}`);
  await page.getByRole('checkbox', { name: `Test ${person.last_name}` }).check();
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  const dialog = page.getByRole('dialog', { name: 'Disable' });
  await expect(dialog.getByText(`${person.last_name}: 1 application or vendor`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByText(`Test ${person.last_name} is disabled.`)).toBeVisible();
  await expect(page.getByText('Disabled', { exact: true })).toBeVisible();

  await theirs.getByRole('link', { name: 'AI Applications' }).click();
  await expect(theirs).toHaveURL(/\/signin$/);
});

test('an administrator views the product as a user, marked and read-only, in one tab', async ({
  page,
  context,
  me,
  complaints,
}) => {
  complaints.provoke(/status of 403/); // once viewing has ended
  const [group, other] = [await makeGroup(), await makeGroup()];
  const [seen, hidden] = [await makeApplication(group), await makeApplication(other)];
  const person = await makePerson({ role: 'ApplicationContributor', group, last_name: `Viewed ${randomUUID()}` });
  const name = `Test ${person.last_name}`;
  const bar = page.getByRole('region', { name: `Viewing as ${name}` });
  const view = async () => {
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: `View as ${name}` }).click();
    await expect(bar).toContainText(`You are viewing as ${name} (Contributor in ${group.name}).`);
    await expect(page.getByRole('link', { name: seen.name })).toBeVisible();
  };
  await page.goto(`/manage-users/${person.id}`);
  await view();
  await expect(page).toHaveTitle(`Viewing as ${name} · AI Applications · Plumbline`);
  await expect(page.getByRole('link', { name: hidden.name })).toBeHidden();
  await expect(page.getByText('Admin', { exact: true })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Create application' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Notifications' })).toBeHidden();

  await page.reload();
  await page.getByRole('link', { name: seen.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: seen.name })).toBeVisible();
  await expect(bar).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toBeHidden();
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/not-found$/);

  const tab = await context.newPage();
  await tab.goto('/config.json');
  // Simulates a duplicated tab, which copies sessionStorage.
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
  await tab.evaluate((items) => Object.assign(sessionStorage, JSON.parse(items)), kept);
  await tab.goto('/manage-users');
  await expect(tab.getByRole('heading', { level: 1, name: /Manage Users/ })).toBeVisible();
  await expect(tab.getByText('You are viewing as')).toBeHidden();
  await tab.close();

  await bar.getByRole('button', { name: 'Stop viewing' }).click();
  await expect(page).toHaveURL(new RegExp(`/manage-users/${person.id}$`));
  await expect(page.getByRole('button', { name: 'Actions' })).toBeVisible();
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'Show changes' }).click();
  await expect(page.getByRole('dialog').getByRole('row', { name: 'Viewed as' })).toContainText(fullName(me));
  await page.keyboard.press('Escape');

  await view();
  await page.waitForLoadState('networkidle'); // otherwise a pending request ends the viewing first and navigates away
  const viewing = await page.evaluate(() => JSON.parse(sessionStorage.getItem('plumbline.viewing') ?? '{}').id);
  await viewings.end(viewing);
  await page.goto('/vendors', { waitUntil: 'commit' });
  await expect(bar).toContainText(`Viewing as ${name} has ended.`);
  await expect(page).toHaveURL(new RegExp(`/manage-users/${person.id}$`));
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();
});
