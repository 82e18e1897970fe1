/** A policy as a reader sees it. */
import { isForPerson, managesPolicies, mayEditPolicy, maySeePolicyReport } from '#domain/policies/access.ts';
import { acknowledgedIn, dueDay, isAsking, stateOf } from '#domain/policies/asking.ts';
import type { KeptPolicy, Policy } from '#domain/policies/policy.ts';
import { asPublished } from '#domain/policies/versions.ts';
import { POLICY_FLOW, type PolicyAction, type PolicyStatus } from '#domain/policies/words.ts';
import { possible } from '#domain/states.ts';
import { companyDay } from '#lambdas/company/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { policyPeople } from './person-store.ts';
import { policyVersions } from './version-store.ts';

const CONTENT = ['name', 'purpose', 'text', 'link'] as const;

const ownOf = async ({ id, roles, user }: Caller, policy: KeptPolicy): Promise<Policy['own']> => {
  if (!user || !isAsking(policy) || !isForPerson(policy, roles)) return null;
  const [[person], today] = await Promise.all([policyPeople.ofPerson(id, [policy.id]), companyDay()]);
  const acknowledged = acknowledgedIn(person, policy.asked.from);
  const due_on = dueDay(policy, person);
  return { state: stateOf(acknowledged, due_on, today), due_on, acknowledged };
};

/** Whether the next version would differ from the latest one. */
export const hasChanges = async (policy: KeptPolicy) => {
  const { id, published } = policy;
  const latest = published && (await policyVersions.get(id, published.number));
  if (!latest) return true;
  // Versions from before purposes were versioned have no purpose.
  const fields = published.name === '' ? (['name', 'text', 'link'] as const) : CONTENT;
  return fields.some((field) => latest[field] !== policy[field]);
};

const appliesToday = async (policy: KeptPolicy) =>
  policy.status === 'in_force' ? policyVersions.on(await companyDay(), policy) : null;

/** Drafts of the next version are for those who work on the policy. */
export const shownPolicy = async (caller: Caller, policy: KeptPolicy): Promise<Policy> => {
  const may_edit = mayEditPolicy(caller, policy);
  const [own, has_changes, applies] = await Promise.all([
    ownOf(caller, policy),
    may_edit && hasChanges(policy),
    appliesToday(policy),
  ]);
  const read = asPublished(policy);
  return {
    ...(may_edit ? policy : { ...read, text: '', link: '' }),
    published: policy.published && { ...policy.published, name: read.name, purpose: read.purpose },
    ...{ own, has_changes, applies, may_edit },
    may_see_report: maySeePolicyReport(caller, policy),
    may_delete: managesPolicies(caller.roles) && policy.published === null,
    actions: may_edit ? possible<PolicyStatus, PolicyAction>(POLICY_FLOW, policy.status) : [],
  };
};
