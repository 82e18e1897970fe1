/** Under what the rows of the audit trail are archived. */
export const TRAIL_ARCHIVE = 'trail/';
