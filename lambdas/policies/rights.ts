/** Access to policies. Policies that are not for the caller are answered as not found. */
import { holds, permissions, reaches } from '#domain/permissions.ts';
import {
  isForPerson,
  managesPolicies,
  mayEditPolicy,
  maySeePolicyReport,
  readersOfPolicy,
  scopeOfReader,
} from '#domain/policies/access.ts';
import type { KeptPolicy } from '#domain/policies/policy.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { forbidden, notFound } from '#lambdas/known-errors.ts';
import { policies } from './store.ts';

type Reader = Pick<Caller, 'id' | 'roles'>;

const maySeePolicy = (reader: Reader, policy: KeptPolicy) => reaches(scopeOfReader(reader), readersOfPolicy(policy));

export const readPolicy = async (caller: Reader, id: string): Promise<KeptPolicy> => {
  const policy = await policies.get(id);
  if (!policy || !maySeePolicy(caller, policy)) throw notFound('policy');
  return policy;
};

export const mustManagePolicies = ({ roles }: Reader) => {
  if (!managesPolicies(roles))
    throw forbidden('Only administrators and company-level reviewers can add and delete policies.');
};

export const mustEditPolicy = (caller: Reader, policy: KeptPolicy) => {
  if (!mayEditPolicy(caller, policy)) throw forbidden('You can read this policy but not change it.');
};

export const mustSeeReport = (caller: Reader, policy: KeptPolicy) => {
  if (!maySeePolicyReport(caller, policy))
    throw forbidden('Only those who manage policies, and auditors, can see who acknowledged a policy.');
};

/** Acknowledging is a statement of a person about themselves, so auditors make it, too. */
export const mustBeAsked = ({ roles }: Reader, policy: KeptPolicy) => {
  if (!holds(roles, permissions.readObjects) || !isForPerson(policy, roles))
    throw forbidden('This policy is not meant for you, so you are not asked to acknowledge it.');
};
