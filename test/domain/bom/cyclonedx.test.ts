/** Validates bills of materials with the official schemas, as `@cyclonedx/cyclonedx-library` ships them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Bom } from '#domain/bom/bom.ts';
import { cycloneDx } from '#domain/bom/cyclonedx.ts';
import type { Facts } from '#domain/legal/facts.ts';
import { ADA, AT, GRACE, someFacts } from '#test/domain/legal/facts.ts';

const SERIAL = '3e671687-395b-41f5-a30f-a58921a69b79';
const LIBRARY = fileURLToPath(import.meta.resolve('@cyclonedx/cyclonedx-library/package.json'));

const schemaNamed = (name: string) =>
  JSON.parse(readFileSync(join(LIBRARY, '..', 'res', 'schema', `${name}.SNAPSHOT.schema.json`), 'utf8'));

const officialProblems = () => {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  // Formats that only the schema of licenses and links uses, which these files do not have.
  ajv.addFormat('iri-reference', true);
  ajv.addFormat('idn-email', true);
  for (const name of ['cryptography-defs', 'jsf-0.82', 'spdx'])
    ajv.addSchema(schemaNamed(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  const isValid = ajv.compile(schemaNamed('bom-1.7'));
  return (bom: unknown) =>
    isValid(bom) ? [] : isValid.errors?.map(({ instancePath, message }) => [instancePath, message]);
};
const problemsOf = officialProblems();

const bomOf = (facts: Facts) => cycloneDx(facts, { at: AT, serial: SERIAL });

const words = fc.string({ minLength: 1, maxLength: 40 });

/** Facts with everything that a bill of materials shows. */
const governed = fc
  .record({ name: words, purpose: fc.string(), model: words, version: fc.string(), reason: words, evidence: words })
  .map(({ name, purpose, model, version, reason, evidence }): Facts => {
    const facts = someFacts();
    const [control = expect.fail('no control')] = facts.controls;
    const proof = {
      id: SERIAL,
      kind: 'link',
      name: evidence,
      effective_from: '2026-01-31',
      expires_on: '2027-01-31',
    } as const;
    return {
      ...facts,
      application: {
        ...{ ...facts.application, name, purpose, foundation_models: [SERIAL, model] },
        approval_status: 'approved_with_conditions',
      },
      models: [
        {
          ...{ ...facts.application, id: SERIAL, custom: {}, name: model, model_version: version, provider: '' },
          ...{ released: '2026-03-02', retires_on: '', notes: '', vendor_id: null },
        },
      ],
      controls: [
        { ...control, accepted: { at: AT, by: GRACE }, evidence: [proof] },
        { ...control, key: 'training', accepted: { at: AT, by: GRACE }, evidence: [proof] },
        { ...control, key: 'event_logs', state: 'ready_for_review' },
      ],
      rounds: [
        {
          ...{ number: 1, application: null, conditions: [], submitted: { at: AT, by: ADA } },
          decisions: [{ stage: 1, role: 'approver', verdict: 'approve', reason, by: GRACE, at: AT }],
        },
      ] as unknown as Facts['rounds'], // only the fields that are shown
    };
  });

test('a bill of materials is valid CycloneDX 1.7, has no field without documentation, and names no person', () => {
  fc.assert(
    fc.property(governed, (facts) => {
      const bom = bomOf(facts);
      expect(problemsOf(bom)).toEqual([]);
      expect(Bom.parse(bom)).toEqual(bom);
      const text = JSON.stringify({ ...bom, metadata: [], components: [] });
      for (const { name } of [ADA, GRACE]) expect(text).not.toContain(name);
      const refs = JSON.stringify(bom).match(/"bom-ref":"(?:[^"\\]|\\.)*"/g) ?? [];
      expect(new Set(refs).size, 'each reference is unique').toBe(refs.length);
    }),
  );
});

test('an application without records has a valid bill of materials, too', () => {
  expect(problemsOf(bomOf({ ...someFacts(), controls: [], risks: [] }))).toEqual([]);
  expect(problemsOf({ ...bomOf(someFacts()), components: [{ name: 'no type' }] })).not.toEqual([]);
});

test('it attests to accepted controls and the approval, and shows what is not approved', () => {
  const { declarations, components, dependencies } = bomOf(someFacts());
  expect(components).toEqual([{ type: 'machine-learning-model', 'bom-ref': 'model:Own ranker', name: 'Own ranker' }]);
  expect(dependencies[0]?.dependsOn).toEqual(['model:Own ranker']);
  expect(
    declarations.attestations[0]?.map.map(({ requirement, conformance }) => [requirement, conformance.score]),
  ).toEqual([['requirement:approval', 0]]);
});
