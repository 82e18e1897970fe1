/** Lists too long for a browser are exported by a job, for their requester only. */

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { NewExport } from '#domain/export.ts';
import { setRoles } from '#local/demo/people.ts';
import { problemOf } from '#test/api/client.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { createWaitingExport, expireExport, readExport } from '#test/api/seed/exports.ts';
import { runJob } from '#test/api/seed/jobs.ts';
import { changePerson } from '#test/api/seed/people.ts';
import { eventually } from '#test/eventually.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;

const wanted = (text: string, more: Partial<NewExport> = {}): NewExport => ({
  ...{ list: 'applications', name: 'Aplicaciones «de IA»', query: `text=${encodeURIComponent(text)}&sort=-name` },
  columns: [
    { id: 'name', header: 'Nombre', words: [] },
    { id: 'development_status', header: 'Estado, de desarrollo', words: [{ value: 'testing', text: 'En pruebas' }] },
    { id: 'owner', header: 'Responsable', words: [] },
  ],
  ...more,
});

const show = ({ api }: Person, id: string) => api('GET /exports/{id}', { params: { id } });

const whenReady = (person: Person, id: string) =>
  eventually(async () => {
    const found = await show(person, id);
    expect(found.state).toBe('ready');
    return found;
  });

/** Only notifications about exports: an administrator may also get others. */
const textsOf = async ({ api }: Person) =>
  (await api('GET /notifications/{days}', { params: { days: '14' } })).notifications
    .filter(({ notification_link }) => notification_link?.startsWith('/exports/'))
    .map(({ notification_text, notification_link }) => [notification_text, notification_link]);

const download = async (address: string | null) => {
  const response = await fetch(address ?? expect.fail('There is nothing to download.'));
  return { response, text: Buffer.from(await response.arrayBuffer()).toString() };
};

test('exports the list as shown, in the words of the user, and notifies them once', async () => {
  const ada = await signedIn('Administrator');
  const name = someName('Claims');
  const body = { development_status: 'testing', owner: '=HYPERLINK("x")' } as const;
  await ada.api('POST /applications', { body: { ...body, name: `${name} a` } });
  await ada.api('POST /applications', { body: { ...body, name: `${name} b`, development_status: 'idea' } });

  const answer = await ada.ask('POST /exports', { body: wanted(name) });
  expect(answer).toMatchObject({ status: 202, body: { state: 'waiting', rows: null, download: null } });
  const { id } = answer.body as { id: string };
  const { rows, download: address } = await whenReady(ada, id);
  expect(rows).toBe(2);

  const { response, text } = await download(address);
  expect(text).toBe(
    [
      '\uFEFFNombre,"Estado, de desarrollo",Responsable',
      `${name} b,idea,"'=HYPERLINK(""x"")"`,
      `${name} a,En pruebas,"'=HYPERLINK(""x"")"`,
      '',
    ].join('\r\n'),
  );
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="export.csv"; filename\*=UTF-8''Aplicaciones%20%C2%ABde%20IA%C2%BB%20\d{4}-\d\d-\d\d\.csv$/,
    ),
  });
  expect(new URL(address ?? '').searchParams.get('X-Amz-Expires')).toBe('60');

  const told = [['Your file is ready: Aplicaciones «de IA»', `/exports/${id}`]];
  await eventually(async () => expect(await textsOf(ada)).toEqual(told));
  for (const _ of [1, 2, 3]) await runJob.export({ person: ada.id, id });
  expect(await textsOf(ada)).toEqual(told);
});

test('leaves out retired applications unless the filter includes them', async () => {
  const ada = await signedIn('Administrator');
  const name = someName('Claims');
  await ada.api('POST /applications', { body: { name: `${name} a` } });
  const old = await ada.api('POST /applications', { body: { name: `${name} b` } });
  const reason = 'Nobody uses it any more.';
  await ada.api('POST /applications/{id}/retirement', { params: { id: old.id }, body: { reason } });
  const namesIn = async (more: string) => {
    const body = { ...wanted(name), query: `text=${encodeURIComponent(name)}${more}` };
    const { id } = await ada.api('POST /exports', { body });
    const { text } = await download((await whenReady(ada, id)).download);
    return text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0]);
  };
  expect(await namesIn('')).toEqual([`${name} a`]);
  expect(await namesIn('&development_status=retired')).toEqual([`${name} b`]);
});

test('only the requester can see an export, until it expires', async () => {
  const [ada, grace] = [await signedIn('Administrator'), await signedIn('Administrator')];
  const { id } = await ada.api('POST /exports', { body: wanted(randomUUID()) });
  const made = await whenReady(ada, id);
  expect(made).toMatchObject({ rows: 0 });
  for (const params of [{ id }, { id: randomUUID() }, { id: 'x' }])
    expect(problemOf(await grace.ask('GET /exports/{id}', { params })).status).toBe(404);

  await expireExport(ada.id, id);
  expect(problemOf(await ada.ask('GET /exports/{id}', { params: { id } })).status).toBe(404);
});

test('a file contains what its reader may see when it is written', async () => {
  const [mine, later] = [await makeGroup(), await makeGroup()];
  const [ada, grace] = [await signedIn('Administrator'), await signedIn('ApplicationReviewer', [mine])];
  const name = someName();
  for (const group of [mine, later])
    await ada.api('POST /applications', { body: { name: `${name} ${group.id}`, resource_groups: [group.id] } });

  const write = async () => {
    const id = await createWaitingExport(grace.id, wanted(name));
    await runJob.export({ person: grace.id, id });
    return show(grace, id);
  };
  const before = await write();
  expect((await download(before.download)).text).not.toContain(later.id);
  expect(before.rows).toBe(1);
  await setRoles(
    grace.id,
    [mine, later].map((group) => ({ name: 'ApplicationReviewer', group })),
  );
  expect((await write()).rows).toBe(2);
});

test('an inaccessible vendor is empty or a placeholder in the file', async () => {
  const [mine, theirs] = [await makeGroup(), await makeGroup()];
  const [ada, mal] = [await signedIn('Administrator'), await signedIn('ApplicationReviewer', [mine])];
  const [name, hidden] = [someName(), someName('Hidden')];
  const vendor = await ada.api('POST /vendors', { body: { name: hidden, resource_groups: [theirs.id] } });
  await ada.api('POST /applications', { body: { name, vendor_id: vendor.id, resource_groups: [mine.id] } });
  const written = async (person: Person, more: object) => {
    const columns = [
      { id: 'name', header: 'Name', words: [] },
      { id: 'vendor_id', header: 'Vendor', words: [], ...more },
    ];
    const id = await createWaitingExport(person.id, wanted(name, { columns }));
    await runJob.export({ person: person.id, id });
    return (await download((await show(person, id)).download)).text.split('\r\n')[1];
  };
  expect(await written(mal, {})).toBe(`${name},`);
  expect(await written(mal, { unknown: 'Unknown vendor' })).toBe(`${name},Unknown vendor`);
  expect(await written(ada, {})).toBe(`${name},${hidden}`);
});

test('users without a role and disabled users get no file', async () => {
  const [none, gone] = [await signedIn(), await signedIn('Administrator')];
  await changePerson(gone.id, { status: 'disabled' });
  for (const { id: person } of [none, gone]) {
    const id = await createWaitingExport(person, wanted(''));
    await runJob.export({ person, id });
    expect(await readExport(person, id)).toMatchObject({ state: 'error', rows: null });
  }
  expect(await textsOf(none)).toEqual([]);
});

test('limits pending exports to five per user, without expired ones', async () => {
  const ada = await signedIn('ApplicationContributor');
  const long = new Date(Date.now() - 2 * 3600_000).toISOString();
  const late = await createWaitingExport(ada.id, wanted(''), long);
  expect(await show(ada, late)).toMatchObject({ state: 'error', download: null });
  for (let n = 0; n < 5; n++) await createWaitingExport(ada.id, wanted(''));
  expect(problemOf(await ada.ask('POST /exports', { body: wanted('') }))).toMatchObject({
    status: 409,
    code: 'too_many',
  });
});

test('rejects unknown or missing columns and invalid queries', async () => {
  const ada = await signedIn('ApplicationReviewer');
  const refused = async (more: Partial<NewExport>) =>
    problemOf(await ada.ask('POST /exports', { body: wanted('', more) })).errors;
  const columns = [{ id: 'constructor', header: 'x', words: [] }];
  expect(await refused({ columns })).toMatchObject([{ path: 'columns', params: { parts: 'constructor' } }]);
  expect(await refused({ query: 'sort=sideways' })).toMatchObject([{ path: 'query', code: 'not_understood' }]);
  expect(await refused({ columns: [] })).toMatchObject([{ path: 'columns', code: 'too_few_entries' }]);
});
