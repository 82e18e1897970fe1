/** Field rules for a person's name. */
import { aName, aNameOrNone } from '#domain/rules.ts';

/** The last name is optional: some people have only one name. */
export const ownNameRules = { first_name: aName, last_name: aNameOrNone };
