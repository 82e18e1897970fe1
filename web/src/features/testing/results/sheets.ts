/** Every number of one table, as a few sheets: what the page shows, and what a file of it has. */
import type { BiasTable } from '#domain/bias/result.ts';
import { impactSheets } from './impact-sheets.ts';
import { pairsSheets } from './pairs-sheets.ts';
import type { Saying } from './phrases.ts';
import type { BiasSheet } from './sheet-cells.ts';

/** Those that there is something in. */
export const sheetsOf = (table: BiasTable, saying: Saying): BiasSheet[] =>
  (table.kind === 'impact' ? impactSheets(table, saying) : pairsSheets(table, saying)).filter(
    ({ rows }) => rows.length > 0,
  );
