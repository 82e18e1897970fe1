import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod';
import { LANGUAGES } from '#domain/enumerations.ts';
import { expectGoodLooks } from '#test/browser/look.ts';
import { fillSignIn } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';

const Mailbox = z.object({ messages: z.array(z.object({ code: z.string().nullable(), link: z.string().nullable() })) });

const newestTo = async (request: APIRequestContext, to: string) => {
  const { messages } = Mailbox.parse(await (await request.get('/local/mailbox.json', { params: { to } })).json());
  const [newest] = messages;
  if (!newest) throw new Error(`Nothing was sent to ${to}.`);
  return newest;
};

const someAddress = () => `${randomUUID()}@example.com`;

test('changes an email address with a mailed code, and reverts it from the old address', async ({
  page,
  request,
  me,
  complaints,
}) => {
  complaints.provoke(/status of 4(00|01|03|22)/);
  const email = someAddress();
  const dialog = page.getByRole('dialog');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Change email address' }).press('Enter');
  await expect(dialog.getByLabel('New email address')).toBeFocused();
  await page.keyboard.type('nobody');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Enter an email address, such as name@example.com.');
  await dialog.getByLabel('New email address').fill(me.email);
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('This is already your address.');
  await dialog.getByLabel('New email address').fill(email);
  await page.keyboard.press('Enter');

  await expect(dialog).toContainText(`We sent an email to ${email}.`);
  await expect(dialog.getByLabel('Code')).toBeFocused();
  const { code } = await newestTo(request, email);
  await page.keyboard.type(code === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('This is not the code from the email.');
  await dialog.getByLabel('Code').fill(code?.replace(/^(.{3})/, '$1 ') ?? '');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Your email address is now ${email}.`)).toBeVisible();
  await expect(page.getByRole('main').getByText(email, { exact: true })).toBeVisible();

  const { link } = await newestTo(request, me.email);
  await page.goto(link ?? '');
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account has been restored' })).toBeVisible();
  await page.goBack();
  await fillSignIn(page, me);
  await expect(page.getByRole('heading', { level: 1, name: 'Reset Your Password' })).toBeVisible();

  await page.goto(link ?? '');
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid');
});

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test('the dialogs and the revert page look good', async ({ page, complaints }) => {
      test.setTimeout(120_000);
      complaints.provoke(/status of 422/);
      const dialog = page.getByRole('dialog');
      await page.goto('/settings');
      await page.getByRole('button', { name: /Change email address|Cambiar la dirección/ }).click();
      await dialog.locator('input').fill(`${'x'.repeat(20)}${someAddress()}`);
      await expectGoodLooks(page, 'a new address', { on: 'phone' });
      await dialog.getByRole('button').last().click();
      await expect(dialog.locator('input[inputmode=numeric]')).toBeVisible();
      await expectGoodLooks(page, 'a code for a new address', { on: 'phone' });
      await page.goto('/undo-email-change#x');
      await page.locator('form button[type=submit]').click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectGoodLooks(page, 'a change that cannot be undone', { on: 'phone' });
    });
  });
