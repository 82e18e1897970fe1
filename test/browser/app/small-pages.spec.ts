import { expect, test } from '#test/browser/product.ts';

test('an unknown page shows not found and leads home', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found!' })).toBeVisible();
  await expect(page.getByText("Sorry, we couldn't find the page you're looking for.", { exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')).toHaveText(['Not Found']);
  await page.getByRole('button', { name: 'Back to Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  const entries = await page.evaluate(() => history.length);
  await page.goto('/not-found');
  await page.getByRole('button', { name: 'Back to Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(await page.evaluate(() => history.length), 'home takes the place of the page that was not found').toBe(
    entries + 1,
  );

  await page.goto('/nope');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByText(/^Back to/)).toBeHidden();
});

test('pages not available to the user show not found', async ({ page }) => {
  for (const path of ['/frameworks', '/frameworks/euact', '/manage-users', '/applications/detail']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found!' })).toBeVisible();
  }
});

test('maintenance replaces every page, in either language', async ({ page }) => {
  await page.route('/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), maintenance: true } });
  });
  for (const path of ['/applications', '/signin', '/no-such-page']) {
    await page.goto(path);
    await expect(page).toHaveTitle('Maintenance · Plumbline');
    await expect(page.getByRole('heading', { level: 1, name: 'Maintenance' })).toBeVisible();
    await expect(
      page.getByText(
        'Sorry! We are currently performing scheduled maintenance. Apologies for the inconvenience. Please check back soon!',
        { exact: true },
      ),
    ).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
  }
  await page.evaluate(() => localStorage.setItem('plumbline.language', 'es'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Mantenimiento' })).toBeVisible();
});

test('the error page shows the details of the error', async ({ page, complaints }) => {
  complaints.provoke(/./);
  await page.route('/v2/applications?*', (route) =>
    route.fulfill({ json: { applications: 'broken', next_cursor: null } }),
  );
  await page.goto('/applications');

  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText('An unexpected error has occurred.', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await page.getByText('Details').click();
  await expect(page.locator('pre')).toContainText(/ at /);

  await page.unroute('/v2/applications?*');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AI Applications' })).toBeVisible();
});

test('shows an error instead of an empty page when a script fails to load', async ({ page, complaints }) => {
  complaints.provoke(/./);
  const part = /\/assets\/profile-page-/;
  await page.route(part, (route) => route.abort());
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await page.unroute(part);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('shows that the product is unreachable without its configuration, and starts on retry', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/./);
  await page.route('/config.json', (route) => route.abort());
  await page.goto('/applications');
  await expect(page.getByRole('heading', { level: 1, name: 'Couldn’t reach Plumbline.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.unroute('/config.json');
  await expect(page.getByRole('heading', { level: 1, name: 'AI Applications' })).toBeVisible();
});

test('every page has security headers that restrict the browser', async ({ page, request, complaints }) => {
  complaints.provoke(/inline script/);
  const where = await (await request.get('/local/endpoints.json')).json();
  const response = await page.goto('/applications');
  const headers = response?.headers() ?? {};
  const policy = new Map(
    headers['content-security-policy']
      ?.split('; ')
      .map((part) => [part.split(' ')[0], part.split(' ').slice(1)] as const),
  );
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('script-src')).toEqual(["'self'"]);
  expect(policy.get('style-src')).toEqual(["'self'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.get('connect-src')).toEqual(expect.arrayContaining(["'self'", new URL(where.identity).origin]));
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'strict-transport-security': expect.stringContaining('max-age='),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });

  const broken = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
        const script = document.createElement('script');
        script.textContent = 'window.injected = true';
        document.body.append(script);
      }),
  );
  expect(await broken).toBe('script-src-elem');
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});
