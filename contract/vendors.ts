import * as z from 'zod';
import { permissions } from '#domain/permissions.ts';
import { Vendor, VendorDetails, VendorDraft, VendorRow } from '#domain/vendor.ts';
import { vendorList } from '#domain/vendor-list.ts';
import { besides, queryOf } from './list.ts';
import { route } from './route.ts';

export const vendors = {
  'GET /vendors': route({
    allow: permissions.readObjects,
    viewable: true,
    summary: 'The vendors within your reach: those in your application groups, and those that are in none',
    query: queryOf(vendorList, 'name'),
    response: z.object({ vendors: z.array(VendorRow), ...besides(vendorList) }),
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
  'GET /vendors/{id}/details': route({
    allow: permissions.readObjects,
    viewable: true,
    summary:
      'One vendor with what of it comes to its day, and the applications that use it, as far as you can see them',
    response: VendorDetails,
  }),
  'PUT /vendors/{id}': route({
    allow: permissions.editObjects,
    summary: 'Change a vendor',
    body: VendorDraft,
    response: Vendor,
  }),
};
