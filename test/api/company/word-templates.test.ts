/** Word templates: who administers them, which files are refused and why, and what they show to whom. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { docxOf } from '#local/demo/small-files.ts';
import { problemOf } from '#test/api/client.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { ACTIVE_DOCUMENTS } from '#test/office-files.ts';

const fileOf = (...paragraphs: string[]) => docxOf('Board paper', paragraphs).toString('base64');
const draft = (file = fileOf('{{application.name}}')) => ({ name: someName('Paper'), description: '', file });

const ofVersion = (version: number) => ({ 'if-match': `"${version}"` });

type Person = Awaited<ReturnType<typeof signedIn>>;
const refused = async ({ ask }: Person, file: string) => {
  const { status, errors } = problemOf(await ask('POST /word-templates', { body: draft(file) }));
  return [status, ...errors.map(({ path, code }) => `${path} ${code}`)];
};

test('an administrator adds, replaces, renames and deletes a template, and the audit log records it', async () => {
  const ada = await signedIn('Administrator');
  const { file, ...about } = draft();
  const created = await ada.api('POST /word-templates', { body: { ...about, file } });
  const params = { id: created.id };
  expect(created).toMatchObject({ ...about, version: 1, placeholders: ['application.name'] });
  expect(await ada.api('GET /word-templates/{id}', { params })).toEqual(created);
  expect((await ada.api('GET /word-templates', {})).word_templates).toContainEqual(created);
  expect(await ada.api('GET /word-templates/{id}/file', { params })).toMatchObject({ file, version: 1 });

  const other = fileOf('{{application.purpose}} {{today}}');
  const change = (body: object, version: number) =>
    ada.ask('PUT /word-templates/{id}', {
      ...{ params, body: { ...about, ...body }, headers: ofVersion(version) },
    });
  expect((await change({ description: 'For the board', file: other }, 1)).status).toBe(200);
  expect(problemOf(await change({ description: 'Late' }, 1)).status).toBe(412);
  const name = someName('Renamed');
  expect((await change({ name, description: 'For the board' }, 2)).status).toBe(200);
  const changed = await ada.api('GET /word-templates/{id}', { params });
  expect(changed).toMatchObject({ name, version: 3, placeholders: ['application.purpose', 'today'] });
  expect((await ada.api('GET /word-templates/{id}/file', { params })).file).toBe(other);
  expect(problemOf(await ada.ask('POST /word-templates', { body: { ...draft(), name } }))).toMatchObject({
    ...{ status: 409, code: 'taken' },
  });

  await ada.api('DELETE /word-templates/{id}', { params, headers: ofVersion(3) });
  expect((await ada.ask('GET /word-templates/{id}/file', { params })).status).toBe(404);
  const { entries } = await ada.api('GET /audit/{what}/{id}', { params: { what: 'word-templates', id: created.id } });
  expect(entries.map(({ action }) => action)).toEqual(['removed', 'changed', 'changed', 'created']);
  expect(entries[2]?.changes.map(({ field }) => field)).toContain('sha256');
});

test('only administrators change templates, and everyone with a role reads them', async () => {
  const [ada, ...others] = await Promise.all([
    signedIn('Administrator'),
    signedIn('ApplicationContributor'),
    signedIn('ApplicationAuditor'),
  ]);
  const { id } = await ada.api('POST /word-templates', { body: draft() });
  const params = { id };
  for (const person of others) {
    expect((await person.ask('GET /word-templates/{id}/file', { params })).status).toBe(200);
    expect((await person.ask('POST /word-templates', { body: draft() })).status).toBe(403);
    expect((await person.ask('PUT /word-templates/{id}', { params, body: draft() })).status).toBe(403);
    expect((await person.ask('DELETE /word-templates/{id}', { params })).status).toBe(403);
  }
});

describe('stores nothing and names', () => {
  test('every placeholder that cannot be filled', async () => {
    const ada = await signedIn('Administrator');
    const body = draft(fileOf('{{aplication.name}}, {{risks.name}}', 'and {{today'));
    const { errors } = problemOf(await ada.ask('POST /word-templates', { body }));
    expect(errors.map(({ path, message }) => [path, message])).toEqual([
      [
        'file',
        expect.stringContaining('Did you mean {{application.name}}? It is in “{{aplication.name}}, {{risks.name}}”'),
      ],
      ['file', expect.stringContaining('{{risks.name}} shows a list. Put it into a row of a table')],
      ['file', expect.stringContaining('{{ has no counterpart.')],
    ]);
    expect((await ada.api('GET /word-templates', {})).word_templates.map(({ name }) => name)).not.toContain(body.name);
  });

  test('files that are no harmless Word document', async () => {
    const ada = await signedIn('Administrator');
    const withParts = (parts: Record<string, string | Uint8Array>) =>
      docxOf('Paper', ['{{application.name}}'], parts).toString('base64');
    expect(await refused(ada, Buffer.from('{{application.name}}').toString('base64'))).toEqual([
      ...[422, 'file not_a_word_document'],
    ]);
    expect(await refused(ada, 'no base64!')).toEqual([422, 'file not_expected']);
    expect(await refused(ada, Buffer.alloc(250_001).toString('base64'))).toEqual([422, 'file file_too_big']);
    expect(await refused(ada, withParts({ 'word/vbaProject.bin': 'x' }))).toEqual([422, 'file document_macros']);
    const template = ACTIVE_DOCUMENTS['an external template'] ?? expect.fail();
    expect(await refused(ada, withParts(template.parts))).toEqual([422, 'file document_active']);
    expect(await refused(ada, withParts({ 'word/document.xml': '<w:document><w:body>' }))).toEqual([
      ...[422, 'file document_damaged'],
    ]);
    const encrypted = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]);
    expect(await refused(ada, encrypted.toString('base64'))).toEqual([422, 'file document_encrypted']);
    const bomb = withParts({ 'word/media/image1.png': new Uint8Array(20_000_000) });
    expect(await refused(ada, bomb)).toEqual([422, 'file document_too_complex']);
  });
});

test('shows the records of an application only to its readers', async () => {
  const [ada, mine] = [await signedIn('Administrator'), await makeGroup()];
  const [grace, alan] = await Promise.all([
    signedIn('ApplicationAuditor', [mine]),
    signedIn('ApplicationContributor', [await makeGroup()]),
  ]);
  const name = someName('Claims');
  const application = await ada.api('POST /applications', { body: { name, resource_groups: [mine.id] } });
  const { id } = await ada.api('POST /word-templates', {
    body: draft(fileOf('{{application.name}} {{application.purpose}} {{today}}')),
  });
  const records = 'GET /word-templates/{id}/applications/{application_id}';
  const params = { id, application_id: application.id };
  expect(await grace.api(records, { params })).toMatchObject({
    application: { id: application.id, name },
    records: [
      { placeholder: 'application.name', entries: [{ values: [name] }] },
      { placeholder: 'application.purpose', entries: [] },
    ],
  });
  const missing = problemOf(await alan.ask(records, { params: { ...params, application_id: randomUUID() } }));
  const hidden = problemOf(await alan.ask(records, { params }));
  expect([hidden.status, hidden.detail]).toEqual([404, missing.detail]);
});

test('lists the placeholders with the labels of custom fields', async () => {
  const ada = await signedIn('Administrator');
  const { version, applications } = await ada.api('GET /custom-fields', {});
  const label = someName('Cost center');
  const fields = await ada.api('PATCH /custom-fields', {
    headers: ofVersion(version),
    body: { applications: [...applications, { type: 'text', label }] },
  });
  const id = fields.applications.at(-1)?.id;
  const { placeholders } = await ada.api('GET /word-templates/placeholders', {});
  expect(placeholders).toContainEqual({
    ...{ name: `field.${id}`, group: 'fields', repeats: false, title: { en: label, es: label } },
  });
  expect(placeholders.find(({ name }) => name === 'risks.name')).toMatchObject({ repeats: true, title: null });
  expect(placeholders.find(({ name }) => name === 'controls.training')?.title?.en).toBe('Training of people');
});
