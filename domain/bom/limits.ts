/** How bills of materials are sent. Contains no schema, to keep the browser bundle small. */

/** The field of the form. Errors in the file have it before their place. */
export const BOM_FIELD = 'bom';

/** Bytes. The firewall and the gateway refuse larger requests. */
export const LARGEST_BOM = 1_900_000;

/** Each model is looked for in the registry. */
export const MOST_MODELS = 100;
