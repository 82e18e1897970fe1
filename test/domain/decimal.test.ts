/** Decimals as users type them in either language. */
import { expect, test } from 'vitest';
import { typedDecimal } from '#domain/decimal.ts';
import { decimal, problemOf, tidied } from '#domain/rules.ts';

const rule = decimal(0, 1000);

test.each([
  ['0.10', '0.10'],
  [' 0,10 ', '0.10'],
  ['0,125', '0.125'],
  [',5', '.5'],
  ['12', '12'],
])('%s is %s', (typed, number) => {
  expect(tidied(rule, typed)).toBe(number);
  expect(problemOf(rule, typed)).toBeUndefined();
});

test.each([
  ['', 'required'],
  ['half', 'not_a_decimal'],
  ['1,000', 'not_a_decimal'], // ambiguous: 1000 or 1
  ['1.000,5', 'not_a_decimal'],
  ['1e3', 'not_a_decimal'],
  ['-0,1', 'too_small'],
  ['1000.5', 'too_big'],
])('refuses %s: %s', (typed, code) => {
  expect(problemOf(rule, typed)?.code).toBe(code);
});

test('a number is shown in the form in which it is typed', () => {
  expect([typedDecimal(0.1, 'en'), typedDecimal(0.1, 'es'), typedDecimal(1250.5, 'es')]).toEqual([
    '0.1',
    '0,1',
    '1250,5',
  ]);
});
