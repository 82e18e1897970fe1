/** Assigns the people who are responsible for an application. */
import type { Application } from '#domain/applications/application.ts';
import { assign, missingRoles, PERSON_ROLES, type PersonRole, unassign } from '#domain/applications/people.ts';
import type { RoleAssignments } from '#domain/applications/role-assignments.ts';
import { isRetired } from '#domain/life/life.ts';
import { reaches } from '#domain/permissions.ts';
import { nameOrder } from '#domain/text/name.ts';
import { mustBeEditable, reachableApplication, readable } from '#lambdas/applications/access.ts';
import { assignable, mustBeEnough, peopleNow } from '#lambdas/applications/people-service.ts';
import { applications } from '#lambdas/applications/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';

type Which = { role: PersonRole; user_id: string };

const shown = async (application: Application): Promise<RoleAssignments> => {
  const { version, owner, risk_tier } = application;
  const people = await peopleNow(application);
  const hasOwner = people.some(({ role }) => role === 'owner');
  return {
    ...{ version, people, typed_owner: hasOwner || owner === '' ? null : owner },
    demanded: missingRoles(risk_tier, []),
    missing: missingRoles(
      risk_tier,
      people.filter(({ standing }) => standing === 'able'),
    ),
  };
};

export const showAssignments = async (caller: Caller, id: string) => shown(await reachableApplication(caller, id));

const change = async (
  caller: Caller,
  id: string,
  changeable: (version: number) => boolean,
  changed: (before: Application) => Promise<Pick<Application, 'owner' | 'people'>>,
) => {
  const before = toBeChanged(await reachableApplication(caller, id), changeable, 'application');
  mustBeEditable(caller, before);
  const after = await changed(before);
  mustBeEnough(before, after, 'user_id');
  return shown(await applications.update(before, { ...before, ...after }, caller.actor));
};

export const assignRole = (
  caller: Caller,
  id: string,
  { role, user_id }: Which,
  changeable: (version: number) => boolean,
) =>
  change(caller, id, changeable, async (before) =>
    assign(before, await assignable(role, user_id, before.resource_groups)),
  );

export const removeRole = (
  caller: Caller,
  id: string,
  { role, user_id }: Which,
  changeable: (version: number) => boolean,
) => change(caller, id, changeable, async (before) => unassign(before, role, user_id));

/** The caller's roles in accessible applications, by name. */
export const ownAssignments = async (
  caller: Caller,
  { limit, retired }: { limit: number; retired?: 'true' | undefined },
  after = '',
) => {
  const within = readable(caller);
  const found = (await applications.rows()).flatMap(({ id, name, people, resource_groups, development_status }) => {
    if (isRetired({ development_status }) && !retired) return [];
    const roles = PERSON_ROLES.filter((role) => people.some((one) => one.role === role && one.id === caller.id));
    if (roles.length === 0 || !reaches(within, resource_groups)) return [];
    return [{ application: { id, name }, roles, place: `${nameOrder(name)} ${id}` }];
  });
  const rest = found.toSorted((a, b) => (a.place < b.place ? -1 : 1)).filter(({ place }) => place > after);
  const part = rest.slice(0, limit);
  return {
    assignments: part.map(({ application, roles }) => ({ application, roles })),
    total: found.length,
    next_cursor: rest.length > limit ? (part.at(-1)?.place ?? null) : null,
  };
};
