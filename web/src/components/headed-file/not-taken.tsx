import Alert from '@cloudscape-design/components/alert';
import { useTranslation } from 'react-i18next';
import type { NotTaken as Left } from '#domain/reading/headed-file.ts';

/** The first ones are named, the rest is counted. */
const NAMED = 12;

/** Columns and lines of a file that will not be imported. */
export const NotTaken = ({ columns, lines }: Left) => {
  const { t, i18n } = useTranslation();
  if (columns.length + lines.length === 0) return null;
  const list = (all: readonly (string | number)[]) => {
    const named = all.slice(0, NAMED).map(String);
    const rest = all.length - named.length;
    const listed = rest > 0 ? [...named, t('headedFile.others', { count: rest })] : named;
    return new Intl.ListFormat(i18n.language).format(listed);
  };
  return (
    <Alert type="warning" header={t('headedFile.notTaken')}>
      {columns.length > 0 && <div>{t('headedFile.notTakenColumns', { columns: list(columns) })}</div>}
      {lines.length > 0 && <div>{t('headedFile.notTakenCells', { lines: list(lines) })}</div>}
    </Alert>
  );
};
