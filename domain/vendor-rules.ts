/** What people say of a vendor. */
import { aName, optional } from './rules.ts';

export const vendorRules = {
  name: aName,
  website: optional('website', 300),
  description: optional('lines', 4000),
  owner: optional('line', 200),
} as const;
