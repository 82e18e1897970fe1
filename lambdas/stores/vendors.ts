import { sameNames } from '#domain/same-name.ts';
import { Vendor } from '#domain/vendor.ts';
import { entities } from './entities.ts';
import { keys } from './keys.ts';
import { type Paged, page } from './paging.ts';

export const vendors = {
  ...entities({
    what: 'vendor',
    schema: Vendor,
    key: keys.vendor,
    unique: ({ name }) => ({ name: sameNames(name) }),
    listed: (vendor) => [{ ...vendor, ...keys.vendorByName(vendor.name, vendor.id) }],
  }),

  list: (limit: number, after: string | undefined): Promise<Paged<Vendor>> => {
    const { pk } = keys.vendorByName('', '');
    return page({ partitions: [pk], prefix: 'VENDOR#', schema: Vendor, limit, after });
  },
};
