import { randomUUID } from 'node:crypto';
import { demand } from '#test/browser/demanding-identity.ts';
import { disable, fillSignIn, makePerson } from '#test/browser/people.ts';
import { expect, test } from '#test/browser/product.ts';
import { challengeWith, onIdentity } from './identity-calls.ts';

test.use({ signedIn: false });

test('the sign-in page introduces itself in English and in Spanish', async ({ page }) => {
  await page.goto('/');

  await expect(page).toHaveURL(/\/signin$/);
  await expect(page).toHaveTitle('Sign In · Plumbline');
  await expect(page.getByText('Maximize your AI. Minimize your risk.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();
  const password = page.getByLabel('Password');
  await expect(password).toHaveAttribute('type', 'password');
  await password.fill('typed');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('typed');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await password.fill('');
  await expect(page.getByRole('link', { name: 'Forgot Password?' })).toBeVisible();

  await page.getByRole('button', { name: 'Español' }).click();

  await expect(page).toHaveTitle('Iniciar sesión · Plumbline');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByText('Maximice su IA. Minimice su riesgo.')).toBeVisible();
  await expect(page.getByLabel('Nombre de usuario')).toBeVisible();
  await expect(page.getByLabel('Contraseña')).toBeVisible();
  await expect(page.getByRole('link', { name: '¿Ha olvidado la contraseña?' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
});

test('confirms the sign-in and leads to the applications', async ({ page, me }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/applications-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/signin');
  await fillSignIn(page, me);

  await expect(page.getByRole('status')).toHaveText('Authenticated Successfully!');
  letGo();

  await expect(page).toHaveURL(/\/applications$/);
  await expect(page.getByRole('heading', { level: 1, name: 'AI Applications' })).toBeVisible();
});

test('shows that it is authenticating while the user is loaded', async ({ page, me }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('/v2/access/user', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await fillSignIn(page, me);

  await expect(page.getByRole('status')).toHaveText('Authenticating...');
  letGo();
  // The page opened while signed out is shown after sign-in.
  await expect(page).toHaveURL('/');
});

test('leads to the wanted page after sign-in, with its query and hash', async ({ page, me }) => {
  await page.goto('/settings?from=mail#language');
  await expect(page).toHaveURL(/\/signin$/);
  await page.reload();
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await fillSignIn(page, me);

  await expect(page).toHaveURL(/\/settings\?from=mail#language$/);
});

test('shows a message under each missing field and focuses the first', async ({ page }) => {
  await page.goto('/signin');
  await page.getByLabel('Username').fill(' ad ');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();

  await expect(page.getByText('Username must be at least 3 characters.', { exact: true })).toBeVisible();
  await expect(page.getByText('Please enter your password.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();

  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByText('El nombre de usuario debe tener al menos 3 caracteres.')).toBeVisible();
  await expect(page.getByText('Introduzca su contraseña.')).toBeVisible();
});

test('shows Cognito’s message for a wrong password and keeps the input', async ({ page, me, complaints }) => {
  complaints.provoke(/status of 400/);
  await page.goto('/signin');
  await fillSignIn(page, { ...me, password: 'Wrong-Horse-9-Battery' });

  await expect(page.getByRole('alert')).toHaveText('Incorrect username or password.');
  await expect(page.getByLabel('Username')).toHaveValue(me.email);
  await expect(page).toHaveURL(/\/signin$/);

  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('alert')).toHaveText('Nombre de usuario o contraseña incorrectos.');

  await page.getByLabel('Contraseña').fill(me.password);
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(page).toHaveURL(/\/applications$/);
});

test('refuses an unknown user with the same message as a wrong password', async ({ page, complaints }) => {
  complaints.provoke(/status of 400/);
  await page.goto('/signin');
  await fillSignIn(page, { email: `${randomUUID()}@example.com`, password: 'Wrong-Horse-9-Battery' });

  await expect(page.getByRole('alert')).toHaveText('Incorrect username or password.');
});

test('a disabled user sees that their account is disabled', async ({ page, me, complaints }) => {
  complaints.provoke(/status of 400/);
  await disable(me);
  await page.goto('/signin');
  await fillSignIn(page, me);

  await expect(page.getByRole('alert')).toHaveText('User is disabled.');
});

test('reports that identity is unreachable, and the sign-in can be retried', async ({ page, me, complaints }) => {
  complaints.provoke(/ERR_INTERNET_DISCONNECTED/);
  let connected = false;
  await onIdentity(page, 'any', (route) => (connected ? route.fallback() : route.abort('internetdisconnected')));
  await page.goto('/signin');
  await fillSignIn(page, me);

  await expect(page.getByRole('alert')).toHaveText('A network error has occurred.');
  connected = true;
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/applications$/);
});

test('an unsupported challenge shows an unexpected error', async ({ page, me }) => {
  await challengeWith(page, 'RespondToAuthChallenge', 'CUSTOM_CHALLENGE');

  await page.goto('/signin');
  await fillSignIn(page, me);

  await expect(page.getByRole('alert')).toHaveText('Unexpected error please contact us!');
  await expect(page).toHaveURL(/\/signin$/);
});

test.describe('a user already signed in', () => {
  test.use({ signedIn: true });

  test('is redirected to the applications', async ({ page }) => {
    for (const path of ['/signin', '/forgot-password', '/signin-confirm', '/unauthorized']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/applications$/);
    }
  });

  test('is redirected to the wanted page, never outside the product', async ({ page, baseURL }) => {
    const goOnTo = async (from: string) => {
      await page.evaluate((state) => window.history.replaceState({ usr: state }, '', '/signin'), { from });
      await page.reload();
    };
    await page.goto('/applications');
    await goOnTo('/settings?from=mail');
    await expect(page).toHaveURL(`${baseURL}/settings?from=mail`);
    for (const elsewhere of ['//evil.example/', 'https://evil.example/', '/\\evil.example/', 'javascript:alert(1)']) {
      await goOnTo(elsewhere);
      await expect(page).toHaveURL(`${baseURL}/applications`);
    }
  });
});

test.describe('a user with a temporary password', () => {
  test('chooses a new password, even across a reload, and starts at the first page', async ({
    page,
    group,
    baseURL,
    complaints,
  }) => {
    complaints.provoke(/status of 400/);
    const person = await makePerson({ role: 'ApplicationContributor', group, temporary: true });
    await page.goto('/vendors');
    await fillSignIn(page, person);
    await expect(page).toHaveURL(/\/signin-confirm$/);
    await expect(page).toHaveTitle('Choose a new password · Plumbline');
    const password = page.getByLabel('New password');
    await password.fill(person.password);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(password).toHaveAccessibleDescription(/This is your temporary password\. Choose a different one\./);
    await page.reload();

    await page.getByRole('button', { name: 'Change Password' }).click();
    const rule =
      'Password must be at least 15 characters and contain an uppercase letter, lowercase letter, and number';
    await expect(page.getByText(rule, { exact: true })).toBeVisible();
    await expect(
      page.getByText('You must agree to the Terms of Use and Privacy Policy', { exact: true }),
    ).toBeVisible();
    for (const weak of ['Short-Horse-9', 'no-uppercase-letter-9', 'NO-LOWERCASE-LETTER-9', 'No-Digit-In-This-One']) {
      await page.getByLabel('New password').fill(weak);
      await expect(page.getByText(rule, { exact: true })).toBeVisible();
    }

    await page.getByLabel('New password').fill('Another-Horse-8-Battery');
    for (const name of ['Terms of Use', 'Privacy Policy']) {
      const [document] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name }).click()]);
      await expect(document.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(document.getByText('Ask your account administrator for a copy.')).toBeVisible();
      await document.close();
    }
    await expect(page.getByLabel('I agree to the Terms of Use and Privacy Policy')).not.toBeChecked();
    await page.getByLabel('I agree to the Terms of Use and Privacy Policy').check();
    // The page has forgotten the temporary password. Identity has not.
    await password.fill(person.password);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(password).toHaveAccessibleDescription(/You have used this password before\. Choose a different one\./);
    await password.fill('Another-Horse-8-Battery');
    await page.getByRole('button', { name: 'Change Password' }).click();

    await expect(page).toHaveURL(`${baseURL}/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  test('is asked in Spanish to accept the tenant’s documents', async ({ page, group }) => {
    const documents = { terms_url: 'https://acme.example/terms', privacy_url: 'https://acme.example/privacy' };
    await page.route('/config.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), ...documents } });
    });
    const person = await makePerson({ role: 'ApplicationContributor', group, temporary: true });
    await page.goto('/signin');
    await fillSignIn(page, person);
    await page.getByRole('button', { name: 'Español' }).click();
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();

    const href = (name: string) => page.getByRole('link', { name }).getAttribute('href');
    expect(await href('Términos de uso')).toBe(documents.terms_url);
    expect(await href('Política de privacidad')).toBe(documents.privacy_url);
    await expect(page.getByText('Debe aceptar los Términos de uso y la Política de privacidad')).toBeVisible();
    await expect(page.getByText(/^La contraseña debe tener al menos 15 caracteres/)).toBeVisible();
  });

  test('fills in attributes required by the pool, which stay where they were typed', async ({
    page,
    group,
    complaints,
  }) => {
    complaints.provoke(/status of 400/);
    const person = await makePerson({ role: 'ApplicationContributor', group, temporary: true });
    const { stop } = await demand(page, { required: ['email', 'nickname', 'phone_number'] });
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.goto('/signin');
    await fillSignIn(page, person);
    await page.getByLabel('New password').fill('Another-Horse-8-Battery');
    await page.getByLabel('I agree to the Terms of Use and Privacy Policy').check();
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('This field is required.')).toHaveCount(2);
    await expect(page.getByLabel('nickname')).toBeFocused();

    await page.reload();
    await page.getByLabel('nickname').fill(' Mia ');
    await page.getByLabel('Phone number').fill('0155');
    await page.getByLabel('New password').fill('Another-Horse-8-Battery');
    await page.getByLabel('I agree to the Terms of Use and Privacy Policy').check();
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByRole('alert')).toHaveText('Invalid phone number format.');
    await expect.poll(() => logged.join()).toContain('The new password was not taken.');
    await page.getByLabel('Phone number').fill('+15551234567');
    await page.getByRole('button', { name: 'Change Password' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await stop();
  });

  test('returns to sign-in when the stored sign-in is lost', async ({ page, group }) => {
    const person = await makePerson({ role: 'ApplicationContributor', group, temporary: true });
    await page.goto('/signin');
    await fillSignIn(page, person);
    await expect(page).toHaveURL(/\/signin-confirm$/);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();

    await expect(page).toHaveURL(/\/signin$/);
    await expect(page.getByText('Please sign in again.')).toBeVisible();
  });
});
