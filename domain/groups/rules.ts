/** Field rules for application groups and for the groups of an entity. */
import { GROUP_TYPES } from '#domain/enumerations.ts';
import { aName, anId, choice, list } from '#domain/rules.ts';

export const groupRules = { name: aName, group_type: choice(GROUP_TYPES, 'CUSTOM') } as const;

/** Limited because one transaction checks all selected groups. */
export const MOST_GROUPS = 20;

export const groupsOf = (more = '') => ({
  ...list(anId, MOST_GROUPS),
  about: `The IDs of its application groups. ${more} Groups that you cannot access are unchanged.`.replace('  ', ' '),
});
