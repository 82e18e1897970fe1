/** Fuzzy search by name. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATALOGUE } from '#domain/catalogue/index.ts';
import { bestOf, fold, isWithin } from '#domain/search/match.ts';
import { bestRequirements, byFramework } from '#domain/search/requirements.ts';

const NAMES = ['Claims triage', 'Claims letters', 'Triage of claims (old)', 'Résumé ranker', 'Fraud'];
const found = (text: string) => bestOf(NAMES, text, fold, 3);

test('a match at the start comes first, then at a word, then anywhere', () => {
  expect(found('claims')).toEqual(['Claims triage', 'Claims letters', 'Triage of claims (old)']);
  expect(found('triage claims')).toEqual(['Claims triage', 'Triage of claims (old)']);
  expect(found('aud')).toEqual(['Fraud']);
  expect(found('resume')).toEqual(['Résumé ranker']);
  expect(found('nothing')).toEqual([]);
});

test('allows one typo in words of four letters, two in eight, none in shorter ones', () => {
  expect(found('cliams')).toEqual(
    ['Claims letters', 'Claims triage', 'Triage of claims (old)'].toSorted((a, b) => a.length - b.length),
  );
  expect(found('frad')).toEqual(['Fraud']);
  expect(found('frx')).toEqual([]);
  expect(found('claims lettres')).toEqual(['Claims letters']);
});

test('a word with one edit is within distance one of the original', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{4,12}$/), fc.nat(), fc.stringMatching(/^[a-z]$/), (word, at, letter) => {
      const n = at % word.length;
      const others = [
        `${word.slice(0, n)}${letter}${word.slice(n)}`,
        `${word.slice(0, n)}${word.slice(n + 1)}`,
        `${word.slice(0, n)}${letter}${word.slice(n + 1)}`,
        `${word.slice(0, n)}${word[n + 1] ?? ''}${word[n]}${word.slice(n + 2)}`,
      ];
      for (const other of others) expect(isWithin(other, word, 1), `${other} ${word}`).toBe(true);
    }),
  );
  expect(isWithin('abcdef', 'abxyef', 1)).toBe(false);
});

test.each([
  ['article 9', 'euact', /^AIA-9\.1$/],
  ['art. 9', 'euact', /^AIA-9/],
  ['art 9', 'euact', /^AIA-9/],
  ['artículo 9', 'euact', /^AIA-9/],
  ['Articulo 9(6)', 'euact', /^AIA-9\.6$/],
  ['article 9 eu ai act', 'euact', /^AIA-9/],
  ['eu ai act art. 14', 'euact', /^AIA-14/],
  ['artículo 50 ley de ia', 'euact', /^AIA-50/],
  ['A.5.2', 'iso-iec42001', /^A\.5\.2$/],
  ['annex A.5.2', 'iso-iec42001', /^A\.5\.2$/],
  ['anexo a.5.2 iso 42001', 'iso-iec42001', /^A\.5\.2$/],
  ['clause 6.1.2', 'iso-iec42001', /^6\.1\.2$/],
  ['iso 6.1.2', 'iso-iec42001', /^6\.1\.2$/],
  ['MAP 1.1', 'nist-ai-rmf', /^MAP 1\.1$/],
  ['nist map 1.1', 'nist-ai-rmf', /^MAP 1\.1$/],
  ['prompt injection', 'owasp-llm-2026', /^LLM01/],
])('%s finds the intended requirement', (typed, framework, id) => {
  const [first] = bestRequirements(CATALOGUE, typed, 6);
  expect([first?.framework.id, first?.requirement.id]).toEqual([framework, expect.stringMatching(id)]);
});

test.each(['social scoring', 'puntuación social'])('%s finds a requirement with the same words', (typed) => {
  const found = bestRequirements(CATALOGUE, typed, 6).map(({ requirement }) => requirement.id);
  expect(found).toContain('AIA-5.1.c');
});

test('a framework name finds the framework, and an unknown name finds nothing', () => {
  for (const typed of ['ai act', 'reglamento europeo', 'ley de ia'])
    expect(bestOf(CATALOGUE, typed, byFramework, 1)).toMatchObject([{ id: 'euact' }]);
  expect(bestRequirements(CATALOGUE, 'article 9999', 6)).toEqual([]);
});
