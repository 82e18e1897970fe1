/** Hides parts of the audit log from readers who are not administrators. */

import { ALL_CONTROLS } from '#domain/controls/keys.ts';
import { customIdIn } from '#domain/custom-fields/rules.ts';
import { isOwnKey } from '#domain/own-questions/rules.ts';
import { type Grant, isAdministrator } from '#domain/permissions.ts';
import type { AuditRow } from './audit.ts';

const COMMON = new Set<string>(ALL_CONTROLS);

/**
 * Labels of custom fields and their options, texts of own questions, and titles of common controls, which every reader
 * may know. Other names belong to ids.
 */
const labelsIn = (names: AuditRow['names'] = {}) => {
  const labels = Object.entries(names).filter(
    ([key]) => customIdIn(key) !== undefined || isOwnKey(key) || COMMON.has(key),
  );
  return labels.length > 0 && { names: Object.fromEntries(labels) };
};

/** Readers do not see request origins or changes of application groups. */
const toEverybody = ({ request_id, address, browser, names, ...entry }: AuditRow): AuditRow => ({
  ...entry,
  ...labelsIn(names),
  changes: entry.changes.map((change) =>
    change.field === 'resource_groups' ? { field: change.field, hidden: true as const } : change,
  ),
});

export const asSeenBy = (roles: readonly Grant[], rows: readonly AuditRow[]): AuditRow[] =>
  isAdministrator(roles) ? [...rows] : rows.map(toEverybody);
