import { expect, test } from 'vitest';
import { pointsOf } from '#domain/legal/legal-type.ts';
import { LEGAL_TYPES, legalType } from '#domain/legal/types/index.ts';

test('every type has each official point once, and its own id', () => {
  expect(new Set(LEGAL_TYPES.map(({ id }) => id)).size).toBe(LEGAL_TYPES.length);
  for (const type of LEGAL_TYPES) {
    const ids = [...type.sections.map(({ id }) => id), ...pointsOf(type).map(({ id }) => id)];
    const groups = type.sections.filter((section) => 'points' in section).length;
    expect(new Set(ids).size, type.id).toBe(pointsOf(type).length + groups);
  }
});

test('a heading is the beginning of the official point in both languages', () => {
  const wrong = LEGAL_TYPES.flatMap((type) =>
    pointsOf(type).flatMap(({ id, heading, text }) =>
      (['en', 'es'] as const)
        .filter((language) => text && !text[language].toLowerCase().startsWith(heading[language].toLowerCase()))
        .map((language) => `${type.id} ${id} ${language}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('Annex V has its eight points, and Article 27(1) its six', () => {
  const idsOf = (id: string) => pointsOf(legalType(id) ?? expect.fail(id)).map((point) => point.id);
  expect(idsOf('annex-v')).toEqual([...'12345678']);
  expect(idsOf('article-27')).toEqual(Array.from('abcdef', (letter) => `(${letter})`));
});

test('Annex VIII has its points, without the deleted points 7 and 9 of section B', () => {
  const idsOf = (id: string) => pointsOf(legalType(id) ?? expect.fail(id)).map((point) => Number(point.id));
  expect(idsOf('annex-viii-a')).toEqual(Array.from({ length: 13 }, (_, at) => at + 1));
  expect(idsOf('annex-viii-b')).toEqual([1, 2, 3, 4, 5, 6, 8]);
  expect(idsOf('annex-viii-c')).toEqual([1, 2, 3, 4, 5]);
});

test('Annex IV has its nine points', () => {
  const annexIv = LEGAL_TYPES.find(({ id }) => id === 'annex-iv') ?? expect.fail('no Annex IV');
  expect(annexIv.sections.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  const letters = (point: string) => Array.from('abcdefgh', (letter) => `${point}(${letter})`);
  expect(pointsOf(annexIv).map(({ id }) => id)).toEqual([...letters('1'), ...letters('2'), ...'3456789']);
});
