/** Rules have changed: whoever is in a group of theirs is given what they say by now. */

import { LastAdministratorError } from '#lambdas/errors.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { log } from '#lambdas/log.ts';
import { users } from '#lambdas/people/store.ts';
import { settleDirectoryRoles } from '#lambdas/user-pool/directory-roles.ts';

export const performed = job('settle-directory-roles', async ({ directory_groups, by }) => {
  const people = (await users.rows()).filter((user) =>
    user.directory_groups.some((id) => directory_groups.includes(id)),
  );
  try {
    await settleDirectoryRoles(
      people.map(({ id }) => id),
      { ...by, as: 'directory' },
    );
  } catch (error) {
    // Trying again makes nobody else an administrator: they stay one until somebody else is.
    if (!(error instanceof LastAdministratorError)) throw error;
    log.warn('the last administrator stays one');
  }
});
