/** What of a vendor ends, and waits for whoever owns it. */
import { addDays } from '#domain/day.ts';
import { orEverybody, permissions } from '#domain/permissions.ts';
import type { VendorRow } from '#domain/vendor.ts';
import { datesOf, VENDOR_WARNINGS } from '#domain/vendor-dates.ts';
import { type Derived, workOn } from './derived.ts';

const AHEAD = Math.max(...VENDOR_WARNINGS);

export const workOfVendor = (vendor: VendorRow, owners: readonly string[]): Derived[] => {
  const { id, name, resource_groups } = vendor;
  const make = workOn({ kind: 'vendor', id, name }, orEverybody(resource_groups));
  return datesOf(vendor).flatMap(({ what, name: certificate, on }) =>
    make('vendor_date', owners, {
      ...{ part: certificate === '' ? what : `${what}.${certificate}`, params: { what, certificate } },
      ...{ due: on, from: addDays(on, -AHEAD), doers: permissions.editObjects },
    }),
  );
};
