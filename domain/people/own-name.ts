/** What people are called. */
import { aName, aNameOrNone } from '#domain/rules.ts';

/** Some have one name only. */
export const ownNameRules = { first_name: aName, last_name: aNameOrNone };
