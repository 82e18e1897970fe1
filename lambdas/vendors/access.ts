/** Access to vendors. Inaccessible vendors are answered as not found. */
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
