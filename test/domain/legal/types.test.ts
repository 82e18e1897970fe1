import { expect, test } from 'vitest';
import { isoIec42001 } from '#domain/catalogue/iso-iec-42001.ts';
import { nistAiRmf } from '#domain/catalogue/nist-ai-rmf.ts';
import { pointsOf } from '#domain/legal/legal-type.ts';
import { LEGAL_TYPE_IDS, type LegalTypeId } from '#domain/legal/type-names.ts';
import { LEGAL_TYPES } from '#domain/legal/types/index.ts';
import { MODEL_CARD } from '#domain/models/card.ts';

const TYPES = LEGAL_TYPE_IDS.map((id) => LEGAL_TYPES[id]);
const idsOf = (type: LegalTypeId) => pointsOf(LEGAL_TYPES[type]).map(({ id }) => id);

test('every type has each official point once, and its own id', () => {
  expect(TYPES.map(({ id }) => id)).toEqual(LEGAL_TYPE_IDS);
  for (const type of TYPES) {
    const ids = [...type.sections.map(({ id }) => id), ...pointsOf(type).map(({ id }) => id)];
    const groups = type.sections.filter((section) => 'points' in section).length;
    expect(new Set(ids).size, type.id).toBe(pointsOf(type).length + groups);
  }
});

test('a heading is the beginning of the official point in both languages', () => {
  const wrong = TYPES.flatMap((type) =>
    pointsOf(type).flatMap(({ id, heading, text }) =>
      (['en', 'es'] as const)
        .filter((language) => text && !text[language].toLowerCase().startsWith(heading[language].toLowerCase()))
        .map((language) => `${type.id} ${id} ${language}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('Annex V has its eight points, and Article 27(1) its six', () => {
  expect(idsOf('annex-v')).toEqual([...'12345678']);
  expect(idsOf('article-27')).toEqual(Array.from('abcdef', (letter) => `(${letter})`));
});

test('Annex VIII has its points, without the deleted points 7 and 9 of section B', () => {
  expect(idsOf('annex-viii-a')).toEqual(Array.from({ length: 13 }, (_, at) => String(at + 1)));
  expect(idsOf('annex-viii-b')).toEqual([...'1234568']);
  expect(idsOf('annex-viii-c')).toEqual([...'12345']);
});

test('Annex IV has its nine points', () => {
  expect(LEGAL_TYPES['annex-iv'].sections.map(({ id }) => id)).toEqual([...'123456789']);
  const letters = (point: string) => Array.from('abcdefgh', (letter) => `${point}(${letter})`);
  expect(idsOf('annex-iv')).toEqual([...letters('1'), ...letters('2'), ...'3456789']);
});

test('Article 13(3) and GDPR Article 35(7) have their points', () => {
  const inside = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii'].map((number) => `(b)(${number})`);
  expect(idsOf('article-13')).toEqual(['(a)', ...inside, '(c)', '(d)', '(e)', '(f)']);
  expect(idsOf('gdpr-article-35')).toEqual(['(a)', '(b)', '(c)', '(d)']);
});

test('types of a framework have each requirement of the catalog once', () => {
  const required = (of: typeof isoIec42001) => of.requirements.map(({ id }) => id).toSorted();
  const annexA = required(isoIec42001).filter((id) => id.startsWith('A.'));
  expect(annexA).toHaveLength(38);
  expect(idsOf('iso-42001-applicability').toSorted()).toEqual(annexA);
  for (const profile of ['nist-current-profile', 'nist-target-profile'] as const)
    expect(idsOf(profile).toSorted()).toEqual(required(nistAiRmf));
});

test('the card of a model has the same fields as the card of an application', () => {
  const fieldsOf = ({
    sections,
  }: {
    sections: readonly { id: string; heading: object; points?: readonly object[] }[];
  }) => sections.map(({ id, heading, points = [] }) => ({ id, heading, points: points.length }));
  expect(fieldsOf(MODEL_CARD)).toEqual(fieldsOf(LEGAL_TYPES['model-card']));
  expect(idsOf('model-card')).toHaveLength(35);
});
