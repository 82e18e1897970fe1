import * as z from 'zod';
import { NextCursor, Page } from '#domain/page.ts';
import { permissions } from '#domain/permissions.ts';
import { Vendor } from '#domain/vendor.ts';
import { route } from './route.ts';

export const vendors = {
  'GET /vendors': route({
    allow: permissions.readObjects,
    summary: 'The vendors of your company, by name',
    query: Page,
    response: z.object({ vendors: z.array(Vendor), next_cursor: NextCursor }),
  }),
  'GET /vendors/{id}': route({ allow: permissions.readObjects, summary: 'One vendor', response: Vendor }),
};
