/** A rule as an administrator writes it, who knows groups of the directory by their names. */
import { ROLES } from './enumerations.ts';
import { MOST_GROUPS } from './group-rules.ts';
import { anId, list, oneOf, required } from './rules.ts';

export const directoryRuleRules = {
  directory_group: required('line', 256),
  role: oneOf(ROLES),
  resource_groups: list(anId, MOST_GROUPS),
} as const;
