/** Where the API is, beside the web app, on the one origin that a browser knows. */
export const PREFIX = '/v2';

/** Where a corporate directory says who its people are. The standard says how, and what it is asked. */
export const SCIM_PREFIX = '/scim/v2';

/** Whose words are spoken where no route leads: the directory's beneath its own prefix, and the API's everywhere else. */
export const elsewhereOf = (path: string) => (path.startsWith(`${SCIM_PREFIX}/`) ? 'scim' : 'description');

export const prefixOf = (domain: string) => (domain === 'scim' ? SCIM_PREFIX : PREFIX);
