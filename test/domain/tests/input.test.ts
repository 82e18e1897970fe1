/** Any file of a bias test leads to a result or to errors with their position. */
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { analysis } from '#domain/bias/analysis.ts';
import { binNames } from '#domain/bias/file/bins.ts';
import { BiasPlan } from '#domain/bias/plan/plan.ts';
import { isTableFormat } from '#domain/documents/words.ts';
import { RowTooLong } from '#domain/reading/csv-stream.ts';
import { Damaged } from '#domain/reading/damaged.ts';
import { openTable } from '#domain/tests/header-row.ts';
import { readTable } from '#domain/tests/read-table.ts';
import { tableProblem } from '#domain/tests/setup/draft-problems.ts';
import { survey } from '#domain/tests/setup/survey.ts';
import type { TestFault } from '#domain/tests/test.ts';
import { MOST_ROWS } from '#domain/tests/words.ts';
import { YES_NO } from '#test/domain/bias/cases.ts';
import { xlsxOf } from '#test/office-files.ts';
import { forgedParquet, parquetOf } from '#test/parquet-files.ts';

const ROWS = {
  ...{ type: 'fairness_ml_user', shape: 'rows', outcomes: YES_NO },
  columns: { outcome: 'hired', attributes: ['sex'] },
};
const COUNTED = {
  ...{ type: 'fairness_ml_user', shape: 'aggregate' },
  columns: { attribute: 'attribute', group: 'group', n: 'n', selected: 'selected' },
};
const ANSWERED = {
  ...{ type: 'fairness_llm_user', shape: 'rows', outcomes: YES_NO },
  columns: { prompt_id: 'prompt', group: 'group', decision: 'decision' },
};
const MADE_UP = {
  ...{ type: 'fairness_ml_synthetic', shape: 'rows', outcomes: YES_NO },
  columns: { profile_id: 'prompt', attribute: 'attribute', group: 'group', outcome: 'decision' },
  generated: { reason: 'Nobody was ranked yet.', method: 'By hand.' },
};

type Content = string | Uint8Array | Iterable<string>;

const chunksOf = async function* (content: Content) {
  if (content instanceof Uint8Array) yield content;
  else if (typeof content === 'string') yield new TextEncoder().encode(content);
  else for (const part of content) yield new TextEncoder().encode(part);
};

/** Runs a test like the test runner. */
const run = async (content: Content, plan: object, type = 'text/csv') => {
  const faults: TestFault[] = [];
  let total = 0;
  const format = content instanceof Uint8Array && isTableFormat(type) ? type : ('csv' as const);
  const parsed = BiasPlan.parse(plan);
  const file = { format, content_type: type, chunks: () => chunksOf(content) };
  const opened = await openTable(file, parsed.header_row);
  const watch = {
    fault: (fault: TestFault) => {
      total += 1;
      if (faults.length < 20) faults.push(fault);
    },
    ...{ read: async () => {}, end: async () => {}, computed: async () => {} },
  };
  const result = await readTable(opened, (headers) => analysis(parsed, headers), watch);
  return { result, faults, total, headerRow: opened.headerRow };
};

const table = (...rows: string[]) => rows.join('\n');
const groups = (count: number, row: (n: number) => string, header: string): Iterable<string> => ({
  *[Symbol.iterator]() {
    yield `${header}\n`;
    for (let from = 0; from < count; from += 10_000)
      yield Array.from({ length: Math.min(10_000, count - from) }, (_, n) => `${row(from + n)}\n`).join('');
  },
});

const FAULTS: [what: string, content: Content, plan: object, fault: object][] = [
  ['nothing', '', ROWS, { row: 0, why: 'column_missing' }],
  ['a header only', 'sex,hired\n', ROWS, { row: 0, why: 'no_rows' }],
  ['a header only, of answers', 'prompt,group,decision\n', ANSWERED, { row: 0, why: 'no_rows' }],
  ['a column that is not there', 'gender,hired\na,yes\n', ROWS, { row: 0, column: 'sex', why: 'column_missing' }],
  ['a column that is there twice', 'sex,sex,hired\na,b,yes\n', ROWS, { column: 'sex', why: 'column_twice' }],
  ['an outcome that nobody decided', 'sex,hired\na,perhaps\n', ROWS, { row: 1, column: 'hired', value: 'perhaps' }],
  ['a blank outcome', 'sex,hired\na,yes\n\nb,\n', ROWS, { row: 3, column: 'hired', value: '' }],
  [
    'cells too many in one row',
    `sex,hired\n${'a,yes\n'.repeat(3)}a,yes,0,5,6,7\n`,
    ROWS,
    { row: 4, why: 'too_many_cells' },
  ],
  ['a cell too many', 'sex,hired\na,yes,0,5\n', ROWS, { row: 1, why: 'too_many_cells' }],
  ['halves of people', 'attribute;group;n;selected\nsex;a;10,5;3\n', COUNTED, { row: 1, column: 'n' }],
  ['more selected than all', 'attribute,group,n,selected\nsex,a,10,11\n', COUNTED, { row: 1, column: 'selected' }],
  [
    'a group per row',
    groups(6000, (n) => `g${n},yes`, 'sex,hired'),
    ROWS,
    { row: 201, why: 'too_many_groups', limit: 200 },
  ],
  [
    'a group per answer',
    groups(6000, (n) => `p,g${n},yes`, 'prompt,group,decision'),
    ANSWERED,
    { row: 201, why: 'too_many_groups' },
  ],
  ['a million groups', groups(1_000_000, (n) => `g${n},yes`, 'sex,hired'), ROWS, { why: 'too_many_groups' }],
  ['blank groups alone', 'sex,hired\n,yes\n,no\n', ROWS, { row: 0, column: 'sex', why: 'nothing_known' }],
  [
    'outcomes that are all left out',
    'sex,hired\nf,yes\nm,yes\n',
    { ...ROWS, outcomes: [{ value: 'yes', means: 'leave_out' }] },
    { row: 0, column: 'hired', why: 'nothing_left' },
  ],
  [
    'profiles whose outcomes are all left out',
    table('prompt,attribute,group,decision', 'p,sex,f,yes', 'p,sex,m,yes'),
    { ...MADE_UP, outcomes: [{ value: 'yes', means: 'leave_out' }] },
    { row: 0, column: 'decision', why: 'nothing_left' },
  ],
  [
    'decisions that are all left out',
    table('prompt,group,decision,text', 'p,a,yes,Yes', 'p,b,yes,Yes'),
    {
      ...ANSWERED,
      columns: { ...ANSWERED.columns, response_text: 'text' },
      outcomes: [{ value: 'yes', means: 'leave_out' }],
    },
    { row: 0, column: 'decision', why: 'nothing_left' },
  ],
  [
    'a reference that is not there',
    'sex,hired\nf,yes\nm,no\n',
    { ...ROWS, references: [{ attribute: 'sex', group: 'Martian' }] },
    { row: 0, column: 'sex', why: 'no_such_reference', value: 'Martian' },
  ],
  [
    'a reference that is not there, of counts',
    'attribute,group,n,selected\nsex,f,10,5\nsex,m,10,5\n',
    { ...COUNTED, references: [{ attribute: 'sex', group: 'Martian' }] },
    { row: 0, column: 'sex', why: 'no_such_reference', value: 'Martian' },
  ],
  [
    'a reference that is not there, of answers',
    'prompt,group,decision\np,a,yes\np,b,no\n',
    { ...ANSWERED, references: [{ attribute: 'group', group: 'Martian' }] },
    { row: 0, column: 'group', why: 'no_such_reference', value: 'Martian' },
  ],
  ['a profile twice', table('prompt,attribute,group,decision', 'p,sex,f,yes', 'p,sex,f,no'), MADE_UP, { why: 'twice' }],
];

test.each(FAULTS)('%s stops the run with row and column', async (_, content, plan, fault) => {
  const { result, faults } = await run(content, plan);
  expect(result).toBeUndefined();
  expect(faults[0]).toMatchObject(fault);
});

const people = ['a,yes', 'a,no', 'b,yes', 'b,no'];

const FINE: [what: string, content: Content, plan: object, warning?: string][] = [
  ['ends of lines in cells', 'sex,hired,note\na,yes,"one\ntwo"\nb,no,""\n', ROWS],
  ['empty rows and blank groups', 'sex,hired\n\na,yes\n,no\nb,no\n\n', ROWS],
  ['one group', 'sex,hired\na,yes\na,no\n', ROWS, 'one_group'],
  ['one group of answers', 'prompt,group,decision\np,a,yes\nq,a,no\n', ANSWERED, 'one_group'],
  ['all selected', 'sex,hired\na,yes\nb,yes\n', ROWS, 'all_selected'],
  ['none selected', 'sex,hired\na,no\nb,no\n', ROWS, 'none_selected'],
  ['ten thousand columns', `sex,hired${',c'.repeat(10_000)}\na,yes\nb,no\n`, ROWS],
  ['days for groups', 'sex,hired\n2026-01-02,yes\n2026-01-03,no\n2026-01-04,no\n', ROWS, 'groups_are_dates'],
  [
    'decimal commas',
    'sex;score\na;0,5\nb;0,25\n',
    { ...ROWS, columns: { score: 'score', attributes: ['sex'] }, decimal: 'comma' },
  ],
  ['a mark at its beginning', `\uFEFF${table('sex,hired', ...people)}`, ROWS],
];

test.each(FINE)('%s are no fault', async (_, content, plan, warning) => {
  const { result, faults } = await run(content, plan);
  expect(faults).toEqual([]);
  const kinds = result?.warnings.map(({ kind }) => kind);
  expect(kinds).toEqual(warning ? expect.arrayContaining([warning]) : expect.anything());
});

test('text in an old encoding is read correctly', async () => {
  const content = new Uint8Array(Buffer.from('sex,hired\nseñora,yes\nseñor,no\n', 'latin1'));
  const { result } = await run(content, ROWS, 'text/csv; charset=windows-1252');
  const names = result?.tables.flatMap((one) => (one.kind === 'impact' ? one.groups.map(({ names }) => names[0]) : []));
  expect(names?.toSorted()).toEqual(['señor', 'señora']);
});

test('refuses a row that is too long', async () => {
  await expect(run(`sex,hired\na,"${'x'.repeat(1_100_000)}"\n`, ROWS)).rejects.toBeInstanceOf(RowTooLong);
});

const cell = (said: string) => `<c t="inlineStr"><is><t>${said}</t></is></c>`;
const book = (rows: string[], more = '') =>
  xlsxOf({ sheets: { Data: `${rows.map((row) => `<row>${row}</row>`).join('')}${more}` } }).bytes();

test('merged cells are reported', async () => {
  const rows = ['sex', 'a', 'b'].map((sex, n) => `${cell(sex)}${cell(n === 0 ? 'hired' : 'yes')}`);
  const merged = '</sheetData><mergeCells><mergeCell ref="A2:A3"/></mergeCells><sheetData>';
  const { faults } = await run(await book(rows, merged), ROWS, 'xlsx');
  expect(faults[0]).toMatchObject({ row: 1, column: 'sex', why: 'merged_cells', value: 'A2:A3' });
});

test('groups the numbers of an attribute by the plan, and stops at other values', async () => {
  const columns = { outcome: 'hired', attributes: ['age'] };
  const plan = { ...ROWS, columns, bins: [{ attribute: 'age', edges: [18, 40] }], unknown: ['999', 'n/a'] };
  const rows = ['age,hired', '17.9,yes', '18,no', '39,yes', ' 40 ,no', '1e2,yes', '999,yes', 'n/a,no', ',no'];
  const { result, faults } = await run(table(...rows), plan);
  expect(faults).toEqual([]);
  const [ages] = result?.tables.flatMap((one) => (one.kind === 'impact' ? [one] : [])) ?? [];
  expect(Object.fromEntries(ages?.groups.map(({ names, selected }) => [names[0], selected.of]) ?? [])).toEqual({
    ...{ '<18': 1, '18–39': 2, '40+': 2 },
  });
  expect(ages?.coverage.unknown).toBe(3);
  expect(result?.warnings.map(({ kind }) => kind)).not.toContain('groups_look_alike');
  const wrong = await run(table(...rows, 'forty,no'), plan);
  expect(wrong.faults).toMatchObject([{ row: 9, column: 'age', why: 'attribute_not_a_number', value: 'forty' }]);
});

test.each([
  [
    [18, 65],
    ['<18', '18–64', '65+'],
  ],
  [[40], ['<40', '40+']],
  [
    [1, 2, 5],
    ['<1', '1', '2–4', '5+'],
  ],
  [
    [0.5, 0.75],
    ['<0.5', '0.5–<0.75', '0.75+'],
  ],
])('groups of numbers that begin at %j are named %j', (edges, names) => {
  expect(binNames(edges)).toEqual(names);
});

test('ignores rows above the headers and numbers the rows below them', async () => {
  const content = table('Applicants of 2026,', ',', 'sex,hired', ...people);
  const plan = { ...ROWS, header_row: 3 };
  const titled = await run(content, plan);
  expect(titled.faults).toEqual([]);
  expect(titled.result).toEqual((await run(table('sex,hired', ...people), ROWS)).result);
  const wrong = await run(table('Applicants of 2026,', ',', 'sex,hired', 'a,yes', 'b,perhaps'), plan);
  expect(wrong.faults[0]).toMatchObject({ row: 2, column: 'hired', value: 'perhaps' });
  expect((await run(content, { ...ROWS, header_row: 99 })).faults[0]).toMatchObject({ row: 0, why: 'column_missing' });
});

test('too many rows stop the test and the wizard before they are read', async () => {
  const opened = () => ({
    ...{ headerRow: 1, firstRows: [], headers: ['sex', 'hired'] },
    below: (async function* () {
      yield { rows: Array<string[]>(MOST_ROWS + 1).fill(['a', 'yes']), merged: [] };
    })(),
  });
  const faults: TestFault[] = [];
  const plan = BiasPlan.parse(ROWS);
  const result = await readTable(opened(), (headers) => analysis(plan, headers), {
    fault: (fault) => faults.push(fault),
    ...{ read: async () => {}, end: async () => {}, computed: async () => {} },
  });
  expect([result, faults]).toEqual([
    undefined,
    [{ row: MOST_ROWS + 1, column: '', why: 'too_many_rows', value: '', limit: MOST_ROWS }],
  ]);
  expect(tableProblem({ ...(await survey(opened())), rows: 1 })).toMatchObject({
    ...{ code: 'too_many_rows', params: { limit: 5_000_000 } },
  });
});

test.each([
  ['without a separator', 'Applicants'],
  ['with another separator', 'Applicants, hired in 2026'],
  ['with several of another separator', 'Applicants, hired in 2026, all offices'],
  ['with an empty row below it', 'Applicants, 2026\n;'],
])('finds headers and separator below a title %s', async (_, title) => {
  const headerRow = title.split('\n').length + 1;
  const rows = ['sex;pay;hired', ...people.map((one) => one.replace(',', ';1,5;'))];
  const found = await run(table(title, ...rows), ROWS);
  expect([found.faults, found.headerRow]).toEqual([[], headerRow]);
  expect(found.result?.records).toBe(people.length);
  const named = await run(table(title, ...rows), { ...ROWS, header_row: headerRow });
  expect(named.result).toEqual(found.result);
});

test('merged cells are accepted in a title, and are a fault below the headers', async () => {
  const rows = [
    cell('Applicants'),
    ...['sex', 'a', 'b'].map((sex, n) => `${cell(sex)}${cell(n === 0 ? 'hired' : 'yes')}`),
  ];
  const merged = '</sheetData><mergeCells><mergeCell ref="A1:B1"/><mergeCell ref="A3:A4"/></mergeCells><sheetData>';
  const { faults } = await run(await book(rows, merged), { ...ROWS, header_row: 2 }, 'xlsx');
  expect(faults.map(({ row, value }) => [row, value])).toEqual([[1, 'A3:A4']]);
});

test('a formula counts by its result, and an empty result is blank', async () => {
  const formula = (gave: string) => `<c t="str"><f>IF(1,"yes")</f>${gave === '' ? '' : `<v>${gave}</v>`}</c>`;
  const rows = (gave: string) => [`${cell('sex')}${cell('hired')}`, `${cell('a')}${formula(gave)}`];
  expect((await run(await book(rows('yes')), ROWS, 'xlsx')).result?.records).toBe(1);
  const { faults } = await run(await book(rows('')), ROWS, 'xlsx');
  expect(faults[0]).toMatchObject({ row: 1, column: 'hired', why: 'outcome_not_listed', value: '' });
});

test('a Parquet file gives the same result as CSV', async () => {
  const people = Array.from({ length: 5000 }, (_, row) => ({
    ...{ sex: ['f', 'm', null][row % 3] ?? null, hired: row % 7 > 2, score: (row % 97) / 7 },
  }));
  const columns = { attributes: ['sex'], outcome: 'hired', score: 'score' };
  const outcomes = [
    { value: 'true', means: 'selected' },
    { value: 'false', means: 'not_selected' },
  ];
  const plan = { ...ROWS, columns, outcomes };
  const lines = people.map(({ sex, hired, score }) => `${sex ?? ''},${hired},${score}`);
  const { result } = await run(['sex,hired,score', ...lines].join('\n'), plan);
  const parquet = parquetOf([
    { name: 'sex', data: people.map(({ sex }) => sex), type: 'STRING', nullable: true },
    { name: 'hired', data: people.map(({ hired }) => hired), type: 'BOOLEAN' },
    { name: 'score', data: people.map(({ score }) => score), type: 'DOUBLE' },
  ]);
  expect(result?.records).toBe(5000);
  expect(await run(parquet, plan, 'parquet')).toMatchObject({ result, headerRow: 1 });
  expect((await run(forgedParquet(), ROWS, 'parquet')).faults[0]).toMatchObject({
    column: 'sex',
    why: 'column_missing',
  });
});

describe('a gzip file', () => {
  const lines = [
    'sex,hired',
    ...Array.from({ length: 5000 }, (_, row) => `${row % 3 ? 'f' : 'm'},${row % 7 ? 'yes' : 'no'}`),
  ];
  const half = Buffer.from(`${lines.slice(0, 2000).join('\n')}\n`);
  const rest = Buffer.from(lines.slice(2000).join('\n'));
  const whole = Buffer.concat([half, rest]);

  test('gives the result of its table, even with several members', async () => {
    const { result } = await run(whole, ROWS);
    expect(result?.records).toBe(5000);
    for (const packed of [gzipSync(whole), Buffer.concat([gzipSync(half), gzipSync(rest)])])
      expect((await run(packed, ROWS, 'csv.gz')).result).toEqual(result);
  });

  test('is refused when truncated, invalid or far larger when unpacked', async () => {
    const packed = gzipSync(whole);
    for (const content of [
      packed.subarray(0, packed.length / 2),
      whole,
      gzipSync(`sex,hired\n${'f,yes\n'.repeat(5_000_000)}`),
    ])
      await expect(run(content, ROWS, 'csv.gz')).rejects.toThrow(Damaged);
  });
});
