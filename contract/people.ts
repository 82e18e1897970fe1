/** Administration of people. Only this domain's Lambda function may create, disable and delete accounts. */
import * as z from 'zod';
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
  RolesPreview,
  UserChange,
} from '#domain/people/managed-user.ts';
import { Viewing } from '#domain/people/viewing.ts';
import { VIEWING_MINUTES } from '#domain/people/viewing-minutes.ts';
import { permissions } from '#domain/permissions.ts';
import { ADMINISTERED_BY_PEOPLE } from './administered.ts';
import { besides, queryOf } from './list.ts';
import { route } from './route.ts';

const UserId = z.object({ user_id: z.uuid() });
const RoleId = z.object({ ...UserId.shape, role_id: z.enum(ROLES) });
const RoleInGroup = z.object({ ...RoleId.shape, resource_group_id: z.uuid() });

const Role = z.object({
  id: z.enum(ROLES),
  name: z.enum(ROLES),
  permissions: z.array(z.string()).meta({ description: 'What it lets people do within their application groups.' }),
  users: z.int().meta({ description: 'How many people hold it.' }),
});

const { administer: allow } = permissions;

export const people = {
  'GET /access/users': route({
    allow,
    viewable: true,
    summary: 'The people of your company',
    query: queryOf(userList, 'name'),
    response: z.object({ users: z.array(ListedUser), ...besides(userList) }),
  }),
  'POST /access/users': route({
    ...ADMINISTERED_BY_PEOPLE,
    resumes: true,
    summary: 'Invite somebody: a temporary password is sent to them. What was left half-way is completed',
    body: Invitation,
    response: ManagedUser,
    status: 201,
  }),
  'GET /access/users/{user_id}': route({
    allow,
    viewable: true,
    params: UserId,
    summary: 'One person',
    response: ManagedUser,
  }),
  'PATCH /access/users/{user_id}': route({
    ...ADMINISTERED_BY_PEOPLE,
    versioned: true,
    params: UserId,
    resumes: true,
    summary:
      'Change what somebody is called and may do; or disable them, which ends their sessions, and let them in again',
    body: UserChange,
    response: ManagedUser,
  }),
  'DELETE /access/users/{user_id}': route({
    ...ADMINISTERED_BY_PEOPLE,
    versioned: true,
    params: UserId,
    resumes: true,
    summary: 'Delete somebody’s account. What they did stays in the history',
  }),
  'POST /access/users/{user_id}/erasure': route({
    ...ADMINISTERED_BY_PEOPLE,
    versioned: true,
    proof: 'fresh',
    params: UserId,
    resumes: true,
    summary:
      'Erase somebody who is disabled: their account, and what was theirs alone, go for good; whatever names them names a pseudonym',
  }),
  'POST /access/users/{user_id}/viewings': route({
    ...ADMINISTERED_BY_PEOPLE,
    params: UserId,
    resumes: true,
    summary: `View the product as somebody would, for ${VIEWING_MINUTES} minutes: what you read with its id in the header View-As is what they would be answered. It is on their trail`,
    response: Viewing,
    status: 201,
  }),
  'DELETE /access/viewings/{viewing_id}': route({
    ...ADMINISTERED_BY_PEOPLE,
    params: z.object({ viewing_id: z.uuid() }),
    summary: 'View the product as yourself again',
  }),
  'GET /access/users/{user_id}/responsibilities': route({
    allow,
    viewable: true,
    params: UserId,
    summary: 'The applications that somebody answers for, in whatever role, and the vendors that they own',
    response: Responsibilities,
  }),
  'PUT /access/users/{user_id}/roles/{role_id}/resource-groups/{resource_group_id}': route({
    ...ADMINISTERED_BY_PEOPLE,
    versioned: true,
    params: RoleInGroup,
    summary: 'Give somebody a role within an application group',
    response: ManagedUser,
  }),
  'DELETE /access/users/{user_id}/roles/{role_id}/resource-groups/{resource_group_id}': route({
    ...ADMINISTERED_BY_PEOPLE,
    versioned: true,
    params: RoleInGroup,
    summary: 'Take a role from somebody within one application group',
    response: ManagedUser,
  }),
  'DELETE /access/users/{user_id}/roles/{role_id}': route({
    ...ADMINISTERED_BY_PEOPLE,
    versioned: true,
    params: RoleId,
    summary: 'Take a role from somebody, in all application groups',
    response: ManagedUser,
  }),
  'POST /access/users/{user_id}/mail': route({
    ...ADMINISTERED_BY_PEOPLE,
    params: UserId,
    resumes: true,
    summary: 'Have mail sent to somebody again, after some came back or was said to be unwanted',
    response: ManagedUser,
  }),
  'POST /access/user/reset-temporary-password': route({
    ...ADMINISTERED_BY_PEOPLE,
    resumes: true,
    summary: 'Send somebody a new temporary password, also in place of one of their own, which ends their sessions',
    body: z
      .strictObject({ user_id: z.uuid() })
      .meta({ examples: [{ user_id: '11111111-1111-4111-8111-111111111111' }] }),
    response: ManagedUser,
  }),
  'POST /access/invitations': route({
    ...ADMINISTERED_BY_PEOPLE,
    summary: 'Invite many people at once, up to 1,000: you are told when all of them were. A mail goes out to each',
    body: NewInvitations,
    response: Invitations,
    status: 202,
  }),
  'GET /access/invitations/{invitations_id}': route({
    allow,
    viewable: true,
    params: z.object({ invitations_id: z.uuid() }),
    summary: 'What has become of each of many people who were invited at once. It is kept for 30 days',
    response: Invitations,
  }),
  'POST /access/invitations/check': route({
    allow,
    reads: true,
    summary: 'Which of these email addresses are somebody’s already',
    body: z
      .strictObject({ emails: z.array(z.string().max(254)).max(MOST_INVITED) })
      .meta({ title: 'EmailsToCheck', examples: [{ emails: ['grace@example.com'] }] }),
    response: z.object({ existing: z.array(z.string()) }),
  }),
  'GET /access/roles': route({
    allow,
    viewable: true,
    summary: 'The roles that there are',
    response: z.object({ roles: z.array(Role) }),
  }),
  'POST /access/roles/preview': route({
    allow,
    reads: true,
    viewable: true,
    summary: 'How many applications and vendors somebody with these roles could see and change',
    body: z.strictObject({ roles: GivenRoles }).meta({ title: 'RolesToPreview', examples: [{ roles: [] }] }),
    response: RolesPreview,
  }),
};
