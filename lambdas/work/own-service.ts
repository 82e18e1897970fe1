/** The caller's work items, limited to those that they may still see. */

import { type Grant, permissions } from '#domain/permissions.ts';
import type { KeptWork, WorkItem } from '#domain/work/item.ts';
import { mayDo } from '#domain/work/may-do.ts';
import { notFound } from '#lambdas/known-errors.ts';
import type { CallerRecord } from '#lambdas/people/store.ts';
import { workHeldBy } from './held-service.ts';

/** Owners of a condition may fulfill it with any role for work. */
const isTheirOwn = (roles: readonly Grant[], { kind, delegated, groups }: KeptWork) =>
  delegated === null &&
  (kind === 'condition' || kind === 'assessment_condition') &&
  mayDo(roles)({ needs: [...permissions.doAssignedWork], groups });

const shownTo =
  ({ roles }: Pick<CallerRecord, 'roles'>) =>
  (kept: KeptWork): WorkItem => {
    const { needs: _, groups, doers, ...item } = kept;
    return { ...item, able: doers === null || isTheirOwn(roles, kept) || mayDo(roles)({ needs: doers, groups }) };
  };

/** One of the caller's items. Inaccessible items are answered as not found. */
export const itemOf = async (caller: CallerRecord, id: string): Promise<KeptWork> => {
  const { items } = await workHeldBy(caller);
  const found = items.find((one) => one.id === id && mayDo(caller.roles)(one));
  if (!found) throw notFound('task');
  return found;
};

export const workOf = async (caller: CallerRecord) => {
  if (!caller.user) return { items: [], more: false };
  const { items, more } = await workHeldBy(caller);
  return { items: items.filter(mayDo(caller.roles)).map(shownTo(caller)), more };
};
