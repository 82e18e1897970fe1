import { expect, test } from 'vitest';
import { aName } from '#domain/rules.ts';
import { fieldOf } from '#domain/schema-of.ts';
import { nameOrder } from '#domain/text/name.ts';
import { sameNames } from '#domain/text/same-name.ts';

const Name = fieldOf(aName);

test.each([
  ['Claims triage', 'Claims triage'],
  ['  Claims   triage ', 'Claims triage'],
  ['Señal_2~x-y.z', 'Señal_2~x-y.z'],
  ['审核', '审核'],
  ['नमस्ते', 'नमस्ते'],
  ['한글 x\u0301', '한글 x\u0301'],
])('accepts %j as a name and stores %j', (given, kept) => {
  expect(Name.parse(given)).toBe(kept);
});

test.each(['\u3164', 'a\u3164b', '\u115f', '\u034f', '\u0301', 'a \u0301', '_\u0301', '\ufe0f', 'a\u200bb', '\u2800'])(
  'refuses %j as a name because it is partly invisible',
  (given) => {
    expect(Name.safeParse(given).success).toBe(false);
  },
);

test.each(['', ' ', 'a/b', 'a\nb', 'a#b', 'smile 🙂', 'x'.repeat(101)])('refuses %j as a name', (given) => {
  expect(Name.safeParse(given).success).toBe(false);
});

const isSame = (one: string, other: string) => sameNames(one).some((form) => sameNames(other).includes(form));

test.each([
  ['ÁCME', 'ácme'], // case
  ['Straße', 'STRASSE'],
  ['ﬁne ①', 'fine 1'], // NFKC
  ['Ａcme', 'Acme'],
  ['Асmе', 'Acme'], // Cyrillic А, с, е
  ['АСМЕ', 'ACME'],
  ['Αlpha', 'Alpha'], // Greek
  ['AI chat', 'Al chat'], // I, l and 1 look alike
  ['Model 10', 'Model lO'],
  ['Señаl', 'SEÑAL'],
])('%j and %j are the same name', (one, other) => {
  expect(isSame(one, other)).toBe(true);
});

test.each([
  ['Acme', 'Ácme'],
  ['Mail', 'Mall'],
  ['API', 'APL'],
  ['Modem', 'Modern'],
  ['Acme 1', 'Acme 2'],
  ['Привет', 'Пpивeты'],
])('%j and %j are different names', (one, other) => {
  expect(isSame(one, other)).toBe(false);
});

test('sorting ignores accents and case', () => {
  expect(['Zeta', 'élan', 'Eko'].toSorted((a, b) => (nameOrder(a) < nameOrder(b) ? -1 : 1))).toEqual([
    'Eko',
    'élan',
    'Zeta',
  ]);
});
