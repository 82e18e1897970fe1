/** Creates vendors, and validates changes. */

import type { Actor, RequestActor } from '#domain/entity.ts';
import { fieldError } from '#domain/field-error.ts';
import { type Grant, orEverybody, reaches } from '#domain/permissions.ts';
import { UNREVIEWED } from '#domain/vendors/state.ts';
import type { SentVendor, Vendor, VendorDraft } from '#domain/vendors/vendor.ts';
import { editable, readable } from '#lambdas/applications/access.ts';
import { resolveCustom } from '#lambdas/custom-fields/value-service.ts';
import { resolveGroups } from '#lambdas/groups/membership-service.ts';
import { invalid } from '#lambdas/known-errors.ts';
import { personCalled } from '#lambdas/people/named-service.ts';
import type { AuditDetails } from '#lambdas/persistence/entities.ts';
import { vendors } from './store.ts';

type Held = { roles: readonly Grant[] };
type Content = VendorDraft & { owned_by: Actor | null };

/** A vendor without groups is visible to all readers. */
export const isSeenBy = (caller: Held) => (vendor: Pick<Vendor, 'resource_groups'>) =>
  reaches(readable(caller), orEverybody(vendor.resource_groups));

/** Resolves the owner text to a person if it matches exactly one with access. */
export const ownerOfVendor = async (typed: string, groups: readonly string[], before?: Vendor) => {
  if (before?.owned_by && typed === before.owner) return { owner: typed, owned_by: before.owned_by };
  const person = await personCalled(typed, orEverybody(groups));
  return person ? { owner: person.name, owned_by: person } : { owner: typed, owned_by: null };
};

export const resolveVendor = async (
  caller: Held,
  { custom: _, ...draft }: SentVendor,
  was?: Vendor,
): Promise<Content> => {
  const within = editable(caller);
  const resource_groups = await resolveGroups(within, draft.resource_groups, was?.resource_groups ?? []);
  if (was?.resource_groups.length === 0 && resource_groups.length > 0 && within !== 'ALL')
    throw invalid([fieldError('resource_groups', 'for_everybody')]);
  // The remaining groups are outside of the editor's access scope.
  if (!reaches(within, orEverybody(resource_groups))) throw invalid([fieldError('resource_groups', 'groups_required')]);
  return { ...draft, resource_groups, ...(await ownerOfVendor(draft.owner, resource_groups, was)) };
};

export const customOfVendor = (
  { custom }: SentVendor,
  { resource_groups }: Pick<Vendor, 'resource_groups'>,
  before?: Vendor,
) => resolveCustom({ noun: 'vendors', sent: custom, before, groups: orEverybody(resource_groups) });

export const makeVendor = async (
  caller: Held,
  by: RequestActor,
  draft: SentVendor,
  id?: string,
  details?: AuditDetails,
) => {
  const resolved = await resolveVendor(caller, draft);
  const content = { ...UNREVIEWED, ...resolved, custom: await customOfVendor(draft, resolved) };
  const about = { draft: content, isSeen: isSeenBy(caller) };
  return vendors.orNameTaken(vendors.create(content, by, id, [], details), about);
};
