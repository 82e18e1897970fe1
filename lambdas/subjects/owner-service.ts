import { isVendor, type Subject } from '#domain/subject.ts';
import type { Vendor, VendorRow } from '#domain/vendors/vendor.ts';
import { peopleCalled } from '#lambdas/people/store.ts';

type Owned = Pick<VendorRow, 'owned_by' | 'owner' | 'created_by'>;

/** Whoever owns it; where that is nobody, whoever added it. */
export const ownership = async ({ owned_by, owner, created_by }: Owned) => {
  const owners = owned_by ? [owned_by.id] : await peopleCalled(owner);
  const isOwned = owners.length > 0;
  return { owners: isOwned ? owners : [created_by.id], isOwned };
};
export const ownersOf = async (vendor: Owned) => (await ownership(vendor)).owners;

/** Whoever is asked about it first. */
export const ownersOfSubject = async (subject: Subject) =>
  isVendor<Vendor>(subject)
    ? ownersOf(subject)
    : subject.people.filter(({ role }) => role === 'owner').map(({ id }) => id);
