/** On the trail a control is called as the catalogue calls it in English; its readers see it in their own language. */
import type { AuditRow } from '#domain/audit.ts';
import { CONTROLS } from '#domain/catalogue/controls/index.ts';

const TITLES = new Map(CONTROLS.map(({ title }) => [title.en, title]));

/** What the catalogue calls otherwise by now keeps the name that it had then. */
export const titled = (rows: readonly AuditRow[]) =>
  rows.map((row) => {
    const title = row.what === 'control' ? TITLES.get(row.name) : undefined;
    return title ? { ...row, title } : row;
  });
