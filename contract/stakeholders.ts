/** The people around an application. */
import * as z from 'zod';
import { AuthorizedUser } from '#domain/authorized-user.ts';
import { ROLES } from '#domain/enumerations.ts';
import { NextCursor, Page } from '#domain/page.ts';
import { permissions } from '#domain/permissions.ts';
import { route } from './route.ts';

export const stakeholders = {
  'GET /applications/{id}/authorized-users': route({
    allow: permissions.readObjects,
    viewable: true,
    summary: 'Who can see an application, by name, and by which roles',
    query: z.strictObject({
      ...Page.shape,
      text: z.string().trim().max(200).optional().meta({ description: 'Words in their name or address.' }),
      role: z.array(z.enum(ROLES)).optional().meta({ description: 'Whoever holds one of these here.' }),
    }),
    response: z.object({
      users: z.array(AuthorizedUser),
      total: z.int().meta({ description: 'How many there are, on all pages.' }),
      next_cursor: NextCursor,
    }),
  }),
};
