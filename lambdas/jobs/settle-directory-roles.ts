/** After a change of directory rules, recomputes the roles of all members of the affected groups. */

import { LastAdministratorError } from '#lambdas/errors.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { log } from '#lambdas/log.ts';
import { users } from '#lambdas/people/store.ts';
import { recomputeDirectoryRoles } from '#lambdas/user-pool/directory-roles.ts';

export const performed = job('settle-directory-roles', async ({ directory_groups, by }) => {
  const people = (await users.rows()).filter((user) =>
    user.directory_groups.some((id) => directory_groups.includes(id)),
  );
  try {
    await recomputeDirectoryRoles(
      people.map(({ id }) => id),
      { ...by, as: 'directory' },
    );
  } catch (error) {
    // A retry would fail again: the person stays administrator until there is another one.
    if (!(error instanceof LastAdministratorError)) throw error;
    log.warn('the last administrator keeps the role');
  }
});
