/** The path of the API, which shares its origin with the web app. */
export const PREFIX = '/v2';

/** The path of SCIM, which defines its own requests and responses. */
export const SCIM_PREFIX = '/scim/v2';

export const prefixOf = (domain: string) => (domain === 'scim' ? SCIM_PREFIX : PREFIX);
