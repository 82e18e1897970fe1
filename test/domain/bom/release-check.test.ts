import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Application } from '#domain/applications/application.ts';
import { type BomContents, BrokenBom, NotABom, RepeatedInBom, readBom } from '#domain/bom/contents.ts';
import { checkRelease } from '#domain/bom/release-check.ts';
import { findModel, isContradictory } from '#domain/bom/same-model.ts';
import type { FoundationModel } from '#domain/models/model.ts';
import { AT, someFacts } from '#test/domain/legal/facts.ts';

const [LARGE, SMALL] = ['3e671687-395b-41f5-a30f-a58921a69b79', '3e671687-395b-41f5-a30f-a58921a69b80'] as const;
const TODAY = '2026-06-15';

const model = (id: string, name: string, model_version: string, retires_on = '') =>
  ({
    ...{ ...someFacts().application, id, custom: {}, name, model_version, provider: '' },
    ...{ released: '', retires_on, notes: '', vendor_id: null },
  }) satisfies FoundationModel;

const part = (name: string, version = '', more: { group?: string; purl?: string } = {}) => ({
  ...{ ref: `ref:${name}`, group: more.group ?? '', name, version, purl: more.purl ?? null },
});

const cycloneDx = (components: unknown, more: object = {}) =>
  JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', components, ...more });

const spdx = (graph: unknown, context = 'https://spdx.org/rdf/3.0.1/spdx-context.jsonld') =>
  JSON.stringify({ '@context': context, '@graph': graph });

const ML = 'machine-learning-model';

test('models and data sets of CycloneDX are found at any depth, and in the described component', () => {
  const inner = { type: ML, name: 'Large', version: '4.1', 'bom-ref': 'l', purl: 'pkg:huggingface/acme/large@4.1' };
  const library = { type: 'library', name: 'torch', components: [{ type: 'library', name: 'x', components: [inner] }] };
  const listed = { type: 'library', name: 'small', purl: 'pkg:huggingface/acme/small' };
  const file = cycloneDx([library, listed, { type: 'data', name: 'Faces', group: 'acme' }], {
    ...{ serialNumber: 'urn:uuid:1', metadata: { component: { type: ML, name: 'Own' } } },
  });
  expect(readBom(file)).toEqual({
    ...{ format: 'CycloneDX', spec_version: '1.6', serial_number: 'urn:uuid:1', components: 6 },
    models: [
      expect.objectContaining({ ref: '', name: 'Own', version: '', purl: null }),
      { ref: 'l', group: '', name: 'Large', version: '4.1', purl: 'pkg:huggingface/acme/large@4.1' },
      expect.objectContaining({ name: 'small' }),
    ],
    data_sets: [{ ref: '', group: 'acme', name: 'Faces', version: '', purl: null }],
  });
});

test('models and data sets of SPDX 3.0 are found', () => {
  const ai = { type: 'ai_AIPackage', spdxId: 'urn:m', name: 'Large', software_packageVersion: '4.1' };
  const data = { '@type': 'https://spdx.org/rdf/3.0.1/terms/dataset/DatasetPackage', spdxId: 'urn:d', name: 'Faces' };
  const others = [{ type: 'Person', name: 'Ada' }, { type: 'software_Package', name: 'torch' }, { '@id': '_:x' }];
  expect(readBom(`\uFEFF${spdx([{ type: 'SpdxDocument', rootElement: [ai] }, data, ...others])}`)).toMatchObject({
    ...{ format: 'SPDX', spec_version: '3.0.1', serial_number: null, components: 3 },
    models: [{ ref: 'urn:m', name: 'Large', version: '4.1', purl: null }],
    data_sets: [{ ref: 'urn:d', name: 'Faces' }],
  });
});

test('what is no bill of materials is refused, and errors name their place', () => {
  for (const text of ['', 'name,version', '[]', '{}', '"CycloneDX"', 'null'])
    expect(() => readBom(text)).toThrow(NotABom);
  const placesOf = (text: string) => {
    try {
      return readBom(text);
    } catch (error) {
      if (error instanceof BrokenBom) return error.error.issues.map(({ path }) => path.join('.'));
      throw error;
    }
  };
  expect(placesOf(cycloneDx([{ type: 'library', name: 'x', components: [{ type: ML }] }]))).toEqual([
    'components.0.components.0.name',
  ]);
  expect(placesOf(cycloneDx([], { specVersion: '1.4' }))).toEqual(['specVersion']);
  expect(placesOf(cycloneDx([{ type: 'machine_learning_model', name: 'x' }]))).toEqual(['components.0.type']);
  expect(placesOf(cycloneDx([], { Components: [] })), 'a misspelled field could hide components').toEqual(['']);
  expect(placesOf(cycloneDx([{ type: ML, name: '\ud800' }]))).toEqual(['components.0.name']);
  expect(() => readBom('{"bomFormat":"CycloneDX","specVersion":"1.6","components":[],"components":[]}')).toThrow(
    RepeatedInBom,
  );
  expect(readBom(cycloneDx([], { metadata: { timestamp: AT } })).components).toBe(0);
  expect(placesOf(cycloneDx('none'))).toEqual(['components']);
  expect(placesOf(spdx([{ type: 'ai_AIPackage' }]))).toEqual(['@graph.0.name']);
  expect(placesOf(spdx([], 'https://spdx.org/rdf/2.3/context'))).toEqual(['@context']);
});

test('a deeply nested file is read', () => {
  const deep = 50_000;
  const file = `${`{"type":"library","name":"x","components":[`.repeat(deep)}{"type":"${ML}","name":"Deep"}${']}'.repeat(deep)}`;
  expect(readBom(`{"bomFormat":"CycloneDX","specVersion":"1.7","components":[${file}]}`)).toMatchObject({
    ...{ components: deep + 1, models: [{ name: 'Deep' }] },
  });
});

test.each([
  [part('acme large', '4.1'), 'same'],
  [part('Acme_Large', 'v4.1'), 'same'],
  [part('acme-large-4.1'), 'same'],
  [part('acme-org/Acme-Large', '4.1'), 'same'],
  [part('Acme Large', '', { purl: 'pkg:huggingface/acme-org/Acme%20Large@4.1' }), 'same'],
  [part('weights', '', { purl: 'pkg:huggingface/acme-org/Acme%20Large@4.1' }), undefined],
  [part('Acmé Large', '4.1'), undefined],
  [part('Acme Large'), 'no_version'],
  [part('Acme Large', '4.10'), 'other_version'],
  [part('Acme Large', '41'), 'other_version'],
  [part('Acme Large Turbo', '4.1'), undefined],
  [part('Аcme Large', '4.1'), undefined], // a Cyrillic letter
])('%o is found: %s', (one, match) => {
  expect(findModel(one, [model(LARGE, 'Acme Large', '4.1')])?.match).toBe(match);
});

test.each([
  ['pkg:huggingface/acme/acme-large@4.1', false],
  ['pkg:generic/Acme%20Large', false],
  ['pkg:huggingface/meta-llama/Llama-3@4.1', true],
  ['pkg:huggingface/acme/acme-large@4', true],
])('%s contradicts the component: %s', (purl, isOther) => {
  expect(isContradictory(part('Acme Large', '4.1', { purl }))).toBe(isOther);
  if (isOther)
    expect(check(approved(), contents(part('Acme Large', '4.1', { purl }))).reasons).toEqual(['contradictory']);
});

test('the best of several models counts, and a model without a version stands for each', () => {
  const models = [model(SMALL, 'Acme Large', ''), model(LARGE, 'Acme Large', '4.1')];
  expect(findModel(part('Acme Large', '4.1'), models)).toMatchObject({ match: 'same', model: { id: LARGE } });
  expect(findModel(part('Acme Large', '5'), models)).toMatchObject({ match: 'any_version', model: { id: SMALL } });
  expect(findModel(part('Acme Large'), models)).toMatchObject({ match: 'same', model: { id: SMALL } });
});

const approval = { until: '2026-12-31', condition_due: null } as Application['approval'];
const approved = (more: Partial<Application> = {}): Application => ({
  ...{ ...someFacts().application, approval_status: 'approved', approval, foundation_models: [LARGE], ...more },
});

const contents = (...models: BomContents['models']): BomContents => ({
  ...{ format: 'CycloneDX', spec_version: '1.7', serial_number: null, components: models.length, models },
  data_sets: [],
});

const check = (
  application: Application,
  build: BomContents,
  registered: readonly FoundationModel[] = [model(LARGE, 'Acme Large', '4.1')],
  { same, renamed = [] }: { same?: FoundationModel; renamed?: string[] } = {},
) => {
  const exact = new Map(same ? build.models.map((one) => [one, same]) : []);
  const known = { registered, renamed, same: exact, today: TODAY };
  const found = checkRelease({ application, build: { ...build, sha256: 'a'.repeat(64) }, at: AT, ...known });
  const codes = (findings: readonly { code: string }[]) => findings.map(({ code }) => code);
  return { ...found, reasons: codes(found.reasons), warnings: codes(found.warnings) };
};

const BUILD = contents(part('Acme Large', '4.1'));

test('a build with exactly the models of an approved application may ship', () => {
  expect(check(approved(), BUILD)).toMatchObject({ verdict: 'allow', reasons: [], warnings: [] });
  expect(check(approved(), BUILD).build.models).toMatchObject([{ name: 'Acme Large', model_id: LARGE }]);
});

test.each<[string, Partial<Application>]>([
  ['not_approved', { approval_status: 'in_review' }],
  ['not_approved', { approval_status: 'expired' }],
  ['changed', { changed_since_approval: { at: AT, by: { id: SMALL, name: 'Ada' }, fields: ['purpose'] } }],
  ['approval_over', { approval: { ...approval, until: '2026-06-14' } as Application['approval'] }],
  ['condition_overdue', { approval: { ...approval, condition_due: '2026-06-14' } as Application['approval'] }],
  ['adverse_impact', { bias_verdict: 'adverse_impact' }],
  ['retired', { retirement: { at: AT, by: { id: SMALL, name: 'Ada' }, reason: 'Old', before: 'testing' } }],
])('%s stops a build', (code, more) => {
  expect(check(approved(more), BUILD)).toMatchObject({ verdict: 'deny', reasons: [code], warnings: [] });
});

test('models that nobody approved stop a build, each with its reason', () => {
  const other = contents(part('Acme Large', '5'), part('Acme Large'), part('Other', '1'));
  expect(check(approved(), other)).toMatchObject({
    ...{ verdict: 'deny', reasons: ['other_version', 'no_version', 'unregistered'], warnings: [] },
  });
  expect(
    check(approved(), contents(part('Other', '1')), undefined, { same: model(SMALL, 'Other', '1') }),
  ).toMatchObject({
    ...{ reasons: ['not_named'], warnings: ['model_absent'], build: { models: [{ model_id: SMALL }] } },
  });
  expect(check(approved(), BUILD, [model(LARGE, 'Acme Large', '4.1', TODAY)]).reasons).toEqual(['model_retired']);
  expect(check(approved(), BUILD, undefined, { renamed: [LARGE] }).reasons).toEqual(['renamed']);
  expect(check(approved(), contents()), 'a file without models is no proof').toMatchObject({
    ...{ verdict: 'deny', reasons: ['no_models'], warnings: [] },
  });
  const lookalike = model(SMALL, 'acme large', '4.1');
  expect(check(approved(), BUILD, undefined, { same: lookalike }).reasons).toEqual(['not_named']);
});

test('what may need attention soon does not stop a build', () => {
  const due = approved({ approval: { ...approval, condition_due: TODAY } as Application['approval'] });
  expect(check(due, BUILD, [model(LARGE, 'Acme Large', '4.1', '2026-07-01')])).toMatchObject({
    ...{ verdict: 'allow', warnings: ['open_conditions', 'model_retires'] },
  });
  expect(check(approved(), BUILD, [model(LARGE, 'Acme Large', '')])).toMatchObject({
    ...{ verdict: 'allow', warnings: ['any_version'] },
  });
  expect(check(approved({ foundation_models: ['Own ranker'] }), contents(part('own-ranker', '2')))).toMatchObject({
    ...{ verdict: 'allow', warnings: ['any_version'] },
  });
});

test('a build never ships because a component was added to one that must not', () => {
  const names = fc.constantFrom('Acme Large', 'acme-large', 'Other', 'Own');
  const parts = fc.array(fc.tuple(names, fc.constantFrom('', '4.1', 'v4.1', '5')), { maxLength: 4 });
  fc.assert(
    fc.property(parts, names, fc.constantFrom('', '4.1'), (some, name, version) => {
      const models = some.map(([one, of]) => part(one, of));
      if (models.length > 0 && check(approved(), contents(...models)).verdict === 'deny')
        expect(check(approved(), contents(...models, part(name, version))).verdict).toBe('deny');
    }),
  );
});
