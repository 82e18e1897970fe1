/** Adds applications and vendors to a group and removes them. Idempotent. */

import { fieldError } from '#domain/field-error.ts';
import { MOST_GROUPS } from '#domain/groups/rules.ts';
import { applications } from '#lambdas/applications/store.ts';
import { ConflictError } from '#lambdas/errors.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { notFound } from '#lambdas/known-errors.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { findGroup, mustBeActive } from './groups.ts';

type Member = { resource_groups: string[] };

const activeGroup = async (id: string) => {
  const group = mustBeActive(await findGroup(id));
  if (group.group_type === 'ALL')
    throw new ConflictError('This application group contains everything, so nothing can be added or removed.', {
      code: 'group_of_all',
    });
  return group.id;
};

/** Concurrent changes of one resource are retried, not lost. */
const changeResource = (caller: Caller, id: string, change: (groups: readonly string[]) => string[]) => {
  const changed = <R extends Member>(resource: R): R => ({
    ...resource,
    resource_groups: change(resource.resource_groups),
  });
  return retryOnConflict(async () => {
    const application = await applications.get(id);
    if (application) return applications.update(application, changed(application), caller.actor);
    const vendor = await vendors.get(id);
    if (!vendor) throw notFound('application or vendor');
    return vendors.update(vendor, changed(vendor), caller.actor);
  });
};

const withRoom = (groups: readonly string[]) => {
  if (groups.length >= MOST_GROUPS)
    throw new ConflictError(`This is already in ${MOST_GROUPS} application groups, which is the maximum.`, {
      code: 'too_many',
      errors: [fieldError('resource_groups', 'too_many_entries', { max: MOST_GROUPS })],
    });
  return groups;
};

export const addResource = async (caller: Caller, group: string, resource: string) => {
  const added = await activeGroup(group);
  await changeResource(caller, resource, (groups) =>
    groups.includes(added) ? [...groups] : [...withRoom(groups), added],
  );
};

export const removeResource = async (caller: Caller, group: string, resource: string) => {
  const removed = await activeGroup(group);
  await changeResource(caller, resource, (groups) => groups.filter((one) => one !== removed));
};
