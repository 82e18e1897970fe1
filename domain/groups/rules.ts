/** What people say of an application group, and of those that a thing is in. */
import { GROUP_TYPES } from '#domain/enumerations.ts';
import { aName, anId, choice, list } from '#domain/rules.ts';

export const groupRules = { name: aName, group_type: choice(GROUP_TYPES, 'CUSTOM') } as const;

/** Each is looked at when it is chosen, and that in one transaction. */
export const MOST_GROUPS = 20;

export const groupsOf = (more = '') => ({
  ...list(anId, MOST_GROUPS),
  about: `Ids of the application groups it belongs to. ${more} Groups out of your reach stay as they are.`.replace(
    '  ',
    ' ',
  ),
});
