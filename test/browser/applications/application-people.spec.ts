import { randomUUID } from 'node:crypto';
import { makePerson } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { makeApplication } from '#test/browser/things.ts';

test('replaces a departed owner by keyboard, after which the tier lacks no role', async ({
  page,
  group,
  complaints,
}) => {
  complaints.provoke(/status of 422/);
  const people = [{ role: 'owner' as const, id: randomUUID(), name: 'Grace Hopper' }];
  const { id } = await makeApplication(group, { risk_tier: 'low', owner: 'Grace Hopper', people });
  await makePerson({ role: 'ApplicationReviewer', group, first_name: 'Hedwig', last_name: 'Kohn' });
  await page.goto(`/applications/detail/${id}/people`);
  await expect(page.getByText('not assigned yet: Owner')).toBeVisible();
  await expect(page.getByText('Account deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Replace Grace Hopper' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Person' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('hedwig k');
  await expect(page.getByRole('option')).toHaveText([/Hedwig Kohn/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('definition').getByText('Hedwig Kohn')).toBeVisible();
  await expect(page.getByText('Grace Hopper')).toBeHidden();
  await expect(page.getByText('not assigned yet')).toBeHidden();
  await page.getByRole('button', { name: 'Remove Hedwig Kohn' }).click();
  await expect(page.getByText('The risk tier requires an owner')).toBeVisible();

  const seen = page.getByRole('table', { name: 'People with access' });
  await expect(seen.getByRole('rowheader')).toContainText(['Ada Lovelace', 'Hedwig Kohn', 'Maria Mendoza']);
  await page.getByRole('searchbox', { name: 'Find by name or email address' }).fill('hedwig');
  await expect(seen.getByRole('rowheader')).toHaveText([/Hedwig Kohn/]);

  await page.goto(`/applications/detail/${id}?edit`);
  const owner = page.getByRole('combobox', { name: 'Owner' });
  await expect(owner).toHaveValue('Hedwig Kohn');
  await owner.fill('hedw');
  await expect(page.getByRole('option')).toHaveText([/Hedwig Kohn/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(owner).toHaveValue('Hedwig Kohn');
});

test.describe('an auditor', () => {
  test.use({ role: 'ApplicationAuditor' });

  test('opens each tab of an application and is offered no change', async ({ page, group }) => {
    const { id } = await makeApplication(group, { risk_tier: 'high' });
    const tabs = ['intake', 'risks', 'controls', 'legal-documents/annex-iv', 'assessments', 'approval', 'tests'];
    for (const tab of ['', ...tabs, 'documents', 'people', 'comments']) {
      // A tab that is still loading offers no change either.
      await page.goto(`/applications/detail/${id}/${tab}`, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const changes =
        /^(Add|Answer|Assign|Comment|Delete|Edit|Replace|Retire|Save|Schedule|Start(?! here)|Submit|Upload)/;
      await expect(page.getByRole('main').getByRole('button', { name: changes }), tab).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Actions' }).click();
    await expect(page.getByRole('menuitem')).toHaveText([/dossier/i, /^Bill of materials/, 'Fill a Word template']);
  });
});
