/** Limits of the bills of materials that are sent. Contains no schema, for the browser bundle. */

/** Bytes. The firewall and the gateway refuse larger requests. */
export const LARGEST_BOM = 1_900_000;

/** Each model is looked for in the registry. */
export const MOST_MODELS = 100;
