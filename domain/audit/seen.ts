/** Hides parts of the audit log from readers who are not administrators. */

import { type Grant, isAdministrator } from '#domain/permissions.ts';
import type { AuditRow } from './audit.ts';

/** Readers do not see request origins or changes of application groups. */
const toEverybody = ({ request_id, address, browser, names, ...entry }: AuditRow): AuditRow => ({
  ...entry,
  changes: entry.changes.map((change) =>
    change.field === 'resource_groups' ? { field: change.field, hidden: true as const } : change,
  ),
});

export const asSeenBy = (roles: readonly Grant[], rows: readonly AuditRow[]): AuditRow[] =>
  isAdministrator(roles) ? [...rows] : rows.map(toEverybody);
