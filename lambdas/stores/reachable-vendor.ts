/** Vendors as far as a caller may see and change them. What is out of reach answers as what is not there. */
import { type Grant, orEverybody, reaches } from '#domain/permissions.ts';
import type { Vendor } from '#domain/vendor.ts';
import { forbidden, notFound } from '#lambdas/problems.ts';
import { isSeenBy } from './make-vendor.ts';
import { editable } from './reachable.ts';
import { vendors } from './vendors.ts';

type Held = { roles: readonly Grant[] };

export const reachableVendor = async (caller: Held, id: string): Promise<Vendor> => {
  const vendor = await vendors.get(id);
  if (!vendor || !isSeenBy(caller)(vendor)) throw notFound('vendor');
  return vendor;
};

export const mustEditVendor = (caller: Held, { resource_groups }: Vendor) => {
  if (!reaches(editable(caller), orEverybody(resource_groups)))
    throw forbidden('You may read this vendor, but not change it.');
};
