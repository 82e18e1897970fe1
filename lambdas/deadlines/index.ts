import { deadlines as routes } from '#contract/company/deadlines.ts';
import { serve } from '#lambdas/http/serve.ts';
import { upcoming } from './service.ts';

export const handler = serve(routes, {
  'GET /deadlines': ({ query }, caller) => upcoming(caller, query.days),
});
