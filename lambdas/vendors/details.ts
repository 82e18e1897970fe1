/** What there is to know of a vendor at a glance. */
import { daysBetween } from '#domain/day.ts';
import { unlessAsked } from '#domain/life.ts';
import { MOST_USING, type VendorDetails } from '#domain/vendor.ts';
import { datesOf } from '#domain/vendor-dates.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { applications } from '#lambdas/stores/applications.ts';
import { ofReader } from '#lambdas/stores/deciders.ts';
import { companyDay } from '#lambdas/stores/dues.ts';
import { asSeen } from '#lambdas/stores/membership.ts';
import { readable } from '#lambdas/stores/reachable.ts';
import { showVendor } from './vendors.ts';

export const detailsOfVendor = async (caller: Caller, id: string): Promise<VendorDetails> => {
  const vendor = await showVendor(caller, id);
  const within = readable(caller);
  const asked = { vendor_id: [id], development_status: undefined, sort: 'name' as const, limit: MOST_USING };
  const [today, { items, total }] = await Promise.all([
    companyDay(),
    applications.page(within, unlessAsked(asked), undefined, ofReader(caller)),
  ]);
  return {
    vendor,
    dates: datesOf(vendor).map((date) => ({ ...date, days: daysBetween(today, date.on) })),
    applications: items.map((one) => ({ ...asSeen(one, within), waiting_for: [] })),
    application_count: total,
  };
};
