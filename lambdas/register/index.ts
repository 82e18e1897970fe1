import { register as routes } from '#contract/applications/register.ts';
import { serve } from '#lambdas/http/serve.ts';
import { changeRisk, createRisk, listRisks, removeRisk, showRisk } from './risks.ts';
import { takeStep } from './steps.ts';

export const handler = serve(routes, {
  'GET /risks': async ({ query, after }, caller) => {
    const { items, next, ...counts } = await listRisks(caller, query, after);
    return { risks: items, ...counts, next_cursor: next };
  },
  'POST /risks': ({ body }, caller) => createRisk(caller, body),
  'GET /risks/{id}': ({ params }, caller) => showRisk(caller, params.id),
  'PUT /risks/{id}': ({ params, body, changeable }, caller) => changeRisk(caller, params.id, body, changeable),
  'DELETE /risks/{id}': async ({ params, changeable }, caller) => {
    await removeRisk(caller, params.id, changeable);
    return undefined;
  },
  'POST /risks/{id}/steps': ({ params, body, changeable }, caller) => takeStep(caller, params.id, body, changeable),
});
