import * as z from 'zod';
import { pageFields, queryOf } from '#contract/http/list.ts';
import { route } from '#contract/http/route.ts';
import { GroupDetail, ListedGroup, NewResourceGroup, ResourceGroupChange } from '#domain/groups/group.ts';
import { resourceGroupList } from '#domain/groups/list.ts';
import { permissions } from '#domain/permissions.ts';

const Yes = z.enum(['true']).optional();

export const groups = {
  'GET /access/resource-groups': route({
    id: 'listResourceGroups',
    allow: permissions.readObjects,
    viewable: true,
    summary: 'List the application groups that you can access',
    query: queryOf(resourceGroupList, 'name').extend({
      counts: Yes.meta({
        description: 'Includes the number of members and contents of each group. For administrators only.',
      }),
    }),
    response: z.object({ resource_groups: z.array(ListedGroup), ...pageFields(resourceGroupList) }),
  }),
  'POST /access/resource-groups': route({
    id: 'createResourceGroup',
    allow: permissions.administer,
    summary: 'Add an application group. A group of type ALL contains everything',
    body: NewResourceGroup,
    response: GroupDetail,
    status: 201,
  }),
  'GET /access/resource-groups/{id}': route({
    id: 'getResourceGroup',
    allow: permissions.administer,
    viewable: true,
    summary: 'Get an application group with its contents and the people who have access through it',
    response: GroupDetail,
  }),
  'PATCH /access/resource-groups/{id}': route({
    id: 'updateResourceGroup',
    allow: permissions.administer,
    versioned: true,
    summary: 'Rename an application group',
    body: ResourceGroupChange,
    response: GroupDetail,
  }),
  'DELETE /access/resource-groups/{id}': route({
    id: 'deleteResourceGroup',
    allow: permissions.administer,
    versioned: true,
    summary:
      'Delete an application group. If it is in use, the response is 409 with what would be lost, unless you set force',
    query: z.strictObject({ force: Yes }),
    response: GroupDetail,
    status: 202,
  }),
  'PUT /access/resource-groups/{resource_group_id}/resources/{resource_id}': route({
    id: 'addResourceToGroup',
    allow: permissions.administer,
    summary: 'Add an application or vendor to an application group',
  }),
  'DELETE /access/resource-groups/{resource_group_id}/resources/{resource_id}': route({
    id: 'removeResourceFromGroup',
    allow: permissions.administer,
    summary: 'Remove an application or vendor from an application group',
  }),
};
