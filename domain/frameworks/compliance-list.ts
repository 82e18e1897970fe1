import type { List } from '#domain/list/columns.ts';
import { nameOrder } from '#domain/text/name.ts';
import type { ComplianceRow } from './compliance.ts';

/** Has no search: readers load the complete list. */
export const complianceList = {
  columns: { name: { of: ({ name }) => name, order: ({ name }) => nameOrder(name) } },
  groups: ({ resource_groups }) => resource_groups,
} as const satisfies List<ComplianceRow>;
