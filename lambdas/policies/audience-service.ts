/** The audience of policies. */
import { rolesOf } from '#domain/people/person.ts';
import type { UserRow } from '#domain/people/row.ts';
import type { Grant } from '#domain/permissions.ts';
import { isForPerson } from '#domain/policies/access.ts';
import { askingOf } from '#domain/policies/asking.ts';
import type { PolicyRow } from '#domain/policies/policy.ts';
import { users } from '#lambdas/people/store.ts';
import { policies } from './store.ts';

/** Only active people: those who leave are neither asked nor counted. */
export const audienceOf = async (policy: Pick<PolicyRow, 'audience_roles'>): Promise<UserRow[]> =>
  (await users.rows()).filter((user) => user.status === 'active' && isForPerson(policy, rolesOf(user)));

/** The policies that ask a person since their roles changed. */
export const newlyAskedOf = async (now: readonly Grant[], before: readonly Grant[]) =>
  askingOf(await policies.rows(), now).filter((policy) => !isForPerson(policy, before));
