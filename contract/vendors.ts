import * as z from 'zod';
import { LifeReason } from '#domain/life/drafts.ts';
import { permissions } from '#domain/permissions.ts';
import { vendorList } from '#domain/vendors/list.ts';
import { NamedVendor, Vendor, VendorDetails, VendorDraft, VendorRow } from '#domain/vendors/vendor.ts';
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
  'GET /vendors/names': route({
    allow: permissions.readObjects,
    viewable: true,
    summary:
      'What all of them are called, in one answer: to choose one by its name, and to name one that is known by its id',
    response: z.object({ vendors: z.array(NamedVendor) }),
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
    versioned: true,
    summary: 'Change a vendor',
    body: VendorDraft,
    response: Vendor,
  }),
  'POST /vendors/{id}/ending': route({
    allow: permissions.editObjects,
    versioned: true,
    summary: 'Say that the company is done with a vendor: it is kept as it is, and nothing of it changes',
    body: LifeReason,
    response: Vendor,
  }),
  'POST /vendors/{id}/return': route({
    allow: permissions.editObjects,
    versioned: true,
    summary: 'Take a vendor up again that the company was done with, as far as it had come before',
    body: LifeReason,
    response: Vendor,
  }),
};
