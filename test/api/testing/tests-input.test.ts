/** Input errors of bias tests over HTTP. test/domain/tests/input.test.ts covers all errors. */
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { testBundleOf } from '#domain/tests/bundle.ts';
import { checkTestBundle } from '#domain/tests/check.ts';
import { problemOf } from '#test/api/client.ts';
import {
  ask,
  at,
  impactOf,
  ONE,
  planOf,
  resultOf,
  SMALL,
  scene,
  tested,
  uploaded,
  whenEnded,
} from '#test/api/tests.ts';
import { parquetOf } from '#test/parquet-files.ts';

let here: Awaited<ReturnType<typeof scene>>;
beforeAll(async () => {
  here = await scene();
});

/** Checks the downloadable bundle of a test, as `npm run verify` does. */
const checked = async ({ test: { id } }: { test: { id: string } } = expect.fail()) => {
  const { ada, params } = here;
  const { files } = await ada.api(`GET ${ONE}/bundle`, { params: at(params, { id }) });
  const got = files.map(async ({ name, download }) => ({ name, content: await (await fetch(download ?? '')).bytes() }));
  const nowhere = async () => undefined;
  const bundle = await testBundleOf(await Promise.all(got));
  return (await checkTestBundle(bundle, { lookFor: nowhere, pastEngine: nowhere })).problems;
};

test('shows the first faults, and all of them in a file', async () => {
  const { ada, params } = here;
  const content = `Applicants of 2026\nsex,hired\n${'a,perhaps\n'.repeat(50)}`;
  const ended = await tested(ada, params, 'faulty.csv', content, planOf({ header_row: 2 }));
  expect(ended).toMatchObject({ state: 'error', error: 'faulty', result: null, possible: ['rerun'] });
  const { faults } = ended;
  expect([faults.total, faults.first.length]).toEqual([50, 20]);
  const lines = (await (await fetch(faults.download ?? '')).text()).trim().split('\r\n');
  expect([lines.length, lines[1], lines.at(-1)]).toEqual([
    ...[51, '1,hired,outcome_not_listed,perhaps,', '50,hired,outcome_not_listed,perhaps,'],
  ]);
  expect(problemOf(await ada.ask(`GET ${ONE}/result`, { params: at(params, ended) })).code).toBe('not_ready');
});

test('a row that is too long or a file with only headers ends the test', async () => {
  const { ada, params } = here;
  const [long, empty] = await Promise.all([
    tested(ada, params, 'long.csv', `sex,hired\na,"${'x'.repeat(1_100_000)}"\n`),
    tested(ada, params, 'empty.csv', 'sex,hired\n'),
  ]);
  expect(long).toMatchObject({ state: 'error', error: 'row_too_long' });
  expect(empty).toMatchObject({ state: 'error', error: 'faulty', faults: { first: [{ why: 'no_rows' }] } });
});

test('reads Latin-1 text', async () => {
  const { ada, params } = here;
  const file = new Blob([Buffer.from('sex,hired\nseñora,yes\nseñor,no\n', 'latin1')]);
  const ended = await tested(ada, params, 'fine.csv', file);
  const { result } = await resultOf(ada, params, ended);
  expect(impactOf(result.tables)[0]?.groups[0]?.names).toEqual(['señor']);
});

test('gzip and Parquet files give the same result as CSV', async () => {
  const { ada, params } = here;
  const [header = [], ...rows] = SMALL.trim()
    .split('\n')
    .map((line) => line.split(','));
  const parquet = parquetOf(header.map((name, at) => ({ name, data: rows.map((row) => row[at] ?? '') })));
  const [plain, packed, columnar] = await Promise.all(
    [new Blob([SMALL]), new Blob([gzipSync(SMALL)]), new Blob([parquet])].map(async (file, at) =>
      resultOf(ada, params, await tested(ada, params, ['table.csv', 'table.csv.gz', 'table.parquet'][at] ?? '', file)),
    ),
  );
  expect(packed?.document).toMatchObject({ format: 'csv.gz', content_type: 'application/gzip; charset=utf-8' });
  expect(packed?.result).toEqual(plain?.result);
  expect(await checked(packed)).toEqual([]);
  expect(columnar?.document).toMatchObject({ format: 'parquet', content_type: 'application/vnd.apache.parquet' });
  expect(columnar?.result).toEqual(plain?.result);
  expect(await checked(columnar)).toEqual([]);
});

test('finds headers below a title, keeps their row in the plan, and passes the check', async () => {
  const { ada, params } = here;
  const content = `Applicants, 2026\n\n${SMALL.replaceAll(',', ';')}`;
  const [plain, titled] = await Promise.all(
    [SMALL, content].map(async (file) => resultOf(ada, params, await tested(ada, params, 'table.csv', file))),
  );
  expect(plain?.plan).not.toHaveProperty('header_row');
  expect(titled?.plan.header_row).toBe(3);
  expect(titled?.result).toEqual(plain?.result);
  expect(await checked(titled)).toEqual([]);
});

test('replacing a document does not change the version that a test uses', async () => {
  const { ada, params } = here;
  const document = await uploaded(ada, params, 'rows.csv', SMALL);
  const asked = await ask(ada, params, document, planOf());
  await ada.api('POST /applications/{id}/document/{documentId}', {
    params: { ...params, documentId: document.id },
    body: { replace: { name: 'rows.csv', size: 4 } },
  });
  const ended = await whenEnded(ada, params, asked);
  expect(ended).toMatchObject({ state: 'ready', document: { version: 1, sha256: document.versions[0]?.sha256 } });
});
