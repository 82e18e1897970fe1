import { expect, test } from 'vitest';
import type { CustomField } from '#domain/custom-fields/rules.ts';
import { withSentCustom } from '#domain/custom-fields/typed.ts';
import { type Imported, LAYOUTS } from '#domain/import/columns.ts';
import { MOST_IMPORTED, readImport } from '#domain/import/file.ts';
import { csvLine } from '#domain/list/csv.ts';
import { fileLines } from '#domain/list/file-lines.ts';
import { readCsv } from '#domain/reading/read-csv.ts';
import { vendorList } from '#domain/vendors/list.ts';
import type { VendorRow } from '#domain/vendors/vendor.ts';
import { applications as applicationsEn } from '#web/i18n/en/applications/applications.ts';
import { vendors as vendorsEn } from '#web/i18n/en/vendors/vendors.ts';
import { applications as applicationsEs } from '#web/i18n/es/applications/applications.ts';
import { vendors as vendorsEs } from '#web/i18n/es/vendors/vendors.ts';

const CLAIMS = { id: '0b9c5f8e-3c1e-4c1e-9a52-0f2c8d6f1a12', name: 'Gestión de Claims' };
const ACME = { id: '0b9c5f8e-3c1e-4c1e-9a52-0f2c8d6f1a13', name: 'Acme' };
const known = { groups: [CLAIMS], vendors: [ACME], words: {} };
const read = (what: Imported, ...lines: readonly (readonly string[])[]) =>
  readImport(what, readCsv(lines.map((line) => csvLine(line)).join('')), known);
const wrong = (what: Imported, ...lines: readonly (readonly string[])[]) =>
  read(what, ...lines).rows.flatMap(({ line, problems }) =>
    problems.map(({ field, broken }) => [line, field, broken.code]),
  );

const LABELS = {
  applications: [applicationsEn.fields, applicationsEs.fields],
  vendors: [vendorsEn.fields, vendorsEs.fields],
} as const;
const CHOICES = {
  applications: [applicationsEn, applicationsEs].map(
    ({ modelTypes, developmentStatuses: { retired, ...statuses } }) => ({
      model_type: modelTypes,
      development_status: statuses,
    }),
  ),
  vendors: [vendorsEn, vendorsEs].map((texts) => ({
    ...{ category: texts.categories, criticality: texts.criticalities, data_shared: texts.dataShared },
    ...{ trains_on_data: texts.training, notice_days: texts.noticePeriods },
  })),
};

test.each(['applications', 'vendors'] as const)(
  'a file of %s may use the product’s labels for fields and values in either language',
  (what) => {
    const { fields, rules } = LAYOUTS[what];
    expect(fields.toSorted()).toEqual(Object.keys(rules).toSorted());
    for (const labels of LABELS[what]) {
      const names = fields.map((field) => Object.entries(labels).find(([key]) => key === field)?.[1] ?? '');
      expect(read(what, names, names.map(String)).notTaken).toEqual({ columns: [], lines: [] });
      expect(read(what, names).missing).toEqual([]);
    }
    for (const choices of CHOICES[what])
      for (const [field, labels] of Object.entries(choices))
        for (const [value, label] of Object.entries<string>(labels))
          expect(read(what, ['name', field], ['x', label]).rows[0]?.draft).toEqual({ name: 'x', [field]: value });
  },
);

test('a row has the values of its cells, and defaults elsewhere', () => {
  const { rows } = read(
    'applications',
    ['Nombre', 'Proveedor', 'Grupos', 'Modelos fundacionales', 'Owner', 'Descripción'],
    ['Triage', 'ACME', 'gestion de claims', 'Claude; GPT', 'grace@example.com', ''],
  );
  expect(rows).toEqual([
    {
      ...{ line: 2, name: 'Triage', problems: [] },
      draft: {
        ...{ name: 'Triage', vendor_id: ACME.id, resource_groups: [CLAIMS.id], owner: 'grace@example.com' },
        foundation_models: ['Claude', 'GPT'],
      },
    },
  ]);
});

test('a problem in a row names its field and affects no other row', () => {
  expect(
    wrong(
      'applications',
      ['Name', 'Vendor', 'Application groups', 'Model type'],
      ['One', '', 'Gestión de Claims', ''],
      ['ONE', '', 'Gestión de Claims', ''],
      ['', 'Nobody', 'Nowhere', 'Magic'],
      ['Two', '', '', ''],
      ['caf\uFFFD', '', 'Gestión de Claims', ''],
    ),
  ).toEqual([
    [3, 'name', 'name_in_line'],
    [4, 'name', 'name_required'],
    [4, 'vendor_id', 'no_vendor_called'],
    [4, 'model_type', 'not_a_choice'],
    [4, 'resource_groups', 'no_group_called'],
    [5, 'resource_groups', 'groups_required'],
    [6, 'name', 'lost_character'],
  ]);
  expect(
    wrong(
      'vendors',
      ['Name', 'Website', 'Contract from', 'Contract until', 'Notice period', 'Other certificates'],
      ['One', 'http://one.example', '2027-01-01', '2026-01-01', '', 'PCI DSS'],
      ['Two', '', '2026-12-01', '2026-12-10', '365', ''],
    ),
  ).toEqual([
    [2, 'website', 'not_a_website'],
    [2, 'contract_end', 'day_too_early'],
    [2, 'other_certificates', 'not_dated'],
    [3, 'notice_days', 'notice_too_long'],
  ]);
});

test('a date is accepted when unambiguous: year first, or a day above twelve', () => {
  const dayOf = (cell: string) => {
    const [row] = read('vendors', ['Name', 'Contract until'], ['One', cell]).rows;
    return row?.problems[0]?.broken.code ?? row?.draft.contract_end;
  };
  expect(['2027-03-31', '31/3/2027', '31.03.2027', '2027-03-31T00:00:00', '3/4/2027', 'soon'].map(dayOf)).toEqual([
    ...['2027-03-31', '2027-03-31', '2027-03-31', '2027-03-31', 'not_a_day', 'not_a_day'],
  ]);
});

test('file problems are reported: no headers, too many rows, an unclosed quote', () => {
  expect(read('vendors', ['Website'], ['https://one.example']).missing).toEqual(['name']);
  const many = Array.from({ length: MOST_IMPORTED + 1 }, (_, at) => [`v${at}`]);
  expect(read('vendors', ['Name'], ...many)).toMatchObject({ rows: [], count: MOST_IMPORTED + 1 });
  expect(readImport('vendors', readCsv('Name\n"One'), known)).toMatchObject({ rows: [], openQuote: 2 });
  expect(read('vendors', ['Name', 'Colour'], ['One', 'red']).notTaken.columns).toEqual(['Colour']);
});

test('a vendor for all groups has no group, and look-alike names are the same name', () => {
  const words = [vendorsEn.forEverybody, vendorsEs.forEverybody, ''];
  const rows = words.map((word, at) => [`Acme ${at}`, word]);
  expect(wrong('vendors', ['Name', 'Application groups'], ...rows)).toEqual([]);
  expect(wrong('applications', ['Name', 'Application groups'], ['Acme', vendorsEn.forEverybody])).toEqual([
    [2, 'resource_groups', 'no_group_called'],
  ]);
  expect(wrong('vendors', ['Name'], ['Cross'], ['Other'], ['Cr\u043Ess'], ['cross'])).toEqual([
    [4, 'name', 'name_in_line'],
    [5, 'name', 'name_in_line'],
  ]);
});

test('lists in one cell survive an export and import', () => {
  const columns = [
    { id: 'name', header: 'Name', words: [] },
    { id: 'processing_countries', header: 'Data is processed in', words: [] },
    { id: 'certificates', header: 'Certificates', words: [{ value: 'soc_2', text: 'SOC 2' }] },
    { id: 'resource_groups', header: 'Application groups', words: [{ value: 'g1', text: 'Claims' }] },
  ];
  const vendor = {
    ...{ name: 'Acme', processing_countries: ['Ireland', 'Korea, Republic of'], resource_groups: ['g1', 'g1'] },
    ...{ iso_27001_until: '2027-01-01', soc_2_until: '2027-01-01', iso_42001_until: '', other_certificates: [] },
  } as unknown as VendorRow; // the exported columns
  const file = [...fileLines(vendorList, columns, [vendor])].join('');
  expect(file).toContain('Acme,"Ireland; Korea, Republic of",iso_27001; SOC 2,Claims; Claims');
  expect(readImport('vendors', readCsv(file), known).rows[0]?.draft).toMatchObject({
    processing_countries: vendor.processing_countries,
  });
});

test('columns of custom fields are matched by their labels or ids', () => {
  const field = (id: string, type: CustomField['type'], label: string, options: string[] = []): CustomField => ({
    ...{ id, type, label, label_es: '', help: '', help_es: '', required: 'never', archived: false },
    options: options.map((one) => ({ id: one.toLowerCase(), label: one, label_es: `${one} ES`, archived: false })),
  });
  const custom = [
    { ...field('region', 'choice', 'Region', ['EMEA', 'Asia']), label_es: 'Región comercial' },
    field('channels', 'choices', 'Channels', ['Web', 'Phone']),
    ...[field('budget', 'number', 'Budget'), field('go_live', 'date', 'Go live'), field('owner', 'text', 'Owner')],
  ];
  const readWith = (...lines: string[][]) =>
    readImport('vendors', readCsv(lines.map((line) => csvLine(line)).join('')), { ...known, custom }).rows[0];
  const found = readWith(
    ['Name', 'Región comercial', 'channels', 'Budget', 'Go live', 'Owner'],
    ['Acme', 'asia es', 'Phone; web', '12,5', '31/3/2027', 'Ada'],
  );
  expect(found?.problems).toEqual([]);
  expect(found?.draft).toEqual({
    ...{ name: 'Acme', owner: 'Ada', 'custom.region': 'asia', 'custom.channels': ['phone', 'web'] },
    ...{ 'custom.budget': '12,5', 'custom.go_live': '2027-03-31' },
  });
  expect(withSentCustom(found?.draft ?? {}, custom).custom).toMatchObject({
    region: 'asia',
    budget: 12.5,
    owner: null,
  });
  const sizes = [field('size', 'choice', 'Size', ['< 10', '> 10', '10-20'])];
  const sizeIn = (cell: string) =>
    readImport('vendors', readCsv(`Name,Size\nAcme,"${cell}"\n`), { ...known, custom: sizes }).rows[0];
  expect(sizeIn('> 10')?.draft).toMatchObject({ 'custom.size': '> 10' });
  expect(sizeIn('10 20')?.draft).toMatchObject({ 'custom.size': '10-20' });
  expect(sizeIn('10')?.problems).toMatchObject([{ field: 'custom.size', broken: { code: 'not_a_choice' } }]);

  const refused = readWith(['Name', 'Region', 'Budget'], ['Acme', 'Mars', 'much']);
  expect(refused?.problems.map(({ field: name, broken }) => [name, broken.code])).toEqual([
    ['custom.region', 'not_a_choice'],
    ['custom.budget', 'not_a_decimal'],
  ]);
});
