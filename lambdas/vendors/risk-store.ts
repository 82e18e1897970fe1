import type { KnownVendorRisk } from '#domain/diligence/words.ts';
import type { Vendor } from '#domain/vendors/vendor.ts';
import { vendors } from './store.ts';

/** The vendor of an application, if its risk is known. */
export const vendorRiskOf = async ({
  vendor_id,
}: {
  vendor_id: string | null;
}): Promise<{ vendor: Vendor; risk: KnownVendorRisk } | undefined> => {
  const vendor = vendor_id === null ? undefined : await vendors.get(vendor_id);
  return vendor?.risk && vendor.risk !== 'unknown' ? { vendor, risk: vendor.risk } : undefined;
};
