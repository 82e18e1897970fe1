import { risks as routes } from '#contract/applications/risks.ts';
import { serve } from '#lambdas/http/serve.ts';
import { judgeRisk, showRisks, takeJudgmentBack } from './risks.ts';

export const handler = serve(routes, {
  'GET /applications/{id}/risks': ({ params }, caller) => showRisks(caller, params.id),
  'PUT /applications/{id}/risks/{descriptor}': ({ params, body }, caller) => judgeRisk(caller, params, body),
  'DELETE /applications/{id}/risks/{descriptor}': async ({ params }, caller) => {
    await takeJudgmentBack(caller, params);
    return undefined;
  },
});
