import { expect, test } from 'vitest';
import { Name } from '#domain/entity.ts';
import { nameOrder, sameName } from '#domain/name.ts';

test.each([
  ['Claims triage', 'Claims triage'],
  ['  Claims   triage ', 'Claims triage'],
  ['Señal_2~x-y.z', 'Señal_2~x-y.z'],
  ['审核', '审核'],
])('%j is a name, and is kept as %j', (given, kept) => {
  expect(Name.parse(given)).toBe(kept);
});

test.each(['', ' ', 'a/b', 'a\nb', 'a#b', 'smile 🙂', 'x'.repeat(101)])('%j is no name', (given) => {
  expect(Name.safeParse(given).success).toBe(false);
});

test('names that differ in case only are the same, names that differ in accents are not', () => {
  expect(sameName('ÁCME')).toBe(sameName('ácme'));
  expect(sameName('Acme')).not.toBe(sameName('Ácme'));
});

test('accents and case do not count in sorting', () => {
  expect(['Zeta', 'élan', 'Eko'].toSorted((a, b) => (nameOrder(a) < nameOrder(b) ? -1 : 1))).toEqual([
    'Eko',
    'élan',
    'Zeta',
  ]);
});
