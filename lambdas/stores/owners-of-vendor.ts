import { isVendor, type Subject } from '#domain/subject.ts';
import type { Vendor, VendorRow } from '#domain/vendor.ts';
import { peopleCalled } from './callers.ts';

type Owned = Pick<VendorRow, 'owned_by' | 'owner' | 'created_by'>;

/** Whoever owns it; where that is nobody, whoever added it. */
export const ownersOf = async ({ owned_by, owner, created_by }: Owned) => {
  const owners = owned_by ? [owned_by.id] : await peopleCalled(owner);
  return owners.length > 0 ? owners : [created_by.id];
};

/** Whoever is asked about it first. */
export const ownersOfSubject = async (subject: Subject) =>
  isVendor<Vendor>(subject)
    ? ownersOf(subject)
    : subject.people.filter(({ role }) => role === 'owner').map(({ id }) => id);
