import type { Page } from '@playwright/test';
import { addApp, addMailedCodes, addTelephone, addTextMessages, codesTo, nextCode } from '#test/browser/factors.ts';
import { fillSignIn } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { prove } from '#test/browser/prove.ts';
import { totp } from '#test/local/cognito/totp.ts';

const open = async (page: Page) => {
  await page.goto('/settings/security');
  await expect(page.getByRole('list', { name: 'Second step' })).toBeVisible();
};

const row = (page: Page, method: string) =>
  page
    .getByRole('list', { name: 'Second step' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: new RegExp(`: ${method}$`) }) });
const turn = (page: Page, to: 'on' | 'off', method: string) =>
  page.getByRole('button', { name: `Turn ${to}: ${method}` });
const dialog = (page: Page) => page.getByRole('dialog');
const send = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

test('an authenticator app is turned on with a code, required at sign-in, and turned off', async ({
  page,
  me,
  browser,
  complaints,
}) => {
  complaints.provoke(/status of 422/);
  await open(page);
  await expect(row(page, 'Authenticator app')).toContainText('Off');
  await turn(page, 'on', 'Authenticator app').click();
  await expect(dialog(page).getByRole('img', { name: /^QR code/ })).toBeVisible();
  const code = dialog(page).getByRole('textbox', { name: 'Code' });
  const secret = ((await dialog(page).locator('code').textContent()) ?? '').replaceAll(' ', '');
  await code.fill('12345');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/Enter the six digits that your app shows\./);
  await expect(code).toBeFocused();
  await code.fill(wrong(totp(secret, Date.now())));
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toContainText('Code mismatch and fail enable Software Token MFA');
  await code.fill(totp(secret, Date.now()).replace(/^.../, '$& '));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('Your authenticator app is on.', { exact: true })).toBeVisible();
  await expect(row(page, 'Authenticator app')).toContainText('On');

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  complaints.of(context);
  const elsewhere = await context.newPage();
  await elsewhere.goto('/signin');
  await fillSignIn(elsewhere, me);
  await elsewhere.getByRole('textbox', { name: 'Code' }).fill(nextCode(secret));
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await expect(elsewhere).toHaveURL(/\/applications$/);
  await context.close();

  await turn(page, 'off', 'Authenticator app').click();
  await expect(dialog(page)).toContainText('After this, your password alone is enough to sign in.');
  await send(page, 'Cancel');
  await expect(row(page, 'Authenticator app')).toContainText('On');
  await turn(page, 'off', 'Authenticator app').click();
  await send(page, 'Turn off');
  await expect(row(page, 'Authenticator app')).toContainText('Off');
});

test('text message codes require a verified number, with a code that can be resent', async ({
  page,
  request,
  complaints,
}) => {
  complaints.provoke(/status of (403|422)/);
  const number = `+1555${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  await open(page);
  await turn(page, 'on', 'Text message').click();
  const phone = dialog(page).getByLabel('Phone number');
  await phone.fill('600 123 456');
  await send(page, 'Send code');
  await expect(phone).toHaveAccessibleDescription(/Enter the number with a plus sign and its country code/);
  await expect(phone).toHaveValue('600 123 456');
  await expect(phone).toBeFocused();
  await phone.fill(`${number.slice(0, 2)} (${number.slice(2, 5)}) ${number.slice(5)}`);
  await send(page, 'Send code');
  await prove(page);
  await expect(dialog(page)).toContainText(`We sent a code to ${number}.`);

  const [first = ''] = await codesTo(request, number);
  await send(page, 'Send again');
  await expect(dialog(page).getByRole('status')).toContainText(`A new code was sent to ${number}.`);
  const [second = ''] = await codesTo(request, number);
  const code = dialog(page).getByRole('textbox', { name: 'Code' });
  await code.fill(first === second ? wrong(second) : first);
  await send(page, 'Verify');
  await expect(dialog(page).getByRole('alert')).toContainText('Invalid verification code provided');
  await code.fill(second);
  await send(page, 'Verify');
  await expect(dialog(page)).toContainText(`When you sign in, a code will be sent to ${number}.`);
  await send(page, 'Turn on');
  await expect(row(page, 'Text message')).toContainText(`Codes go to ${number}.`);
  await page.reload();
  await expect(row(page, 'Text message')).toContainText('On');
});

test('a number other than the known one can be entered', async ({ page, me, request, complaints }) => {
  complaints.provoke(/status of 403/);
  const known = await addTelephone(me);
  await open(page);
  await turn(page, 'on', 'Text message').click();
  await expect(dialog(page)).toContainText(`a code will be sent to ${known}`);
  await send(page, 'Use another number');
  const other = known.replace(/^\+1555/, '+1556');
  await dialog(page).getByLabel('Phone number').fill(other);
  await send(page, 'Send code');
  await prove(page);
  await expect(dialog(page)).toContainText(`We sent a code to ${other}.`);
  const [code = ''] = await codesTo(request, other);
  await dialog(page).getByRole('textbox', { name: 'Code' }).fill(code);
  await send(page, 'Verify');
  await send(page, 'Turn on');
  await expect(row(page, 'Text message')).toContainText(`Codes go to ${other}.`);
});

test('email codes require a recovery number and exclude text messages', async ({ page, me, request, complaints }) => {
  complaints.provoke(/status of 403/);
  const number = `+1557${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  await open(page);
  await turn(page, 'on', 'Email').click();
  await expect(dialog(page)).toContainText('you reset a forgotten password by text message');
  await dialog(page).getByLabel('Phone number').fill(number);
  await page.keyboard.press('Enter');
  await prove(page);
  await expect(dialog(page)).toContainText(`We sent a code to ${number}.`);
  const [code = ''] = await codesTo(request, number);
  await dialog(page).getByRole('textbox', { name: 'Code' }).fill(code);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText(`a code will be sent to ${me.email}`);
  await send(page, 'Turn on');
  await expect(row(page, 'Email')).toContainText(`Codes go to ${me.email}.`);

  await expect(turn(page, 'on', 'Text message')).toBeDisabled();
  await expect(row(page, 'Text message')).toContainText('Cannot be combined with codes by email');
  await turn(page, 'off', 'Email').click();
  await send(page, 'Turn off');
  await expect(turn(page, 'on', 'Text message')).toBeEnabled();
});

test('the preferred of two methods is asked for until the preference is removed', async ({ page, me, browser }) => {
  await addApp(me);
  await addTextMessages(me);
  const expectAsked = async (heading: string) => {
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    const elsewhere = await context.newPage();
    await elsewhere.goto('/signin');
    await fillSignIn(elsewhere, me);
    await expect(elsewhere).toHaveURL(/\/signin-continue$/);
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(heading);
    await context.close();
  };
  await open(page);
  await expect(page.getByRole('radio', { name: 'Let me choose each time' })).toBeChecked();
  await page.getByRole('radio', { name: 'Text message' }).check();
  await send(page, 'Save');
  await expect(page.getByText('Choice saved.')).toBeVisible();
  await expectAsked('Enter the code we texted you');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Text message' })).toBeChecked();
  await page.getByRole('radio', { name: 'Let me choose each time' }).check();
  await send(page, 'Cancel');
  await expect(page.getByRole('radio', { name: 'Text message' })).toBeChecked();
  await page.getByRole('radio', { name: 'Let me choose each time' }).check();
  await send(page, 'Save');
  await expect(page.getByText('Choice saved.')).toBeVisible();
  await expectAsked('Confirm your identity');
});

test('shows changes made elsewhere when the user returns to the page', async ({ page, me }) => {
  await open(page);
  await expect(row(page, 'Authenticator app')).toContainText('Off');
  await addApp(me);
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
  await page.getByRole('tab', { name: 'Security' }).click();
  await expect(row(page, 'Authenticator app')).toContainText('On');
});

test('retries a failed load and reports a failed action', async ({ page, complaints }) => {
  complaints.provoke(/ERR_FAILED/);
  await page.route('/v2/security/devices?*', (route) => route.abort());
  await page.goto('/settings/security');
  await expect(page.getByText('No response from the server. Check your connection, then try again.')).toBeVisible();
  await page.unroute('/v2/security/devices?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No remembered devices.')).toBeVisible();

  await page.route('/v2/security/second-factors/TOTP', (route) => route.abort());
  await turn(page, 'on', 'Authenticator app').click();
  await dialog(page).getByRole('textbox', { name: 'Code' }).fill('123456');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toContainText('No response from the server.');
  await expect(dialog(page).getByRole('textbox', { name: 'Code' })).toHaveValue('123456');
});

test('a session ended elsewhere ends here too', async ({ page, me, request, complaints, baseURL }) => {
  complaints.provoke(/status of 40[01]/);
  await page.goto('/settings');
  await expect(page.getByRole('tab', { name: 'Security' })).toBeVisible();
  const token = await page.evaluate(
    () => Object.entries(localStorage).find(([key]) => key.endsWith('.accessToken'))?.[1],
  );
  await request.post(`${baseURL}/v2/access/user/sign-out-everywhere`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await page.getByRole('tab', { name: 'Security' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await fillSignIn(page, me);
  await expect(page).toHaveURL(/\/settings\/security$/);
});

test.describe('in Spanish', () => {
  test.use({ language: 'es' });
  test('messages of identity are shown in Spanish', async ({ page, me, complaints }) => {
    complaints.provoke(/status of 422/);
    await addMailedCodes(me);
    await page.goto('/settings/security');
    await expect(page.getByText(`Los códigos se envían a ${me.email}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Activar: Aplicación de autenticación' }).click();
    await dialog(page).getByRole('textbox', { name: 'Código' }).fill('000000');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('alert')).toContainText('El código no corresponde a esta clave.');
  });
});
