import { stakeholders as routes } from '#contract/applications/stakeholders.ts';
import { orEverybody } from '#domain/permissions.ts';
import { groupsOf } from '#domain/subject.ts';
import { reachableApplication } from '#lambdas/applications/access.ts';
import { serve } from '#lambdas/http/serve.ts';
import { notFound } from '#lambdas/known-errors.ts';
import { models } from '#lambdas/models/store.ts';
import { reachableVendor } from '#lambdas/vendors/access.ts';
import { authorizedUsers } from './authorized-users.ts';
import { assignRole, ownAssignments, removeRole, showAssignments } from './role-assignments.ts';

export const handler = serve(routes, {
  'GET /applications/{id}/authorized-users': async ({ params, query, after }, caller) =>
    authorizedUsers(caller, groupsOf(await reachableApplication(caller, params.id)), query, after),
  'GET /vendors/{id}/authorized-users': async ({ params, query, after }, caller) =>
    authorizedUsers(caller, groupsOf(await reachableVendor(caller, params.id)), query, after),
  'GET /models/{id}/authorized-users': async ({ params, query, after }, caller) => {
    if (!(await models.get(params.id))) throw notFound('foundation model');
    return authorizedUsers(caller, orEverybody([]), query, after);
  },
  'GET /applications/{id}/role-assignments': ({ params }, caller) => showAssignments(caller, params.id),
  'PUT /applications/{id}/role-assignments': ({ params, body, changeable }, caller) =>
    assignRole(caller, params.id, body, changeable),
  'DELETE /applications/{id}/role-assignments': ({ params, query, changeable }, caller) =>
    removeRole(caller, params.id, query, changeable),
  'GET /applications/role-assignments/user': ({ query, after }, caller) => ownAssignments(caller, query, after),
});
