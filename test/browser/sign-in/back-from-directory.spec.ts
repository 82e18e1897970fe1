/** Needs the back/forward cache, which Playwright disables by default. */

import { comeBack, leaveForDirectory, newColleague } from '#test/browser/directory.ts';
import { expect, test } from '#test/browser/product.ts';
import { CHROMIUM_FLAGS, findChromium } from '#test/chromium.ts';

test.use({
  reuseContext: false,
  signedIn: false,
  launchOptions: {
    executablePath: await findChromium({ whole: true }),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('going back from the directory cancels the sign-in, which can start again', async ({ page, complaints }) => {
  // This browser sometimes requests a missing file while it leaves or restores a page. Users do not notice.
  complaints.provoke(/status of 404/);
  const email = newColleague();
  await page.goto('/settings?from=mail');
  await page.getByRole('link', { name: 'Sign In with Corporate ID' }).click();
  await page.evaluate(() => document.body.setAttribute('data-left', ''));
  await leaveForDirectory(page, email);
  // Deferred, so that the call does not wait for a page that is gone.
  await page.evaluate(() => {
    setTimeout(() => history.back());
  });
  await expect(page).toHaveURL(/\/sso$/);
  test.skip((await page.locator('body[data-left]').count()) === 0, 'This browser keeps no pages.');

  await expect(page.getByText('User cancelled OAuth flow.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('Cognito')))).toEqual([]);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByText('El usuario canceló el flujo de OAuth.')).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();

  await leaveForDirectory(page, email);
  await comeBack(page);
  await expect(page).toHaveURL(/\/settings\?from=mail$/);
});
