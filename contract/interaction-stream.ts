/** The delivery stream of interactions puts its files under these prefixes, in AWS and on one machine. */

/** Amazon Data Firehose keeps each record as it came, so a record is whole lines of JSON. */
export const INTERACTION_FILES = 'interactions/';

/** Records that Firehose could not deliver to the prefix above, by the kind of error. */
export const UNDELIVERED_INTERACTIONS = 'interactions-failed/';
