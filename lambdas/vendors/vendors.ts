import { fieldError } from '#domain/field-error.ts';
import { NamedVendor, type SentVendor } from '#domain/vendors/vendor.ts';
import { answersFor, mustBeEditable, readable } from '#lambdas/applications/access.ts';
import { asSeen } from '#lambdas/groups/membership-service.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { invalid } from '#lambdas/known-errors.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';
import { reachableVendor } from './access.ts';
import { customOfVendor, isSeenBy, makeVendor, resolveVendor } from './service.ts';
import { vendors } from './store.ts';

export const listVendors = async (
  caller: Caller,
  asked: Parameters<typeof vendors.page>[1],
  after: string | undefined,
) => {
  const within = readable(caller);
  const { items, ...page } = await vendors.page(within, asked, after);
  return { ...page, items: items.map((vendor) => asSeen(vendor, within)) };
};

export const nameVendors = async (caller: Caller) => {
  const { items } = await vendors.page(readable(caller), { sort: 'name', limit: Number.POSITIVE_INFINITY }, undefined);
  return items.map((vendor) => NamedVendor.parse(vendor));
};

export const showVendor = async (caller: Caller, id: string) =>
  asSeen(await reachableVendor(caller, id), readable(caller));

export const createVendor = async (caller: Caller, draft: SentVendor) =>
  asSeen(await makeVendor(caller, caller.actor, draft), readable(caller));

export const changeVendor = async (
  caller: Caller,
  id: string,
  draft: SentVendor,
  changeable: (version: number) => boolean,
) => {
  const before = toBeChanged(await reachableVendor(caller, id), changeable, 'vendor');
  mustBeEditable(caller, before);
  const resolved = await resolveVendor(caller, draft, before);
  const content = { ...before, ...resolved, custom: await customOfVendor(draft, resolved, before) };
  if (content.owned_by?.id !== before.owned_by?.id && !answersFor(caller, before))
    throw invalid([fieldError('owner', 'answered_for')]);
  const about = { draft: content, id, isSeen: isSeenBy(caller) };
  const changed = await vendors.orNameTaken(vendors.update(before, content, caller.actor), about);
  return asSeen(changed, readable(caller));
};
