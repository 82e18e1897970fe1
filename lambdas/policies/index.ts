import { policies as routes } from '#contract/company/policies.ts';
import { serve } from '#lambdas/http/serve.ts';
import { acknowledgePolicy } from './acknowledgements.ts';
import { changePolicy, createPolicy, removePolicy, showPolicy } from './policies.ts';
import { reportOf } from './report.ts';
import { publishPolicy, takePolicyStep } from './steps.ts';
import { policies } from './store.ts';
import { listPolicyVersions, showPolicyVersion } from './versions.ts';

export const handler = serve(routes, {
  'GET /policies': async ({ query, after }, caller) => {
    const { items, next, ...counts } = await policies.pageFor(caller, query, after);
    return { policies: items, ...counts, next_cursor: next };
  },
  'POST /policies': ({ body }, caller) => createPolicy(caller, body),
  'GET /policies/{id}': ({ params }, caller) => showPolicy(caller, params.id),
  'PUT /policies/{id}': ({ params, body, changeable }, caller) => changePolicy(caller, params.id, body, changeable),
  'DELETE /policies/{id}': async ({ params, changeable }, caller) => {
    await removePolicy(caller, params.id, changeable);
    return undefined;
  },
  'POST /policies/{id}/steps': ({ params, body, changeable }, caller) =>
    takePolicyStep(caller, params.id, body, changeable),
  'GET /policies/{id}/versions': ({ params }, caller) => listPolicyVersions(caller, params.id),
  'POST /policies/{id}/versions': ({ params, body, changeable }, caller) =>
    publishPolicy(caller, params.id, body, changeable),
  'GET /policies/{id}/versions/{number}': ({ params }, caller) => showPolicyVersion(caller, params.id, params.number),
  'GET /policies/{id}/acknowledgements': ({ params, query, after }, caller) =>
    reportOf(caller, params.id, query, after),
  'POST /policies/{id}/acknowledgements': ({ params, body }, caller) => acknowledgePolicy(caller, params.id, body),
});
