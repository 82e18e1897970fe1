/** All tests share one company, so each test changes different frameworks. */
import { expect, test } from 'vitest';
import { addDays } from '#domain/day.ts';
import { problemOf } from '#test/api/client.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { eventually } from '#test/eventually.ts';
import { TODAY } from '#test/today.ts';

const shownTo = async (who: Awaited<ReturnType<typeof signedIn>>, id: string) =>
  (await who.api('GET /frameworks', {})).frameworks.find((one) => one.id === id) ?? expect.fail(id);

test('enables a framework with owner and target date, and keeps omitted fields', async () => {
  const ada = await signedIn('Administrator');
  const params = { id: 'tx-traiga' };
  expect((await shownTo(ada, 'tx-traiga')).setting).toMatchObject({ enabled: false, owner: null, version: 0 });
  const set = (query: object) => ada.api('PUT /frameworks/{id}/setting', { params, query });
  expect(await set({ enabled: 'true', owner: ada.id, target_date: '2027-06-30' })).toMatchObject({
    ...{ framework: 'tx-traiga', enabled: true, target_date: '2027-06-30', version: 1 },
    owner: { id: ada.id, name: ada.name },
  });
  expect(await set({ owner: '' })).toMatchObject({ enabled: true, owner: null, target_date: '2027-06-30', version: 2 });
  const { frameworks } = await ada.api('GET /frameworks', { query: { enabled: 'true' } });
  expect(frameworks.map(({ id }) => id)).toContain('tx-traiga');

  const { entries } = await ada.api('GET /audit', { query: { what: ['framework'], who: ada.id } });
  expect(entries.map(({ action, changes }) => [action, changes.map(({ field }) => field)])).toEqual([
    ['changed', ['owner']],
    ['created', expect.arrayContaining(['enabled', 'owner', 'target_date'])],
  ]);
});

test('rejects an unknown framework, an unknown owner and an invalid date', async () => {
  const ada = await signedIn('Administrator');
  const ask = (id: string, query: object) =>
    ada.ask('PUT /frameworks/{id}/setting', { params: { id }, query } as never);
  expect(problemOf(await ask('gdpr', { enabled: 'true' }))).toMatchObject({ status: 404 });
  expect(problemOf(await ask('oecd-ai', { target_date: '2027-02-30' }))).toMatchObject({ status: 400 });
  for (const target_date of [addDays(TODAY, -2), '9999-12-31'])
    expect(problemOf(await ask('oecd-ai', { target_date }))).toMatchObject({
      ...{ status: 422, errors: [{ path: 'target_date', code: 'day_out_of_range' }] },
    });
  expect(problemOf(await ask('oecd-ai', { owner: '11111111-1111-4111-8111-111111111111' }))).toMatchObject({
    ...{ status: 422, errors: [{ path: 'owner', code: 'not_a_user' }] },
  });
});

test('refuses the second of two changes based on the same version', async () => {
  const ada = await signedIn('Administrator');
  const params = { id: 'kr-ai-basic-act' };
  const change = (version: number) =>
    ada.ask('PUT /frameworks/{id}/setting', {
      ...{ params, query: { target_date: '2028-01-01' } },
      headers: { 'if-match': `"${version}"` },
    } as never);
  const { version } = await ada.api('PUT /frameworks/{id}/setting', { params, query: { target_date: '2027-12-01' } });
  expect((await change(version)).status).toBe(200);
  expect(problemOf(await change(version))).toMatchObject({ status: 412 });
});

test('settings and coverage are for administrators and company-wide reviewers', async () => {
  const group = await makeGroup();
  const params = { id: 'oecd-ai' };
  for (const who of [
    await signedIn('ApplicationReviewer', [group]),
    await signedIn('ApplicationContributor'),
    await signedIn('ApplicationApprover'),
  ]) {
    expect(
      (await who.ask('PUT /frameworks/{id}/setting', { params, query: { enabled: 'true' } } as never)).status,
    ).toBe(403);
    expect((await who.ask('GET /frameworks/{id}/coverage', { params })).status).toBe(403);
  }
  const reviewer = await signedIn('ApplicationReviewer');
  expect((await reviewer.ask('GET /frameworks/{id}/coverage', { params })).status).toBe(200);
});

test('coverage lists linked controls, and the applications that a future date adds', async () => {
  const ada = await signedIn('Administrator');
  const name = someName('Hiring');
  const { id } = await ada.api('POST /applications', { body: { name } });
  const answer = (question: string, values: string[]) =>
    ada.api('PUT /applications/{id}/intake/answers/{question}', { params: { id, question }, body: { values } });
  await answer('employment', ['hiring']);
  await answer('does', ['ranks_people']);
  await answer('practices', ['none']);
  await answer('biometrics', ['no']);
  await answer('deception', ['no']);

  const read = (query = {}) =>
    ada.api('GET /frameworks/{id}/coverage', { params: { id: 'co-sb26-189' }, query: { text: name, ...query } });
  const today = await read();
  expect(today.as_of).toBe(today.today);
  // The law takes effect on 2027-01-01.
  expect(today.applications).toEqual([]);
  const then = await eventually(async () => {
    const found = await read({ as_of: '2027-01-01' });
    const one = found.applications.find((application) => application.id === id);
    expect(one).toMatchObject({ name, decided: false, becomes_concerned: true, added: 13 });
    expect(one?.lacks).toContain('CO-07');
    return found;
  });
  expect(then.becoming).toBe(then.total);
  expect(then.requirements.find((one) => one.id === 'CO-07')?.applications.open).toBeGreaterThan(0);

  const { requirements } = await ada.api('GET /frameworks/{id}/coverage', { params: { id: 'euact' } });
  const linked = requirements.find((one) => one.links.some(({ strength }) => strength === 'full'));
  expect(linked?.links[0]).toMatchObject({ title: { en: expect.any(String) }, reason: { es: expect.any(String) } });
  expect((await shownTo(ada, 'co-sb26-189')).coverage.applications).toBeGreaterThan(0);
});
