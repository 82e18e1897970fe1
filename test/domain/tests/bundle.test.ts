/** The check recomputes a bias test from its bundle and names every altered part. */
import { expect, test } from 'vitest';
import { BiasPlan } from '#domain/bias/plan/plan.ts';
import { sha256 } from '#domain/report/bundle.ts';
import { inputNameOf, RESULT, testBundleOf } from '#domain/tests/bundle.ts';
import { checkTestBundle } from '#domain/tests/check.ts';
import { pastEngine } from '#local/engines/index.ts';
import { resultOf, YES_NO } from '#test/domain/bias/cases.ts';

const PLAN = BiasPlan.parse({
  ...{ type: 'fairness_ml_user', shape: 'rows', outcomes: YES_NO },
  columns: { outcome: 'hired', attributes: ['sex'] },
});
const ROWS = [
  ...['a,yes', 'a,yes', 'a,no', 'b,yes', 'b,no', 'b,no', 'b,no'].flatMap((row) =>
    Array<string[]>(9).fill(row.split(',')),
  ),
];
const INPUT = ['sex,hired', ...ROWS.map((row) => row.join(','))].join('\n');
const bytes = (text: string) => new TextEncoder().encode(text);

const kept = async () => ({
  format: 1 as const,
  document: { sha256: await sha256(INPUT), format: 'csv' as const, content_type: 'text/csv; charset=utf-8' },
  plan: PLAN,
  result: resultOf(PLAN, ['sex', 'hired'], ROWS),
});

const bundleOf = async ({ result = '', input = INPUT }: { result?: string; input?: string | null } = {}) =>
  testBundleOf([
    { name: RESULT, content: bytes(result || JSON.stringify(await kept())) },
    ...(input === null ? [] : [{ name: inputNameOf('csv'), content: bytes(input) }]),
  ]);
const nowhere = async () => undefined;
const problemsOf = async (bundle: Blob, lookFor: () => Promise<Blob | undefined> = nowhere) =>
  (await checkTestBundle(bundle, { lookFor, pastEngine })).problems;

test('an unaltered bundle verifies, with its file inside or beside it', async () => {
  expect(await checkTestBundle(await bundleOf(), { lookFor: nowhere, pastEngine })).toMatchObject({
    ...{ problems: [], hash: await sha256(JSON.stringify(await kept())) },
  });
  const without = await bundleOf({ input: null });
  expect(await problemsOf(without, () => Promise.resolve(new Blob([INPUT])))).toEqual([]);
  expect(await problemsOf(without)).toEqual([expect.stringContaining('source file is missing')]);
});

test('a table below a title is read as its run read it', async () => {
  const input = `Applicants, hired in 2026, all offices\n${INPUT.replaceAll(',', ';')}`;
  const whole = await kept();
  const titled = {
    ...{ format: whole.format, document: { ...whole.document, sha256: await sha256(input) } },
    ...{ plan: BiasPlan.parse({ ...PLAN, header_row: 2 }), result: whole.result },
  };
  expect(await problemsOf(await bundleOf({ result: JSON.stringify(titled), input }))).toEqual([]);
});

test('a result without a header row uses the first row that is not empty', async () => {
  const unnamed = INPUT.replaceAll('\n', ',1,2,3\n').replace('sex,hired,1,2,3', '\n,\nsex,hired,,,');
  const whole = await kept();
  const older = { ...whole, document: { ...whole.document, sha256: await sha256(unnamed) } };
  expect(await problemsOf(await bundleOf({ result: JSON.stringify(older), input: unnamed }))).toEqual([]);
});

test.each(['3', '4'])('a result of engine %s is recomputed with that engine', async (version) => {
  const engine = (await pastEngine(version)) ?? expect.fail();
  const plan = engine.BiasPlan.parse({ type: PLAN.type, shape: 'rows', columns: PLAN.columns, outcomes: YES_NO });
  const older = { ...(await kept()), plan, result: resultOf(plan, ['sex', 'hired'], ROWS, engine) };
  expect(older.result.engine).toBe(version);
  expect(await problemsOf(await bundleOf({ result: JSON.stringify(older) }))).toEqual([]);
});

test('one changed byte of the file is reported', async () => {
  const problems = await problemsOf(await bundleOf({ input: INPUT.replace('b,no', 'b,yo') }));
  expect(problems).toEqual([expect.stringContaining('input.csv is not the source file')]);
});

test('one changed number is reported with its place, the given and the real value', async () => {
  const altered = await kept();
  const [table] = altered.result.tables;
  const group = table?.kind === 'impact' ? table.groups[1] : undefined;
  if (!group) return expect.fail();
  group.selected.count += 1;
  const problems = await problemsOf(await bundleOf({ result: JSON.stringify(altered) }));
  expect(problems).toEqual(['result.tables[0].groups[1].selected.count is reported as 10, but is 9.']);
});

test('reports reformatted results, other engines and files without a result', async () => {
  const whole = await kept();
  expect(await problemsOf(await bundleOf({ result: JSON.stringify(whole, null, 1) }))).toEqual([
    'result.json has the same content in different bytes.',
  ]);
  const older = { ...whole, result: { ...whole.result, engine: '0' } };
  expect(await problemsOf(await bundleOf({ result: JSON.stringify(older) }))).toEqual([
    expect.stringContaining('engine 0'),
  ]);
  expect(await problemsOf(await bundleOf({ result: '{}' }))).toEqual([
    expect.stringContaining('is not a valid result'),
  ]);
});
