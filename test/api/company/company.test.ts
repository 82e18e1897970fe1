import { expect, inject, test } from 'vitest';
import { problemOf } from '#test/api/client.ts';
import { signedIn } from '#test/api/people.ts';

/** One grey pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);
const file = (content: Buffer | string) => new Blob([new Uint8Array(Buffer.from(content))]);
const site = (path: string | null) => fetch(`${inject('endpoints').web}${path}`);

test('an administrator changes company details, and a stale version is refused', async () => {
  const [administrator, reader] = [await signedIn('Administrator'), await signedIn('ApplicationReviewer')];
  const before = await administrator.api('GET /company', {});
  const headers = { 'if-match': `"${before.version}"` };
  const body = { industry: 'Reinsurance', size: 'more' as const, time_zone: 'America/Toronto' };
  const after = await administrator.api('PATCH /company', { body, headers });
  expect(after).toMatchObject({ ...body, name: before.name });
  expect(await reader.api('GET /company', {})).toEqual(after);
  expect((await administrator.ask('PATCH /company', { body: { industry: 'x' }, headers })).status).toBe(412);
  const wrong = await administrator.ask('PATCH /company', { body: { name: ' ', time_zone: 'Mars/Olympus' } });
  expect(problemOf(wrong)).toMatchObject({
    status: 422,
    errors: [
      { path: 'name', code: 'name_required' },
      { path: 'time_zone', code: 'no_such_time_zone' },
    ],
  });
  const { industry, size, time_zone } = before;
  await administrator.api('PATCH /company', { body: { industry, size, time_zone } });
});

test('only an administrator sets the default dashboard', async () => {
  const [administrator, reader] = [await signedIn('Administrator'), await signedIn('ApplicationReviewer')];
  // Other tests read dashboards at the same time, so this one only shows a tile and hides none.
  const dashboard = [{ tile: 'trend' as const, shown: true }];
  expect((await reader.ask('PATCH /company', { body: { dashboard } })).status).toBe(403);
  await administrator.api('PATCH /company', { body: { dashboard } });
  expect(await reader.api('GET /company', {})).toMatchObject({ dashboard });
  await administrator.api('PATCH /company', { body: { dashboard: [] } });
  expect(await reader.api('GET /company', {})).toMatchObject({ dashboard: [] });
});

test('a logo is public at an immutable address, and deleted with its replacement', async () => {
  const administrator = await signedIn('Administrator');
  const first = await administrator.api('POST /company/logo', { form: { logo: file(PNG) } });
  expect(first.logo).toMatch(/^\/logos\/[0-9a-f-]{36}\.png$/);
  const served = await site(first.logo);
  expect(served.headers.get('content-type')).toBe('image/png');
  expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  expect(
    Buffer.from(await served.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');

  const second = await administrator.api('POST /company/logo', { form: { logo: file(PNG) } });
  expect(second.logo).not.toBe(first.logo);
  expect((await site(first.logo)).status).toBe(404);
  expect((await administrator.api('DELETE /company/logo', {})).logo).toBeNull();
  expect((await site(second.logo)).status).toBe(404);
});

test('concurrent company changes succeed one after another or are refused as busy', async () => {
  const administrator = await signedIn('Administrator');
  const { version, industry } = await administrator.api('GET /company', {});
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, (_, n) => administrator.ask('PATCH /company', { body: { industry: `Trade ${n}` } })),
    ...Array.from({ length: 8 }, () => administrator.ask('POST /company/logo', { form: { logo: file(PNG) } })),
  ]);
  const refused = answers.filter(({ status }) => status !== 200);
  for (const answer of refused) expect(problemOf(answer)).toMatchObject({ status: 409, code: 'busy' });
  const after = await administrator.api('GET /company', {});
  expect(after.version).toBe(version + answers.length - refused.length);
  await administrator.api('DELETE /company/logo', {});
  await administrator.api('PATCH /company', { body: { industry } });
});

test('rejects an invalid logo with its field', async () => {
  const administrator = await signedIn('Administrator');
  const refused = async (form: Record<string, Blob>) => {
    const { errors, status } = problemOf(await administrator.ask('POST /company/logo', { form }));
    return [status, ...errors.map(({ path, code }) => `${path} ${code}`)];
  };
  expect(await refused({ logo: file('<svg onload="alert(1)"/>') })).toEqual([422, 'logo not_an_image']);
  expect(await refused({ logo: file(PNG.subarray(0, 50)) })).toEqual([422, 'logo damaged_image']);
  expect(await refused({ logo: file(Buffer.alloc(1_000_001)) })).toEqual([422, 'logo file_too_big']);
  expect(await refused({ logo: file(PNG), more: file(PNG) })).toEqual([400, 'more unknown']);
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  expect((await administrator.ask('POST /company/logo', { body: 'no form', headers })).status).toBe(400);
  expect((await administrator.ask('POST /company/logo', { body: {} })).status).toBe(415);
});

test('an administrator sets the approval stages of each tier except prohibited', async () => {
  const administrator = await signedIn('Administrator');
  const { approval_stages } = await administrator.api('GET /company', {});
  const { medium } = approval_stages;
  expect(await administrator.api('PATCH /company', { body: { approval_stages: { medium } } })).toMatchObject({
    approval_stages,
  });
  for (const [wrong, path] of [
    [{ prohibited: [] }, 'approval_stages.prohibited'],
    [{ medium: ['owner'] }, 'approval_stages.medium.0'],
    [{ medium: Array(5).fill('approver') }, 'approval_stages.medium'],
  ] as const) {
    const refused = await administrator.ask('PATCH /company', { body: { approval_stages: wrong } });
    expect(problemOf(refused).errors).toMatchObject([{ path }]);
  }
});
