/** The approval of an application, as the submitter sees it and as the approver decides it by keyboard. */

import { canonical } from '#domain/canonical.ts';
import { addDays } from '#domain/day.ts';
import { sha256 } from '#domain/report/bundle.ts';
import { expectGoodLooks } from '#test/browser/look.ts';
import { expect, test } from '#test/browser/product.ts';
import { openPart } from '#test/browser/sections.ts';
import { decideOn, makeSubmitted } from '#test/browser/things.ts';
import { harmless } from '#test/domain/tiering/golden-cases.ts';
import { TODAY } from '#test/today.ts';

const IN_A_MONTH = addDays(TODAY, 30);
const GRACE = { id: 'grace', name: 'Grace Hopper' };

test('the submitter is led to the missing fields and submits once all are complete', async ({
  page,
  group,
  me,
  complaints,
}) => {
  const [first, second] = [
    { role: 'owner' as const, id: me.id, name: 'Maria Mendoza' },
    { role: 'approver' as const, id: me.id, name: 'Maria Mendoza' },
  ];
  const { subject: application } = await makeSubmitted(group, {
    purpose: '',
    people: [first, second],
    owner: 'Maria Mendoza',
  });
  const { id } = application;
  await page.goto(`/applications/detail/${id}/approval`);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Submit for approval' })).toBeDisabled();

  await page.getByRole('link', { name: 'Add the purpose' }).click();
  await page.getByLabel('Purpose').fill('Sorts letters');
  await page.getByRole('button', { name: 'Save' }).click();
  await openPart(page, 'Reviews', 'Approval');
  await page.getByLabel('Note').fill('Now it says so');
  await page.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(page.getByText('Approver: decision pending')).toBeVisible();
  await expect(page.getByText('You submitted this, so someone else must decide.')).toBeHidden();
  await expect(page.getByText('Now it says so')).toBeVisible();

  complaints.provoke(/status of 422/);
  await openPart(page, 'Reviews', 'Release check');
  const check = async (name: string, content: string) => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
    await page.getByRole('button', { name: 'Check build' }).click();
  };
  await check('bom.csv', 'name;version');
  await expect(page.getByText(/^This is not a bill of materials in JSON/)).toBeVisible();
  const components = [{ type: 'machine-learning-model', name: 'Acme Large', version: '4.1' }];
  await check('bom.json', JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', components }));
  await expect(page.getByRole('status').filter({ hasText: 'This build must not ship' })).toContainText(
    /not approved.*Acme Large 4\.1 is not among the foundation models/s,
  );
  await expectGoodLooks(page, 'a release check');
});

test('the overview names the missing role by its display name', async ({ page, group }) => {
  const submitted = await makeSubmitted(group, {}, harmless({ employment: 'hiring' }));
  await decideOn(submitted, 'request_changes', GRACE);
  await page.goto(`/applications/overview/${submitted.subject.id}`);
  await expect(page.getByRole('link', { name: 'Assign a person as Technical owner.' })).toBeVisible();
});

test('parts of the approval that fail to load show an error and load on retry', async ({ page, group, complaints }) => {
  complaints.provoke(/ERR_FAILED/);
  const { subject } = await makeSubmitted(group);
  const beside = /\/v2\/applications\/[^/]+\/(details|controls)(\?|$)/;
  await page.route(beside, (route) => route.abort());
  await page.goto(`/applications/detail/${subject.id}/approval`);
  for (const lost of ['the risks', 'the coverage', 'the controls'])
    await expect(page.getByText(`Couldn’t load ${lost}.`)).toBeVisible();
  await page.unroute(beside);
  await page.getByRole('button', { name: 'Retry' }).last().click();
  await expect(page.getByText('0 controls are accepted')).toBeVisible();
});

test.describe('a decision maker', () => {
  test.use({ role: 'ApplicationApprover' });

  test('decides by keyboard, sees an earlier decision without losing input, and opens the next', async ({
    page,
    group,
    me,
    complaints,
  }) => {
    complaints.provoke(/status of 40[39]/);
    const [first, second] = [await makeSubmitted(group), await makeSubmitted(group)];
    const { id } = first.subject;
    await page.goto(`/applications/overview/${id}`);
    await page.getByRole('link', { name: 'Review request' }).click();
    await expect(page).toHaveURL(`/applications/detail/${id}/approval`);
    await expect(page.getByRole('link', { name: 'Review request' })).toBeHidden();
    await expect(page.getByText('Does it process personal data?')).toBeVisible();
    await expect(page.getByText('0 controls are accepted')).toBeVisible();
    await expect(page.getByRole('link', { name: /controls are open$/ })).toHaveAttribute('href', /state=not_started/);
    await expect(page.getByRole('heading', { name: 'Your decision' })).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByLabel('Reason')).toBeFocused();
    await page.keyboard.type('Well described');
    await page.getByLabel('Acknowledgment of unfinished work').fill('The pilot is small');
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
    for (const narrower of [450, width]) await page.setViewportSize({ width: narrower, height });
    await expect(page.getByLabel('Reason')).toHaveValue('Well described');
    await decideOn(first, 'reject', GRACE);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('alert')).toContainText('Grace Hopper already decided this: rejected.');
    await expect(page.getByLabel('Reason')).toHaveValue('Well described');

    await page.getByRole('heading', { name: 'Your decision' }).click();
    await page.keyboard.press('n');
    await expect(page).toHaveURL(`/applications/detail/${second.subject.id}/approval`);
    await expect(page.getByRole('radio', { name: 'Approve', exact: true })).not.toBeChecked();
    await page.keyboard.press('c');
    const condition = page.getByLabel('Required action');
    await expect(condition).toBeFocused();
    await page.keyboard.type('Two people check each letter');
    await page.getByLabel('Assignee').click();
    await page.keyboard.type(me.email); // other users have the same name
    await page.getByRole('option', { name: me.email }).click();
    await page.getByLabel('Reason').fill('As soon as they do');
    await expect(page.getByRole('link', { name: /controls are not accepted$/ })).toBeVisible();
    await page.getByLabel('Acknowledgment of unfinished work').fill('The pilot is small');
    await page.keyboard.press('Control+Enter');
    await page.getByLabel('Due date').fill(IN_A_MONTH);
    await page.getByLabel('Reason').focus();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Approved with conditions').first()).toBeVisible();
    await expect(page.getByText('The pilot is small')).toBeVisible();
    await page.getByRole('button', { name: 'Mark as met' }).click();
    await page.getByRole('dialog').getByLabel('How it was met').fill('They do');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^Met .* by Maria Mendoza$/)).toBeVisible();

    const timeline = page.getByRole('list').filter({ hasText: 'submitted round 1' });
    await expect(timeline.getByText('Maria Mendoza approved with conditions')).toBeVisible();
    const asked = page.waitForResponse(/\/approval\/rounds\?/);
    await timeline.getByRole('link', { name: 'View submitted version' }).click();
    const { rounds } = await (await asked).json();
    await expect(page.getByText(await sha256(canonical(rounds[0])))).toBeVisible();
    for (const said of ['Approve with conditions', 'As soon as they do', 'Two people check each letter'])
      await expect(page.getByText(said)).toBeVisible();
    await expectGoodLooks(page, 'an approval record');
  });
});
