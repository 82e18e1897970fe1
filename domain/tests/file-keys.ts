/** Where what came of bias tests is in storage. */

/** Only jobs write here, and nothing takes the place of anything: a key has the hash of what is under it. */
export const TESTS = 'tests/';

type Place = { application_id: string; id: string };

export const resultKeyOf = ({ application_id, id }: Place, sha256: string) =>
  `${TESTS}${application_id}/${id}/${sha256}.json`;

/** All that is wrong with the rows, as a table. */
export const faultsKeyOf = ({ application_id, id }: Place, attempt: number) =>
  `${TESTS}${application_id}/${id}/faults-${attempt}.csv`;
