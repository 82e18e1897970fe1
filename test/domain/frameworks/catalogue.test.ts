/** The catalogue against the published frameworks: every id and count. */
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '#domain/catalogue/index.ts';
import { effectiveDates, effectOn } from '#domain/frameworks/dates.ts';
import { Framework } from '#domain/frameworks/framework.ts';

const named = (id: string) => CATALOGUE.find((framework) => framework.id === id) ?? expect.fail(id);
const idsOf = (id: string) => named(id).requirements.map((requirement) => requirement.id);
const duty = (framework: string, id: string) =>
  named(framework).requirements.find((requirement) => requirement.id === id) ?? expect.fail(id);

const numbered = (prefix: string, count: number, digits = 1) =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(index + 1).padStart(digits, '0')}`);

test('the catalog has sixteen frameworks that match the schema', () => {
  expect(CATALOGUE.map(({ id, status, requirements }) => [id, status, requirements.length])).toEqual([
    ['nist-ai-rmf', 'voluntary', 72],
    ['nist-ai-600-1', 'voluntary', 12],
    ['iso-iec42001', 'voluntary', 32 + 38],
    ['euact', 'in_effect', 93],
    ['nyc-ll144', 'in_effect', 14],
    ['il-hb3773', 'in_effect', 6],
    ['tx-traiga', 'in_effect', 12],
    ['kr-ai-basic-act', 'in_effect', 15],
    ['co-sb26-189', 'passed', 13],
    ['ca-cppa-admt', 'in_effect', 14],
    ['ct-sb5', 'in_effect', 11],
    ['uk-principles', 'voluntary', 5],
    ['sg-genai', 'voluntary', 9],
    ['oecd-ai', 'voluntary', 10],
    ['owasp-llm-2026', 'voluntary', 10],
    ['owasp-llm-2025', 'voluntary', 10],
  ]);
  for (const framework of CATALOGUE) expect(Framework.parse(framework)).toEqual(framework);
});

test('NIST AI RMF has its 19 categories with their 72 subcategories', () => {
  const subcategories = {
    GOVERN: [7, 3, 2, 3, 2, 2],
    MAP: [6, 3, 5, 2, 2],
    MEASURE: [3, 13, 3, 3],
    MANAGE: [4, 4, 2, 3],
  };
  const categories = Object.entries(subcategories).flatMap(([name, counts]) => numbered(`${name} `, counts.length));
  const { groups } = named('nist-ai-rmf');
  expect(groups.filter(({ within }) => within).map(({ id }) => id)).toEqual(categories);
  expect(groups.filter(({ within }) => !within).map(({ id }) => id)).toEqual(Object.keys(subcategories));
  expect(idsOf('nist-ai-rmf')).toEqual(
    Object.entries(subcategories).flatMap(([name, counts]) =>
      counts.flatMap((count, index) => numbered(`${name} ${index + 1}.`, count)),
    ),
  );
});

test('ISO/IEC 42001 has 43 clauses, 32 with requirements, and 38 controls in 9 groups', () => {
  const { groups, requirements } = named('iso-iec42001');
  const ids = [...groups, ...requirements].map(({ id }) => id);
  const clauses = ids.filter((id) => /^\d/.test(id));
  expect(clauses.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))).toEqual([
    ...['4', '4.1', '4.2', '4.3', '4.4', '5', '5.1', '5.2', '5.3'],
    ...['6', '6.1', '6.1.1', '6.1.2', '6.1.3', '6.1.4', '6.2', '6.3'],
    ...['7', '7.1', '7.2', '7.3', '7.4', '7.5', '7.5.1', '7.5.2', '7.5.3', '8', '8.1', '8.2', '8.3', '8.4'],
    ...['9', '9.1', '9.2', '9.2.1', '9.2.2', '9.3', '9.3.1', '9.3.2', '9.3.3', '10', '10.1', '10.2'],
  ]);
  expect(clauses).toHaveLength(43);
  const controls = requirements.filter(({ id }) => id.startsWith('A.'));
  expect(controls.map(({ id }) => id)).toEqual([
    ...['A.2.2', 'A.2.3', 'A.2.4', 'A.3.2', 'A.3.3', 'A.4.2', 'A.4.3', 'A.4.4', 'A.4.5', 'A.4.6'],
    ...['A.5.2', 'A.5.3', 'A.5.4', 'A.5.5', 'A.6.1.2', 'A.6.1.3'],
    ...['A.6.2.2', 'A.6.2.3', 'A.6.2.4', 'A.6.2.5', 'A.6.2.6', 'A.6.2.7', 'A.6.2.8'],
    ...['A.7.2', 'A.7.3', 'A.7.4', 'A.7.5', 'A.7.6', 'A.8.2', 'A.8.3', 'A.8.4', 'A.8.5'],
    ...['A.9.2', 'A.9.3', 'A.9.4', 'A.10.2', 'A.10.3', 'A.10.4'],
  ]);
  expect(Object.values(Object.groupBy(controls, ({ group = '' }) => group)).map((some) => some?.length)).toEqual([
    3, 2, 5, 4, 9, 5, 4, 3, 3,
  ]);
  expect(requirements.filter(({ title, text }) => !title || text)).toEqual([]);
});

test('the EU AI Act has 93 duties, counted by class of system', () => {
  const { requirements } = named('euact');
  const counts = Object.entries(Object.groupBy(requirements, (one) => one.class ?? '')).map(([name, of]) => [
    name,
    of?.length,
  ]);
  expect(Object.fromEntries(counts)).toEqual({
    ...{ literacy: 1, prohibited: 10, any_system: 1 },
    ...{ high_risk: 64, transparency: 6, general_purpose: 11 },
  });
  const articles = [
    '4 5.1.a 5.1.b 5.1.ba 5.1.bb 5.1.c 5.1.d 5.1.e 5.1.f 5.1.g 5.1.h 4a 6.4 8 9.1 9.5 9.6 9.9 10.2 10.3 11 12 13.1 13.2',
    '14.1 14.5 15.1 15.4 15.5 16.b 16.k 16.l 17 18 19 20.1 20.2 21 22.1 22.3 25.1 25.2 25.4 43.1 43.2 43.4 47 48',
    '49.1 49.2 60 72 73.1 73.6 23.1 23.2 23.3 23.5 24.1 24.2 24.4 24.5 26.1 26.2 26.4 26.5 26.6 26.7 26.8 26.9',
    '26.10 26.11 26.12 27.1 27.3 86 50.1 50.2 50.3 50.4.a 50.4.b 50.5 52.1 53.1.a 53.1.b 53.1.c 53.1.d 53.3 54',
    '55.1.a 55.1.b 55.1.c 55.1.d',
  ];
  expect(idsOf('euact')).toEqual(articles.flatMap((line) => line.split(' ')).map((article) => `AIA-${article}`));
});

test.each([
  ['nist-ai-600-1', numbered('GAI-', 12, 2)],
  ['nyc-ll144', numbered('LL144-', 14, 2)],
  ['il-hb3773', numbered('IL-', 6, 2)],
  ['tx-traiga', numbered('TX-', 12, 2)],
  ['kr-ai-basic-act', numbered('KR-', 15, 2)],
  ['co-sb26-189', numbered('CO-', 13, 2)],
  ['ca-cppa-admt', numbered('CA-', 14, 2)],
  ['ct-sb5', numbered('CT-', 11, 2)],
  ['uk-principles', numbered('UK-', 5)],
  ['sg-genai', numbered('SG-G', 9)],
  ['oecd-ai', [...numbered('OECD-1.', 5), ...numbered('OECD-2.', 5)]],
  ['owasp-llm-2025', numbered('LLM', 10, 2).map((id) => `${id}:2025`)],
  ['owasp-llm-2026', numbered('LLM', 10, 2).map((id) => `${id}:2026`)],
])('%s has the published ids, or its own where none exist', (framework, ids) => {
  expect(idsOf(framework)).toEqual(ids);
});

describe.each(CATALOGUE)('$id', ({ groups, requirements, sources, superseded_by, ...framework }) => {
  test('has unique ids, and each referenced group exists', () => {
    const ids = [...groups, ...requirements].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const known = new Set(groups.map(({ id }) => id));
    const wanted = [...groups.map(({ within }) => within), ...requirements.map(({ group }) => group)];
    expect(wanted.filter((id) => id !== undefined && !known.has(id))).toEqual([]);
  });

  test('has sources, each with an address', () => {
    expect(sources.length).toBeGreaterThan(0);
    for (const { url } of sources) expect(new URL(url).protocol).toBe('https:');
  });

  test('each requirement has a text of limited length in both languages', () => {
    expect(requirements.filter(({ title, text }) => !title && !text)).toEqual([]);
    for (const { text } of requirements) expect(text?.en.split(' ').length ?? 0).toBeLessThanOrEqual(20);
    const words = [...groups, ...requirements, ...framework.notes.map((note) => ({ note }))].flatMap((one) =>
      ['title', 'text', 'note'].flatMap((part) => Object(one)[part] ?? []),
    );
    for (const { en, es } of [framework.jurisdiction, ...words]) expect([en.trim(), es.trim()]).not.toContain('');
  });

  test('superseding frameworks and requirements exist', () => {
    if (superseded_by) expect(CATALOGUE.map(({ id }) => id)).toContain(superseded_by);
    const superseding = requirements.flatMap((requirement) => requirement.superseded_by ?? []);
    expect(superseding.filter((by) => !idsOf(by.framework).includes(by.requirement))).toEqual([]);
  });

  test('the status follows from the dates on the day of verification', () => {
    const [first] = effectiveDates({ requirements });
    const expected = first === undefined ? 'voluntary' : first <= framework.verified_on ? 'in_effect' : 'passed';
    expect(framework.status).toBe(expected);
  });
});

test('each duty of the EU AI Act has its own dates', () => {
  expect(effectiveDates(named('euact'))).toEqual([
    ...['2025-02-02', '2025-08-02', '2026-07-27', '2026-08-02', '2026-12-02', '2027-12-02', '2028-08-02'],
  ]);
  const standing = (id: string, ...days: string[]) => days.map((day) => effectOn(day, duty('euact', id)));
  expect(standing('AIA-5.1.a', '2025-02-01', '2025-02-02')).toEqual(['later', 'applies']);
  expect(standing('AIA-5.1.ba', '2026-12-01', '2026-12-02')).toEqual(['later', 'applies']);
  expect(standing('AIA-9.1', '2027-12-01', '2027-12-02', '2028-08-02')).toEqual(['later', 'in_part', 'applies']);
  expect(standing('AIA-43.1', '2026-08-02', '2027-12-02'), 'the formal date counts for nothing').toEqual([
    'later',
    'applies',
  ]);
  expect(standing('AIA-50.2', '2026-08-01', '2026-08-02', '2026-12-02')).toEqual(['later', 'in_part', 'applies']);
  expect(standing('AIA-53.1.a', '2025-08-02')).toEqual(['applies']);
});

test('requirements without a date are not mandatory', () => {
  expect(effectOn('2026-11-21', duty('nist-ai-rmf', 'GOVERN 1.1'))).toBeUndefined();
});

test('OWASP 2025 entries are superseded by 2026 entries under other numbers', () => {
  const by = named('owasp-llm-2025').requirements.map((one) => one.superseded_by?.requirement.slice(0, 5));
  expect(by).toEqual(['01', '02', '04', '05', '10', '03', '08', '09', '07', '06'].map((number) => `LLM${number}`));
});
