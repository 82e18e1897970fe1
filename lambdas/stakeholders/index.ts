import { stakeholders as routes } from '#contract/applications/stakeholders.ts';
import { reachableApplication } from '#lambdas/applications/access.ts';
import { serve } from '#lambdas/http/serve.ts';
import { reachableVendor } from '#lambdas/vendors/access.ts';
import { authorizedUsers } from './authorized-users.ts';
import { assignRole, ownAssignments, removeRole, showAssignments } from './role-assignments.ts';

export const handler = serve(routes, {
  'GET /applications/{id}/authorized-users': async ({ params, query, after }, caller) =>
    authorizedUsers(caller, await reachableApplication(caller, params.id), query, after),
  'GET /vendors/{id}/authorized-users': async ({ params, query, after }, caller) =>
    authorizedUsers(caller, await reachableVendor(caller, params.id), query, after),
  'GET /applications/{id}/role-assignments': ({ params }, caller) => showAssignments(caller, params.id),
  'PUT /applications/{id}/role-assignments': ({ params, body, changeable }, caller) =>
    assignRole(caller, params.id, body, changeable),
  'DELETE /applications/{id}/role-assignments': ({ params, query, changeable }, caller) =>
    removeRole(caller, params.id, query, changeable),
  'GET /applications/role-assignments/user': ({ query, after }, caller) => ownAssignments(caller, query, after),
});
