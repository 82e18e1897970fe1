/** On the trail a control is called as the catalogue calls it in English; its readers see it in their own language. */
import type { AuditRow } from '#domain/audit/audit.ts';
import { CONTROL_TITLES } from '#domain/catalogue/controls/titles.ts';

const TITLES = new Map(Object.values(CONTROL_TITLES).map((title) => [title.en, title]));

/** What the catalogue calls otherwise by now keeps the name that it had then. */
export const titled = (rows: readonly AuditRow[]) =>
  rows.map((row) => {
    const title = row.what === 'control' ? TITLES.get(row.name) : undefined;
    return title ? { ...row, title } : row;
  });
