import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expectGoodLooks } from '#test/browser/look.ts';
import { makePerson } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { makeApplication } from '#test/browser/things.ts';

const answer = async (page: Page, point: string, text: string) => {
  await page.getByRole('button', { name: `Answer point ${point}` }).click();
  await page.getByRole('textbox', { name: /^Answer/ }).fill(text);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: `Edit point ${point}` })).toBeVisible();
};

test('an author completes a declaration, an approver signs it, and a changed record makes it out of date', async ({
  page,
  group,
  openAs,
  browser,
  complaints,
}) => {
  complaints.provoke(/status of 409 .*\/sign/);
  const { id } = await makeApplication(group, { purpose: 'Ranks candidates' });
  const document = `/applications/detail/${id}/legal-documents/annex-v`;
  await page.goto(document);
  await expect(page.getByText('8 gaps')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit for signature' })).toBeHidden();
  for (const point of '12345678') await answer(page, point, `Statement ${point}.`);
  await expect(page.getByText('8 of 8 points')).toBeVisible();
  await page.getByRole('button', { name: 'Submit for signature' }).click();
  await expect(page.getByText('In review', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign', exact: true })).toBeHidden();

  const approver = await makePerson({ role: 'ApplicationApprover', group, first_name: 'Rita', last_name: 'Roy' });
  const signing = await openAs(approver);
  await signing.goto(document);
  await signing.getByRole('button', { name: 'Sign', exact: true }).click();

  // While the approver reads, the author renames the application, which point 1 shows.
  await page.goto(`/applications/detail/${id}?edit`);
  await page.getByLabel('Name', { exact: true }).fill(`Renamed ${id}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Application saved successfully.', { exact: true })).toBeVisible();

  await signing.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(signing.getByText(/^Records changed while you were reading/)).toBeVisible();
  await expect(signing.getByRole('row', { name: /^1 AI system name and type/ })).toContainText(`Renamed ${id}`);
  await signing.getByRole('button', { name: 'Sign', exact: true }).click();
  await signing.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(signing.getByText('Signed', { exact: true })).toBeVisible();
  await signing.getByRole('link', { name: /^Version 1 signed by Rita Roy/ }).click();
  await expect(signing.getByText(/^SHA-256 [\da-f]{64}$/)).toBeVisible();
  await expectGoodLooks(signing, 'signed-legal-document');

  await page.goto(`/applications/detail/${id}?edit`);
  await page.getByLabel('Name', { exact: true }).fill(`Again ${id}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Application saved successfully.', { exact: true })).toBeVisible();
  await page.goto(document);
  await expect(page.getByText('Out of date: changed since version 1')).toBeVisible();
  await page.getByRole('button', { name: '1 changed point' }).click();
  await expect(page.getByRole('row', { name: /^1 AI system name and type/ })).toContainText(`Again ${id}`);

  // The signed version is shared with someone who has no account.
  await page.getByRole('button', { name: 'Share a copy' }).click();
  await page.getByRole('textbox', { name: 'Recipient' }).fill('Pat Example');
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByText(/\/shared#[\w-]{43}$/).innerText();
  const context = await browser.newContext();
  complaints.of(context);
  const theirs = await context.newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('EU declaration of conformity (Annex V)');
  await expect(theirs.getByText(/^Shared with Pat Example · /)).toBeVisible();
  await expect(theirs.getByText('Statement 8.')).toBeVisible();
  await expectGoodLooks(theirs, 'shared-legal-document');
  await page.reload();
  await expect(page.getByRole('row', { name: /^Pat Example/ })).toContainText('1 time, last');
  await page.getByRole('button', { name: 'Revoke the link of Pat Example' }).click();
  await expect(page.getByText('No shared copies.')).toBeVisible();
  complaints.provoke(/status of 422 .*\/shared-documents/);
  await theirs.evaluate(() => globalThis.dispatchEvent(new Event('visibilitychange')));
  await expect(theirs.getByText('This link is not valid')).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByText('This link is not valid')).toBeVisible();
  await context.close();

  // The list downloads the signed version.
  await page.goto(`/applications?text=${id}`);
  await page.getByRole('checkbox', { name: `Again ${id}` }).check();
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Download documents' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  const files = unzipSync(await readFile(await (await saved).path()));
  expect(Object.keys(files)).toEqual([`Again ${id}/EU declaration of conformity (Annex V) version 1.docx`]);
  await expect(page.getByText('Documents of 1 application downloaded.', { exact: true })).toBeVisible();
});
