import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { type Route, split } from '#contract/http/route.ts';
import { contract } from '#contract/index.ts';
import { FIELD_ERRORS, type FieldError, type FieldErrorParams } from '#domain/field-error.ts';
import { fieldErrors } from '#lambdas/http/field-errors.ts';
import { fieldErrors as spanish } from '#web/i18n/es/components/field-errors.ts';

const routes = Object.values(contract).flatMap((domain) => Object.entries<Route>(domain));

/** Values that are invalid for nearly every field, each in its own way. */
const WRONG = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'a/b',
  'x'.repeat(99_999),
  -1,
  1.5,
  1e9,
  true,
  {},
  [],
  ['x'],
  Array(200).fill(''),
];

/** The errors of a schema for a valid value with one invalid field. */
const provoked = (schema: z.ZodObject): FieldError[] => {
  const [example] = z.array(z.record(z.string(), z.unknown())).parse(schema.meta()?.examples ?? [{}]);
  const wrong = [...Object.keys(schema.shape), 'nonsense'].flatMap((field) =>
    WRONG.map((value) => ({ ...example, [field]: value })),
  );
  return [...wrong, ...WRONG].flatMap((value) => {
    const { error } = schema.safeParse(value, { reportInput: true });
    return error ? fieldErrors(error, 'unknown') : [];
  });
};

const es = createInstance({
  lng: 'es',
  resources: { es: { translation: spanish } },
  interpolation: { escapeValue: false },
  initAsync: false,
});
await es.init();
const say = es.t as (key: string, params: FieldErrorParams) => string; // keys of both languages

test('every field error of any route has a Spanish text with all its parameters', () => {
  const met = new Map<string, FieldError>();
  for (const [key, { params, query, body }] of routes)
    for (const schema of [params, query, body])
      for (const error of schema ? provoked(schema) : []) {
        expect(error.message, `${split(key).path} ${error.path}`).not.toMatch(/{{|^$/);
        met.set(error.code, error);
      }
  // Includes the codes that a schema can produce. Others come from the API only.
  expect([...met.keys()]).toEqual(
    expect.arrayContaining(['missing', 'required', 'too_long', 'too_many_entries', 'not_a_name']),
  );

  for (const { code, params, message } of met.values()) {
    const said = say(code, params);
    expect(said, code).not.toBe(message);
    expect(said).not.toMatch(/{{/);
  }
});

test('no field error has the same text in both languages', () => {
  for (const [code, text] of Object.entries(FIELD_ERRORS))
    expect([code, Reflect.get(spanish, code)]).not.toEqual([code, text]);
});

test('API messages use English number formats', () => {
  const { error } = z.object({ text: z.string().max(4000) }).safeParse({ text: 'x'.repeat(4001) });
  expect(error && fieldErrors(error, 'unknown')).toEqual([
    { path: 'text', code: 'too_long', params: { max: 4000 }, message: 'At most 4,000 characters.' },
  ]);
});
