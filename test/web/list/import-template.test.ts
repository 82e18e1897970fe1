/** The import template can itself be imported. */
import { expect, test } from 'vitest';
import type { CustomField } from '#domain/custom-fields/rules.ts';
import { type Imported, LAYOUTS } from '#domain/import/columns.ts';
import { readImport } from '#domain/import/file.ts';
import { rowsOfFile } from '#domain/reading/file-rows.ts';
import { csvOf } from '#web/components/list/export/sheet.ts';
import { xlsxOf } from '#web/components/list/export/xlsx.ts';
import { exampleOf } from '#web/features/imports/example.ts';
import { imports as importsEn } from '#web/i18n/en/administration/imports.ts';
import { applications as applicationsEn } from '#web/i18n/en/applications/applications.ts';
import { vendors as vendorsEn } from '#web/i18n/en/vendors/vendors.ts';
import { imports as importsEs } from '#web/i18n/es/administration/imports.ts';
import { applications as applicationsEs } from '#web/i18n/es/applications/applications.ts';
import { vendors as vendorsEs } from '#web/i18n/es/vendors/vendors.ts';

const known = { groups: [{ id: 'g', name: 'Claims' }], vendors: [{ id: 'v', name: 'Acme' }], words: {} };
const LANGUAGES = {
  en: { imports: importsEn, applications: applicationsEn, vendors: vendorsEn },
  es: { imports: importsEs, applications: applicationsEs, vendors: vendorsEs },
} as const;
const DAYS = ['2026-11-25', '2027-01-31', '2028-02-29', '2027-12-31'];

const each = (['csv', 'xlsx'] as const).flatMap((format) =>
  (['en', 'es'] as const).flatMap((language) =>
    (['applications', 'vendors'] as const).map((what) => [what, format, language] as const),
  ),
);

const templateOf = (what: Imported, language: keyof typeof LANGUAGES, today: string) => {
  const { imports, applications, vendors } = LANGUAGES[language];
  const words = {
    ...{ model_type: applications.modelTypes, development_status: applications.developmentStatuses },
    ...{ category: vendors.categories, criticality: vendors.criticalities, data_shared: vendors.dataShared },
    ...{ trains_on_data: vendors.training, notice_days: vendors.noticePeriods },
  };
  const example = exampleOf(what, {
    ...{ today, email: 'ada@example.com', known },
    words: Object.fromEntries(Object.entries(words).map(([field, of]) => [field, Object.values(of)])),
    texts: {
      ...imports.example,
      certificate: (day) => imports.example.certificate.replace('{{day}}', day),
    },
  });
  const { fields } = LAYOUTS[what];
  const labels = new Map<string, string>(Object.entries(LANGUAGES[language][what].fields));
  return { headers: fields.map((field) => labels.get(field) ?? field), lines: [fields.map(example)] };
};

test.each(each)('the template for %s as %s in %s imports without problems any day', async (what, format, language) => {
  for (const today of DAYS) {
    const table = templateOf(what, language, today);
    const file = format === 'csv' ? new Blob([csvOf(table)]) : await xlsxOf('Example', table);
    const { rows, notTaken, missing } = readImport(what, await rowsOfFile(file, `Example.${format}`), known);
    expect({ missing, notTaken }).toEqual({ missing: [], notTaken: { columns: [], lines: [] } });
    expect(rows.map(({ problems }) => problems)).toEqual([[]]);
    if (what === 'vendors')
      expect(rows[0]?.draft, 'and shows how each is written').toMatchObject({
        contract_begin: `${today.slice(0, 7)}-01`,
        processing_countries: [expect.any(String), expect.any(String)],
        other_certificates: [expect.stringMatching(/^PCI DSS \d{4}-\d\d-01$/)],
      });
  }
});

test('the template shows how several choices are written', () => {
  const options = ['Web', 'Phone', 'Mail'].map((label) => ({
    id: label,
    label,
    label_es: '',
    archived: label === 'Web',
  }));
  const channels: CustomField = {
    ...{ id: 'channels', type: 'choices', label: 'Channels', label_es: '', help: '', help_es: '' },
    ...{ required: 'never', options, archived: false },
  };
  const texts = { ...importsEn.example, certificate: () => '' };
  const example = exampleOf('vendors', {
    ...{ today: '2026-11-25', email: 'ada@example.com', known, words: {}, custom: [channels], texts },
  });
  expect(example('custom.channels')).toBe('Phone; Mail');
});
