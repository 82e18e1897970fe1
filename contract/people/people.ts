/** Administration of people. Only this domain's Lambda function may create, disable and delete accounts. */
import * as z from 'zod';
import { pageFields, queryOf } from '#contract/http/list.ts';
import { route } from '#contract/http/route.ts';
import { ROLES } from '#domain/enumerations.ts';
import { MOST_INVITED } from '#domain/people/invitation-rules.ts';
import { Invitations, NewInvitations } from '#domain/people/invitations.ts';
import { userList } from '#domain/people/list.ts';
import {
  GivenRoles,
  Invitation,
  ListedUser,
  ManagedUser,
  Responsibilities,
  RoleEnd,
  RolesPreview,
  UserChange,
} from '#domain/people/managed-user.ts';
import { Viewing } from '#domain/people/viewing.ts';
import { VIEWING_MINUTES } from '#domain/people/viewing-minutes.ts';
import { permissions } from '#domain/permissions.ts';
import { ADMINISTERED_BY_PEOPLE } from './administered.ts';

const UserId = z.object({ user_id: z.uuid() });
const RoleId = z.object({ ...UserId.shape, role_id: z.enum(ROLES) });
const RoleInGroup = z.object({ ...RoleId.shape, resource_group_id: z.uuid() });

const Role = z.object({
  id: z.enum(ROLES),
  name: z.enum(ROLES),
  permissions: z.array(z.string()).meta({ description: "What the role permits within a person's application groups." }),
  users: z.int().meta({ description: 'The number of people who have the role.' }),
});

const { administer: allow } = permissions;

export const people = {
  'GET /access/users': route({
    id: 'listUsers',
    allow,
    viewable: true,
    summary: 'List the users of your company',
    query: queryOf(userList, 'name'),
    response: z.object({ users: z.array(ListedUser), ...pageFields(userList) }),
  }),
  'POST /access/users': route({
    id: 'inviteUser',
    ...ADMINISTERED_BY_PEOPLE,
    resumes: true,
    summary: 'Invite a user and email them a temporary password. Completes an earlier invitation that failed partway',
    body: Invitation,
    response: ManagedUser,
    status: 201,
  }),
  'GET /access/users/{user_id}': route({
    id: 'getUser',
    allow,
    viewable: true,
    params: UserId,
    summary: 'Get a user',
    response: ManagedUser,
  }),
  'PATCH /access/users/{user_id}': route({
    id: 'updateUser',
    ...ADMINISTERED_BY_PEOPLE,
    versioned: true,
    params: UserId,
    resumes: true,
    summary: 'Change the name and roles of a user, or disable or enable their account. Disabling ends their sessions',
    body: UserChange,
    response: ManagedUser,
  }),
  'DELETE /access/users/{user_id}': route({
    id: 'deleteUser',
    ...ADMINISTERED_BY_PEOPLE,
    versioned: true,
    params: UserId,
    resumes: true,
    summary: 'Delete the account of a user. Their actions stay in the audit log',
  }),
  'POST /access/users/{user_id}/erasure': route({
    id: 'eraseUser',
    ...ADMINISTERED_BY_PEOPLE,
    versioned: true,
    proof: 'fresh',
    params: UserId,
    resumes: true,
    summary:
      'Permanently erase a disabled user: their account and private data are deleted, and a pseudonym replaces their name everywhere',
  }),
  'POST /access/users/{user_id}/viewings': route({
    id: 'startViewAs',
    ...ADMINISTERED_BY_PEOPLE,
    params: UserId,
    resumes: true,
    summary: `Start a View-As session of ${VIEWING_MINUTES} minutes. Requests with its ID in the View-As header get the responses that the user would get. The session is recorded in the user's audit log`,
    response: Viewing,
    status: 201,
  }),
  'DELETE /access/viewings/{viewing_id}': route({
    id: 'endViewAs',
    ...ADMINISTERED_BY_PEOPLE,
    params: z.object({ viewing_id: z.uuid() }),
    summary: 'End a View-As session',
  }),
  'GET /access/users/{user_id}/responsibilities': route({
    id: 'listUserResponsibilities',
    allow,
    viewable: true,
    params: UserId,
    summary: 'List the applications for which a user is responsible in any role, and the vendors that they own',
    response: Responsibilities,
  }),
  'PUT /access/users/{user_id}/roles/{role_id}/resource-groups/{resource_group_id}': route({
    id: 'assignUserRole',
    ...ADMINISTERED_BY_PEOPLE,
    versioned: true,
    params: RoleInGroup,
    summary: 'Assign a role within an application group to a user, or change when their role there ends',
    query: z.strictObject({
      ends_on: z
        .union([RoleEnd, z.literal('none')])
        .optional()
        .meta({ description: `${RoleEnd.meta()?.description} \`none\` removes it.` }),
    }),
    response: ManagedUser,
  }),
  'DELETE /access/users/{user_id}/roles/{role_id}/resource-groups/{resource_group_id}': route({
    id: 'removeUserRole',
    ...ADMINISTERED_BY_PEOPLE,
    versioned: true,
    params: RoleInGroup,
    summary: "Remove a user's role within one application group",
    response: ManagedUser,
  }),
  'DELETE /access/users/{user_id}/roles/{role_id}': route({
    id: 'removeUserRoleInAllGroups',
    ...ADMINISTERED_BY_PEOPLE,
    versioned: true,
    params: RoleId,
    summary: "Remove a user's role in all application groups",
    response: ManagedUser,
  }),
  'POST /access/users/{user_id}/mail': route({
    id: 'resumeUserEmail',
    ...ADMINISTERED_BY_PEOPLE,
    params: UserId,
    resumes: true,
    summary: 'Resume email to a user after messages bounced or were reported as spam',
    response: ManagedUser,
  }),
  'POST /access/user/reset-temporary-password': route({
    id: 'resetTemporaryPassword',
    ...ADMINISTERED_BY_PEOPLE,
    resumes: true,
    summary: 'Email a user a new temporary password. It replaces their current password and ends their sessions',
    body: z
      .strictObject({ user_id: z.uuid() })
      .meta({ examples: [{ user_id: '11111111-1111-4111-8111-111111111111' }] }),
    response: ManagedUser,
  }),
  'POST /access/invitations': route({
    id: 'inviteUsers',
    ...ADMINISTERED_BY_PEOPLE,
    summary: 'Invite up to 1,000 users. Each gets an email, and you are notified when all invitations are sent',
    body: NewInvitations,
    response: Invitations,
    status: 202,
  }),
  'GET /access/invitations/{invitations_id}': route({
    id: 'getInvitations',
    allow,
    viewable: true,
    params: z.object({ invitations_id: z.uuid() }),
    summary: 'Get the result of a bulk invitation. Results are kept for 30 days',
    response: Invitations,
  }),
  'POST /access/invitations/check': route({
    id: 'checkInvitations',
    allow,
    reads: true,
    summary: 'Check which of these email addresses belong to existing users',
    body: z
      .strictObject({ emails: z.array(z.string().max(254)).max(MOST_INVITED) })
      .meta({ title: 'EmailsToCheck', examples: [{ emails: ['grace@example.com'] }] }),
    response: z.object({ existing: z.array(z.string()) }),
  }),
  'GET /access/roles': route({
    id: 'listRoles',
    allow,
    viewable: true,
    summary: 'List the roles',
    response: z.object({ roles: z.array(Role) }),
  }),
  'POST /access/roles/preview': route({
    id: 'previewRoles',
    allow,
    reads: true,
    viewable: true,
    summary: 'Get the number of applications and vendors that a user with these roles could see and change',
    body: z.strictObject({ roles: GivenRoles }).meta({ title: 'RolesToPreview', examples: [{ roles: [] }] }),
    response: RolesPreview,
  }),
};
