/** The storage keys of bias test files. */

/** Only jobs write here, and no file is ever replaced: each key contains the hash of its content. */
export const TESTS = 'tests/';

type Place = { application_id: string; id: string };

export const resultKeyOf = ({ application_id, id }: Place, sha256: string) =>
  `${TESTS}${application_id}/${id}/${sha256}.json`;

/** The table with all faults of the rows. */
export const faultsKeyOf = ({ application_id, id }: Place, attempt: number) =>
  `${TESTS}${application_id}/${id}/faults-${attempt}.csv`;
