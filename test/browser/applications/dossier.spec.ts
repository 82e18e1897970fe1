import { expect, test } from '#test/browser/product.ts';
import { makeApplication } from '#test/browser/things.ts';

test('downloads the bill of materials, and prints the dossier as one page without the layout around it', async ({
  page,
  group,
}) => {
  const { id, name } = await makeApplication(group, { risk_tier: 'high', purpose: 'Sorts claims' });
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.goto(`/applications/overview/${id}`);
  await page.getByRole('button', { name: 'Actions' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Bill of materials (CycloneDX 1.7)' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.cdx\.json$/);
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Full dossier' }).click();
  await expect(page.getByRole('heading', { name: 'Dossier' })).toBeVisible();
  for (const part of ['Details', 'People', 'Approval', 'Risks', 'Frameworks', 'Controls', 'Assessments', 'Bias tests'])
    await expect(page.getByRole('region', { name: part, exact: true }).getByRole('heading').first()).toBeVisible();
  await expect(page.getByText('Sorts claims')).toBeVisible();
  for (const role of ['textbox', 'combobox', 'radio'] as const)
    await expect(page.locator('.dossier').getByRole(role)).toHaveCount(0);
  for (const change of [/^Add/, /^Submit for approval/, /^Report an incident/, /^New test/])
    await expect(page.locator('.dossier').getByRole('button', { name: change })).toHaveCount(0);
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(/^Plumbline · printed on /)).toBeVisible();
  await expect(page.getByText(/^Version 1, last changed on /)).toBeVisible();
  await expect(page.getByRole('navigation')).toBeHidden();
  for (const pressed of ['Print', 'Actions', 'Report an incident'])
    await expect(page.getByRole('button', { name: pressed })).toBeHidden();
  // An element with a fixed height would be cut off at the page end.
  const panel = page
    .getByRole('region', { name: 'Details', exact: true })
    .locator('[class*="awsui_fit-height_"]')
    .first();
  await expect(panel).toHaveCSS('overflow', 'visible');
  await page.emulateMedia({ media: null });
});

test('the dossier lists everyone with access across several API pages', async ({ page, group }) => {
  const { id } = await makeApplication(group);
  const person = (n: number) => ({
    ...{ id: `person-${n}`, first_name: 'Pat', last_name: `Number ${n}`, email: `pat.${n}@example.com` },
    roles: [{ name: 'ApplicationReviewer', resource_group: null }],
  });
  await page.route('**/authorized-users?*', (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    const users = Array.from({ length: 10 }, (_, n) => person(from + n));
    return route.fulfill({ json: { users, total: 30, next_cursor: from < 20 ? String(from + 10) : null } });
  });
  await page.goto(`/applications/detail/${id}/dossier`);
  await expect(page.getByRole('heading', { name: 'People with access' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Pat Number' })).toHaveCount(30);
});
