/** ZIP files as Plumbline writes them, and archives that a reader of another program could understand differently. */
import { describe, expect, test } from 'vitest';
import { openZip } from '#domain/reading/zip.ts';
import { zipOf } from '#domain/report/zip.ts';

const FILES = [
  { name: 'report.json', content: '{"name":"Größe"}' },
  { name: 'tables/año.csv', content: 'a,b\n' },
];

const textIn = async (file: Blob, name: string) => new Response(await (await openZip(file)).open(name, 100)).text();

test('files come out as they went in, and the same files give the same bytes', async () => {
  const zip = zipOf(FILES);
  expect((await openZip(zip)).names).toEqual(FILES.map(({ name }) => name));
  for (const { name, content } of FILES) expect(await textIn(zip, name)).toBe(content);
  expect(await zipOf(FILES).bytes()).toEqual(await zip.bytes());
});

test('a byte order mark at the beginning of a name makes it another name', async () => {
  const zip = zipOf([
    { name: 'a', content: '1' },
    { name: '\ufeffa', content: '2' },
  ]);
  expect(await textIn(zip, 'a')).toBe('1');
  expect(await textIn(zip, '\ufeffa')).toBe('2');
});

describe('an archive is refused', () => {
  const opening = async (file: Blob) => openZip(file).then(({ names }) => names.join());

  test('when bytes precede or follow it, or its directory is cut', async () => {
    const bytes = await zipOf(FILES).bytes();
    for (const file of [
      new Blob([bytes, 'more']),
      new Blob(['more', bytes]),
      new Blob([bytes.slice(0, -30), bytes.slice(-22)]),
    ])
      await expect(opening(file)).rejects.toThrow(/not a ZIP file|directory of the ZIP file/);
  });

  test('when two parts have the same name', async () => {
    const bytes = await zipOf([...'ab'].map((name) => ({ name, content: '' }))).bytes();
    const same = bytes.map((byte) => (byte === 'b'.charCodeAt(0) ? 'a'.charCodeAt(0) : byte));
    await expect(opening(new Blob([same]))).rejects.toThrow('a occurs more than once');
  });
});
