import {
  ApplicationsToCheck,
  Checked,
  Import,
  NewApplicationImport,
  NewVendorImport,
  VendorsToCheck,
} from '#domain/import/import.ts';
import { permissions } from '#domain/permissions.ts';
import { route } from './route.ts';

const { editObjects: allow } = permissions;
const asked = { allow, by: 'people', response: Import, status: 202 } as const;
const checked = { allow, reads: true, response: Checked } as const;

export const imports = {
  'POST /imports/applications/check': route({
    ...checked,
    summary: 'What would become of these applications if they were imported. Nothing is kept',
    body: ApplicationsToCheck,
  }),
  'POST /imports/vendors/check': route({
    ...checked,
    summary: 'What would become of these vendors if they were imported. Nothing is kept',
    body: VendorsToCheck,
  }),
  'POST /imports/applications': route({
    ...asked,
    summary: 'Import many applications, up to 1,000: you are told when all of them were',
    body: NewApplicationImport,
  }),
  'POST /imports/vendors': route({
    ...asked,
    summary: 'Import many vendors, up to 1,000: you are told when all of them were',
    body: NewVendorImport,
  }),
  'GET /imports/{id}': route({
    allow,
    viewable: true,
    summary: 'What has become of what was imported, by you or, for administrators, by anybody. It is kept for 30 days',
    response: Import,
  }),
  'POST /imports/{id}/undo': route({
    ...asked,
    summary: 'Take away all that was imported, but for what was changed since or is in use: that stays, and is named',
  }),
};
