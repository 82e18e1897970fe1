import type { VendorRow } from '#domain/vendor.ts';
import { peopleCalled } from './callers.ts';

type Owned = Pick<VendorRow, 'owned_by' | 'owner' | 'created_by'>;

/** Whoever owns it; where that is nobody, whoever added it. */
export const ownersOf = async ({ owned_by, owner, created_by }: Owned) => {
  const owners = owned_by ? [owned_by.id] : await peopleCalled(owner);
  return owners.length > 0 ? owners : [created_by.id];
};
