import { tryPart } from '#web/parts.ts';
import type { Table } from './sheet.ts';
import { csvOf } from './sheet.ts';

export const FORMATS = ['xlsx', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

/** The module that writes workbooks is loaded on demand. */
export const fileOf = async (format: Format, title: string, table: Table): Promise<Blob> => {
  if (format === 'csv') return new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' });
  const { xlsxOf } = await tryPart(() => import('./xlsx.ts'));
  return xlsxOf(title, table);
};
