import { expect, test } from 'vitest';
import type { PointAnswers } from '#domain/legal/legal-document.ts';
import { pointsOf } from '#domain/legal/legal-type.ts';
import { completenessOf, sectionsOf } from '#domain/legal/resolve.ts';
import { annexIv } from '#domain/legal/types/annex-iv.ts';
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

test('a changed record changes only the points that show it', () => {
  const before = sectionsOf(annexIv, someFacts(), {});
  const facts = someFacts();
  const renamed = { ...facts, application: { ...facts.application, purpose: 'Sorts candidates' } };
  const changed = sectionsOf(annexIv, renamed, {})
    .flatMap(({ points }) => points)
    .filter((point) => {
      const was = before.flatMap(({ points }) => points).find(({ id }) => id === point.id);
      return JSON.stringify(was) !== JSON.stringify(point);
    });
  expect(changed.map(({ id }) => id)).toEqual(['1(a)']);
});
