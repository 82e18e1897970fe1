/** The key prefix of archived audit rows. */
export const TRAIL_ARCHIVE = 'trail/';
