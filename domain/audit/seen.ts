/** What of the trail of a thing somebody is shown who may see the thing. */

import { type Grant, isAdministrator } from '#domain/permissions.ts';
import type { AuditRow } from './audit.ts';

/** From where others did something is not everybody's to know, nor are groups that the thing was in. */
const toEverybody = ({ request_id, address, browser, names, ...entry }: AuditRow): AuditRow => ({
  ...entry,
  changes: entry.changes.map((change) =>
    change.field === 'resource_groups' ? { field: change.field, hidden: true as const } : change,
  ),
});

export const asSeenBy = (roles: readonly Grant[], rows: readonly AuditRow[]): AuditRow[] =>
  isAdministrator(roles) ? [...rows] : rows.map(toEverybody);
