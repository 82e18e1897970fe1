import { route } from '#contract/http/route.ts';
import {
  ApplicationsToCheck,
  Checked,
  Import,
  NewApplicationImport,
  NewVendorImport,
  VendorsToCheck,
} from '#domain/import/import.ts';
import { permissions } from '#domain/permissions.ts';

const { editObjects: allow } = permissions;
const importRoute = { allow, by: 'people', response: Import, status: 202 } as const;
const checkRoute = { allow, reads: true, response: Checked } as const;

export const imports = {
  'POST /imports/applications/check': route({
    id: 'checkApplicationImport',
    ...checkRoute,
    summary: 'Check applications before an import, without storing them',
    body: ApplicationsToCheck,
  }),
  'POST /imports/vendors/check': route({
    id: 'checkVendorImport',
    ...checkRoute,
    summary: 'Check vendors before an import, without storing them',
    body: VendorsToCheck,
  }),
  'POST /imports/applications': route({
    id: 'importApplications',
    ...importRoute,
    summary: 'Import up to 1,000 applications. You are notified when the import is complete',
    body: NewApplicationImport,
  }),
  'POST /imports/vendors': route({
    id: 'importVendors',
    ...importRoute,
    summary: 'Import up to 1,000 vendors. You are notified when the import is complete',
    body: NewVendorImport,
  }),
  'GET /imports/{id}': route({
    id: 'getImport',
    allow,
    viewable: true,
    summary: 'Get the result of your import, or of any import as an administrator. Results are kept for 30 days',
    response: Import,
  }),
  'POST /imports/{id}/undo': route({
    id: 'undoImport',
    ...importRoute,
    summary: 'Undo an import. Records that were changed since or are in use are kept and listed in the result',
  }),
};
