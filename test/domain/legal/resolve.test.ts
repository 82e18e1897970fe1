import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_CONTROLS } from '#domain/controls/keys.ts';
import { keysOf } from '#domain/keys-of.ts';
import type { PointAnswers } from '#domain/legal/answers.ts';
import { changesSince } from '#domain/legal/changes.ts';
import { checkSigned, sealOfLegal } from '#domain/legal/check.ts';
import { pointsOf } from '#domain/legal/legal-type.ts';
import { completenessOf } from '#domain/legal/points.ts';
import { sectionsOf } from '#domain/legal/resolve.ts';
import { LEGAL_TYPE_NAMES } from '#domain/legal/type-names.ts';
import { annexIv } from '#domain/legal/types/annex-iv.ts';
import { LEGAL_TYPES } from '#domain/legal/types/index.ts';
import { ADA, AT, answered, GRACE, notApplicable, someFacts } from './facts.ts';

const pointsWith = (answers: PointAnswers, facts = someFacts()) =>
  new Map(sectionsOf(annexIv, facts, answers).flatMap(({ points }) => points.map((point) => [point.id, point])));

test('a point shows its records with version, author and time', () => {
  const { entries, state } = pointsWith({}).get('1(a)') ?? expect.fail('no such point');
  expect(entries.map(({ field, values }) => [field, ...values])).toEqual([
    ['name', 'Candidate screening'],
    ['purpose', 'Ranks candidates'],
    ['development_status', 'in_production'],
  ]);
  expect(entries[0]?.source).toMatchObject({ record: 'application', version: 7, at: AT, by: ADA });
  expect(state).toBe('gap');
});

test('records are enough only where the type says so', () => {
  const points = pointsWith({});
  expect(points.get('2(h)')).toMatchObject({ state: 'complete', answer_needed: false });
  expect(points.get('1(c)')).toMatchObject({ state: 'gap', answer_needed: true });
  const without = pointsWith({}, { ...someFacts(), controls: [] });
  expect(without.get('2(h)')).toMatchObject({ state: 'gap', entries: [] });
});

test('an answer or a reason closes a gap', () => {
  const points = pointsWith({ '1(e)': answered('Servers.'), '1(f)': notApplicable('It is no component.') });
  expect(points.get('1(e)')).toMatchObject({ state: 'complete', answer: 'Servers.', answered: { by: GRACE } });
  expect(points.get('1(f)')).toMatchObject({ state: 'not_applicable', not_applicable: 'It is no component.' });
  expect(pointsWith({ '1(e)': answered('') }).get('1(e)')).toMatchObject({ state: 'gap', version: 1 });
});

test('a document is 100% complete only without gaps', () => {
  const all = Object.fromEntries(pointsOf(annexIv).map(({ id }) => [id, answered('Yes.')]));
  expect(completenessOf(sectionsOf(annexIv, someFacts(), all))).toEqual({ points: 23, gaps: 0, percent: 100 });
  const { '9': _, ...most } = all;
  expect(completenessOf(sectionsOf(annexIv, someFacts(), most))).toEqual({ points: 23, gaps: 1, percent: 95 });
});

const content = (sections = sectionsOf(annexIv, someFacts(), {})) => {
  const { id: type, purpose, official } = annexIv;
  const name = LEGAL_TYPE_NAMES[type];
  const about = { type, name, purpose, official, ...completenessOf(sections) };
  const application = { id: someFacts().application.id, name: 'Candidate screening' };
  return { format: 1 as const, ...about, application, number: 1, signed: { at: AT, by: ADA }, sections };
};

const words = fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){0,3}$/);

/** Records of an application with random texts, and one change of them with the source that shows it. */
const changedRecords = fc
  .record({ texts: fc.record({ purpose: words, description: words, department: words }), implementation: words })
  .chain(({ texts, implementation }) => {
    const facts = someFacts();
    const [control = expect.fail('no control')] = facts.controls;
    const controls = ALL_CONTROLS.map((key) => ({ ...control, key, implementation }));
    const before = { ...facts, controls, application: { ...facts.application, ...texts } };
    const { application } = before;
    const newText = words.map((text) => `New: ${text}`);
    const ofField = fc.record({ field: fc.constantFrom(...keysOf(texts)), text: newText }).map(({ field, text }) => ({
      source: `application.${field}`,
      after: { ...before, application: { ...application, [field]: text, version: application.version + 1 } },
    }));
    const ofControl = fc.record({ key: fc.constantFrom(...ALL_CONTROLS), text: newText }).map(({ key, text }) => ({
      source: `controls.${key}`,
      after: {
        ...before,
        controls: controls.map((one) =>
          one.key === key ? { ...one, implementation: text, version: one.version + 1 } : one,
        ),
      },
    }));
    const ofModels = newText.map((text) => ({
      source: 'models',
      after: { ...before, application: { ...application, foundation_models: [text] } },
    }));
    const ofNothing = newText.map((text) => ({
      source: 'no point',
      after: { ...before, application: { ...application, owner: text, version: application.version + 1 } },
    }));
    return fc.oneof(ofField, ofControl, ofModels, ofNothing).map((change) => ({ before, ...change }));
  });

test('a changed record changes exactly the points that show it, in each type of document', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(LEGAL_TYPES)), changedRecords, (type, { before, source, after }) => {
      const changes = changesSince({ sections: sectionsOf(type, before, {}) }, sectionsOf(type, after, {}));
      const showing = pointsOf(type).filter(({ from = [] }) => from.some((name) => name === source));
      expect(changes.map((change) => change.after?.id)).toEqual(showing.map(({ id }) => id));
    }),
  );
});

test('a changed answer is a change of its point', () => {
  const changes = changesSince(content(), sectionsOf(annexIv, someFacts(), { '4': answered('Other metrics.') }));
  expect(changes).toMatchObject([{ before: { id: '4', answer: '' }, after: { answer: 'Other metrics.' } }]);
});

test('the verifier accepts a signed version, and finds altered texts and gaps', async () => {
  const all = Object.fromEntries(pointsOf(annexIv).map(({ id }) => [id, answered('Yes.')]));
  const signed = content(sectionsOf(annexIv, someFacts(), all));
  const sha256 = await sealOfLegal(signed);
  expect(await checkSigned({ content: signed, sha256 })).toEqual({ seal: sha256, problems: [] });
  const altered = { ...signed, application: { ...signed.application, name: 'Other' } };
  expect((await checkSigned({ content: altered, sha256 })).problems).toEqual(['The seal does not match the content.']);
  const open = content();
  expect((await checkSigned({ content: open, sha256: await sealOfLegal(open) })).problems).toEqual([
    expect.stringMatching(/^It has \d+ gaps/),
  ]);
  expect((await checkSigned({})).problems).toHaveLength(1);
});
