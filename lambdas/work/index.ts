import { work as routes } from '#contract/work.ts';
import { serve } from '#lambdas/http/serve.ts';
import { workOf } from './work.ts';

export const handler = serve(routes, {
  'GET /my-work': (_, caller) => workOf(caller),
});
