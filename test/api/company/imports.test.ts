/** Applications and vendors from a file: preview, import by a job, and undo of unchanged rows. */

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { problemOf } from '#test/api/client.ts';
import { makeGroup, signedIn } from '#test/api/people.ts';
import { runJob } from '#test/api/seed/jobs.ts';
import { eventually } from '#test/eventually.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;

const newName = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;

const whenEnded = ({ api }: Person, id: string, undone = false) =>
  eventually(async () => {
    const found = await api('GET /imports/{id}', { params: { id } });
    expect(undone ? found.undo?.state : found.state).toBe('done');
    return found;
  });

const actionsOf = async ({ api }: Person, what: 'applications' | 'vendors', id: string) => {
  const { entries } = await api('GET /audit/{what}/{id}', { params: { what, id } });
  return entries.map(({ action, changes }) => [action, changes.find(({ field }) => field === 'file')?.to]);
};

test('checks rows without saving them, imports valid ones once and notifies the user', async () => {
  const group = await makeGroup();
  const [grace, ada] = [await signedIn('ApplicationContributor', [group]), await signedIn('Administrator')];
  const [taken, free, other] = [newName('Taken'), newName('Free'), newName('Other')];
  const acme = await grace.api('POST /vendors', { body: { name: newName('Acme'), resource_groups: [group.id] } });
  await grace.api('POST /applications', { body: { name: taken, resource_groups: [group.id] } });
  const rows = [
    { name: free, owner: grace.email, vendor_id: acme.id, resource_groups: [group.id] },
    { name: taken.toUpperCase(), resource_groups: [group.id] },
    { name: other, owner: 'Nobody At All', resource_groups: [group.id] },
    { name: newName('Elsewhere'), resource_groups: [randomUUID()] },
  ];
  const checked = await grace.api('POST /imports/applications/check', { body: { applications: rows } });
  expect(
    checked.rows.map(({ errors, remarks }) => [...errors, ...remarks].map(({ path, code }) => [path, code])),
  ).toEqual([[], [['name', 'name_taken_by']], [['owner', 'nobody_called']], [['resource_groups', 'not_your_group']]]);
  expect((await ada.api('GET /applications', { query: { text: free } })).total).toBe(0);
  const owned = [grace.email, 'nobody@x.example'].map((owner) => ({
    ...{ name: newName('Vendor'), owner, resource_groups: [group.id] },
  }));
  const { rows: ofVendors } = await grace.api('POST /imports/vendors/check', { body: { vendors: owned } });
  expect(ofVendors.map(({ remarks }) => remarks.map(({ code }) => code))).toEqual([[], ['nobody_called']]);

  const body = { file: 'applications.csv', applications: rows };
  const { id } = await grace.api('POST /imports/applications', { body });
  const found = await whenEnded(grace, id);
  expect(found.rows.map(({ outcome, errors }) => [outcome, errors[0]?.code])).toEqual([
    ['imported', undefined],
    ['failed', 'name_taken_by'],
    ['imported', undefined],
    ['failed', 'not_your_group'],
  ]);
  const first = found.rows[0]?.id ?? '';
  expect(await grace.api('GET /applications/{id}', { params: { id: first } })).toMatchObject({
    ...{ name: free, owner: grace.name, vendor_id: acme.id, version: 1, created_by: { id: grace.id } },
  });
  expect(await actionsOf(ada, 'applications', first)).toEqual([['imported', 'applications.csv']]);

  await runJob.import({ id, part: 0 });
  expect(await ada.api('GET /applications/{id}', { params: { id: first } })).toMatchObject({ version: 1 });
  expect(await actionsOf(ada, 'applications', first)).toHaveLength(1);
  const { notifications } = await grace.api('GET /notifications/{days}', { params: { days: '1' } });
  expect(
    notifications.flatMap(({ notification_text: text, notification_link: link }) =>
      link?.includes(id) ? [[text, link]] : [],
    ),
  ).toEqual([['2 of 4 applications in your file were imported', `/applications/import?batch=${id}`]]);
  expect((await whenEnded(ada, id)).rows).toEqual(found.rows);
  const stranger = await signedIn('ApplicationContributor', [group]);
  expect((await stranger.ask('GET /imports/{id}', { params: { id } })).status).toBe(404);
});

test.each(['applications', 'vendors'] as const)(
  'only the first of %s with the same or a look-alike name in a file is imported',
  async (what) => {
    const group = await makeGroup();
    const grace = await signedIn('ApplicationContributor', [group]);
    const [twin, unplaced] = [newName('Tcaop'), newName('Unplaced')];
    const rows = [
      { name: twin, resource_groups: [group.id] },
      { name: twin.toUpperCase(), resource_groups: [group.id] },
      { name: `\u0422${twin.slice(1)}`, resource_groups: [group.id] },
      { name: unplaced, resource_groups: [randomUUID()] },
      { name: unplaced, resource_groups: [group.id] },
    ];
    const taken = [{ path: 'name', code: 'name_taken_by', params: { existing: twin } }];
    const wrong = [[], taken, taken, [{ path: 'resource_groups', code: 'not_your_group' }], []];
    const checked =
      what === 'vendors'
        ? await grace.api('POST /imports/vendors/check', { body: { vendors: rows } })
        : await grace.api('POST /imports/applications/check', { body: { applications: rows } });
    expect(checked.rows.map(({ errors }) => errors)).toMatchObject(wrong);

    const { id } =
      what === 'vendors'
        ? await grace.api('POST /imports/vendors', { body: { file: 'a.csv', vendors: rows } })
        : await grace.api('POST /imports/applications', { body: { file: 'a.csv', applications: rows } });
    const { rows: outcomes } = await whenEnded(grace, id);
    expect(outcomes.map(({ errors }) => errors)).toMatchObject(wrong);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['imported', 'failed', 'failed', 'failed', 'imported']);
  },
);

test('undoing an import keeps rows changed or used since, and reports why', async () => {
  const group = await makeGroup();
  const grace = await signedIn('ApplicationContributor', [group]);
  const names = ['Gone', 'Changed', 'Used', 'Commented', 'Provider'].map(newName);
  const body = { file: 'vendors.xlsx', vendors: names.map((name) => ({ name, resource_groups: [group.id] })) };
  const { id } = await grace.api('POST /imports/vendors', { body });
  const made = (await whenEnded(grace, id)).rows.map((row) => row.id ?? '');
  const [, changed = '', used = '', commented = '', provider = ''] = made;
  const vendor = await grace.api('GET /vendors/{id}', { params: { id: changed } });
  await grace.api('PUT /vendors/{id}', { params: { id: changed }, body: { ...vendor, country: 'Spain' } });
  await grace.api('POST /vendors/{id}/comments', { params: { id: commented }, body: { text: 'Is this right?' } });
  await grace.api('POST /applications', {
    body: { name: newName('Uses it'), vendor_id: used, resource_groups: [group.id] },
  });
  const model = await grace.api('POST /models', { body: { name: newName('Model'), provider: names[4] ?? '' } });
  expect(model.vendor_id).toBe(provider);

  await grace.api('POST /imports/{id}/undo', { params: { id } });
  const after = await whenEnded(grace, id, true);
  expect(after.undo).toMatchObject({ by: { id: grace.id, name: grace.name } });
  expect(after.rows.map(({ undone }) => undone)).toEqual(['removed', 'changed', 'in_use', 'changed', 'in_use']);
  const nameOf = async (id: string) => {
    const { status, body } = await grace.ask('GET /vendors/{id}', { params: { id } });
    return status === 404 ? undefined : Object(body).name;
  };
  expect(await Promise.all(made.map(nameOf))).toEqual([undefined, ...names.slice(1)]);
  const again = await grace.ask('POST /imports/{id}/undo', { params: { id } });
  expect([again.status, problemOf(again).code]).toEqual([409, 'undone']);
  await runJob.import({ id, part: 0 });
  expect(await nameOf(made[0] ?? '')).toBeUndefined();
});

test('undoing an import keeps applications with answers or comments', async () => {
  const group = await makeGroup();
  const grace = await signedIn('ApplicationContributor', [group]);
  const names = ['Gone', 'Commented', 'Answered'].map(newName);
  const body = { file: 'a.csv', applications: names.map((name) => ({ name, resource_groups: [group.id] })) };
  const { id } = await grace.api('POST /imports/applications', { body });
  const [, commented = '', answered = ''] = (await whenEnded(grace, id)).rows.map((row) => row.id ?? '');
  await grace.api('POST /applications/{id}/comments', { params: { id: commented }, body: { text: 'Is this right?' } });
  await grace.api('PUT /applications/{id}/intake/answers/{question}', {
    params: { id: answered, question: 'biometrics' },
    body: { values: ['no'] },
  });
  await grace.api('POST /imports/{id}/undo', { params: { id } });
  expect((await whenEnded(grace, id, true)).rows.map(({ undone }) => undone)).toEqual([
    'removed',
    'changed',
    'changed',
  ]);
});

test('rejects a file with an invalid row or more than 1,000 rows', async () => {
  const grace = await signedIn('ApplicationContributor');
  const wrong = async (rows: unknown[]) =>
    problemOf(await grace.ask('POST /imports/vendors', { body: { file: 'a.csv', vendors: rows } })).errors?.map(
      ({ path, code }) => [path, code],
    );
  expect(await wrong([{ name: 'Fine' }, { name: '' }])).toEqual([['vendors.1.name', 'name_required']]);
  expect(await wrong(Array.from({ length: 1_001 }, (_, at) => ({ name: `v${at}` })))).toEqual([
    ['vendors', 'too_many_entries'],
  ]);
  const radia = await signedIn('ApplicationReviewer');
  expect((await radia.ask('POST /imports/vendors', { body: { file: 'a.csv', vendors: [{ name: 'x' }] } })).status).toBe(
    403,
  );
});
