/** Parquet files yield the text of their cells. Files with false metadata are rejected before they allocate memory. */
import fc from 'fast-check';
import type { ColumnSource } from 'hyparquet-writer';
import { describe, expect, test } from 'vitest';
import { Damaged, TooMuch } from '#domain/reading/damaged.ts';
import { type ParquetProblem, UnsupportedParquet } from '#domain/reading/parquet/problem.ts';
import { checkParquet, parquetBatches } from '#domain/reading/parquet/table.ts';
import { type Fields, forgedParquet, parquetOf } from '#test/parquet-files.ts';

const rowsOf = (file: Uint8Array) => [...parquetBatches(file)].flat();

const NAMES = Array.from({ length: 3000 }, (_, row) => ['Añejo', 'b', null, 'long '.repeat(20)][row % 4] ?? null);
const WHOLE = NAMES.map((_, row) => (row % 7 ? row * 7919 - 9_000_000 : null));

describe('a Parquet file', () => {
  test.each([
    ['Snappy', {}],
    ['no compression', { codec: 'UNCOMPRESSED' }],
    ['gzip', { codec: 'GZIP' }],
    ['small pages and row groups', { pageSize: 300, rowGroupSize: 700 }],
  ] as const)('gives its rows with %s', (_, options) => {
    const file = parquetOf(
      [
        { name: 'name', data: NAMES, type: 'STRING', nullable: true },
        { name: 'whole', data: WHOLE, type: 'INT32', nullable: true },
      ],
      options,
    );
    checkParquet(file);
    const rows = [['name', 'whole'], ...NAMES.map((name, row) => [name ?? '', String(WHOLE[row] ?? '')])];
    expect(rowsOf(file)).toEqual(rows);
  });

  test('converts each type to its CSV form', () => {
    const day = new Date('2024-02-29T13:05:00.250Z');
    const columns = [
      ['BOOLEAN', [true, false], ['true', 'false']],
      ['INT64', [9_007_199_254_740_993n, -1n], ['9007199254740993', '-1']],
      ['FLOAT', [0.1, 16_777_216], ['0.1', '16777216']],
      ['DOUBLE', [0.1, 1e-7], ['0.1', '1e-7']],
      ['TIMESTAMP', [day, new Date(-1)], ['2024-02-29T13:05:00.25Z', '1969-12-31T23:59:59.999Z']],
      [
        'UUID',
        Array(2).fill('0189c5f2-aaaa-4bbb-8ccc-0123456789ab'),
        Array(2).fill('0189c5f2-aaaa-4bbb-8ccc-0123456789ab'),
      ],
    ] as const;
    const file = parquetOf(columns.map(([type, data]) => ({ name: type, data: [...data], type, nullable: false })));
    expect(rowsOf(file).slice(1)).toEqual([0, 1].map((row) => columns.map(([, , text]) => text[row])));
  });

  test.each(['DELTA_BINARY_PACKED', 'BYTE_STREAM_SPLIT', 'PLAIN'] as const)(
    'reads integers encoded with %s',
    (encoding) => {
      const file = parquetOf([{ name: 'n', data: WHOLE, type: 'INT32', nullable: true, encoding }]);
      expect(rowsOf(file).slice(1)).toEqual(WHOLE.map((value) => [String(value ?? '')]));
    },
  );

  test.each(['DELTA_LENGTH_BYTE_ARRAY', 'DELTA_BYTE_ARRAY'] as const)('reads texts encoded with %s', (encoding) => {
    const file = parquetOf([{ name: 's', data: NAMES, type: 'STRING', nullable: true, encoding }]);
    expect(rowsOf(file).slice(1)).toEqual(NAMES.map((value) => [value ?? '']));
  });

  test('gives decimals with all digits and dates without a time', () => {
    const cell = (column: Fields) => rowsOf(forgedParquet({ column }))[1];
    expect(cell({ 6: { i: 5 }, 7: { i: 2 } })).toEqual(['0.01']);
    expect(cell({ 6: { i: 6 } })).toEqual(['1970-01-02']);
    expect(cell({ 10: { s: { 7: { s: { 1: { flag: false }, 2: { s: { 1: { s: {} } } } } } } } })).toEqual([
      '00:00:00.001',
    ]);
    expect(rowsOf(forgedParquet())).toEqual([['n'], ['1'], ['2']]);
  });
});

const BOMB = [...[0xff, 0xff, 0xff, 0x3f], 0xfe, 1, 0];
const page = (claims: Fields) => ({ page: claims });
const data = (claims: Fields) => page({ 5: { s: { 1: { i: 2 }, 2: { i: 0 }, ...claims } } });
const list: Fields[] = [
  { 4: { b: 'root' }, 5: { i: 1 } },
  { 4: { b: 'tags' }, 5: { i: 1 }, 6: { i: 3 } },
  { 1: { i: 1 }, 4: { b: 'x' } },
];

describe('a Parquet file is refused', () => {
  const lies: [what: string, file: Uint8Array, error: typeof Damaged][] = [
    ['nothing but its magic', Buffer.from('PAR1PAR1PAR1'), Damaged],
    ['a footer beyond its file', Buffer.from('PAR1....\xff\xff\xff\x7fPAR1', 'latin1'), Damaged],
    ['a page of negative size', forgedParquet(page({ 3: { i: -1 } })), Damaged],
    ['a page beyond its chunk', forgedParquet(page({ 3: { i: 2 ** 31 } })), Damaged],
    ['a page that claims 2 GB', forgedParquet(page({ 2: { i: 2 ** 31 - 1 } })), TooMuch],
    ['a page with more values than its chunk', forgedParquet(data({ 1: { i: 2 ** 31 - 1 } })), Damaged],
    ['a page with fewer values than its chunk', forgedParquet(data({ 1: { i: 1 } })), Damaged],
    ['a chunk with other rows than its group', forgedParquet({ chunk: { 5: { i: 2 ** 40 } } }), Damaged],
    ['a group with other rows than the file', forgedParquet({ footer: { 3: { i: 3 } } }), Damaged],
    ['a chunk beyond the file', forgedParquet({ chunk: { 7: { i: 2 ** 31 } } }), Damaged],
    ['a chunk before the file', forgedParquet({ chunk: { 9: { i: -4 } } }), Damaged],
    ['pages that claim more than 512 MB', forgedParquet({ chunk: { 6: { i: 2 ** 30 } } }), TooMuch],
    ['a dictionary that is missing', forgedParquet(data({ 2: { i: 8 } })), Damaged],
    [
      'a dictionary with 2^31 values',
      forgedParquet({
        dictionary: {
          header: { 1: { i: 2 }, 2: { i: 0 }, 3: { i: 0 }, 7: { s: { 1: { i: 2 ** 31 }, 2: { i: 0 } } } },
          body: [],
        },
      }),
      TooMuch,
    ],
    ['a root with more columns than there are', forgedParquet({ schema: list.slice(0, 1) }), Damaged],
  ];

  test.each(lies)('for %s', (_, file, error) => {
    expect(() => checkParquet(file)).toThrow(error);
    expect(() => rowsOf(file)).toThrow(error);
  });

  test('names the limit that it exceeds', () => {
    const limitOf = (file: Uint8Array) => expect(() => checkParquet(file));
    limitOf(forgedParquet(page({ 2: { i: 2 ** 31 - 1 } }))).toThrow(
      expect.objectContaining({ limit: 'too_large_part' }),
    );
    limitOf(forgedParquet({ chunk: { 6: { i: 2 ** 30 } } })).toThrow(
      expect.objectContaining({ limit: 'too_much_unpacked' }),
    );
  });

  const snappy = { 4: { i: 1 } };
  const optional = { 3: { i: 1 } };
  const bodies: [what: string, file: Uint8Array][] = [
    ['a Snappy page that claims another size', forgedParquet({ body: BOMB, chunk: snappy, ...page({ 2: { i: 8 } }) })],
    [
      'a Snappy page that copies from before its start',
      forgedParquet({ body: [8, 0x1e, 9, 0], chunk: snappy, ...page({ 2: { i: 8 } }) }),
    ],
    ['a gzip page that is none', forgedParquet({ chunk: { 4: { i: 2 } } })],
    ['a run of levels that is cut off', forgedParquet({ body: [9, 0, 0, 0, 4, 1], column: optional })],
    ['values that are cut off', forgedParquet({ body: [1, 0, 0, 0] })],
    ['a text longer than its page', forgedParquet({ body: [255, 255, 255, 255], column: { 1: { i: 6 } } })],
    [
      'packed numbers without end',
      forgedParquet({ ...data({ 2: { i: 5 } }), body: [128, 1, 4, 255, 255, 255, 255, 7, 0] }),
    ],
    ['a date out of range', forgedParquet({ body: [0, 0, 0, 0x7f, 0, 0, 0, 0], column: { 6: { i: 6 } } })],
  ];

  test.each(bodies)('for %s', (_, file) => {
    expect(() => rowsOf(file)).toThrow(Damaged);
  });

  const unsupported: [problem: ParquetProblem, column: string, found: string, file: Uint8Array][] = [
    ['nested', 'tags', '', forgedParquet({ schema: list })],
    ['nested', 'n', '', forgedParquet({ column: { 3: { i: 2 } } })],
    ['compression', 'n', 'ZSTD', forgedParquet({ chunk: { 4: { i: 6 } } })],
    ['compression', 'n', '99', forgedParquet({ chunk: { 4: { i: 99 } } })],
    ['encoding', 'n', 'BIT_PACKED', forgedParquet(data({ 2: { i: 4 } }))],
    ['column_type', 'n', '', forgedParquet({ column: { 6: { i: 21 } } })],
    ['encrypted', 'n', '', forgedParquet({ group: { 1: { l: [{ 8: { s: {} } }] } } })],
    ['encrypted', '', '', forgedParquet({ footer: { 8: { s: {} } } })],
    ['encrypted', '', '', forgedParquet({ magic: 'PARE' })],
  ];

  test.each(unsupported)('with %s, naming its column (%s %s)', (problem, column, found, file) => {
    let error: unknown;
    try {
      checkParquet(file);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(UnsupportedParquet);
    expect(error).toMatchObject({ problem, column, found });
    expect(() => rowsOf(file)).toThrow(UnsupportedParquet);
  });

  test('reads a run of 2^31 cells without allocating memory, only up to its page', () => {
    const run = [0xfe, 0xff, 0xff, 0xff, 0x0f];
    const levels = [...[run.length + 1, 0, 0, 0], ...run, 0];
    expect(rowsOf(forgedParquet({ body: levels, column: { 3: { i: 1 } } }))).toEqual([['n'], [''], ['']]);
  });

  test('or is read, for any changed or missing bytes', () => {
    const whole = WHOLE.slice(0, 200).map((value) => (value === null ? null : BigInt(value)));
    const columns: ColumnSource[] = [
      { name: 'name', data: NAMES.slice(0, 200), type: 'STRING', nullable: true },
      { name: 'whole', data: whole, type: 'INT64', nullable: true },
    ];
    const file = parquetOf(columns, { pageSize: 200 });
    const change = fc.record({ at: fc.nat(file.length - 1), byte: fc.nat(255) });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), fc.option(fc.nat(file.length)), (changes, end) => {
        const changed = file.slice(0, end ?? file.length);
        for (const { at, byte } of changes) changed[at] = byte;
        try {
          rowsOf(changed);
        } catch (error) {
          expect(error).toBeInstanceOf(Damaged);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
