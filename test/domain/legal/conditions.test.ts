import { expect, test } from 'vitest';
import { changesSince } from '#domain/legal/changes.ts';
import { neededBy } from '#domain/legal/conditions.ts';
import type { Facts } from '#domain/legal/facts.ts';
import { sectionsOf } from '#domain/legal/resolve.ts';
import type { LegalTypeId } from '#domain/legal/type-names.ts';
import { LEGAL_TYPES } from '#domain/legal/types/index.ts';
import { ADA, AT, answered, someFacts } from './facts.ts';

const withIntake = (answers: Record<string, string[]>): Facts => {
  const given = Object.entries(answers).map(([key, values]) => [key, { values, at: AT, by: ADA }]);
  const result = { tier: 'high', gate: 'employment', provisional: false, opened: [], possible: [] };
  const intake = { number: 1, at: AT, by: ADA, rules_version: '2026-11', answers: Object.fromEntries(given), result };
  return { ...someFacts(), intake: intake as unknown as NonNullable<Facts['intake']> }; // conditions read only answers
};

const isNeeded = (type: LegalTypeId, facts: Facts) => neededBy(LEGAL_TYPES[type].when ?? [], facts).needed;
const withTier = (risk_tier: Facts['application']['risk_tier']): Facts => {
  const facts = someFacts();
  return { ...facts, application: { ...facts.application, risk_tier } };
};

test('the technical documentation is needed unless the tier is known to be lower', () => {
  expect(isNeeded('annex-iv', withTier('high'))).toBe(true);
  expect(isNeeded('annex-iv', withTier('not_assessed'))).toBe(true);
  expect(neededBy(LEGAL_TYPES['annex-iv'].when ?? [], withTier('medium'))).toEqual({
    needed: false,
    conditions: [{ fact: 'risk_tier', any: ['high', 'prohibited'], values: ['medium'] }],
  });
});

test('an unanswered question never makes a document unnecessary', () => {
  expect(isNeeded('gdpr-article-35', someFacts())).toBe(true);
  expect(isNeeded('gdpr-article-35', withIntake({ personal_data: ['unknown'] }))).toBe(true);
  expect(isNeeded('gdpr-article-35', withIntake({ personal_data: ['no'] }))).toBe(false);
  expect(isNeeded('article-73', someFacts())).toBe(false);
  expect(isNeeded('model-card', withTier('low'))).toBe(true);
});

test('a point whose condition does not hold is no gap, and it becomes one when it holds', () => {
  const pointIn = (facts: Facts, answers = {}) =>
    sectionsOf(LEGAL_TYPES['annex-v'], facts, answers)
      .flatMap(({ points }) => points)
      .find(({ id }) => id === '5');
  const [without, processing] = [withIntake({ personal_data: ['no'] }), withIntake({ personal_data: ['yes'] })];
  expect(pointIn(without)).toMatchObject({ state: 'not_needed', conditions: [{ values: ['no'] }] });
  expect(pointIn(without, { '5': answered('It complies.') })).toMatchObject({ state: 'complete' });
  expect(pointIn(processing)).toMatchObject({ state: 'gap' });
  const signed = { sections: sectionsOf(LEGAL_TYPES['annex-v'], without, {}) };
  const changes = changesSince(signed, sectionsOf(LEGAL_TYPES['annex-v'], processing, {}));
  expect(changes.map(({ after }) => after?.id)).toEqual(['5']);
});

test('a voluntary point may stay empty', () => {
  const points = sectionsOf(LEGAL_TYPES['model-card'], someFacts(), {}).flatMap((section) => section.points);
  expect(points.find(({ id }) => id === '10')).toMatchObject({ state: 'not_needed', entries: [] });
});

test('the statement of applicability shows the controls of a requirement with their evidence', () => {
  const facts = someFacts();
  const piece = { id: facts.application.id, kind: 'document' as const, name: 'Policy', effective_from: '2026-11-01' };
  const [control] = facts.controls;
  if (!control) throw new Error('The facts have a control.');
  const evidence = [{ ...piece, expires_on: null }];
  const controls = [{ ...control, key: 'incident_response' as const, evidence }];
  const entries = sectionsOf(LEGAL_TYPES['iso-42001-applicability'], { ...facts, controls }, {})
    .flatMap(({ points }) => points)
    .find(({ id }) => id === 'A.8.4')?.entries;
  expect(entries?.map(({ field, values }) => [field, ...values])).toEqual([
    ['control', 'accepted', 'Yearly penetration test.'],
    ['evidence', 'Policy'],
  ]);
});
