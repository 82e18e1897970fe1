/** Stakeholders of an application or a vendor, and the people who can see a foundation model. */
import * as z from 'zod';
import { route } from '#contract/http/route.ts';
import { AssignmentDraft, OwnAssignment, RoleAssignments } from '#domain/applications/role-assignments.ts';
import { ROLES } from '#domain/enumerations.ts';
import { NextCursor, Page } from '#domain/list/page.ts';
import { AuthorizedUser } from '#domain/people/authorized-user.ts';
import { permissions } from '#domain/permissions.ts';

const authorizedUsers = (what: string, noun: 'Application' | 'Vendor' | 'Model') =>
  route({
    id: `list${noun}Users`,
    allow: permissions.readObjects,
    viewable: true,
    summary: `List the users who can see ${what}, by name, with their roles`,
    query: z.strictObject({
      ...Page.shape,
      text: z.string().trim().max(200).optional().meta({ description: 'Words in the name or email address.' }),
      role: z.array(z.enum(ROLES)).optional().meta({ description: 'Only users with one of these roles for it.' }),
    }),
    response: z.object({
      users: z.array(AuthorizedUser),
      total: z.int().meta({ description: 'The total number on all pages.' }),
      next_cursor: NextCursor,
    }),
  });

export const stakeholders = {
  'GET /applications/{id}/authorized-users': authorizedUsers('an application', 'Application'),
  'GET /vendors/{id}/authorized-users': authorizedUsers('a vendor', 'Vendor'),
  'GET /models/{id}/authorized-users': authorizedUsers('a foundation model', 'Model'),
  'GET /applications/{id}/role-assignments': route({
    id: 'listRoleAssignments',
    allow: permissions.readObjects,
    viewable: true,
    summary:
      'List the responsible people of an application by role, and the roles that its risk tier requires but are unassigned',
    response: RoleAssignments,
  }),
  'PUT /applications/{id}/role-assignments': route({
    id: 'assignApplicationRole',
    allow: permissions.editObjects,
    versioned: true,
    summary: 'Assign a person to a role of an application. The person is notified, and other assignments are unchanged',
    body: AssignmentDraft,
    response: RoleAssignments,
  }),
  'DELETE /applications/{id}/role-assignments': route({
    id: 'removeApplicationRole',
    allow: permissions.editObjects,
    versioned: true,
    summary:
      'Remove a person from a role of an application. The last owner that the risk tier requires must be replaced first',
    query: AssignmentDraft,
    response: RoleAssignments,
  }),
  'GET /applications/role-assignments/user': route({
    id: 'listOwnRoleAssignments',
    allow: permissions.readObjects,
    viewable: true,
    summary: 'List your roles in the applications that you can access, by application name',
    query: z.strictObject({
      ...Page.shape,
      retired: z
        .enum(['true'])
        .optional()
        .meta({ description: 'Includes retired applications, which are omitted by default.' }),
    }),
    response: z.object({
      assignments: z.array(OwnAssignment),
      total: z.int().meta({ description: 'The total number on all pages.' }),
      next_cursor: NextCursor,
    }),
  }),
};
