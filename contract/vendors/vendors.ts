import * as z from 'zod';
import { customPageFields, customQueryOf } from '#contract/http/list.ts';
import { route } from '#contract/http/route.ts';
import { LifeReason } from '#domain/life/drafts.ts';
import { permissions } from '#domain/permissions.ts';
import { vendorList } from '#domain/vendors/list.ts';
import { NamedVendor, SentVendor, Vendor, VendorDetails, VendorRow } from '#domain/vendors/vendor.ts';

export const vendors = {
  'GET /vendors': route({
    id: 'listVendors',
    allow: permissions.readObjects,
    viewable: true,
    summary: 'List the vendors that you can access: those in your application groups and those in no group',
    query: customQueryOf(vendorList, 'name'),
    response: z.object({ vendors: z.array(VendorRow), ...customPageFields(vendorList) }),
  }),
  'GET /vendors/names': route({
    id: 'listVendorNames',
    allow: permissions.readObjects,
    viewable: true,
    summary: 'List the IDs and names of all vendors that you can access in one response',
    response: z.object({ vendors: z.array(NamedVendor) }),
  }),
  'POST /vendors': route({
    id: 'createVendor',
    allow: permissions.editObjects,
    summary: 'Add a vendor',
    body: SentVendor,
    response: Vendor,
    status: 201,
  }),
  'GET /vendors/{id}': route({
    id: 'getVendor',
    allow: permissions.readObjects,
    viewable: true,
    summary: 'Get a vendor',
    response: Vendor,
  }),
  'GET /vendors/{id}/details': route({
    id: 'getVendorDetails',
    allow: permissions.readObjects,
    viewable: true,
    summary: 'Get a vendor with its upcoming dates and the applications that use it and that you can access',
    response: VendorDetails,
  }),
  'PUT /vendors/{id}': route({
    id: 'updateVendor',
    allow: permissions.editObjects,
    versioned: true,
    summary: 'Change a vendor',
    body: SentVendor,
    response: Vendor,
  }),
  'POST /vendors/{id}/ending': route({
    id: 'offboardVendor',
    allow: permissions.editObjects,
    versioned: true,
    summary: 'Offboard a vendor. It becomes read-only',
    body: LifeReason,
    response: Vendor,
  }),
  'POST /vendors/{id}/return': route({
    id: 'reactivateVendor',
    allow: permissions.editObjects,
    versioned: true,
    summary: 'Reactivate an offboarded vendor with its previous status',
    body: LifeReason,
    response: Vendor,
  }),
};
