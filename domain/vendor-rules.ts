/** What people say of a vendor. */
import { groupsOf } from './group-rules.ts';
import { aName, optional } from './rules.ts';

export const vendorRules = {
  name: aName,
  website: optional('website', 300),
  description: optional('lines', 4000),
  owner: optional('line', 200),
  resource_groups: groupsOf('It is for everybody where it is in none.'),
} as const;
