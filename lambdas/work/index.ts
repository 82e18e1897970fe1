import { work as routes } from '#contract/people/work.ts';
import { serve } from '#lambdas/http/serve.ts';
import { delegate, peopleFor, takeBack } from './delegation.ts';
import { workOf } from './own-service.ts';
import { putOff, putOffNoMore } from './put-off.ts';
import { teamWork } from './team.ts';

export const handler = serve(routes, {
  'GET /my-work': (_, caller) => workOf(caller),
  'GET /team-work': ({ query, after }, caller) => teamWork(caller, query, after),
  'GET /my-work/{item}/people': async ({ params, query }, caller) => ({
    people: await peopleFor(caller, params.item, query.text),
  }),
  'PUT /my-work/{item}/delegation': ({ params, body }, caller) => delegate(caller, params.item, body),
  'DELETE /my-work/{item}/delegation': ({ params }, caller) => takeBack(caller, params.item),
  'PUT /my-work/{item}/reminder': ({ params, body }, caller) => putOff(caller, params.item, body.on),
  'DELETE /my-work/{item}/reminder': ({ params }, caller) => putOffNoMore(caller, params.item),
});
