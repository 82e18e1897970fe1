import * as z from 'zod';
import { GroupDetail, ListedGroup, NewResourceGroup, ResourceGroupChange } from '#domain/groups/group.ts';
import { resourceGroupList } from '#domain/groups/list.ts';
import { permissions } from '#domain/permissions.ts';
import { besides, queryOf } from './list.ts';
import { route } from './route.ts';

const Yes = z.enum(['true']).optional();

export const groups = {
  'GET /access/resource-groups': route({
    allow: permissions.readObjects,
    viewable: true,
    summary: 'The application groups within your reach',
    query: queryOf(resourceGroupList, 'name').extend({
      counts: Yes.meta({ description: 'For administrators: how many of everything is in each.' }),
    }),
    response: z.object({ resource_groups: z.array(ListedGroup), ...besides(resourceGroupList) }),
  }),
  'POST /access/resource-groups': route({
    allow: permissions.administer,
    summary: 'Add an application group. One of type ALL has everything in it',
    body: NewResourceGroup,
    response: GroupDetail,
    status: 201,
  }),
  'GET /access/resource-groups/{id}': route({
    allow: permissions.administer,
    viewable: true,
    summary: 'One application group, with what is in it and who has access by it',
    response: GroupDetail,
  }),
  'PATCH /access/resource-groups/{id}': route({
    allow: permissions.administer,
    versioned: true,
    summary: 'Give an application group another name',
    body: ResourceGroupChange,
    response: GroupDetail,
  }),
  'DELETE /access/resource-groups/{id}': route({
    allow: permissions.administer,
    versioned: true,
    summary: 'Delete an application group. Where it is in use the answer says what would be lost, until it is forced',
    query: z.strictObject({ force: Yes }),
    response: GroupDetail,
    status: 202,
  }),
  'PUT /access/resource-groups/{resource_group_id}/resources/{resource_id}': route({
    allow: permissions.administer,
    summary: 'Put an application or a vendor into an application group',
  }),
  'DELETE /access/resource-groups/{resource_group_id}/resources/{resource_id}': route({
    allow: permissions.administer,
    summary: 'Take an application or a vendor out of an application group',
  }),
};
