/** Documents are uploaded directly to storage with a form, checked, and readable within the access scope. */

import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Document, Upload } from '#domain/documents/document.ts';
import { problemOf } from '#test/api/client.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { releaseDocument, useDocument } from '#test/api/seed/controls.ts';
import { eventually } from '#test/eventually.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;

const CSV = 'name,risk\nClaims,high\n';

const THINGS = ['applications', 'vendors'] as const;
type Things = (typeof THINGS)[number];

const scene = async (things: Things = 'applications') => {
  const group = await makeGroup();
  const editor = await signedIn('ApplicationContributor', [group]);
  const body = { name: someName('Claims'), resource_groups: [group.id] };
  const { id, name } = await editor.api(`POST /${things}`, { body });
  return { group, editor, params: { id, things }, name };
};

/** Uploads as a browser does: the form fields in order, then the file. */
const send = ({ url, fields }: Upload, content: BlobPart, more: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...more })) form.append(name, value);
  form.append('file', new Blob([content]), 'whatever.exe');
  return fetch(url, { method: 'POST', body: form });
};

type Of = { id: string; things: Things };

const begin = ({ api }: Person, params: Of, name: string, content: string, more: object = {}) =>
  api(`POST /${params.things}/{id}/documents`, { params, body: { name, size: Buffer.byteLength(content), ...more } });

const whenChecked = ({ api }: Person, { id }: { id: string }) =>
  eventually(async () => {
    const found = await api('GET /documents/{id}', { params: { id } });
    expect(['ready', 'error']).toContain(found.state);
    return found;
  });

const uploaded = async (person: Person, params: Of, name: string, content = CSV) => {
  const { document, upload } = await begin(person, params, name, content);
  expect((await send(upload, content)).status).toBe(204);
  return whenChecked(person, document);
};

const say = ({ api }: Person, params: Of, document: Pick<Document, 'id'>, body: object) =>
  api(`POST /${params.things}/{id}/document/{documentId}`, { params: { ...params, documentId: document.id }, body });

describe.each(THINGS)('documents of %s', (things) => {
  test('a file is uploaded to storage, checked and downloaded unchanged', async () => {
    const { editor, params, name } = await scene(things);
    const { document, upload } = await begin(editor, params, 'Riesgos (año 1).csv', CSV, { kind: 'data_sheet' });
    expect(document).toMatchObject({ state: 'created', kind: 'data_sheet', current: null, used_in: [] });
    expect(Object.keys(upload.fields)).toEqual(
      expect.arrayContaining(['key', 'Policy', 'X-Amz-Credential', 'X-Amz-Signature', 'Content-Type']),
    );
    expect((await send(upload, CSV)).status).toBe(204);
    await say(editor, params, document, { uploaded: 1 });
    const found = await whenChecked(editor, document);
    expect(found).toMatchObject({
      ...{ state: 'ready', current: 1, [things.slice(0, -1)]: { id: params.id, name } },
      versions: [{ number: 1, state: 'ready', error: null, size: CSV.length, format: 'csv', same_as: null }],
    });

    const { url } = await editor.api('GET /documents/{id}/file', { params: { id: document.id }, query: {} });
    const answer = await fetch(url, { headers: { range: 'bytes=5-8' } });
    expect([answer.status, await answer.text()]).toEqual([206, 'risk']);
    expect(answer.headers.get('content-range')).toBe(`bytes 5-8/${CSV.length}`);
    expect(answer.headers.get('content-disposition')).toContain('Riesgos%20%28a%C3%B1o%201%29.csv');
    expect(await (await fetch(url)).text()).toBe(CSV);
  });

  test('a document can be renamed, found by text and kind, and recognized as a copy', async () => {
    const { editor, params } = await scene(things);
    const [first, second] = [await uploaded(editor, params, 'One.csv'), await uploaded(editor, params, 'Two.csv')];
    expect(second.versions).toMatchObject([{ same_as: first.id }]);
    await say(editor, params, first, { name: 'Bias report', kind: 'test_report' });
    const change = (name: string) =>
      editor.ask(`POST /${things}/{id}/document/{documentId}`, {
        params: { ...params, documentId: first.id },
        body: { name },
      });
    for (const name of ['Bias report.PDF', 'Bias report.xls'])
      expect(problemOf(await change(name)).errors).toMatchObject([{ path: 'name', code: 'ending_stays' }]);
    for (const name of ['Bias report v1.2', 'Bias.csv', 'Bias report']) expect((await change(name)).status).toBe(200);
    const list = (query: object) => editor.api(`GET /${things}/{id}/documents`, { params, query });
    const names = async (query: object) => (await list(query)).documents.map(({ name }) => name);
    expect(await names({})).toEqual(['Two.csv', 'Bias report']);
    expect(await names({ kind: ['test_report'] })).toEqual(['Bias report']);
    expect(await names({ text: 'two' })).toEqual(['Two.csv']);
    expect(await names({ state: ['error'] })).toEqual([]);
    const page = await list({ limit: 1 });
    expect([page.total, page.documents[0]?.name]).toEqual([2, 'Two.csv']);
    expect(await names({ limit: 1, cursor: page.next_cursor })).toEqual(['Bias report']);
  });

  test('strangers cannot see a document, readers cannot delete it, editors can', async () => {
    const { group, editor, params } = await scene(things);
    const found = await uploaded(editor, params, 'One.csv');
    const [stranger, reader] = [
      await signedIn('ApplicationContributor', [await makeGroup()]),
      await signedIn('ApplicationReviewer', [group]),
    ];
    for (const key of ['GET /documents/{id}', 'GET /documents/{id}/file'] as const) {
      const answers = await Promise.all(
        [found.id, randomUUID(), 'x'].map((id) => stranger.ask(key, { params: { id } })),
      );
      const seen = answers.map((answer) => [answer.status, problemOf(answer).detail]);
      expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
      expect((await reader.ask(key, { params: { id: found.id } })).status).toBe(200);
    }
    const own = { params: { ...params, documentId: found.id } };
    expect((await reader.ask(`DELETE /${things}/{id}/document/{documentId}`, own)).status).toBe(403);
    const other = THINGS.find((one) => one !== things) ?? things;
    expect((await editor.ask(`DELETE /${other}/{id}/document/{documentId}`, own)).status).toBe(404);
    await editor.api(`DELETE /${things}/{id}/document/{documentId}`, own);
    expect((await reader.ask('GET /documents/{id}', { params: { id: found.id } })).status).toBe(404);
  });

  test('an unusable file cannot be downloaded, notifies its uploader and can be replaced', async () => {
    const { editor, params, name } = await scene(things);
    const found = await uploaded(editor, params, 'Rates.csv', '<script>alert(1)</script>');
    expect(found).toMatchObject({
      state: 'error',
      current: null,
      versions: [{ state: 'error', error: 'type_mismatch' }],
    });
    for (const query of [{}, { version: 1 }]) {
      const file = await editor.ask('GET /documents/{id}/file', { params: { id: found.id }, query });
      expect(problemOf(file)).toMatchObject({ status: 409, code: 'not_ready' });
    }
    const text = `Rates.csv, which you uploaded for ${name}, cannot be used: its content does not match its file name`;
    await eventually(async () => {
      const { notifications } = await editor.api('GET /notifications/{days}', { params: { days: '14' } });
      expect(notifications.map(({ notification_text }) => notification_text)).toEqual([text]);
    });
    const { document, upload } = await begin(editor, params, 'Rates.csv', CSV, { replaces: found.id });
    expect(document.versions).toHaveLength(2);
    expect((await send(upload, CSV)).status).toBe(204);
    expect(await whenChecked(editor, found)).toMatchObject({ state: 'ready', current: 2 });
  });
});

test('storage accepts only the announced file under its own key', async () => {
  const { editor, params } = await scene();
  const { document, upload } = await begin(editor, params, 'a.csv', CSV);
  const refused = async (answer: Promise<Response>) => (await answer).status;
  expect(await refused(send(upload, `${CSV}more`))).toBe(400);
  expect(await refused(send(upload, 'less'))).toBe(400);
  expect(await refused(send(upload, CSV, { key: 'documents/mine' }))).toBe(403);
  expect(await refused(send(upload, CSV, { 'Content-Type': 'text/html' }))).toBe(403);
  expect(await refused(send(upload, CSV, { success_action_redirect: 'https://evil.example' }))).toBe(403);
  expect((await editor.api('GET /documents/{id}', { params: { id: document.id } })).state).toBe('created');
});

test('rejects unsupported file names and sizes before the upload', async () => {
  const { editor, params } = await scene();
  const errors = async (body: object) =>
    problemOf(await editor.ask('POST /applications/{id}/documents', { params, body })).errors;
  expect(await errors({ name: 'run.exe', size: 1 })).toMatchObject([{ path: 'name', code: 'not_a_document' }]);
  expect(await errors({ name: 'Old.DOC', size: 1 })).toMatchObject([
    { path: 'name', code: 'save_as_other', message: expect.stringContaining('.docx') },
  ]);
  expect(await errors({ name: 'a.csv', size: 0 })).toMatchObject([{ path: 'size', code: 'empty_file' }]);
  expect(await errors({ name: 'a.csv', size: 50 * 1024 * 1024 + 1 })).toMatchObject([
    { code: 'file_too_big', message: 'The file is larger than 50 MB.' },
  ]);
});

test('a new version keeps the earlier versions', async () => {
  const { editor, params } = await scene();
  const first = await uploaded(editor, params, 'Policy.csv');
  const { document, upload } = await begin(editor, params, 'Policy two.csv', 'other\n', { replaces: first.id });
  expect(document).toMatchObject({ id: first.id, name: 'Policy.csv', state: 'created', current: 1 });
  expect((await send(upload, 'other\n')).status).toBe(204);
  const after = await whenChecked(editor, first);
  expect(after).toMatchObject({ state: 'ready', current: 2, versions: [{ number: 1 }, { number: 2 }] });
  const textOf = async (version?: number) => {
    const query = version === undefined ? {} : { version };
    const { url } = await editor.api('GET /documents/{id}/file', { params: { id: first.id }, query });
    return (await fetch(url)).text();
  };
  expect([await textOf(), await textOf(1)]).toEqual(['other\n', CSV]);
  const { entries } = await editor.api('GET /applications/{id}/activity', { params });
  expect(entries.slice(0, 4).map(({ action, by, changes }) => [action, by.name, changes[0]?.to])).toEqual([
    ['version_accepted', 'Plumbline', 2],
    ['version_added', editor.name, 2],
    ['version_accepted', 'Plumbline', 1],
    ['created', editor.name, 'Policy.csv'],
  ]);
});

test('restarts an upload that has not arrived as the same version', async () => {
  const { editor, params } = await scene();
  const { document } = await begin(editor, params, 'a.csv', CSV);
  const again = await say(editor, params, document, { replace: { name: 'a.csv', size: CSV.length } });
  expect(again.document.versions).toMatchObject([{ number: 1, file_name: 'a.csv', state: 'created' }]);
  const ask = (name: string) =>
    editor.ask('POST /applications/{id}/document/{documentId}', {
      params: { ...params, documentId: document.id },
      body: { replace: { name, size: CSV.length } },
    });
  expect(problemOf(await ask('b.csv'))).toMatchObject({ status: 409, code: 'under_way' });
  await say(editor, params, document, { uploaded: 1 });
  expect(problemOf(await ask('a.csv'))).toMatchObject({ status: 409, code: 'under_way' });
});

test('names the uploader to the second of two concurrent replacements, and keeps their files apart', async () => {
  const { group, editor, params } = await scene();
  const other = await signedIn('ApplicationContributor', [group]);
  const first = await uploaded(editor, params, 'Policy.csv');
  const replace = (who: Person) =>
    who.ask('POST /applications/{id}/document/{documentId}', {
      params: { ...params, documentId: first.id },
      body: { replace: { name: 'Two.csv', size: CSV.length } },
    });
  const both = await Promise.all([replace(editor), replace(other)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [winner, loser] = both[0]?.status === 200 ? [editor, other] : [other, editor];
  const refused = problemOf(await replace(loser));
  expect(refused).toMatchObject({
    ...{ status: 409, code: 'under_way' },
    errors: [{ path: 'replace.name', code: 'upload_under_way', params: { who: winner.name, file: 'Two.csv' } }],
  });
  expect(refused.detail).toContain('"given_up": 2');

  // A late upload for an abandoned version must not become the next version, which reuses its number.
  const late = await say(winner, params, first, { replace: { name: 'Two.csv', size: CSV.length } });
  await say(loser, params, first, { given_up: 2 });
  const next = await say(loser, params, first, { replace: { name: 'Two.csv', size: CSV.length } });
  const [theirs, own] = [CSV.replace('high', 'none'), CSV];
  if (!late.upload || !next.upload) throw new Error('Each has a form.');
  expect((await send(late.upload, theirs)).status).toBe(204);
  await say(winner, params, first, { uploaded: 2 });
  expect((await send(next.upload, own)).status).toBe(204);
  const { versions } = await whenChecked(loser, first);
  expect(versions.map(({ number, state, uploaded_by }) => [number, state, uploaded_by.id])).toEqual([
    [1, 'ready', editor.id],
    [2, 'ready', loser.id],
  ]);
  const { url } = await loser.api('GET /documents/{id}/file', { params: { id: first.id }, query: {} });
  expect(await (await fetch(url)).text()).toBe(own);
});

test('abandoning a version restores the one before, and a single version ends in error', async () => {
  const { editor, params } = await scene();
  const first = await uploaded(editor, params, 'Policy.csv');
  const { document } = await begin(editor, params, 'Policy two.csv', 'other\n', { replaces: first.id });
  expect(document.versions).toHaveLength(2);
  for (let times = 0; times < 2; times++) {
    const after = await say(editor, params, first, { given_up: 2 });
    expect(after.document).toMatchObject({ state: 'ready', current: 1, versions: [{ number: 1, state: 'ready' }] });
  }
  const refused = await editor.ask('POST /applications/{id}/document/{documentId}', {
    params: { ...params, documentId: first.id },
    body: { given_up: 1 },
  });
  expect(problemOf(refused)).toMatchObject({
    status: 409,
    code: 'illegal_transition',
    possible: ['arrive', 'replace'],
  });
  const { entries } = await editor.api('GET /applications/{id}/activity', { params });
  expect(entries.slice(0, 2).map(({ action }) => action)).toEqual(['version_given_up', 'version_added']);

  const alone = await begin(editor, params, 'a.csv', CSV);
  expect((await say(editor, params, alone.document, { given_up: 1 })).document).toMatchObject({
    ...{ state: 'error', current: null, versions: [{ error: 'not_uploaded' }] },
  });
});

test('a document used as evidence cannot be deleted, and a deleted one loses its files', async () => {
  const { editor, params, name } = await scene();
  const found = await uploaded(editor, params, 'One.csv');
  const { url } = await editor.api('GET /documents/{id}/file', { params: { id: found.id }, query: {} });
  const place = { id: found.id, application_id: params.id };
  const use = { evidence_id: randomUUID(), control: 'human_check' as const, application_id: params.id };
  await useDocument(place, use);
  const ask = () =>
    editor.ask('DELETE /applications/{id}/document/{documentId}', { params: { ...params, documentId: found.id } });
  const refused = problemOf(await ask());
  expect(refused).toMatchObject({ status: 409, code: 'in_use' });
  expect(refused.detail).toContain(`Human check of outputs (${name})`);
  expect((await editor.api('GET /documents/{id}', { params: { id: found.id } })).used_in).toMatchObject([
    { ...use, application_name: name, title: { es: 'Comprobación humana de resultados' } },
  ]);
  await releaseDocument(place, use);
  expect((await ask()).status).toBe(204);
  expect((await editor.api('GET /applications/{id}/documents', { params, query: {} })).total).toBe(0);
  await eventually(async () => expect((await fetch(url)).status).toBe(404));
});

test('upload steps in any order, also repeated, reach the same state', async () => {
  const { editor, params } = await scene();
  const STEPS = ['said', 'sent', 'said again', 'sent again'] as const;
  const orders = [
    [0, 1, 2, 3],
    [1, 0, 3, 2],
    [1, 3, 0, 2],
    [0, 2, 1, 3],
    [1, 0, 2, 3],
  ];
  const ends = await Promise.all(
    orders.map(async (order, index) => {
      const { document, upload } = await begin(editor, params, `Order ${index}.csv`, CSV);
      for (const step of order)
        if (STEPS[step]?.startsWith('said')) await say(editor, params, document, { uploaded: 1 });
        else expect((await send(upload, CSV)).status).toBe(204);
      const { state, versions, version } = await whenChecked(editor, document);
      await say(editor, params, document, { uploaded: 1 });
      return [state, version, versions.map((one) => [one.state, one.sha256, one.size])];
    }),
  );
  for (const end of ends) expect(end).toEqual(ends[0]);
});

test('vendor documents appear in the vendor’s activity and can be certificates', async () => {
  const { editor, params } = await scene('vendors');
  const { document } = await begin(editor, params, 'ISO 27001.pdf', CSV, { kind: 'certificate' });
  const query = { kind: ['certificate' as const] };
  const { documents: found } = await editor.api('GET /vendors/{id}/documents', { params, query });
  expect(found).toMatchObject([{ id: document.id, vendor_id: params.id }]);
  expect(found[0]).not.toHaveProperty('application_id');
  await eventually(async () => {
    const { entries } = await editor.api('GET /vendors/{id}/activity', { params, query: {} });
    expect(entries.map(({ what, name }) => [what, name])).toContainEqual(['document', 'ISO 27001.pdf']);
  });
});
