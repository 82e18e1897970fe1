import { useTranslation } from 'react-i18next';
import { type Imported, LAYOUTS } from '#domain/import/columns.ts';
import type { Known } from '#domain/import/file.ts';
import { handFile } from '#web/components/hand-file.ts';
import { type Format, fileOf } from '#web/components/list/file-formats.ts';
import { useToday } from '#web/components/today.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { useImportWords } from './use-import-words.ts';

/** A file to fill in: the columns in the language of whoever asks, and one row that shows how they are written. */
export const useTemplate = (what: Imported, known: Known) => {
  const { t } = useTranslation();
  const { email } = useCurrentUser();
  const { label, words, fields } = useImportWords(what);
  const today = useToday();
  const { rules } = LAYOUTS[what];
  const example = (field: string) => {
    if (field === 'name') return t('imports.example.name');
    if (field === 'owner') return email;
    if (field === 'website') return 'https://example.com';
    if (field === 'resource_groups') return known.groups[0]?.name ?? '';
    if (field === 'vendor_id') return known.vendors[0]?.name ?? '';
    if (field === 'other_certificates') return t('imports.example.certificate');
    if (words[field]) return words[field][0] ?? '';
    const rule = rules[field];
    if (rule?.type === 'list') return t('imports.example.list');
    return rule?.type === 'text' && rule.as === 'typed_day' ? today : '';
  };
  return async (format: Format) => {
    const title = t(`${what}.title`);
    const table = { headers: fields.map(label), lines: [fields.map(example)] };
    handFile(`${title}.${format}`, await fileOf(format, title, table));
  };
};
