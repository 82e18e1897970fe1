/**
 * Field rules for directory rules, which name directory groups. Contains no schema, to keep the browser bundle small.
 */
import { ROLES } from '#domain/enumerations.ts';
import { MOST_GROUPS } from '#domain/groups/rules.ts';
import { anId, list, oneOf, required } from '#domain/rules.ts';

/** Two tokens allow rotation without interruption. */
export const MOST_TOKENS = 2;

export const directoryRuleRules = {
  directory_group: required('line', 256),
  role: oneOf(ROLES),
  resource_groups: list(anId, MOST_GROUPS),
} as const;

/** Normalized group name for comparisons, which ignore case as directories do. */
export const sameGroup = (name: string) => name.normalize('NFKC').trim().toLowerCase();
