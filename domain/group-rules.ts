/** What people say of the application groups that a thing is in. */
import { anId, list } from './rules.ts';

/** Each is looked at when it is chosen, and that in one transaction. */
const MOST_GROUPS = 20;

export const groupsOf = (more = '') => ({
  ...list(anId, MOST_GROUPS),
  about: `Ids of the application groups it belongs to. ${more} Groups out of your reach stay as they are.`.replace(
    '  ',
    ' ',
  ),
});
