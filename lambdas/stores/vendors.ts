import { sameNames } from '#domain/same-name.ts';
import { Vendor, VendorRow } from '#domain/vendor.ts';
import { vendorList } from '#domain/vendor-list.ts';
import { entities } from './entities.ts';
import { keys } from './keys.ts';
import { listing } from './lists.ts';
import { groupsMustStand } from './membership.ts';

const { writes, ...list } = listing('vendor', VendorRow, vendorList);

export const vendors = {
  ...entities({
    what: 'vendor',
    schema: Vendor,
    key: keys.vendor,
    unique: ({ name }) => ({ name: sameNames(name) }),
    bound: groupsMustStand,
    listed: writes,
  }),
  ...list,
};
