import type { Vendor, VendorDraft } from '#domain/vendor.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { notFound } from '#lambdas/problems.ts';
import { toBeChanged } from '#lambdas/stores/entities.ts';
import { orNameTaken } from '#lambdas/stores/name-taken.ts';
import { vendors } from '#lambdas/stores/vendors.ts';

/** Vendors are the company's: whoever reads anything reads all of them. */
export const showVendor = async (id: string): Promise<Vendor> => {
  const vendor = await vendors.get(id);
  if (!vendor) throw notFound('vendor');
  return vendor;
};

export const createVendor = (caller: Caller, draft: VendorDraft) =>
  orNameTaken('vendor', vendors, { draft }, vendors.create(draft, caller.actor));

export const changeVendor = async (
  caller: Caller,
  id: string,
  draft: VendorDraft,
  changeable: (version: number) => boolean,
) => {
  const before = toBeChanged(await showVendor(id), changeable, 'vendor');
  return orNameTaken('vendor', vendors, { draft, id }, vendors.update(before, draft, caller.actor));
};
