/** A policy as a reader sees it. */
import { isForPerson, managesPolicies, mayEditPolicy, maySeePolicyReport } from '#domain/policies/access.ts';
import { acknowledgedIn, dueDay, isAsking, stateOf } from '#domain/policies/asking.ts';
import type { KeptPolicy, Policy } from '#domain/policies/policy.ts';
import { POLICY_FLOW, type PolicyAction, type PolicyStatus } from '#domain/policies/words.ts';
import { possible } from '#domain/states.ts';
import { companyDay } from '#lambdas/company/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { policyPeople } from './person-store.ts';
import { policyVersions } from './version-store.ts';

const ownOf = async ({ id, roles, user }: Caller, policy: KeptPolicy): Promise<Policy['own']> => {
  if (!user || !isAsking(policy) || !isForPerson(policy, roles)) return null;
  const [[person], today] = await Promise.all([policyPeople.ofPerson(id, [policy.id]), companyDay()]);
  const acknowledged = acknowledgedIn(person, policy.asked.from);
  const due_on = dueDay(policy, person);
  return { state: stateOf(acknowledged, due_on, today), due_on, acknowledged };
};

const hasChanges = async ({ id, name, text, link, published }: KeptPolicy) => {
  const latest = published && (await policyVersions.get(id, published.number));
  return !latest || latest.name !== name || latest.text !== text || latest.link !== link;
};

/** Drafts of the next version are for those who work on the policy. */
export const shownPolicy = async (caller: Caller, policy: KeptPolicy): Promise<Policy> => {
  const may_edit = mayEditPolicy(caller, policy);
  const [own, has_changes] = await Promise.all([ownOf(caller, policy), may_edit && hasChanges(policy)]);
  return {
    ...policy,
    ...(!may_edit && { text: '', link: '' }),
    ...{ own, has_changes, may_edit },
    may_see_report: maySeePolicyReport(caller, policy),
    may_delete: managesPolicies(caller.roles) && policy.published === null,
    actions: may_edit ? possible<PolicyStatus, PolicyAction>(POLICY_FLOW, policy.status) : [],
  };
};
