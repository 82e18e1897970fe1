import { CSV_MARK, csvLine } from '#domain/list/csv.ts';
import type { Table } from './sheet.ts';

export const csvOf = ({ headers, lines }: Table) => CSV_MARK + [headers, ...lines].map(csvLine).join('');
