/**
 * How long an administrator may view the product as another person. Contains no schema, to keep the browser bundle
 * small.
 */
export const VIEWING_MINUTES = 30;
