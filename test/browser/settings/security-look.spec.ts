/** Layout and accessibility of the security page and its dialogs. See look.spec.ts. */
import type { Page } from '@playwright/test';
import { LANGUAGES } from '#domain/enumerations.ts';
import { addApp, addTelephone, addTextMessages } from '#test/browser/factors.ts';
import { expectGoodLooks } from '#test/browser/look.ts';
import { addDevice } from '#test/browser/passkey-device.ts';
import { fillSignIn } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { prove } from '#test/browser/prove.ts';

test.describe.configure({ timeout: 180_000 });

const open = async (page: Page) => {
  await page.goto('/settings/security');
  await expect(page.getByRole('list').getByTestId('TOTP')).toBeVisible();
};

const methodButton = (page: Page, method: string) => page.getByTestId(method).getByRole('button');
const dialog = (page: Page) => page.getByRole('dialog');
const submit = (page: Page) => dialog(page).getByRole('button').last().click();
const leave = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
};

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('empty security settings and the dialogs that turn methods on', async ({ page, complaints }) => {
      complaints.provoke(/status of 403/);
      await open(page);
      await expectGoodLooks(page, 'security without anything');
      await methodButton(page, 'TOTP').click();
      await expect(dialog(page).locator('code')).toBeVisible();
      await submit(page);
      await expectGoodLooks(page, 'an authenticator app in the settings');
      await leave(page);
      await methodButton(page, 'SMS').click();
      await submit(page);
      await expectGoodLooks(page, 'a telephone number');
      await dialog(page)
        .locator('input[inputmode=tel]')
        .fill(`+1558${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`);
      await submit(page);
      await expect(dialog(page).locator('input[type=password]')).toBeVisible();
      await expectGoodLooks(page, 'the proof that is asked for');
      await prove(page);
      await expect(dialog(page).locator('input[inputmode=numeric]')).toBeVisible();
      await submit(page);
      await expectGoodLooks(page, 'a code that was sent to a number');
      await leave(page);
      await page.getByRole('main').getByRole('button').last().click();
      await expectGoodLooks(page, 'signing out everywhere', { on: 'phone' });
    });

    test('full security settings and the dialogs that turn methods off', async ({ page, me }) => {
      await addApp(me);
      await addTextMessages(me);
      await addDevice(page);
      await open(page);
      await page.getByRole('main').getByRole('button').nth(-2).click();
      await expect(dialog(page).locator('input[type=text]')).toBeFocused();
      await expectGoodLooks(page, 'a passkey that is added');
      await dialog(page).locator('input[type=text]').fill('x'.repeat(100));
      await submit(page);
      await expect(dialog(page)).toBeHidden();
      await expectGoodLooks(page, 'security with much in it');
      await methodButton(page, 'TOTP').click();
      await expectGoodLooks(page, 'an authenticator app that is turned off');
      await leave(page);
    });

    test.describe('signed in with a password', () => {
      test.use({ signedIn: false });
      test('the device list and forgetting a device', async ({ page, me }) => {
        await addTelephone(me);
        await page.goto('/signin');
        if (language === 'en') await fillSignIn(page, me);
        else {
          await page.locator('input[name=username]').fill(me.email);
          await page.locator('input[name=password]').fill(me.password);
          await page.locator('form button[type=submit]').click();
        }
        await expect(page).toHaveURL(/\/applications$/);
        await open(page);
        const device = page.locator('li').filter({ hasText: 'Chrome' });
        await expect(device).toBeVisible();
        await expectGoodLooks(page, 'security with a device');
        await device.getByRole('button').click();
        await expectGoodLooks(page, 'a device that is forgotten');
        await leave(page);
        await methodButton(page, 'EMAIL').click();
        await expectGoodLooks(page, 'codes by email that can be turned on');
      });
    });
  });
