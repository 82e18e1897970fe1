import type { Page } from '@playwright/test';
import { InteractionRecord } from '#domain/operations/interactions.ts';
import { company } from '#lambdas/company/store.ts';
import { findInList } from '#test/browser/lists.ts';
import { expect, test } from '#test/browser/product.ts';

/** Adds settings to config.json, as a tenant file would. */
const configured = (page: Page, settings: object) =>
  page.route('/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...settings } });
  });

/** Throws as soon as the document is parsed, long before error reporting has loaded. */
const failAtOnce = (page: Page, message: string) =>
  page.addInitScript((said) => {
    document.addEventListener('DOMContentLoaded', () => {
      throw new Error(said);
    });
  }, message);

test('reports an error from before the page loaded, without typed text', async ({ page, me, request, complaints }) => {
  const mark = `mark${Date.now()}`;
  complaints.provoke(new RegExp(mark));
  await failAtOnce(page, `${mark} of "Secret plans" at /people?text=Secret&token=Secret-4 for ada@meridian.example`);
  await page.goto('/applications?text=Secret');
  await expect(page.getByRole('heading', { level: 1, name: 'AI Applications' })).toBeVisible();
  await expect
    .poll(async () => {
      const { errors } = await (await request.get('/local/web-operations.json')).json();
      return errors.filter(({ message }: { message: string }) => message.includes(mark));
    })
    .toEqual([
      expect.objectContaining({
        message: `${mark} of '*' at /people?text=* for *`,
        page: '/applications',
        user: me.id,
      }),
    ]);
  await page.goto('/local/web-operations');
  await expect(page.getByRole('article').filter({ hasText: mark })).toContainText(me.id);
  await expect(page.getByText('Secret')).toHaveCount(0);
});

test('reports uncaught errors and rejections on an unknown page without its text', async ({
  page,
  request,
  complaints,
}) => {
  const mark = `mark${Date.now()}`;
  complaints.provoke(new RegExp(mark));
  await page.goto('/grace-hopper-has-cancer?tab=Secret');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate((said) => {
    setTimeout(() => {
      throw new Error(`${said} thrown for ada@meridian.example`);
    });
    setTimeout(() => Promise.reject(new Error(`${said} refused at /people?tab=Secret`)));
  }, mark);
  await expect
    .poll(async () => {
      const { errors } = await (await request.get('/local/web-operations.json')).json();
      const ours = errors.filter(({ message }: { message: string }) => message.includes(mark));
      return ours.map((one: { page: string; message: string }) => `${one.page} ${one.message}`).sort();
    })
    .toEqual([`/other ${mark} refused at /people?tab=*`, `/other ${mark} thrown for *`]);
});

test('local flags come from the configuration, with the evaluated context shown', async ({ page, me, request }) => {
  const companyId = (await company.get())?.id;
  await page.goto('/applications');
  await expect
    .poll(async () => {
      const { flags } = await (await request.get('/local/web-operations.json')).json();
      return flags.find(({ context }: { context: { id?: string } }) => context.id === me.id);
    })
    .toMatchObject({
      name: 'maintenance',
      value: 'false',
      context: { first_name: 'Maria', last_name: 'Mendoza', email: me.email, companyId, tenant: 'local' },
    });
});

test('sends errors to Sentry when a DSN is set, with only the user’s id', async ({ page, me, baseURL, complaints }) => {
  const mark = `mark${Date.now()}`;
  complaints.provoke(new RegExp(mark));
  const sent: string[] = [];
  await page.route('**/api/1/envelope/**', (route) => {
    sent.push(route.request().postData() ?? '');
    return route.fulfill({ json: {} });
  });
  await configured(page, { error_reporting_dsn: baseURL?.replace('://', '://0123456789abcdef@').concat('/1') });
  await failAtOnce(page, `${mark} of "Secret plans"`);
  await page.goto('/applications?text=Secret');
  await expect.poll(() => sent.find((envelope) => envelope.includes(mark))).toBeTruthy();
  await expect.poll(() => sent.some((envelope) => envelope.includes('"type":"replay_recording"'))).toBe(true);

  const envelope = sent.find((one) => one.includes(mark)) ?? '';
  expect(envelope).toContain(`${mark} of '*'`);
  expect(envelope).toContain(`"user":{"id":"${me.id}"}`);
  for (const one of sent)
    for (const told of ['Secret', 'Mendoza', me.email, 'eyJ', 'AI Applications']) expect(one).not.toContain(told);
});

const LAUNCH_DARKLY = /^https:\/\/(app|clientstream|events)\.launchdarkly\.com\//;
const CORS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'Date' };

test('uses LaunchDarkly when a client id is set, and its flag replaces every page', async ({
  page,
  me,
  complaints,
}) => {
  complaints.provoke(/launchdarkly/i); // the stream ends after each response
  const asked: string[] = [];
  let maintenance = false;
  await page.route(LAUNCH_DARKLY, (route) => {
    const { host, pathname } = new URL(route.request().url());
    if (host.startsWith('clientstream'))
      return route.fulfill({
        headers: { ...CORS, 'content-type': 'text/event-stream' },
        body: 'event: ping\ndata: -\n\n',
      });
    if (host.startsWith('app')) asked.push(`${pathname} ${route.request().postData()}`);
    const version = maintenance ? 2 : 1;
    return route.fulfill({ headers: CORS, json: { maintenance: { value: maintenance, version, variation: 0 } } });
  });
  await configured(page, { feature_flag_client_id: '0123456789abcdef01234567' });
  // The content security policy of a tenant that uses LaunchDarkly.
  await page.route('/applications', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy']?.replace('connect-src', 'connect-src https://*.launchdarkly.com');
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy ?? '' } });
  });
  await page.goto('/applications');
  await expect(page.getByRole('heading', { level: 1, name: 'AI Applications' })).toBeVisible();
  const companyId = String((await company.get())?.id);
  const ofMe = () => asked.find((one) => one.includes(me.id) && one.includes(companyId)) ?? '';
  await expect.poll(ofMe).toContain(me.email);
  expect(JSON.parse(ofMe().slice(ofMe().indexOf('{'))), 'and nothing of it rides in an address').toMatchObject({
    ...{ kind: 'user', key: me.id, id: me.id, first_name: 'Maria', last_name: 'Mendoza', email: me.email },
    ...{ roles: ['ApplicationContributor'], companyId },
  });

  maintenance = true;
  // The page learns of the change when its stream reconnects, with a growing backoff.
  await expect(page.getByRole('heading', { level: 1, name: 'Maintenance' })).toBeVisible({ timeout: 40_000 });
});

test.describe('with interaction analytics on', () => {
  test.use({ recordsInteractions: true });

  test('pages send interactions with credentials of the identity pool, without typed text or ids', async ({
    page,
    me,
    request,
  }) => {
    const calls: string[] = [];
    page.on('response', async (response) => {
      const call = /^(AWSCognitoIdentityService|Firehose_20150804)\.(\w+)$/.exec(
        response.request().headers()['x-amz-target'] ?? '',
      );
      if (call) calls.push(`${call[2]} ${response.status()}`);
    });
    await page.goto(`/applications?text=${me.id}`);
    await findInList(page, 'Secret plans');
    const records = async () => {
      // A page sends its pending interactions on pagehide.
      await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
      const { interactions } = await (await request.get('/local/web-operations.json')).json();
      return interactions.map((line: string) => InteractionRecord.parse(JSON.parse(line)));
    };
    await expect
      .poll(records)
      .toContainEqual(expect.objectContaining({ kind: 'page', path: '/applications', query: 'text=*' }));
    await page.getByRole('link', { name: 'Create application' }).click();
    await expect.poll(records).toContainEqual(
      expect.objectContaining({
        kind: 'click',
        element: expect.objectContaining({ name: expect.stringMatching(/^[\w.]+$/) }),
      }),
    );
    const all = JSON.stringify(await records());
    for (const typed of ['Secret', me.id, me.email, 'Mendoza']) expect(all).not.toContain(typed);
    // Credentials are fetched once and sign every batch.
    const [getId, getCredentials, ...batches] = calls;
    expect([getId, getCredentials]).toEqual(['GetId 200', 'GetCredentialsForIdentity 200']);
    expect(batches.length).toBeGreaterThan(1);
    expect(new Set(batches)).toEqual(new Set(['PutRecordBatch 200']));
  });
});
