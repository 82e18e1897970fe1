import { models as routes } from '#contract/vendors/models.ts';
import { serve } from '#lambdas/http/serve.ts';
import { answerCard, showModelCard } from './card.ts';
import { detailsOfModel } from './details.ts';
import { changeModel, createModel, listModels, showModel } from './models.ts';

export const handler = serve(routes, {
  'GET /models': async ({ query, after }, caller) => {
    const { items, next, ...counts } = await listModels(caller, query, after);
    return { models: items, ...counts, next_cursor: next };
  },
  'POST /models': ({ body }, caller) => createModel(caller, body),
  'GET /models/{id}': ({ params }, caller) => showModel(caller, params.id),
  'GET /models/{id}/details': ({ params }, caller) => detailsOfModel(caller, params.id),
  'GET /models/{id}/card': ({ params }, caller) => showModelCard(caller, params.id),
  'PUT /models/{id}/card/points/{point}': ({ params, body, changeable }, caller) =>
    answerCard({ caller, params, changeable }, body),
  'PUT /models/{id}': ({ params, body, changeable }, caller) => changeModel(caller, params.id, body, changeable),
});
