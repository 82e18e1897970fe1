/** Stakeholders of an application or a vendor. */
import * as z from 'zod';
import { AssignmentDraft, OwnAssignment, RoleAssignments } from '#domain/applications/role-assignments.ts';
import { ROLES } from '#domain/enumerations.ts';
import { NextCursor, Page } from '#domain/list/page.ts';
import { AuthorizedUser } from '#domain/people/authorized-user.ts';
import { permissions } from '#domain/permissions.ts';
import { route } from './route.ts';

const authorizedUsers = (what: string) =>
  route({
    allow: permissions.readObjects,
    viewable: true,
    summary: `Who can see ${what}, by name, and by which roles`,
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
  });

export const stakeholders = {
  'GET /applications/{id}/authorized-users': authorizedUsers('an application'),
  'GET /vendors/{id}/authorized-users': authorizedUsers('a vendor'),
  'GET /applications/{id}/role-assignments': route({
    allow: permissions.readObjects,
    viewable: true,
    summary: 'Who answers for an application and for what, and what its risk tier demands that nobody is',
    response: RoleAssignments,
  }),
  'PUT /applications/{id}/role-assignments': route({
    allow: permissions.editObjects,
    versioned: true,
    summary: 'Name somebody as one of those who answer for an application. They are told, and the others stay',
    body: AssignmentDraft,
    response: RoleAssignments,
  }),
  'DELETE /applications/{id}/role-assignments': route({
    allow: permissions.editObjects,
    versioned: true,
    summary:
      'Somebody is no longer what the query names. The last owner whom the risk tier demands has to be replaced first',
    query: AssignmentDraft,
    response: RoleAssignments,
  }),
  'GET /applications/role-assignments/user': route({
    allow: permissions.readObjects,
    viewable: true,
    summary: 'What you are of each application within your reach, by its name',
    query: z.strictObject({
      ...Page.shape,
      retired: z.enum(['true']).optional().meta({ description: 'With what is retired, which is left out otherwise.' }),
    }),
    response: z.object({
      assignments: z.array(OwnAssignment),
      total: z.int().meta({ description: 'How many there are, on all pages.' }),
      next_cursor: NextCursor,
    }),
  }),
};
