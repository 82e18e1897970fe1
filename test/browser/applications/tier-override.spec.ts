import { addDays } from '#domain/day.ts';
import { applications } from '#lambdas/applications/store.ts';
import { makePerson } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { makeApplication } from '#test/browser/things.ts';
import { TODAY } from '#test/today.ts';

const UNTIL = addDays(TODAY, 60);

test('a tier override is requested with reason and end date, and approved by another user', async ({
  page,
  group,
  openAs,
}) => {
  const tier = { intake: 1, gate: 'employment', provisional: false, rules_version: '2026-11' };
  const { id, name } = await makeApplication(group, { risk_tier: 'high', tier });
  const other = page.locator('#tier-override');
  await page.goto(`/applications/detail/${id}/intake`);
  await other.getByRole('button', { name: 'Request a different tier' }).click();
  const asking = page.getByRole('dialog', { name: 'Request a different tier' });
  await asking.getByRole('button', { name: 'Send' }).click();
  await expect(asking.getByLabel('Reason')).toBeFocused();
  await asking.getByLabel('Reason').fill('It only sorts letters by their date.');
  await asking.getByPlaceholder('YYYY-MM-DD').fill(UNTIL);
  await asking.getByRole('button', { name: 'Send' }).click();
  await expect(other).toContainText(/Requested\s*Medium instead of High/);

  const approver = await openAs(await makePerson({ role: 'ApplicationApprover', group }));
  await approver.goto(`/applications/detail/${id}/intake#tier-override`);
  await approver.locator('#tier-override').getByRole('button', { name: 'Decide' }).click();
  const deciding = approver.getByRole('dialog', { name: 'Decide' });
  await deciding.getByLabel('Reason').fill('Agreed: no person is ranked.');
  await deciding.getByRole('button', { name: 'Send' }).click();
  await expect(approver.locator('#tier-override')).toContainText(/In force\s*Medium instead of High/);
  expect((await applications.get(id))?.risk_tier).toBe('medium');

  await page.goto('/applications');
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(/Medium\s*Until/);
});
