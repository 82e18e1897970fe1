/** `npm run verify` checks a bundle with nothing but the bundle itself. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BiasPlan } from '#domain/bias/plan/plan.ts';
import { openZip } from '#domain/reading/zip.ts';
import { bundleOf, filesOf, sealOf, sha256 } from '#domain/report/bundle.ts';
import { reportOf } from '#domain/report/make.ts';
import { zipOf } from '#domain/report/zip.ts';
import { testBundleOf } from '#domain/tests/bundle.ts';
import { currentVersion } from '#lambdas/frameworks/catalogue-version.ts';
import { resultOf } from '#test/domain/bias/cases.ts';
import { factsOf, piece } from '#test/domain/bias/report-facts.ts';

const facts = factsOf('euact', await currentVersion());

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verify-'));
});
afterAll(() => rm(folder, { recursive: true }));

const verify = (...args: string[]) =>
  new Promise<{ code: number; said: string }>((done) => {
    const child = execFile(process.execPath, ['bin/verify.ts', ...args], (_, out, err) =>
      done({ code: child.exitCode ?? -1, said: out + err }),
    );
  });

const kept = async (name: string, content: Uint8Array | string) => {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
};

test('an unaltered bundle verifies and shows its seal', async () => {
  const report = reportOf(facts);
  const { code, said } = await verify(await kept('good.zip', await (await bundleOf(report)).bytes()));
  expect(said).toMatch(`Its seal: ${await sealOf(report)}`);
  expect(code).toBe(0);
});

test('an altered bundle fails with the place of the difference', async () => {
  const report = reportOf(facts);
  report.counts.covered += 1;
  const { code, said } = await verify(await kept('bad.zip', await (await bundleOf(report)).bytes()));
  expect(said).toMatch('Problem: The counts do not match the requirements.');
  expect(code).toBe(1);
});

test('extra files and mismatched file names in the archive are reported', async () => {
  const report = reportOf(facts);
  const good = await (await bundleOf(report)).bytes();
  const hidden = Buffer.from(good);
  const at = hidden.indexOf('manifest.json');
  hidden.write('Manifest.json', at);
  const other = await verify(await kept('renamed.zip', hidden));
  expect(other.said).toMatch('manifest.json has a different name in its local header: "Manifest.json".');
  expect(other.code).toBe(1);

  const manifest = await (await openZip(new Blob([good]))).open('manifest.json', 1_000_000);
  const content = await new Response(manifest).text();
  const extra = zipOf([...filesOf(report), { name: 'extra.txt', content: 'More' }, { name: 'manifest.json', content }]);
  const { code, said } = await verify(await kept('extra.zip', await extra.bytes()));
  expect(said).toMatch('Problem: "extra.txt" does not belong in a bundle.');
  expect(code).toBe(1);
});

test('an evidence file is matched by its hash, and a missing one is named', async () => {
  const files = await mkdtemp(join(folder, 'files-'));
  const controls = facts.controls.map((control) => ({
    ...control,
    evidence: control.evidence.map((one) => ({ ...one, document: { ...piece.document, sha256: '' } })),
  }));
  const hash = await sha256('The plan');
  for (const { evidence } of controls) for (const { document } of evidence) document.sha256 = hash;
  const bundle = await kept('files.zip', await (await bundleOf(reportOf({ ...facts, controls }))).bytes());
  expect((await verify(bundle, files)).said).toMatch(`The folder does not contain 'Plan.pdf', version 2 (${hash}).`);
  await writeFile(join(files, 'under another name.pdf'), 'The plan');
  expect((await verify(bundle, files)).code).toBe(0);
});

test('a bias test result is matched by its hash too', async () => {
  const files = await mkdtemp(join(folder, 'results-'));
  const test = { id: piece.id, name: 'Who is hired', verdict: null, sha256: await sha256('{}') };
  const controls = facts.controls.map((control) => ({
    ...control,
    evidence: control.evidence.map((one) => ({ ...one, kind: 'test_result' as const, document: null, test })),
  }));
  const bundle = await kept('results.zip', await (await bundleOf(reportOf({ ...facts, controls }))).bytes());
  const missing = `The folder does not contain the result of 'Who is hired' (${test.sha256}).`;
  expect((await verify(bundle, files)).said).toMatch(missing);
  await writeFile(join(files, 'result.json'), '{}');
  expect((await verify(bundle, files)).code).toBe(0);
});

test('a bias test bundle is recomputed, and its input file may be in a folder', async () => {
  const input = 'sex,hired\na,yes\na,no\nb,no\nb,no\n';
  const plan = BiasPlan.parse({
    ...{ type: 'fairness_ml_user', shape: 'rows', columns: { outcome: 'hired', attributes: ['sex'] } },
    outcomes: [
      { value: 'yes', means: 'selected' },
      { value: 'no', means: 'not_selected' },
    ],
  });
  const rows = input
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  const [headers = [], ...records] = rows;
  const document = { sha256: await sha256(input), format: 'csv', content_type: 'text/csv' };
  const result = JSON.stringify({ format: 1, document, plan, result: resultOf(plan, headers, records) });
  const bundle = await testBundleOf([{ name: 'result.json', content: new TextEncoder().encode(result) }]);
  const path = await kept('test.zip', await bundle.bytes());
  expect(await verify(path)).toMatchObject({ code: 1, said: expect.stringContaining('source file is missing') });
  const files = await mkdtemp(join(folder, 'input-'));
  await writeFile(join(files, 'rows.csv'), input);
  const { code, said } = await verify(path, files);
  expect(said).toMatch(`byte for byte. Its hash: ${await sha256(result)}`);
  expect(code).toBe(0);
});

test('a file that is no bundle is reported', async () => {
  const { code, said } = await verify('README.md');
  expect(said).toMatch('The bundle cannot be opened: This is not a ZIP file.');
  expect(code).toBe(1);
});
