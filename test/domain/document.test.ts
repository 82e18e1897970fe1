import { expect, test } from 'vitest';
import { type KeptDocument, type KeptVersion, nextState, shownDocument } from '#domain/documents/document.ts';
import { fileKeyOf, quarantineKeyOf, uploadKeyOf, uploadOf } from '#domain/documents/file-keys.ts';
import { downloadName, formatNamed, nameProblem } from '#domain/documents/file-name.ts';

const ADA = { id: 'ada', name: 'Ada Lovelace' };
const AT = '2026-11-22T10:00:00.000Z';
const minutes = (count: number) => Date.parse(AT) + count * 60_000;

const versionOf = (more: Partial<KeptVersion> = {}): KeptVersion => ({
  ...{ number: 1, state: 'created', error: null, file_name: 'a.pdf', format: 'pdf', size: 1, sha256: null },
  ...{ content_type: 'application/pdf', uploaded_at: AT, uploaded_by: ADA },
  ...more,
});

const documentOf = (id: string, versions: KeptVersion[], progress: KeptDocument['progress'] = null): KeptDocument => ({
  ...{ id, version: 1, created_at: AT, created_by: ADA, updated_at: AT, updated_by: ADA, trail_length: 1 },
  ...{ trail_hash: '', application_id: 'a', name: 'a.pdf', document_kind: 'other', versions, progress, uses: 0 },
});

const UNUSED = { used_in: [], tests: 0 };

const shown = (document: KeptDocument, now = minutes(1)) => shownDocument(document, [], UNUSED, now);

test('a file missing for an hour has failed, unless its check is running', () => {
  const states = (progress: KeptDocument['progress']) =>
    [59, 61].map((after) => {
      const { state, versions } = shown(documentOf('1', [versionOf()], progress), minutes(after));
      return [state, versions[0]?.error];
    });
  expect(states(null)).toEqual([
    ['created', null],
    ['error', 'not_uploaded'],
  ]);
  expect(states({ version: 1, state: 'waiting' })).toEqual([
    ['waiting', null],
    ['error', 'not_uploaded'],
  ]);
  expect(states({ version: 1, state: 'analyzing' })).toEqual([
    ['analyzing', null],
    ['analyzing', null],
  ]);
  const sent = documentOf('1', [versionOf()], { version: 1, state: 'analyzing' });
  expect(shown(sent, minutes(121)).versions[0]).toMatchObject({ state: 'error', error: 'not_checked' });
  // Progress of another version is ignored.
  expect(states({ version: 9, state: 'analyzing' })[0]).toEqual(['created', null]);
});

test('the current version is the newest ready one, despite later versions', () => {
  const ready = { state: 'ready' as const, sha256: 'x' };
  const versions = [versionOf(ready), versionOf({ ...ready, number: 2 }), versionOf({ number: 3 })];
  expect(shown(documentOf('1', versions))).toMatchObject({ state: 'created', current: 2 });
  expect(shown(documentOf('1', [versionOf()])).current).toBeNull();
});

test('the later of two documents with the same content says so', () => {
  const same = [versionOf({ state: 'ready', sha256: 'x' })];
  const [first, second] = [documentOf('1', same), documentOf('2', same)];
  const noticed = (one: KeptDocument) => shownDocument(one, [first, second], UNUSED, minutes(1)).versions[0]?.same_as;
  expect([noticed(first), noticed(second)]).toEqual([null, '1']);
});

test('a document cannot be replaced during its check, and a finished state stays', () => {
  expect(nextState('analyzing', 'replace')).toBeUndefined();
  expect(nextState('ready', 'check')).toBeUndefined();
  expect(nextState('error', 'arrive')).toBe('error');
});

test('an upload key names its document and version, and no other key does', () => {
  const place = { application_id: 'a', id: 'b' };
  const begun = { number: 3, uploaded_at: '2026-11-22T10:00:00.000Z' };
  const key = uploadKeyOf(place, begun);
  expect(uploadOf(key)).toEqual({ id: 'b', version: 3 });
  const others = [fileKeyOf(place, 3, 'x'), quarantineKeyOf(place, 3), `${key}/more`, `x${key}`, 'uploads/a/file', ''];
  for (const other of others) expect(uploadOf(other)).toBeUndefined();
  // The key of an abandoned upload differs from the next upload with the same number.
  expect(uploadKeyOf(place, { ...begun, uploaded_at: '2026-11-22T10:00:01.000Z' })).not.toBe(key);
});

test('the file name decides the format, and the error suggests a format to save as', () => {
  expect(['A.PDF', 'b.docx', 'c.v2.csv', 'd.xlsx'].map(formatNamed)).toEqual(['pdf', 'docx', 'csv', 'xlsx']);
  expect(['e.CSV.GZ', 'e.gz', 'e.pdf.gz'].map(formatNamed)).toEqual(['csv.gz', undefined, undefined]);
  expect(nameProblem('a.csv')).toBeUndefined();
  expect(nameProblem('Old.doc')).toEqual({ code: 'save_as_other', params: { ending: '.doc', other: '.docx' } });
  for (const name of ['a', 'a.', 'pdf', 'a.exe', 'a.pdf.exe', 'a.constructor'])
    expect(nameProblem(name)?.code).toBe('not_a_document');
  expect(downloadName('Rates.xlsx', 'pdf')).toBe('Rates.pdf');
  expect(downloadName('Rates.csv.gz', 'csv.gz')).toBe('Rates.csv.gz');
  expect(downloadName('a/b: c', 'csv')).toBe('a-b- c.csv');
});
