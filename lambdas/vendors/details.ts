import { daysBetween } from '#domain/day.ts';
import { unlessAsked } from '#domain/life/life.ts';
import { datesOf } from '#domain/vendors/dates.ts';
import { MOST_USING, type VendorDetails } from '#domain/vendors/vendor.ts';
import { readable } from '#lambdas/applications/access.ts';
import { applications } from '#lambdas/applications/store.ts';
import { summaryFor } from '#lambdas/applications/summary-service.ts';
import { ofReader } from '#lambdas/approvals/decider-service.ts';
import { companyDay } from '#lambdas/company/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { showVendor } from './vendors.ts';

export const detailsOfVendor = async (caller: Caller, id: string): Promise<VendorDetails> => {
  const vendor = await showVendor(caller, id);
  const within = readable(caller);
  const own = await ofReader(caller);
  const asked = { vendor_id: [id], development_status: undefined, sort: 'name' as const, limit: MOST_USING };
  const [today, { items, total }] = await Promise.all([
    companyDay(),
    applications.page(within, unlessAsked(asked), undefined, own),
  ]);
  return {
    vendor,
    dates: datesOf(vendor).map((date) => ({ ...date, days: daysBetween(today, date.on) })),
    applications: items.map(summaryFor(within, own)),
    application_count: total,
  };
};
