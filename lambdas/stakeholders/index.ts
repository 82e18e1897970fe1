import { stakeholders as routes } from '#contract/stakeholders.ts';
import { serve } from '#lambdas/http/serve.ts';
import { authorizedUsers } from './authorized-users.ts';

export const handler = serve(routes, {
  'GET /applications/{id}/authorized-users': ({ params, query, after }, caller) =>
    authorizedUsers(caller, params.id, query, after),
});
