/** Vendors as far as a caller may see and change them. What is out of reach answers as what is not there. */
import type { Grant } from '#domain/permissions.ts';
import type { Vendor } from '#domain/vendors/vendor.ts';
import { notFound } from '#lambdas/known-errors.ts';
import { isSeenBy } from './service.ts';
import { vendors } from './store.ts';

type Held = { roles: readonly Grant[] };

export const reachableVendor = async (caller: Held, id: string): Promise<Vendor> => {
  const vendor = await vendors.get(id);
  if (!vendor || !isSeenBy(caller)(vendor)) throw notFound('vendor');
  return vendor;
};
