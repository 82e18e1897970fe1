import { rolesWithin } from '#domain/authorized-user.ts';
import type { Actor } from '#domain/entity.ts';
import { fieldError } from '#domain/field-error.ts';
import { orEverybody, permissions, reach, reaches } from '#domain/permissions.ts';
import { fullName } from '#domain/person.ts';
import type { Vendor, VendorDraft } from '#domain/vendor.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { forbidden, invalid, notFound } from '#lambdas/problems.ts';
import { peopleCalled, users } from '#lambdas/stores/callers.ts';
import { toBeChanged } from '#lambdas/stores/entities.ts';
import { asSeen, settleGroups } from '#lambdas/stores/membership.ts';
import { orNameTaken } from '#lambdas/stores/name-taken.ts';
import { vendors } from '#lambdas/stores/vendors.ts';

const readable = (caller: Caller) => reach(caller.roles, permissions.readObjects);
const editable = (caller: Caller) => reach(caller.roles, permissions.editObjects);

/** A vendor in no group is for whoever may read anything. */
const isSeenBy = (caller: Caller) => (vendor: Vendor) => reaches(readable(caller), orEverybody(vendor.resource_groups));

const find = async (caller: Caller, id: string): Promise<Vendor> => {
  const vendor = await vendors.get(id);
  if (!vendor || !isSeenBy(caller)(vendor)) throw notFound('vendor');
  return vendor;
};

export const listVendors = async (
  caller: Caller,
  asked: Parameters<typeof vendors.page>[1],
  after: string | undefined,
) => {
  const within = readable(caller);
  const { items, ...page } = await vendors.page(within, asked, after);
  return { ...page, items: items.map((vendor) => asSeen(vendor, within)) };
};

export const showVendor = async (caller: Caller, id: string) => asSeen(await find(caller, id), readable(caller));

type Content = VendorDraft & { owned_by: Actor | null };

/** What is typed as its owner is that person, where it is the name or the address of one of those who can see it. */
const ownedBy = async (typed: string, groups: readonly string[], before: Vendor | undefined) => {
  if (before && typed === before.owner) return { owner: typed, owned_by: before.owned_by ?? null };
  const called = await peopleCalled(typed);
  const able = (called.length > 0 ? await users.rows() : []).filter(
    (user) => called.includes(user.id) && user.status === 'active' && rolesWithin(user, orEverybody(groups)).length > 0,
  );
  const [person] = able.length === 1 ? able : [];
  if (!person) return { owner: typed, owned_by: null };
  const name = fullName(person) || person.email;
  return { owner: name, owned_by: { id: person.id, name } };
};

const settle = async (caller: Caller, draft: VendorDraft, was?: Vendor): Promise<Content> => {
  const within = editable(caller);
  const resource_groups = await settleGroups(within, draft.resource_groups, was?.resource_groups ?? []);
  // What is left is for groups that the editor has no say in.
  if (!reaches(within, orEverybody(resource_groups))) throw invalid([fieldError('resource_groups', 'groups_required')]);
  return { ...draft, resource_groups, ...(await ownedBy(draft.owner, resource_groups, was)) };
};

export const createVendor = async (caller: Caller, draft: VendorDraft) => {
  const content = await settle(caller, draft);
  const about = { draft: content, isSeen: isSeenBy(caller) };
  return asSeen(await orNameTaken('vendor', vendors, about, vendors.create(content, caller.actor)), readable(caller));
};

export const changeVendor = async (
  caller: Caller,
  id: string,
  draft: VendorDraft,
  changeable: (version: number) => boolean,
) => {
  const before = toBeChanged(await find(caller, id), changeable, 'vendor');
  if (!reaches(editable(caller), orEverybody(before.resource_groups)))
    throw forbidden('You may read this vendor, but not change it.');
  const content = await settle(caller, draft, before);
  const about = { draft: content, id, isSeen: isSeenBy(caller) };
  return asSeen(
    await orNameTaken('vendor', vendors, about, vendors.update(before, content, caller.actor)),
    readable(caller),
  );
};
