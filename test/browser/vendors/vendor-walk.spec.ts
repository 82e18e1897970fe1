/**
 * The lifecycle of a vendor, from its proposal to an expired certificate: the proposer, the vendor, the approver and
 * the owner of an application that uses it.
 */
import { addDays } from '#domain/day.ts';
import { DILIGENCE_QUESTIONS } from '#domain/diligence/questions.ts';
import { OUTSIDE } from '#domain/diligence/words.ts';
import { applications } from '#lambdas/applications/store.ts';
import { diligence } from '#lambdas/diligence/store.ts';
import { seeToVendor } from '#lambdas/jobs/scheduled/daily-vendors.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { makePerson } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { makeApplication, someName } from '#test/browser/things.ts';
import { SOUND_ANSWERS } from '#test/sound-vendor.ts';
import { TODAY } from '#test/today.ts';

const LAST_DAY = addDays(TODAY, 1);

test('a vendor is proposed, answers by link, is approved, and its certificate expires', async ({
  page,
  browser,
  openAs,
  complaints,
  group,
  me,
}) => {
  test.slow(); // three users and a vendor, each in their own browser
  const name = someName('Acme');
  await page.goto('/vendors');
  await page.getByRole('link', { name: 'Create vendor' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('What it provides').fill('Language models');
  await page.getByRole('button', { name: 'Create vendor' }).click();
  await expect(page).toHaveTitle(`${name} · Plumbline`);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  // The vendor manager completes the record.
  const proposed = await vendors.get(id);
  if (!proposed) throw new Error('It was made.');
  const known = { criticality: 'low', data_shared: 'internal', trains_on_data: 'no', soc_2_until: LAST_DAY } as const;
  const owner = { owner: 'Maria Mendoza', owned_by: { id: me.id, name: 'Maria Mendoza' } };
  // A vendor without a group would add a task for approvers of other tests.
  const within = { resource_groups: [group.id] };
  await vendors.update(proposed, { ...proposed, ...known, ...owner, ...within }, { id: me.id, name: 'Maria Mendoza' });
  const olga = await makePerson({ role: 'ApplicationReviewer', group, first_name: 'Olga', last_name: 'Ortiz' });
  const people = [{ role: 'owner' as const, id: olga.id, name: 'Olga Ortiz' }];
  const letters = await makeApplication(group, { name: someName('Letters'), vendor_id: id, people });

  await page.goto(`/vendors/detail/${id}/questionnaire`);
  await page.getByRole('button', { name: 'Ask the vendor' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByText('Share the link now.')).toBeVisible();
  const url = (await page.locator('.copyable').getByText('/due-diligence#').textContent()) ?? '';

  // In a browser without a session.
  const context = await browser.newContext();
  complaints.of(context);
  const outside = await context.newPage();
  const given = { at: new Date().toISOString(), by: { id: OUTSIDE, name } };
  for (const { key } of DILIGENCE_QUESTIONS)
    if (key !== 'encryption') await diligence.answer(id, key, { values: [...SOUND_ANSWERS[key]], ...given }, undefined);
  await outside.goto(url);
  await expect(outside.getByText('27 of 28 answered')).toBeVisible();
  const encryption = outside.getByRole('group', { name: 'Is customer data encrypted?' });
  await encryption.getByText('In transit only', { exact: true }).click();
  await expect(outside.getByText('28 of 28 answered')).toBeVisible();
  await outside.getByLabel('Your name').fill('Pat Example');
  await outside.getByLabel('Your email address').fill('pat@acme.example');
  await outside.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(outside.getByText('Thank you. Your answers were submitted')).toBeVisible();
  await context.close();

  // The owner has a task until they accept the answers.
  const waits = page.getByRole('link', { name: /Review the vendor’s answers$/ });
  await expect(async () => {
    await page.goto('/my-work');
    await expect(waits).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await waits.click();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByText('These answers are in effect.')).toBeVisible();
  const accepted = page.getByRole('button', { name: /^Version 1, / });
  await accepted.click();
  await expect(page.getByText('Answered by the vendor: Pat Example (pat@acme.example)')).toBeVisible();

  await page.getByRole('tab', { name: 'Approval' }).click();
  await page.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(page.getByText('Approver: decision pending')).toBeVisible();

  const approver = await openAs(await makePerson({ role: 'ApplicationApprover', group }));
  const decides = approver.getByRole('link', { name: `${name} · Decide on the approval` });
  await expect(async () => {
    await approver.goto('/my-work');
    await expect(decides).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await decides.click();
  await approver.getByRole('radio', { name: 'Approve with conditions' }).click();
  await approver.getByLabel('Required action').fill('It encrypts what it keeps');
  await approver.getByLabel('Assignee').click();
  await approver.keyboard.type(me.email); // other users have the same name
  await approver.getByRole('option', { name: me.email }).click();
  await approver.getByLabel('Due date').fill(addDays(TODAY, 3));
  await approver.getByLabel('Reason').fill('As soon as it does');
  await approver.getByRole('button', { name: 'Decide' }).click();
  await expect(approver.getByText('Decision saved: approved with conditions.')).toBeVisible();

  // Marks the condition as met in My Work.
  const condition = page.getByRole('button', {
    name: 'Mark as met: Approval condition: It encrypts what it keeps',
  });
  await expect(async () => {
    await page.goto('/my-work');
    await expect(condition).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await condition.click();
  await expect(condition).toBeHidden();

  const row = (await vendors.rows()).find((one) => one.id === id);
  if (!row) throw new Error('It is listed.');
  const using = (await applications.rows()).filter((one) => one.vendor_id === id);
  await seeToVendor(row, addDays(LAST_DAY, 1), using);
  const owning = await openAs(olga);
  await owning.goto('/applications');
  await owning.getByRole('button', { name: /^Notifications/ }).click();
  await owning.getByText(new RegExp(`^SOC 2 of ${name} expired on .*${letters.name} uses this vendor$`)).click();
  await expect(owning).toHaveURL(new RegExp(`/vendors/detail/${id}$`));
});
