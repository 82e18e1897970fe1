/**
 * The owners of a subject: one rule for notifications and tasks. An application is owned by the people with a role of
 * `OWNING`. A vendor is owned by its owner, or by its creator while it has none.
 */
import { ownersIn } from '#domain/applications/people.ts';
import type { ApplicationRow } from '#domain/applications/row.ts';
import { isVendor, type Subject } from '#domain/subject.ts';
import type { VendorRow } from '#domain/vendors/vendor.ts';
import { peopleCalled } from '#lambdas/people/store.ts';

type Named = { owned_by?: { id: string } | null | undefined; owner: string };
type OwnedVendor = Named & Pick<VendorRow, 'created_by'>;

/** An owner is found by id, or by the name or address that was typed. */
export const namedOwners = async ({ owned_by, owner }: Named) => (owned_by ? [owned_by.id] : await peopleCalled(owner));

export const vendorOwnership = async (vendor: OwnedVendor) => {
  const named = await namedOwners(vendor);
  const isOwned = named.length > 0;
  return { owners: isOwned ? named : [vendor.created_by.id], isOwned };
};

export const ownersOf = async (subject: Subject | ApplicationRow | VendorRow): Promise<string[]> =>
  isVendor<VendorRow>(subject) ? (await vendorOwnership(subject)).owners : ownersIn(subject.people);
