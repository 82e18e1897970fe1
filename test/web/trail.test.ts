import { expect, test } from 'vitest';
import { fieldKeys } from '#web/components/trail/field-keys.ts';
import { answersApart, apart, dated, inOneLine, isEmpty } from '#web/components/trail/values.ts';
import { applications as applicationsEn } from '#web/i18n/en/applications/applications.ts';
import { audit as auditEn } from '#web/i18n/en/components/audit.ts';
import { vendors as vendorsEn } from '#web/i18n/en/vendors/vendors.ts';
import { applications as applicationsEs } from '#web/i18n/es/applications/applications.ts';
import { audit as auditEs } from '#web/i18n/es/components/audit.ts';
import { vendors as vendorsEs } from '#web/i18n/es/vendors/vendors.ts';

const audit = { en: auditEn, es: auditEs };
const vendors = { en: vendorsEn, es: vendorsEs };
const applications = { en: applicationsEn, es: applicationsEs };

test('the audit log names a field like its page does', () => {
  const texts: Record<'en' | 'es', object> = {
    en: { audit: audit.en, vendors: vendors.en, applications: applications.en },
    es: { audit: audit.es, vendors: vendors.es, applications: applications.es },
  };
  const at = (language: 'en' | 'es', key: string) =>
    key.split('.').reduce((found: unknown, part) => new Map(Object.entries(Object(found))).get(part), texts[language]);
  const said = (language: 'en' | 'es', field: string, of: { what?: string; within?: string }) =>
    fieldKeys(field, of)
      .map((key) => at(language, key))
      .find((text) => text !== undefined);
  for (const language of ['en', 'es'] as const) {
    for (const [field, word] of Object.entries(vendors[language].fields))
      expect(said(language, field, { what: 'vendor' })).toBe(word);
    expect(said(language, 'description', { what: 'application' })).toBe(applications[language].fields.description);
    expect(said(language, 'description', { what: 'assessment' })).toBe(audit[language].fields.description);
  }
  expect(said('es', 'description', { what: 'vendor' })).toBe('Qué ofrece');
});

test('a composite value shows only its changed parts', () => {
  expect(apart({ made_owner: 'mail' }, { made_owner: 'mail', export_ready: 'none' })).toEqual([
    {},
    { export_ready: 'none' },
  ]);
  expect(apart({ made_owner: 'mail', security: 'here' }, { made_owner: 'none', security: 'here' })).toEqual([
    { made_owner: 'mail' },
    { made_owner: 'none' },
  ]);
  for (const [from, to] of [
    ['a', 'b'],
    [['a'], ['a', 'b']],
    [{ name: 'A' }, { name: 'B' }],
    [undefined, { made_owner: 'mail' }],
  ])
    expect(apart(from, to)).toEqual([from, to]);
});

test('a new timestamp alone is no change, and a restated value is shown in full', () => {
  expect(apart({ at: '1', fields: ['name'] }, { at: '2', fields: ['name'] }).every(isEmpty)).toBe(true);
  expect(apart({ level: 'high', reason: 'x' }, { reason: 'x', level: 'high' })).toEqual([
    undefined,
    { reason: 'x', level: 'high' },
  ]);
});

test('a changed list shows its removed and added entries', () => {
  const [ada, grace, hedy] = ['Ada', 'Grace', 'Hedy'].map((name) => ({ role: 'owner', name }));
  expect(apart([ada, grace], [grace, hedy])).toEqual([[ada], [hedy]]);
});

test('a day and a time are in the reader’s format', () => {
  expect(dated('2027-03-31', 'es')).toBe('31 mar 2027');
  expect(dated('2027-03-31T12:00:00.000Z', 'en')).toContain('Mar 31, 2027');
  expect(dated('2027-03', 'en')).toBeUndefined();
});

test('empty values differ from false, zero and none', () => {
  expect([undefined, null, '', [], {}].filter(isEmpty)).toHaveLength(5);
  expect([false, 0, 'x', ['x'], { made_owner: 'none' }].filter(isEmpty)).toEqual([]);
});

test('only changed answers are shown, in any stored form', () => {
  const given = (...values: string[]) => ({ values, at: '1', by: { id: 'a', name: 'Ada' } });
  expect(
    answersApart({ documented: given('yes'), target: given('met') }, { documented: given('no'), target: given('met') }),
  ).toEqual([{ question: 'documented', was: ['yes'], is: ['no'] }]);
  expect(answersApart(undefined, { hiring: ['yes'] })).toEqual([{ question: 'hiring', was: [], is: ['yes'] }]);
});

test('several values form one line, with commas unless they are sentences', () => {
  expect(inOneLine([])).toBe('');
  expect(inOneLine(['Spain', 'Ireland'])).toBe('Spain, Ireland');
  expect(inOneLine(['It is read.', 'It is filed'])).toBe('It is read. It is filed');
});
