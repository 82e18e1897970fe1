import { mayEditPolicy, maySeePolicyReport } from '#domain/policies/access.ts';
import type { KeptPolicy } from '#domain/policies/policy.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { notFound } from '#lambdas/known-errors.ts';
import { readPolicy } from './rights.ts';
import { policyVersions } from './version-store.ts';

/** The audience sees the latest version only, because earlier ones no longer apply. */
const isShown = (caller: Caller, policy: KeptPolicy, number: number) =>
  number === policy.published?.number || mayEditPolicy(caller, policy) || maySeePolicyReport(caller, policy);

export const listPolicyVersions = async (caller: Caller, id: string) => {
  const policy = await readPolicy(caller, id);
  return { versions: (await policyVersions.of(id)).filter(({ number }) => isShown(caller, policy, number)) };
};

export const showPolicyVersion = async (caller: Caller, id: string, number: number) => {
  const policy = await readPolicy(caller, id);
  const version = isShown(caller, policy, number) ? await policyVersions.get(id, number) : undefined;
  if (!version) throw notFound('version');
  return version;
};
