import { CurrentUser, type OwnProfile } from '#domain/user.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { forbidden } from '#lambdas/problems.ts';
import { users } from '#lambdas/stores/callers.ts';
import { atVersion } from '#lambdas/stores/entities.ts';
import { resourceGroups } from '#lambdas/stores/resource-groups.ts';

const person = ({ user }: Caller) => {
  if (!user) throw forbidden('An API client is nobody to be shown. This is for people.');
  return user;
};

export const currentUser = async (caller: Caller): Promise<CurrentUser> => {
  const groups = await resourceGroups.getMany(caller.roles.map((role) => role.resource_group.id));
  const roles = caller.roles.flatMap((role) => {
    const group = groups.find(({ id }) => id === role.resource_group.id);
    return group ? [{ ...role, resource_group: group }] : [];
  });
  return CurrentUser.parse({ ...person(caller), roles });
};

export const saveProfile = async (caller: Caller, profile: OwnProfile, version: number | undefined) => {
  const before = atVersion(person(caller), version, 'user');
  const user = await users.update(before, { ...before, ...profile }, caller.actor);
  return currentUser({ ...caller, user });
};

/** The user pool is told by whoever asks; this is for the access tokens that are out already. */
export const signOutEverywhere = async (caller: Caller) => {
  const before = person(caller);
  await users.update(before, { ...before, tokens_valid_from: new Date().toISOString() }, caller.actor);
};
