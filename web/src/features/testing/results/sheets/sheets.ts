/** All numbers of a table as sheets, for the page and for files. */
import type { BiasTable } from '#domain/bias/result/result.ts';
import type { Wording } from '../wording/phrases.ts';
import { impactSheets } from './impact-sheets.ts';
import { pairsSheets } from './pairs-sheets.ts';
import type { BiasSheet } from './sheet-cells.ts';

/** Only sheets with rows. */
export const sheetsOf = (table: BiasTable, wording: Wording): BiasSheet[] =>
  (table.kind === 'impact' ? impactSheets(table, wording) : pairsSheets(table, wording)).filter(
    ({ rows }) => rows.length > 0,
  );
