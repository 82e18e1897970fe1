/**
 * Seeds a new tenant: a group of everything, the company, and the first administrator. Roles and the catalogue are part
 * of the code. Idempotent: existing data is never changed.
 */

import type { Seed } from '#contract/seed.ts';
import { USUAL_STAGES } from '#domain/approval/stages.ts';
import { USUAL_THRESHOLDS } from '#domain/bias/plan/usual-thresholds.ts';
import { SYSTEM } from '#domain/entity.ts';
import { EVERYTHING } from '#domain/groups/everything.ts';
import { rolesOf } from '#domain/people/person.ts';
import { NEWCOMER } from '#domain/people/user.ts';
import { isAdministrator } from '#domain/permissions.ts';
import { company } from '#lambdas/company/store.ts';
import { ConflictError } from '#lambdas/errors.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import { users } from '#lambdas/people/store.ts';
import { idOf } from '#lambdas/persistence/derived-id.ts';
import { invite, wasLeft } from '#lambdas/user-pool/invite.ts';

/** A concurrent seed created the same entity. */
const unlessThere = async (making: Promise<unknown>) => {
  try {
    await making;
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
  }
};

const groupOfAll = async () =>
  (await resourceGroups.rows()).find(({ group_type, deleting }) => group_type === 'ALL' && !deleting);

/** Returns the group's id. */
export const seedGroup = async (id = idOf('group', EVERYTHING)): Promise<string> => {
  const there = await groupOfAll();
  if (there) return there.id;
  await unlessThere(resourceGroups.create({ name: EVERYTHING, group_type: 'ALL' }, SYSTEM, id));
  return id;
};

const companyOf = (name: string) => ({
  ...{ name, size: null, industry: '', logo: null, time_zone: 'UTC' },
  ...{
    approval_stages: USUAL_STAGES,
    unfinished_work: 'acknowledge' as const,
    test_thresholds: USUAL_THRESHOLDS,
    test_thresholds_set: null,
  },
  dashboard: [],
});

export const seedCompany = async (draft: Parameters<typeof company.create>[0]) => {
  if (!(await company.get())) await unlessThere(company.create(draft, SYSTEM));
};

/** Invited administrators count, because they can be invited again by mail. */
const hasAdministrator = async () =>
  (await users.rows()).some((user) => isAdministrator(rolesOf(user)) && user.status === 'active' && !wasLeft(user));

/**
 * The first administrator could not be mailed, for example because SES is still in its sandbox; everything else is
 * complete.
 */
export class NotInvitedError extends Error {}

const inviteAdministrator = async ({ administrator }: Seed, group: string) => {
  const roles = [{ id: 'Administrator' as const, resource_group_id: group, ends_on: null }];
  try {
    await unlessThere(invite(SYSTEM, { ...administrator, roles }));
  } catch (cause) {
    const made = await users.holderOf({ ...NEWCOMER, ...administrator });
    if (!made || !wasLeft(made)) throw cause;
    throw new NotInvitedError(`The invitation to ${administrator.email} was not sent: ${Object(cause).message}`, {
      cause,
    });
  }
};

export const seed = async (asked: Seed): Promise<void> => {
  const group = await seedGroup();
  await seedCompany(companyOf(asked.company));
  if (!(await hasAdministrator())) await inviteAdministrator(asked, group);
};
