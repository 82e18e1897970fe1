import { expect, test } from '#test/browser/product.ts';
import { addRole } from '#test/browser/roles.ts';
import { makeApplication, someName } from '#test/browser/things.ts';

test.use({ role: 'Administrator' });

const tokenOf = async (url: string, id: string, secret: string) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  return response.ok ? String((await response.json()).access_token) : undefined;
};

test('creates an API client, keeps, uses and replaces its secret, and revokes the client', async ({
  page,
  group,
  context,
  complaints,
}) => {
  complaints.provoke(/ERR_FAILED/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const application = await makeApplication(group);
  const name = someName('Client');
  await page.goto('/api-access?create');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await addRole(page, 'Reviewer', group.name);
  await page.getByRole('button', { name: 'Create API client' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const copied = async (button: string) => {
    await page.getByRole('button', { name: button }).click();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const [id, secret] = [await copied('Copy client ID'), await copied('Copy client secret')];
  const tokenUrl = await page.locator('dd code').filter({ hasText: 'oauth2/token' }).innerText();
  const token = await tokenOf(tokenUrl, id, secret);
  const api = (path: string) => page.request.get(`/v2${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect(await (await api(`/applications/${application.id}`)).json()).toMatchObject({ name: application.name });

  await page.getByRole('link', { name: 'Vendors' }).click();
  await expect(page.getByRole('dialog')).toContainText('It cannot be shown again');
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'I have saved it' }).click();
  await expect(page.getByText(secret)).toBeHidden();

  await page.getByRole('button', { name: 'New secret' }).click();
  await page.getByRole('radio', { name: 'Valid for 7 more days' }).click();
  await page.getByRole('button', { name: 'Create new secret' }).click();
  const newer = await copied('Copy client secret');
  expect(newer).not.toBe(secret);
  await page.getByRole('button', { name: 'I have saved it' }).click();
  expect(await Promise.all([secret, newer].map((one) => tokenOf(tokenUrl, id, one)))).not.toContain(undefined);
  await page.getByRole('button', { name: 'Revoke now' }).click();
  await expect(page.getByText('The previous secret was revoked.')).toBeVisible();
  expect(await tokenOf(tokenUrl, id, secret)).toBeUndefined();

  const one = `**/v2/access/api-clients/${id}`;
  await page.route(one, (route) => route.abort());
  await page.getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByText('We don’t know whether this was completed. It is safe to try again.')).toBeVisible();
  await page.unroute(one);
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('We don’t know whether this was completed.')).toBeHidden();

  // Uses the keyboard, because an error message may cover the button.
  await page.getByRole('button', { name: 'Revoke' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page).toHaveURL(/\/api-access$/);
  await expect(page.getByRole('link', { name })).toBeHidden();
  expect((await api('/applications')).status()).toBe(401);
});

test('the API reference finds a route and shows its description', async ({ page }) => {
  await page.goto('/api-access/reference');
  await page.getByRole('searchbox', { name: 'Find a route' }).fill('its next request is rejected');
  await page.getByRole('button', { name: /DELETE \/access\/api-clients\/\{id\}$/ }).click();
  await expect(page.getByText('For people only. API clients cannot call it.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1);
});
