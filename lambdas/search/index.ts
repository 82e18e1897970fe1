import { search as routes } from '#contract/company/search.ts';
import { serve } from '#lambdas/http/serve.ts';
import { find } from './find.ts';

export const handler = serve(routes, {
  'GET /search': ({ query }, caller) => find(caller, query.text),
});
