/** The kinds of file that a list can be taken along as. */
import { tryPart } from '#web/parts.ts';
import type { Table } from './sheet.ts';
import { csvOf } from './sheet.ts';

export const FORMATS = ['xlsx', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

/** What writes a workbook is loaded by those who want one. */
export const fileOf = async (format: Format, title: string, table: Table): Promise<Blob> => {
  if (format === 'csv') return new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' });
  const { xlsxOf } = await tryPart(() => import('./xlsx.ts'));
  return xlsxOf(title, table);
};
