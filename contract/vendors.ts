import * as z from 'zod';
import { permissions } from '#domain/permissions.ts';
import { Vendor, VendorDraft } from '#domain/vendor.ts';
import { vendorList } from '#domain/vendor-list.ts';
import { besides, queryOf } from './list.ts';
import { route } from './route.ts';

export const vendors = {
  'GET /vendors': route({
    allow: permissions.readObjects,
    viewable: true,
    summary: 'The vendors within your reach: those in your application groups, and those that are in none',
    query: queryOf(vendorList, 'name'),
    response: z.object({ vendors: z.array(Vendor), ...besides(vendorList) }),
  }),
  'POST /vendors': route({
    allow: permissions.editObjects,
    summary: 'Add a vendor',
    body: VendorDraft,
    response: Vendor,
    status: 201,
  }),
  'GET /vendors/{id}': route({
    allow: permissions.readObjects,
    viewable: true,
    summary: 'One vendor',
    response: Vendor,
  }),
  'PUT /vendors/{id}': route({
    allow: permissions.editObjects,
    summary: 'Change a vendor',
    body: VendorDraft,
    response: Vendor,
  }),
};
