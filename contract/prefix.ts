/** Where the API is, beside the web app, on the one origin that a browser knows. */
export const PREFIX = '/v2';
