import type { Caller } from '#lambdas/http/caller.ts';
import { notFound } from '#lambdas/known-errors.ts';
import { readPolicy } from './rights.ts';
import { policyVersions } from './version-store.ts';

export const listPolicyVersions = async (caller: Caller, id: string) => {
  await readPolicy(caller, id);
  return { versions: await policyVersions.of(id) };
};

export const showPolicyVersion = async (caller: Caller, id: string, number: number) => {
  await readPolicy(caller, id);
  const version = await policyVersions.get(id, number);
  if (!version) throw notFound('version');
  return version;
};
