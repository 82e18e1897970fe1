/** What administrators say of the corporate directory, who know its groups by their names. No schema lives here, so that the browser can have it. */
import { ROLES } from '#domain/enumerations.ts';
import { MOST_GROUPS } from '#domain/groups/rules.ts';
import { anId, list, oneOf, required } from '#domain/rules.ts';

/** Two, so that a new one can be put in place before the old one goes. */
export const MOST_TOKENS = 2;

/** A rule as it is written. */
export const directoryRuleRules = {
  directory_group: required('line', 256),
  role: oneOf(ROLES),
  resource_groups: list(anId, MOST_GROUPS),
} as const;

/** What two names of groups have in common that mean the same: case aside, as a directory compares them. */
export const sameGroup = (name: string) => name.normalize('NFKC').trim().toLowerCase();
