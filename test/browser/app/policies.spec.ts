import { SYSTEM } from '#domain/entity.ts';
import { hashOfVersion } from '#domain/policies/hash.ts';
import { policyRules } from '#domain/policies/rules.ts';
import { emptyOf } from '#domain/rules.ts';
import { transact } from '#lambdas/persistence/transaction.ts';
import { policies } from '#lambdas/policies/store.ts';
import { policyVersions } from '#lambdas/policies/version-store.ts';
import { makePerson, TEST } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { someName } from '#test/browser/things.ts';
import { TODAY } from '#test/today.ts';

test.use({ role: 'ApplicationAuditor' });

/** Auditors are few in other tests, which get a task of this policy, too. */
const publishTraining = async () => {
  const id = crypto.randomUUID();
  const content = {
    number: 1,
    name: someName('Training'),
    purpose: '',
    text: 'Take the course.',
    link: '',
    what_changed: '',
  };
  const version = { ...content, effective_on: TODAY, at: new Date().toISOString(), by: TEST };
  const hash = await hashOfVersion(id, version);
  await transact([policyVersions.keep(id, { ...version, hash, ask_again: null, reason: '', asks_from: 1 })]);
  const { number, at, by, effective_on, name, purpose, text } = version;
  return policies.create(
    {
      ...{ ...emptyOf(policyRules), name, text, kind: 'ai_literacy', acknowledgement: 'asked' },
      ...{ audience_roles: ['ApplicationAuditor'], owned_by: null, reviewed: null, retirement: null },
      ...{
        status: 'in_force',
        published: { number, at, by, effective_on, hash, name, purpose },
        asked: { from: 1, on: TODAY },
      },
    },
    SYSTEM,
    id,
  );
};

test('a publisher reads the draft, and reads the newer one before publishing it', async ({ openAs, complaints }) => {
  const policy = await publishTraining();
  const text = `Take the new course.${'\nRead on.'.repeat(100)}`;
  const draft = await policies.update(policy, { ...policy, text }, SYSTEM);
  const page = await openAs(await makePerson({ role: 'Administrator' }));
  await page.goto(`/policies/detail/${policy.id}`);
  await expect(page.getByRole('heading', { name: 'Draft of version 2' })).toBeVisible();
  await expect(page.getByText('Take the new course.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish version' }).click();
  const dialog = page.getByRole('dialog');
  const shown = dialog.getByRole('region', { name: 'Draft of version 2' });
  await expect(shown).toBeInViewport();
  await expect(shown).toContainText('Take the new course.');
  await dialog.getByLabel('Changes').fill('Another course.');
  await dialog.getByLabel('Reason').fill('The course is new.');
  const newer = await policies.update(draft, { ...draft, text: 'Take both courses.' }, SYSTEM);
  complaints.provoke(/status of 412/);
  await dialog.getByRole('button', { name: 'Publish version' }).click();
  await expect(dialog.getByText('Read the new draft below')).toBeVisible();
  await expect(dialog.getByText('Take both courses.')).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toHaveValue('The course is new.');
  await dialog.getByRole('button', { name: 'Publish version' }).click();
  await expect(page.getByText('Version 2 published.')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Version 1' })).toContainText('Superseded');

  const kept = await policies.get(newer.id);
  if (kept) await policies.update(kept, { ...kept, status: 'retired' }, SYSTEM);
});

test('a person finds a training in My Work, reads it, and states when they completed it', async ({ page }) => {
  const policy = await publishTraining();
  await page.goto('/my-work');
  await page.getByRole('link', { name: `${policy.name} · Complete this training` }).click();
  await expect(page.getByText('Take the course.')).toBeVisible();
  const day = page.getByLabel('Completed on');
  await page.getByRole('button', { name: 'Confirm completion' }).click();
  await expect(page.getByText('Fill this in.', { exact: true })).toBeVisible();
  await day.fill(TODAY.slice(0, 7));
  await day.press('Tab');
  await page.getByRole('button', { name: 'Confirm completion' }).click();
  await expect(page.getByText('Enter a date, such as 2027-03-31.', { exact: true })).toBeVisible();
  await day.fill(TODAY);
  await page.getByRole('button', { name: 'Confirm completion' }).click();
  await expect(page.getByText(/^Version 1, completed on/)).toBeVisible();
  await page.goto('/policies');
  await expect(page.getByRole('row', { name: policy.name })).toContainText('Acknowledged');
  await page.goto('/my-work');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: policy.name })).toHaveCount(0);

  const kept = await policies.get(policy.id);
  if (kept) await policies.update(kept, { ...kept, status: 'retired' }, SYSTEM);
});
