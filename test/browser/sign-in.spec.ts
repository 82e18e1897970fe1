import { expect, test } from '@playwright/test';
import { complaintsOf } from './complaints.ts';
import { fillSignIn, makePerson } from './people.ts';

test('signing in leads to the applications, and the browser has nothing to complain about', async ({ page }) => {
  const complaints = complaintsOf(page);
  const person = await makePerson({ role: 'Administrator' });

  await page.goto('/signin');
  await fillSignIn(page, person);

  await expect(page).toHaveURL(/\/applications$/);
  await expect(page.getByRole('heading', { level: 1, name: 'AI Applications' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the page that somebody wanted comes after sign-in, with its query and hash', async ({ page }) => {
  const person = await makePerson({ role: 'Administrator' });

  await page.goto('/settings?from=mail#language');
  await expect(page).toHaveURL(/\/signin$/);
  await page.reload();
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await fillSignIn(page, person);

  await expect(page).toHaveURL(/\/settings\?from=mail#language$/);
});

for (const elsewhere of ['//evil.example/', 'https://evil.example/', '/\\evil.example/', 'javascript:alert(1)'])
  test(`nobody is sent on to ${elsewhere} after sign-in`, async ({ page, baseURL }) => {
    const person = await makePerson({ role: 'Administrator' });

    await page.goto('/signin');
    await page.evaluate((from) => window.history.replaceState({ usr: { from } }, '', '/signin'), elsewhere);
    await page.reload();
    await fillSignIn(page, person);

    await expect(page).toHaveURL(`${baseURL}/applications`);
  });

test('what is missing is said under each field, and the first of them has the focus', async ({ page }) => {
  await page.goto('/signin');
  await page.getByLabel('Username').fill(' ad ');
  await page.getByRole('button', { name: 'Sign In' }).click();

  await expect(page.getByText('Username must be at least 3 characters.')).toBeVisible();
  await expect(page.getByText('Please enter your password.')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();
});

test('a refusal is shown in the words of the identity service, and what was typed stays', async ({ page }) => {
  await page.goto('/signin');
  await fillSignIn(page, { email: 'nobody@example.com', password: 'wrong' });

  await expect(page.getByRole('alert')).toHaveText('Incorrect username or password.');
  await expect(page.getByLabel('Username')).toHaveValue('nobody@example.com');
  await expect(page.getByLabel('Password')).toHaveValue('wrong');
});

test('a step that there is no page for is an unexpected error', async ({ page }) => {
  const person = await makePerson();
  await page.route('**/*', async (route) => {
    const target = route.request().headers()['x-amz-target'] ?? '';
    if (!target.endsWith('.RespondToAuthChallenge')) return route.fallback();
    const ChallengeParameters = { CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS', CODE_DELIVERY_DESTINATION: '+*****99' };
    return route.fulfill({ json: { ChallengeName: 'SMS_MFA', Session: 'session-of-a-test', ChallengeParameters } });
  });

  await page.goto('/signin');
  await fillSignIn(page, person);

  await expect(page.getByRole('alert')).toHaveText('Unexpected error please contact us!');
  await expect(page).toHaveURL(/\/signin$/);
});

test('whoever is signed in already goes on from the sign-in page to the applications', async ({ page }) => {
  const person = await makePerson({ role: 'Administrator' });
  await page.goto('/settings');
  await fillSignIn(page, person);
  await expect(page).toHaveURL(/\/settings$/);

  await page.goto('/signin');

  await expect(page).toHaveURL(/\/applications$/);
});

test('a temporary password is replaced, even across a reload', async ({ page }) => {
  const person = await makePerson({ role: 'Administrator', temporary: true });
  await page.goto('/signin');
  await fillSignIn(page, person);
  await expect(page).toHaveURL(/\/signin-confirm$/);
  await page.reload();

  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(
    page.getByText(
      'Password must be at least 15 characters and contain an uppercase letter, lowercase letter, and number',
    ),
  ).toBeVisible();
  await expect(page.getByText('You must agree to the Terms of Use and Privacy Policy')).toBeVisible();

  await page.getByLabel('New password').fill('Another-Horse-8-Battery');
  await page.getByLabel('I agree to the Terms of Use and Privacy Policy').check();
  await page.getByRole('button', { name: 'Change Password' }).click();

  await expect(page).toHaveURL(/\/applications$/);
});

test('a new password without a sign-in before it leads to the sign-in page, which says why', async ({ page }) => {
  await page.goto('/signin-confirm');

  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByText('Please sign in again.')).toBeVisible();
});
