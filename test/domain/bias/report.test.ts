/** The check recomputes a report's bundle from its content and names every altered part. */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { openZip } from '#domain/reading/zip.ts';
import { bundleOf, filesOf, MANIFEST, REPORT, sealOf, sha256 } from '#domain/report/bundle.ts';
import { checkBundle } from '#domain/report/check.ts';
import { reportOf } from '#domain/report/make.ts';
import type { Report } from '#domain/report/report.ts';
import { zipOf } from '#domain/report/zip.ts';
import { ada, at, factsOf, known, piece } from './report-facts.ts';

const report = reportOf(factsOf('euact'));
const firstAccepted = report.controls.findIndex(({ state }) => state === 'accepted');

/** A forged bundle whose hashes are all correct. */
const forged = (change: (copy: Report) => void) => {
  const copy = structuredClone(report);
  change(copy);
  return bundleOf(copy);
};

const problemsOf = async (bundle: Blob) => (await checkBundle(bundle, known)).problems;

test.each(['euact', 'iso-iec42001', 'nyc-ll144'])('a report on %s can be recomputed', async (framework) => {
  const made = reportOf(factsOf(framework));
  const { problems, notes, seal } = await checkBundle(await bundleOf(made), known);
  expect(problems).toEqual([]);
  expect(notes).toEqual([]);
  expect(seal).toBe(await sealOf(made));
});

test('the same report gives the same bundle, byte for byte', async () => {
  const [one, other] = await Promise.all([bundleOf(report), bundleOf(structuredClone(report))]);
  expect(await sha256(await one.arrayBuffer())).toBe(await sha256(await other.arrayBuffer()));
});

describe('names an alteration even when every hash was corrected', () => {
  test('states that raise coverage', async () => {
    const bundle = await forged(({ controls }) => {
      for (const control of controls)
        if (control.state === 'in_progress')
          Object.assign(control, { state: 'accepted', accepted: { at, by: ada }, evidence: [piece] });
    });
    expect((await problemsOf(bundle)).join()).toMatch(/Requirement \S+ is reported as \w+, but is \w+\./);
  });

  test('a state without evidence', async () => {
    const bundle = await forged(({ controls }) => {
      Object.assign(controls[firstAccepted] ?? {}, { evidence: [] });
    });
    expect((await problemsOf(bundle)).join()).toMatch(
      /Control \S+ is accepted without evidence in force on 2026-11-22\./,
    );
  });

  test('the strength of a link', async () => {
    const bundle = await forged(({ links }) => {
      Object.assign(links[0] ?? {}, { strength: 'supports' });
    });
    const { requirement, control } = report.links[0] ?? {};
    expect(await problemsOf(bundle)).toContain(`The link ${requirement} to ${control} differs from the catalog.`);
  });

  test('a requirement', async () => {
    const bundle = await forged(({ framework }) => {
      framework.requirements = framework.requirements.slice(1);
    });
    const [first] = report.framework.requirements;
    expect(await problemsOf(bundle)).toContain(`Requirement ${first?.id} differs from the catalog.`);
  });

  test('a count', async () => {
    const bundle = await forged(({ counts }) => {
      counts.covered += 1;
    });
    expect(await problemsOf(bundle)).toEqual(['The counts do not match the requirements.']);
  });
});

test('a table that differs from the report is named', async () => {
  const files = filesOf(report).map(({ name, content }) => ({
    name,
    content: name === 'controls.csv' ? content.replace('accepted', 'rejected') : content,
  }));
  const hashes = await Promise.all(files.map(async ({ name, content }) => [name, await sha256(content)]));
  const manifest = JSON.stringify({ format: 1, seal: await sealOf(report), files: Object.fromEntries(hashes) });
  expect(await problemsOf(zipOf([...files, { name: MANIFEST, content: manifest }]))).toEqual([
    'controls.csv does not match report.json.',
  ]);
});

describe('any changed byte', () => {
  let bytes: Uint8Array<ArrayBuffer>;
  let spans: { name: string; from: number; to: number }[];

  /** Finds the byte range of each file within the bundle. */
  beforeAll(async () => {
    bytes = await (await bundleOf(report)).bytes();
    const zip = await openZip(new Blob([bytes]));
    spans = [];
    let at = 0;
    for (const name of [...filesOf(report).map((file) => file.name), MANIFEST]) {
      const { length } = await new Response(await zip.open(name, 50_000_000)).bytes();
      const from = at + 30 + name.length;
      spans.push({ name, from, to: from + length });
      at = from + length;
    }
  });

  test('is detected in every file', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .constantFrom(...spans)
          .chain((span) => fc.tuple(fc.constant(span), fc.integer({ min: span.from, max: span.to - 1 }))),
        fc.integer({ min: 1, max: 255 }),
        async ([{ name }, place], by) => {
          const altered = bytes.slice();
          altered[place] = (altered[place] ?? 0) ^ by;
          const before = new TextDecoder().decode(bytes.slice(place, place + 1));
          const after = new TextDecoder().decode(altered.slice(place, place + 1));
          // White space in the manifest carries no information.
          fc.pre(name !== MANIFEST || (before.trim() !== '' && after.trim() !== ''));
          expect(await problemsOf(new Blob([altered]))).not.toEqual([]);
        },
      ),
      { numRuns: 30 },
    );
  });
});

test('rejects a file that is no bundle or only half of one', async () => {
  const half = (await bundleOf(report)).slice(0, 1000);
  expect((await problemsOf(half)).join()).toMatch('The bundle cannot be opened');
  expect(await problemsOf(zipOf([{ name: 'a.txt', content: 'a' }]))).toEqual([
    'manifest.json is missing or unreadable.',
  ]);
  const manifest = { name: MANIFEST, content: JSON.stringify({ format: 1, seal: '', files: {} }) };
  expect((await problemsOf(zipOf([{ name: REPORT, content: '{}' }, manifest]))).join()).toMatch(
    'report.json is not a valid report',
  );
});

test('with another catalog version, requirements are not compared, and a note says so', async () => {
  const { problems, notes } = await checkBundle(await bundleOf(report), { ...known, version: 'another' });
  expect(problems).toEqual([]);
  expect(notes.join()).toMatch('were not compared');
});

test('tables quote text that a spreadsheet would run as a formula', () => {
  const evidence = filesOf(report).find(({ name }) => name === 'evidence.csv');
  expect(evidence?.content).toMatch(",'=Plan,");
});

test('a bias test result is in the bundle with verdict and hash', async () => {
  const test = { id: piece.id, name: 'Who is hired', verdict: 'no_flag' as const, sha256: 'cd'.repeat(32) };
  const controls = report.controls.map((control) => ({
    ...control,
    evidence: control.evidence.map((one) => ({ ...one, kind: 'test_result' as const, document: null, test })),
  }));
  const tested = { ...report, controls };
  expect(await problemsOf(await bundleOf(tested))).toEqual([]);
  const evidence = filesOf(tested).find(({ name }) => name === 'evidence.csv')?.content ?? '';
  expect(evidence).toMatch(`${test.sha256},Who is hired,no_flag`);
});
