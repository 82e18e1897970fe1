import { useTranslation } from 'react-i18next';
import type { Imported } from '#domain/import/columns.ts';
import type { Known } from '#domain/import/file.ts';
import { handFile } from '#web/components/hand-file.ts';
import { type Format, fileOf } from '#web/components/list/export/file-formats.ts';
import { useToday } from '#web/components/today.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { exampleOf } from './example.ts';
import { useImportWords } from './use-import-words.ts';

/** Template file: column headers in the user's language, and one sample row. */
export const useTemplate = (what: Imported, known: Known) => {
  const { t } = useTranslation();
  const { email } = useCurrentUser();
  const { label, words, fields, custom } = useImportWords(what);
  const today = useToday();
  const example = exampleOf(what, {
    ...{ today, email, known, words, custom },
    texts: {
      name: t('imports.example.name'),
      list: t('imports.example.list'),
      certificate: (day) => t('imports.example.certificate', { day }),
    },
  });
  return async (format: Format) => {
    const title = t(`${what}.title`);
    const table = { headers: fields.map(label), lines: [fields.map(example)] };
    handFile(`${title}.${format}`, await fileOf(format, title, table));
  };
};
