import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { applicationRules } from '#domain/applications/rules.ts';
import { commentRules } from '#domain/comments/rules.ts';
import { companyRules } from '#domain/company/rules.ts';
import { addMonths } from '#domain/day.ts';
import { modelRules } from '#domain/models/rules.ts';
import { ownNameRules } from '#domain/people/own-name.ts';
import { ownLevelRules } from '#domain/risks/own-level-rules.ts';
import { anEmail, aPhoneNumber, aSentCode, emptyOf, optional, problemOf, problemsOf, required } from '#domain/rules.ts';
import { fieldOf, schemaOf, storedShapeOf } from '#domain/schema-of.ts';
import { vendorRules } from '#domain/vendors/rules.ts';
import { delegationRules, putOffProblem } from '#domain/work/rules.ts';
import { TODAY } from '#test/today.ts';

const schema = schemaOf(applicationRules);

const line = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    ' a  b ',
    'x'.repeat(100),
    'x'.repeat(101),
    'x'.repeat(200),
    'x'.repeat(4001),
    ' '.repeat(300),
  ),
);
const id = fc.uuid();
const drafts = fc.record({
  name: line,
  description: line,
  purpose: line,
  owner: line,
  department: line,
  vendor_id: fc.option(id),
  model_type: fc.constantFrom('generative', null),
  foundation_models: fc.array(line, { maxLength: 3 }),
  development_status: fc.constantFrom('idea', 'retired'),
  resource_groups: fc.oneof(fc.array(id, { maxLength: 2 }), fc.uniqueArray(id, { minLength: 19, maxLength: 22 })),
});

test('a form and the API find the same errors in the same fields', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const { error } = schema.safeParse(draft);
      const found = (error?.issues ?? []).map((issue) => [
        issue.path[0],
        issue.code === 'custom' && issue.params?.code,
      ]);
      const told = Object.entries(problemsOf(applicationRules, draft)).map(([field, { code }]) => [field, code]);
      // The API reports every wrong list item, a form only the first.
      expect(told).toEqual(
        [...new Map(found.toReversed().map(([field, code]) => [field, [field, code]])).values()].toReversed(),
      );
    }),
    { numRuns: 500 },
  );
});

test('required text needs visible characters', () => {
  const judged = (reason: string) => problemsOf(ownLevelRules, { level: 'high', reason });
  expect(judged(`a${' '.repeat(30)}b`)).toEqual({ reason: { code: 'too_short', params: { min: 20 } } });
  expect(schemaOf(ownLevelRules).safeParse({ level: 'high', reason: `a${'\n'.repeat(30)}b` }).success).toBe(false);
  expect(judged('This has been\n seen before.')).toEqual({});
});

test('optional fields default to empty, and required fields are demanded', () => {
  expect(schema.parse({ name: ' Claims   triage ' })).toEqual({ ...emptyOf(applicationRules), name: 'Claims triage' });
  expect(schema.safeParse({}).error?.issues).toMatchObject([{ code: 'invalid_type', path: ['name'] }]);
});

test('a name is required unless it is optional', () => {
  const said = (first_name: string, last_name = '') =>
    Object.entries(problemsOf(ownNameRules, { first_name, last_name })).map(([field, { code }]) => [field, code]);
  expect(said('  ', '  ')).toEqual([['first_name', 'name_required']]);
  expect(said('Ada <b>')).toEqual([['first_name', 'not_a_name']]);
  expect(said('Zoë-Ann', 'x'.repeat(101))).toEqual([['last_name', 'name_too_long']]);
});

describe('ignores formatting that people type', () => {
  test.each([
    [aPhoneNumber, '+34 600-123 456', '+34600123456'],
    [aSentCode, '123 456', '123456'],
    [anEmail, ' ada@example.com ', 'ada@example.com'],
  ])('%j: %j is %j', (rule, typed, meant) => {
    expect(fieldOf(rule).parse(typed)).toBe(meant);
  });
});

test.each([
  ["kate.o'brien+claims@example.com", undefined],
  [`${'a'.repeat(64)}@example.com`, undefined],
  [`${'a'.repeat(65)}@example.com`, 'not_an_email'],
  [`${'a.'.repeat(40)}b@example.com`, 'not_an_email'],
])('the address %s gives %s', (email, code) => {
  expect(problemsOf({ email: anEmail }, { email }).email?.code).toBe(code);
});

test.each([
  ['https://acme.example', true],
  ['  https://models.acme.example:8443/a?b#c ', true],
  ['', true],
  ['http://acme.example', false],
  ['acme.example', false],
  ['https://acme', false],
  ['https://user:secret@acme.example', false],
  ['javascript:alert(1)', false],
  [`https://acme.example/${'x'.repeat(300)}`, false],
])('%j is valid as a website: %s', (website, isGood) => {
  expect(problemsOf(vendorRules, { name: 'Acme', website, description: '', owner: '' }).website === undefined).toBe(
    isGood,
  );
});

test.each([
  ...['a\u0000b', 'a\u202eb', 'a\u2028b', 'a\nb'],
  ...['a\u061cb', 'a\u200fb', 'a\u2067b', 'a\ufffeb', 'a\ufdd0b', 'a\u{1ffff}b'],
])('refuses %j as a line because it has invisible characters', (owner) => {
  expect(problemsOf(vendorRules, { ...emptyOf(vendorRules), name: 'x', owner })).toEqual({
    owner: { code: 'unseen', params: {} },
  });
});

test('accepts any number of lines with any line ending', () => {
  const typed = { name: 'x', description: 'one\r\n\ttwo\rthree' };
  expect(schemaOf(vendorRules).parse(typed)).toMatchObject({ description: 'one\n\ttwo\nthree' });
});

test.each([
  ['Smith & Sons, Inc.', 'none'],
  ["O’Neill/D'Arcy (Österreich) GmbH + Co. KG!", 'none'],
  ['<b>Acme</b>', 'not_a_company_name'],
  ['Acme\nModels', 'not_a_company_name'],
  ['Acme\u202eslede', 'not_a_company_name'],
  ['  ', 'name_required'],
])('a company named %j gives: %s', (name, code) => {
  expect(problemsOf(companyRules, { name, industry: '' }).name?.code ?? 'none').toBe(code);
});

test.each([
  ['x'.repeat(8192), undefined],
  ['x'.repeat(8193), { code: 'too_many_bytes', params: { max: 8192 } }],
  ['é'.repeat(4096), undefined],
  ['é'.repeat(4097), { code: 'too_many_bytes', params: { max: 8192 } }],
])('a comment has at most 8 kB in any script', (text, broken) => {
  expect(problemsOf(commentRules, { text, mentions: [] }).text).toEqual(broken);
});

test('a typed day must be in the plausible range, and the error gives both ends', () => {
  const rule = optional('typed_day', 10);
  for (const day of ['', '1990-01-01', TODAY, addMonths(TODAY, 239)]) expect(problemOf(rule, day)).toBeUndefined();
  for (const day of ['0000-01-01', '1989-12-31', '9999-12-31'])
    expect(problemOf(rule, day)).toMatchObject({ code: 'day_out_of_range', params: { from: '1990-01-01' } });
  expect(problemOf(rule, '2027-02-30')?.code).toBe('not_a_day');
});

test('vendor and model days must be plausible; stored ones stay readable', () => {
  const said = {
    iso_27001_until: '0001-01-01',
    contract_end: '9999-12-31',
    other_certificates: ['PCI DSS 0001-01-01'],
  };
  const vendor = { ...emptyOf(vendorRules), name: 'Acme', ...said };
  expect(problemsOf(vendorRules, vendor)).toMatchObject({
    iso_27001_until: { code: 'day_out_of_range' },
    contract_end: { code: 'day_out_of_range' },
    other_certificates: { code: 'day_out_of_range' },
  });
  expect(problemsOf(vendorRules, { ...vendor, other_certificates: ['PCI DSS'] }).other_certificates?.code).toBe(
    'not_dated',
  );
  expect(z.object(storedShapeOf(vendorRules)).parse(vendor)).toEqual(vendor);

  const days = { released: '0001-01-01', retires_on: '9999-12-31' };
  const model = { ...emptyOf(modelRules), name: 'Acme Large', ...days };
  expect(problemsOf(modelRules, model)).toMatchObject({
    released: { code: 'day_out_of_range' },
    retires_on: { code: 'day_out_of_range' },
  });
  expect(z.object(storedShapeOf(modelRules)).parse(model)).toEqual(model);
});

test('a missing person is reported at the field', () => {
  expect(problemsOf({ reason: required('lines', 10) }, { reason: '\u200b\u2060 \u3164' })).toEqual({
    reason: { code: 'required', params: {} },
  });
  expect(problemsOf(delegationRules, { to: '', note: '' })).toEqual({ to: { code: 'required', params: {} } });
  expect(problemsOf(delegationRules, { to: 'somebody', note: '' })).toEqual({});
});

test('an item is snoozed at least until tomorrow and at most for a year', () => {
  const today = '2026-11-23';
  for (const day of ['2026-11-24', '2027-11-23']) expect(putOffProblem(day, today)).toBeUndefined();
  for (const day of ['2026-11-23', '2020-01-01', '2027-11-24', '9999-12-31'])
    expect(putOffProblem(day, today)).toEqual({
      ...{ code: 'day_out_of_range', params: { from: '2026-11-24', to: '2027-11-23' } },
    });
});
