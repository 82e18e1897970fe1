/** Says beforehand which contracts and certificates of vendors end, and until when notice has to be given. */
import { daysBetween } from '#domain/day.ts';
import { orEverybody } from '#domain/permissions.ts';
import type { VendorRow } from '#domain/vendor.ts';
import { datesOf, VENDOR_WARNINGS, type VendorDate } from '#domain/vendor-dates.ts';
import { CERTIFICATE_NAMES, type VendorEnd } from '#domain/vendor-words.ts';
import { tellThose } from '#lambdas/mail/tell-those.ts';
import { job } from '#lambdas/runner/job.ts';
import { companyDay } from '#lambdas/stores/dues.ts';
import { ownersOf } from '#lambdas/stores/owners-of-vendor.ts';
import { vendors } from '#lambdas/stores/vendors.ts';

/** A certificate by its name. */
const told = ({ what, name }: VendorDate): { what: VendorEnd; certificate: string } => {
  if (what === 'notice' || what === 'contract') return { what, certificate: '' };
  return { what: 'certificate', certificate: what === 'other' ? name : CERTIFICATE_NAMES[what] };
};

/** Each of the three times once, however often it is asked for. */
export const seeToVendor = async (vendor: VendorRow, today: string) => {
  const { id, name, resource_groups } = vendor;
  for (const date of datesOf(vendor)) {
    const { on } = date;
    const { what, certificate } = told(date);
    const left = daysBetween(today, on);
    const within = left < 0 ? undefined : VENDOR_WARNINGS.find((days) => left <= days);
    if (within === undefined) continue;
    const params = { id, name, what, certificate, until: on };
    const event = { id: `vendor ${id} ${what} ${certificate} ${on} ${within}`, at: new Date().toISOString() };
    await tellThose(await ownersOf(vendor), orEverybody(resource_groups), { kind: 'vendor_date', params }, event);
  }
};

/** One that comes late is about the day that it is by now. */
export const handler = job('daily-vendors', async ({ date }) => {
  const today = await companyDay();
  for (const vendor of await vendors.rows())
    if (vendor.state !== 'ended') await seeToVendor(vendor, date < today ? today : date);
});
