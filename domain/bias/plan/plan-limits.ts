/** The limits of a plan. This module has no schema, so the browser does not load one. */

/** A plan with more attributes has most likely taken other columns for groups. */
export const MOST_ATTRIBUTES = 20;
/** Two classes would be the same as selected and not selected. */
export const FEWEST_CLASSES = 3;
export const MOST_CLASSES = 20;
/** A title or notes may precede the header row, but the table must begin within this many rows. */
export const LAST_HEADER_ROW = 100;
/** The limit of edges for the numeric groups of one attribute. */
export const MOST_EDGES = 20;
