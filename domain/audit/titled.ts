/** The audit log has the English title of a control; its readers see it in their own language. */
import { CONTROL_TITLES } from '#domain/catalogue/controls/titles.ts';
import type { AuditRow } from './audit.ts';

const TITLES = new Map(Object.values(CONTROL_TITLES).map((title) => [title.en, title]));

/** Adds the title in each language. A control that the catalog has renamed since keeps its earlier name. */
export const titled = (rows: readonly AuditRow[]) =>
  rows.map((row) => {
    const title = row.what === 'control' ? TITLES.get(row.name) : undefined;
    return title ? { ...row, title } : row;
  });
