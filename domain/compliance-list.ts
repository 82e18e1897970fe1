import type { ComplianceRow } from './compliance.ts';
import type { List } from './list/columns.ts';
import { nameOrder } from './name.ts';

/** It is read as a whole: nobody searches it. */
export const complianceList = {
  columns: { name: { of: ({ name }) => name, order: ({ name }) => nameOrder(name) } },
  groups: ({ resource_groups }) => resource_groups,
} as const satisfies List<ComplianceRow>;
