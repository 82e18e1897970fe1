import { groups as routes } from '#contract/people/groups.ts';
import { serve } from '#lambdas/http/serve.ts';
import { deleteGroup } from './delete-group.ts';
import { changeGroup, createGroup, listGroups, showGroup } from './groups.ts';
import { addResource, removeResource } from './resources.ts';

export const handler = serve(routes, {
  'GET /access/resource-groups': async ({ query, after }, caller) => {
    const { items, next, ...counts } = await listGroups(caller, query, after);
    return { resource_groups: items, ...counts, next_cursor: next };
  },
  'POST /access/resource-groups': ({ body }, caller) => createGroup(caller, body),
  'GET /access/resource-groups/{id}': ({ params }) => showGroup(params.id),
  'PATCH /access/resource-groups/{id}': ({ params, body, changeable }, caller) =>
    changeGroup(caller, params.id, body, changeable),
  'DELETE /access/resource-groups/{id}': ({ params, query, changeable }, caller) =>
    deleteGroup(caller, params.id, query.force === 'true', changeable),
  'PUT /access/resource-groups/{resource_group_id}/resources/{resource_id}': async ({ params }, caller) => {
    await addResource(caller, params.resource_group_id, params.resource_id);
    return undefined;
  },
  'DELETE /access/resource-groups/{resource_group_id}/resources/{resource_id}': async ({ params }, caller) => {
    await removeResource(caller, params.resource_group_id, params.resource_id);
    return undefined;
  },
});
