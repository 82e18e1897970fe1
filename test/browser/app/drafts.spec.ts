/** Unsaved input survives reloads, expired sessions and failed requests, and stays private to its author. */
import type { Page } from '@playwright/test';
import type { Application } from '#domain/applications/application.ts';
import { applications } from '#lambdas/applications/store.ts';
import { ageDrafts, keptDrafts, typeAndKeep } from '#test/browser/kept-drafts.ts';
import { expectGoodLooks } from '#test/browser/look.ts';
import { fillSignIn, makePerson, TEST } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { openPart } from '#test/browser/sections.ts';
import { makeApplication, someName } from '#test/browser/things.ts';

const SAVED = 'Application saved successfully.';

const KEPT = 'Your unsaved changes are kept on this device, and only you can open them.';

const PURPOSE = /^Purpose/;

const purpose = (page: Page) => page.getByLabel(PURPOSE);
const offer = (page: Page) => page.getByText(/^You had unsaved changes from /);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const openForm = async (page: Page, application?: Application) => {
  await page.goto(application ? `/applications/detail/${application.id}?edit` : '/applications?create');
  await expect(purpose(page)).toBeVisible();
};

const reload = async (page: Page) => {
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(purpose(page)).toBeVisible();
};

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
};

test('keeps typed text when the session is refused on save, and continues after sign-in', async ({
  page,
  me,
  group,
  complaints,
}) => {
  complaints.provoke(/status of 40[01]/);
  const application = await makeApplication(group);
  await openForm(page, application);
  await typeAndKeep(page, PURPOSE, 'Not to be lost');
  await page.route('/v2/applications/*', (route) => route.fulfill({ status: 401, json: {} }), { times: 1 });
  await button(page, 'Save').click();
  await expect(page.getByText('Your session has ended. Sign in to continue where you left off.')).toBeVisible();

  await fillSignIn(page, me);
  await expect(offer(page)).toBeVisible();
  await expect(purpose(page)).toHaveValue('');
  await button(page, 'Continue').click();
  await expect(purpose(page)).toHaveValue('Not to be lost');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await button(page, 'Save').click();
  await expect(page.getByText(SAVED, { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(purpose(page)).toHaveValue('Not to be lost');
  await expect(offer(page)).toBeHidden();
});

test('asks at logout whether to keep drafts for their owner or delete them', async ({ page, me, group }) => {
  const other = await makePerson({ role: 'ApplicationContributor', group });
  await openForm(page);
  await typeAndKeep(page, PURPOSE, 'Only for my eyes');
  const tab = await page.context().newPage();
  await openForm(tab);
  await logOut(page);
  await button(page, 'Stay logged in').click();
  await expect(purpose(page)).toHaveValue('Only for my eyes');
  await logOut(page);
  await expect(page.getByRole('dialog')).toContainText('You have unsaved drafts here.');
  await button(page, 'Keep and log out').click();
  await expect(page.getByText(`You are signed out. ${KEPT}`)).toBeVisible();
  await expect(
    tab.getByText(`You signed out in another tab. Sign in to continue where you left off. ${KEPT}`),
  ).toBeVisible();
  const kept = await keptDrafts(page);
  expect(kept).toHaveLength(1);
  for (const secret of ['eyes', 'a key']) expect(kept.flatMap(({ values }) => values).join()).not.toContain(secret);

  await fillSignIn(page, other);
  for (const one of [page, tab]) await expect(one).toHaveURL(/\/applications$/);
  await tab.close();
  await openForm(page);
  await expect(offer(page)).toBeHidden();
  await logOut(page);
  await expect(page).toHaveURL(/\/signin$/);
  await fillSignIn(page, me);
  await expect(page).toHaveURL(/\/applications$/);
  await openForm(page);
  await button(page, 'Continue').click();
  await expect(purpose(page)).toHaveValue('Only for my eyes');

  await logOut(page);
  await button(page, 'Delete and log out').click();
  await expect(page.getByText('You are signed out.', { exact: true })).toBeVisible();
  expect(await keptDrafts(page)).toEqual([]);
});

test('offers an unsaved draft for thirty days', async ({ page }) => {
  await openForm(page);
  await typeAndKeep(page, PURPOSE, 'Long ago');
  await ageDrafts(page, 29);
  await reload(page);
  await expect(offer(page)).toBeVisible();
  await ageDrafts(page, 2);
  await page.reload();
  await expect(purpose(page)).toBeVisible();
  await expect(offer(page)).toBeHidden();
  expect(await keptDrafts(page)).toEqual([]);
});

test('shows each draft with its text, and Discard can be undone', async ({ page }) => {
  await openForm(page);
  for (const text of ['The older one', 'The newer one']) {
    await typeAndKeep(page, PURPOSE, text);
    await reload(page);
  }
  await expect(page.getByText('1 of 2.')).toBeVisible();
  await expect(page.getByText('“The newer one”')).toBeVisible();

  const place = await button(page, 'Discard').boundingBox();
  await button(page, 'Discard').dblclick();
  await expect(page.getByText(/^You discarded the changes from /)).toBeVisible();
  expect(await button(page, 'Discard').boundingBox()).toEqual(place);
  expect(await keptDrafts(page)).toHaveLength(1);
  await button(page, 'Undo').click();
  await expect(offer(page)).toBeVisible();
  await expect.poll(async () => (await keptDrafts(page)).length).toBe(2);

  await button(page, 'Discard').click();
  await expect(button(page, 'Undo')).toBeFocused();
  await button(page, 'Next').click();
  await expect(page.getByText('“The older one”')).toBeVisible();
  await button(page, 'Discard').click();
  await button(page, 'Close').click();
  await expect(button(page, 'Undo')).toBeHidden();
  await page.reload();
  await expect(purpose(page)).toBeVisible();
  await expect(offer(page)).toBeHidden();
});

test('two tabs keep separate drafts, including text typed before continuing one', async ({ page }) => {
  const other = await page.context().newPage();
  await openForm(page);
  await typeAndKeep(page, PURPOSE, 'In the first');
  await openForm(other);
  await expect(offer(other)).toBeHidden();
  await typeAndKeep(other, PURPOSE, 'In the second');
  await button(page, 'Create application').scrollIntoViewIfNeeded();
  await reload(page);
  await expect(offer(page)).toBeInViewport();

  await typeAndKeep(page, PURPOSE, 'Anew');
  await button(page, 'Continue').click();
  await expect(purpose(page)).toHaveValue('In the first');
  await button(page, 'Continue').click();
  await expect(purpose(page)).toHaveValue('Anew');
  await button(page, 'Discard').click();
  await expect(offer(page)).toBeHidden();
  await expect(purpose(other)).toHaveValue('In the second');
  await reload(page);
  await button(page, 'Continue').click();
  await expect(purpose(page)).toHaveValue('Anew');
  await expect(offer(page)).toBeHidden();
});

test('a draft older than another user’s save becomes a conflict and does not overwrite it', async ({
  page,
  group,
  complaints,
}) => {
  complaints.provoke(/status of 412/);
  const application = await makeApplication(group);
  await openForm(page, application);
  await typeAndKeep(page, PURPOSE, 'Mine');
  await button(page, 'Cancel').click();
  await button(page, 'Keep and leave').click();
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
  await applications.update(application, { ...application, owner: 'Theirs' }, TEST);
  await openForm(page, application);
  await expect(
    page.getByText('Someone else has saved changes since then. You will see the differences when you save.'),
  ).toBeVisible();
  await expectGoodLooks(page, 'a form in which something was left', { on: 'phone' });
  await button(page, 'Continue').click();
  await button(page, 'Save').click();

  await expect(page.getByRole('dialog', { name: 'Conflicting changes' })).toContainText('Theirs');
  await page.getByRole('button', { name: 'Apply my changes again' }).click();
  await expect(page.getByText(SAVED, { exact: true })).toBeVisible();
  for (const text of ['Mine', 'Theirs'])
    await expect(page.locator('dd').getByText(text, { exact: true })).toBeVisible();
});

test('asks when the user saves, edits again and cancels, and can discard', async ({ page, group }) => {
  const application = await makeApplication(group);
  await openForm(page, application);
  await purpose(page).fill('First');
  await button(page, 'Save').click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await purpose(page).fill('Second');
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.goBack();
  await expect(dialog.getByRole('button', { name: 'Stay' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await button(page, 'Cancel').click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(purpose(page)).toHaveValue('First');
  await expect(offer(page)).toBeHidden();
});

test('input after a lost creation response is saved to the created application', async ({ page, complaints }) => {
  complaints.provoke(/ERR_FAILED/);
  const name = someName('Lost');
  await openForm(page);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.route(
    '/v2/applications',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await button(page, 'Create application').click();
  await expect(page.getByText(/^We don’t know whether this was completed\./)).toBeVisible();
  await typeAndKeep(page, PURPOSE, 'Typed afterwards');
  await reload(page);
  await button(page, 'Continue').click();
  await button(page, 'Create application').click();

  await expect(page.getByText('This was already created. Your later changes have been saved to it.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await openPart(page, 'Overview', 'Details');
  await expect(page.locator('dd').getByText('Typed afterwards')).toBeVisible();
});

test('a change whose response was lost does not conflict with itself', async ({ page, group, complaints }) => {
  complaints.provoke(/ERR_FAILED/);
  const application = await makeApplication(group);
  await openForm(page, application);
  await purpose(page).fill('Saved, but not heard of');
  await page.route(
    `/v2/applications/${application.id}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await button(page, 'Save').click();
  await expect(page.getByText(/^Something went wrong updating the application\./)).toBeVisible();
  await purpose(page).fill('And changed again');
  await button(page, 'Save').click();
  await expect(page.getByText(SAVED, { exact: true })).toBeVisible();
  await expect(page.locator('dd').getByText('And changed again')).toBeVisible();
});

test('an offline save waits for a connection, says so, and can be canceled', async ({
  page,
  context,
  group,
  complaints,
}) => {
  complaints.provoke(/ERR_INTERNET_DISCONNECTED/);
  const application = await makeApplication(group);
  await openForm(page, application);
  await purpose(page).fill('Typed under way');
  await context.setOffline(true);
  const waiting = page.getByText('You are offline. Your changes will be saved as soon as you reconnect.');
  await button(page, 'Save').click();
  await expect(waiting).toBeVisible();
  await button(page, 'Cancel saving').click();
  await expect(waiting).toBeHidden();
  await expect(purpose(page)).toHaveValue('Typed under way');

  await button(page, 'Save').click();
  await expect(waiting).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(SAVED, { exact: true })).toBeVisible();
  await expect(page.locator('dd').getByText('Typed under way')).toBeVisible();
});
