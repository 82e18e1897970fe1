/** The key prefixes of the interaction delivery stream, both in AWS and locally. */

/** Amazon Data Firehose does not separate records, so each record ends with a line break. */
export const INTERACTION_FILES = 'interactions/';

/** Records that Firehose could not deliver, by type of error. */
export const UNDELIVERED_INTERACTIONS = 'interactions-failed/';
