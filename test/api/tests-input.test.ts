/** Whatever is in the file of a bias test, it ends in a clear state. */
import { beforeAll, expect, test } from 'vitest';
import { xlsxOf } from '#test/office-files.ts';
import { problemOf } from './client.ts';
import { at, COUNTED, impactOf, ONE, planOf, resultOf, SMALL, scene, tested } from './tests.ts';

let here: Awaited<ReturnType<typeof scene>>;
beforeAll(async () => {
  here = await scene();
});

const FAULTS: [what: string, content: string, plan: object, fault: object][] = [
  ['a header only', 'sex,hired\n', planOf(), { row: 0, why: 'no_rows' }],
  ['a column that is not there', 'gender,hired\na,yes\n', planOf(), { row: 0, column: 'sex', why: 'column_missing' }],
  ['a column that is there twice', 'sex,sex,hired\na,b,yes\n', planOf(), { column: 'sex', why: 'column_twice' }],
  [
    'an outcome that nobody decided',
    `${SMALL}\na,perhaps\n`,
    planOf(),
    { row: 121, column: 'hired', value: 'perhaps' },
  ],
  ['a blank outcome', `${SMALL}\na,\n`, planOf(), { row: 121, column: 'hired', value: '' }],
  ['a cell too many', `${SMALL}\na,yes,0,5\n`, planOf(), { row: 121, why: 'too_many_cells' }],
  ['decimal commas', 'attribute;group;n;selected\nsex;a;10,5;3\nsex;b;10;3\n', COUNTED, { row: 1, column: 'n' }],
  [
    'more selected than there are',
    'attribute,group,n,selected\nsex,a,10,11\n',
    COUNTED,
    { row: 1, column: 'selected' },
  ],
  [
    'a group per row',
    `sex,hired\n${[...Array(6000).keys()].map((n) => `g${n},yes`).join('\n')}`,
    planOf(),
    { why: 'too_many_groups' },
  ],
];

test.each(FAULTS)('%s ends it, with row and column of what is wrong', async (_, content, plan, fault) => {
  const { ada, params } = here;
  const ended = await tested(ada, params, 'faulty.csv', content, plan);
  expect(ended).toMatchObject({ state: 'error', error: 'faulty', result: null, possible: ['rerun'] });
  expect(ended.faults.first[0]).toMatchObject(fault);
  expect(problemOf(await ada.ask(`GET ${ONE}/result`, { params: at(params, ended) })).code).toBe('not_ready');
});

test('of many faults the first are shown, and all are in a file', async () => {
  const { ada, params } = here;
  const content = `sex,hired\n${'a,perhaps\n'.repeat(50)}`;
  const { faults } = await tested(ada, params, 'faulty.csv', content);
  expect([faults.total, faults.first.length]).toEqual([50, 20]);
  const lines = (await (await fetch(faults.download ?? '')).text()).trim().split('\r\n');
  expect([lines.length, lines[1], lines.at(-1)]).toEqual([
    ...[51, '1,hired,outcome_not_listed,perhaps,', '50,hired,outcome_not_listed,perhaps,'],
  ]);
});

test('a row that is too long, and cells that were made one, end it', async () => {
  const { ada, params } = here;
  const long = await tested(ada, params, 'long.csv', `sex,hired\na,"${'x'.repeat(1_100_000)}"\n`);
  expect(long).toMatchObject({ state: 'error', error: 'row_too_long' });
  const cell = (said: string) => `<c t="inlineStr"><is><t>${said}</t></is></c>`;
  const rows = ['sex', 'a', 'b'].map((sex, n) => `<row>${cell(sex)}${cell(n === 0 ? 'hired' : 'yes')}</row>`).join('');
  const book = xlsxOf({
    sheets: { Data: `${rows}</sheetData><mergeCells><mergeCell ref="A2:A3"/></mergeCells><sheetData>` },
  });
  const merged = await tested(ada, params, 'merged.xlsx', book);
  expect(merged).toMatchObject({ error: 'faulty', faults: { first: [{ row: 1, column: 'sex', value: 'A2:A3' }] } });
});

const FINE: [what: string, content: string][] = [
  ['signs of another time', 'sex,hired\nseñora,yes\nseñor,no\n'],
  ['ends of lines in cells', 'sex,hired,note\na,yes,"one\ntwo"\nb,no,""\n'],
  ['empty rows and blank groups', 'sex,hired\n\na,yes\n,no\nb,no\n\n'],
  ['one group', 'sex,hired\na,yes\na,no\n'],
  ['all selected', 'sex,hired\na,yes\nb,yes\n'],
  ['none selected', 'sex,hired\na,no\nb,no\n'],
  ['ten thousand columns', `sex,hired${[...Array(10_000).keys()].map((n) => `,c${n}`).join('')}\na,yes\nb,no\n`],
];

test.each(FINE)('%s are no fault', async (what, content) => {
  const { ada, params } = here;
  const file = what.startsWith('signs') ? new Blob([Buffer.from(content, 'latin1')]) : content;
  const ended = await tested(ada, params, 'fine.csv', file);
  expect(ended).toMatchObject({ state: 'ready', faults: { total: 0 } });
  const { result } = await resultOf(ada, params, ended);
  if (what.startsWith('signs')) expect(impactOf(result.tables)[0]?.groups[0]?.names).toEqual(['señor']);
});
