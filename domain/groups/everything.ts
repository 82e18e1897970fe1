/** The name of the group that a new tenant starts with. Users see it in their language until the company renames it. */
export const EVERYTHING = 'Everything';
