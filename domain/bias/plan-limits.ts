/** How much a plan may have. No schema lives here, so that the browser does not load one. */

/** A test has no more attributes: beyond it, what is taken for a group is most likely none. */
export const MOST_ATTRIBUTES = 20;
/** Two classes are one fact: selected or not. */
export const FEWEST_CLASSES = 3;
export const MOST_CLASSES = 20;
/** Rows above the headers are a title or notes; a table begins within the first rows. */
export const LAST_HEADER_ROW = 100;
/** Edges between the groups of numbers of one attribute. */
export const MOST_EDGES = 20;
