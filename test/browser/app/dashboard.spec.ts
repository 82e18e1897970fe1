/** Each dashboard figure matches the list that it opens, within the user's access scope. */
import type { Locator, Page } from '@playwright/test';
import { expectGoodLooks } from '#test/browser/look.ts';
import { makePerson } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { makeApplication, someName } from '#test/browser/things.ts';

const moveUp = async (dialog: Locator, tile: string) => {
  const handle = dialog.getByRole('button', { name: `Drag handle ${tile}` });
  const steps = [
    ['Enter', /^Picked up item/],
    ['ArrowUp', /^Moving item to position/],
    ['Enter', /^Item moved from position/],
  ] as const;
  for (const [key, announcement] of steps) {
    await handle.press(key);
    await expect(dialog.page().getByText(announcement)).toBeAttached();
  }
};

/** Opens the list behind a figure, checks its count and goes back. */
const expectListOf = async (page: Page, figure: RegExp, count: number) => {
  await page.getByRole('link', { name: figure }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AI Applications' })).toBeVisible();
  await expect(page.getByRole('main').getByText(new RegExp(`^${count} applications?$`))).toBeVisible();
  await page.goBack();
};

test('a new user sees the first steps until done, then each figure opens its list', async ({ page, group }) => {
  await page.goto('/dashboard');
  const steps = page.locator('.dashboard-steps').getByRole('listitem');
  await expect(steps).toHaveText([/^To do/, /^To do/, /^To do/]);
  await expect(page.getByRole('heading', { name: 'Risk and approval' })).toBeHidden();
  // Vendors that already exist are counted.
  await expect(page.getByRole('heading', { name: 'Vendors', level: 2 })).toBeVisible();

  const department = someName('Claims');
  for (const risk_tier of ['high', 'high', 'low'] as const) await makeApplication(group, { department, risk_tier });
  await makeApplication(group, { department: '' });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(steps.filter({ hasText: 'Add an application' })).toContainText('Done');
  await expectListOf(page, /^All, High: 2/, 2);
  await expectListOf(page, /^Not submitted, Low: 1/, 1);
  await expectListOf(page, /^High risk or prohibited: 2/, 2);
  await expectListOf(page, new RegExp(`^${department}, High: 2`), 2);
  await expectListOf(page, /^No department, All: 1/, 1);
  await page.getByRole('link', { name: /^Vendors, Criticality, Not specified: / }).click();
  const filters = page.getByRole('search', { name: 'Filters' });
  await expect(filters.getByRole('button', { name: 'Criticality = Not specified', exact: true })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: /^Vendors, Criticality, High: / }).click();
  await expect(page).toHaveURL(/\/vendors\?criticality=high$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Vendors' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Plumbline · printed on /)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Plumbline · printed on /)).toBeVisible();
  await expect(page.getByRole('navigation')).toBeHidden();
  await page.emulateMedia({ media: null });
  // Only administrators see framework coverage.
  await expect(page.getByRole('heading', { name: 'Framework coverage' })).toBeHidden();
});

test('an administrator sees framework coverage, and each figure opens its list', async ({ group, openAs }) => {
  const department = someName('Claims');
  for (const risk_tier of ['high', 'high'] as const) await makeApplication(group, { department, risk_tier });
  const ada = await openAs(await makePerson({ role: 'Administrator' }));
  await ada.goto('/');
  await expect(ada.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(ada.getByRole('heading', { name: 'Framework coverage' })).toBeVisible();
  await expectGoodLooks(ada, 'the dashboard of the company', { on: 'wide' });

  await ada.getByRole('link', { name: 'Board report' }).click();
  await expect(ada.getByRole('heading', { level: 1, name: 'Board report on AI' })).toBeVisible();
  await expect(ada.getByText(/Figures of the whole company\./)).toBeVisible();
  await expectGoodLooks(ada, 'the board report');
  await ada.getByRole('link', { name: /^High: \d/ }).click();
  await expect(ada).toHaveURL(/\/applications\?risk_tier=high$/);
  await ada.goto('/');
  await ada.getByRole('button', { name: /^Show all \d+ departments/ }).click();
  await expect(ada.getByRole('link', { name: `${department}, High: 2` })).toBeVisible();
  await ada.getByRole('button', { name: /^Show all \d+ deadlines/ }).click();
  const effective = ada.getByRole('listitem').filter({ hasText: /EU AI Act.*Takes effect: Art\. 5/ });
  await effective.getByRole('link', { name: 'EU AI Act' }).click();
  await expect(ada).toHaveURL(/\/frameworks\/euact\?as_of=/);
  await ada.goBack();
  await ada.getByRole('link', { name: /^EU AI Act: \d+ applications? affected$/ }).click();
  await expect(ada).toHaveURL(/\/applications\?frameworks=euact/);
  await expect(ada.getByRole('heading', { level: 1, name: 'AI Applications' })).toBeVisible();
  await expect(ada.getByRole('main').getByText(/^[\d,]+ applications?( |$)/)).toBeVisible();
  await expect(ada.getByRole('button', { name: /^Frameworks/ })).toContainText('EU AI Act');
});

test('the reader arranges tiles by keyboard and resets them to the company layout', async ({ page, group }) => {
  await makeApplication(group, { risk_tier: 'high' });
  await page.goto('/dashboard');
  const tiles = page.getByRole('heading', { level: 2 });
  const first = page.locator('.dashboard-tiles').getByRole('heading', { level: 2 });
  await expect(first.nth(1)).toHaveText('At a glance');
  await page.getByRole('button', { name: 'Arrange tiles' }).click();
  const dialog = page.getByRole('dialog', { name: 'Arrange tiles' });
  await expect(dialog.getByRole('checkbox', { name: 'Framework coverage' })).toBeHidden();
  await dialog.getByRole('checkbox', { name: 'Vendors' }).press('Space');
  await moveUp(dialog, 'Your tasks');
  await expect(dialog.getByRole('checkbox').nth(1)).toHaveAccessibleName('Your tasks');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Dashboard layout saved.')).toBeVisible();
  await expect(first.nth(1)).toHaveText('Your tasks');
  await page.reload();
  await expect(first.nth(1)).toHaveText('Your tasks');
  await expect(tiles.filter({ hasText: /^Vendors$/ })).toBeHidden();

  await page.getByRole('button', { name: 'Arrange tiles' }).click();
  await dialog.getByRole('button', { name: 'Use the company layout' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(first.nth(1)).toHaveText('At a glance');
  await expect(tiles.filter({ hasText: /^Vendors$/ })).toBeVisible();
});

test('every application figure equals the total of the list it opens', async ({ page, group }) => {
  const department = someName('Claims');
  for (const risk_tier of ['high', 'high', 'low'] as const) await makeApplication(group, { department, risk_tier });
  const overdue = { due_state: 'overdue', next_due: '2026-01-01', bias_verdict: 'adverse_impact' } as const;
  await makeApplication(group, { approval_status: 'approved', ...overdue });
  const asked = page.waitForRequest(/applications\/metrics/);
  await page.goto('/dashboard');
  const headers = { authorization: (await (await asked).headerValue('authorization')) ?? '' };
  await expect(page.getByRole('link', { name: /^All, High: 2/ })).toBeVisible();
  const figures = await page
    .locator('.dashboard-tiles a[href^="/applications?"]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('href') ?? '', link.getAttribute('aria-label') ?? ''] as const),
    );
  expect(figures.length).toBeGreaterThan(15);
  for (const [href, label] of figures) {
    const answer = await page.request.get(`/v2${href}&limit=1`, { headers });
    expect(`${label.replace(/: \d+$/, '')}: ${(await answer.json()).total}`).toBe(label);
  }
});

test('users see the administrator’s tile order until they arrange their own', async ({
  page,
  group,
  openAs,
  complaints,
}) => {
  await makeApplication(group, { risk_tier: 'high' });
  const [trend, departments] = ['Last 12 months', 'Risk by department'];
  const expectOrder = (of: Page, order: readonly string[]) =>
    expect
      .poll(async () => {
        const titles = await of.locator('.dashboard-tiles').getByRole('heading', { level: 2 }).allTextContents();
        return titles.filter((title) => order.includes(title));
      })
      .toEqual(order);
  const arrange = async (of: Page) => {
    await of.goto('/dashboard');
    await of.getByRole('button', { name: 'Arrange tiles' }).click();
    return of.getByRole('dialog', { name: 'Arrange tiles' });
  };

  const ada = await openAs(await makePerson({ role: 'Administrator' }));
  complaints.provoke(/status of 412/); // another test may change the company at the same time
  const ofCompany = await arrange(ada);
  await ofCompany.getByRole('radio', { name: 'For the company' }).check();
  await ofCompany.getByRole('button', { name: 'Reset to defaults' }).click();
  await moveUp(ofCompany, trend);
  await expect(async () => {
    await ofCompany.getByRole('button', { name: 'Save' }).click();
    await expect(ada.getByText('Dashboard layout saved.')).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expectOrder(ada, [trend, departments]);

  await page.goto('/dashboard');
  await expectOrder(page, [trend, departments]);
  const own = await arrange(page);
  await expect(own.getByRole('radio', { name: 'For the company' })).toBeHidden();
  await moveUp(own, departments);
  await own.getByRole('button', { name: 'Save' }).click();
  await expectOrder(page, [departments, trend]);
  await ada.goto('/dashboard');
  await expectOrder(ada, [trend, departments]);
});

test('figures that fail to load show an error and load on retry', async ({ page, group, openAs, complaints }) => {
  await makeApplication(group, { risk_tier: 'high' });
  complaints.provoke(/ERR_FAILED/);
  const lost = 'Couldn’t load these figures.';
  await page.route('/v2/vendors?*', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 2, name: 'Vendors' })).toBeVisible();
  await expect(page.getByText(lost)).toBeVisible();
  await page.unroute('/v2/vendors?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('link', { name: /^Vendors, Criticality, High: / })).toBeVisible();
  await expect(page.getByText(lost)).toBeHidden();

  const ada = await openAs(await makePerson({ role: 'Administrator' }));
  await ada.route(/\/v2\/(frameworks|evidence|deadlines)/, (route) => route.abort());
  await ada.goto('/dashboard');
  for (const name of ['Framework coverage', 'Upcoming deadlines'])
    await expect(ada.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(ada.getByText(lost)).toHaveCount(2);
  await expect(ada.getByText('Couldn’t load the evidence figures.')).toBeVisible();

  // One refresh reloads every failed tile.
  await ada.unroute(/\/v2\/(frameworks|evidence|deadlines)/);
  await ada.getByRole('button', { name: 'Refresh' }).click();
  await expect(ada.getByRole('link', { name: 'All frameworks' })).toBeVisible();
  await expect(ada.getByText('Expired evidence')).toBeVisible();
  const old = 'Couldn’t refresh some figures';
  await ada.route('/v2/vendors?*', (route) => route.abort());
  await ada.getByRole('button', { name: 'Refresh' }).click();
  await expect(ada.getByText(old)).toBeVisible();
  await expect(ada.getByRole('link', { name: /^Vendors, Criticality, High: / })).toBeVisible();
  await ada.unroute('/v2/vendors?*');
  await ada.getByRole('button', { name: 'Retry' }).click();
  await expect(ada.getByText(old)).toBeHidden();
});

test.describe('in Spanish', () => {
  test.use({ language: 'es' });

  test('looks good, and the trend is readable as a table', async ({ page, group }) => {
    await makeApplication(group, { department: someName('Siniestros'), risk_tier: 'high' });
    await page.goto('/dashboard');
    await expect(page.getByRole('application').first()).toBeVisible();
    await expectGoodLooks(page, 'the dashboard');
    await page.getByText('Tabla').first().click();
    await expect(page.getByRole('rowheader').last()).toBeVisible();
    await expect(page.getByText('Sin recuento').first()).toBeVisible();
  });
});
