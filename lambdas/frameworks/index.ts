import { frameworks as routes } from '#contract/frameworks.ts';
import { serve } from '#lambdas/http/serve.ts';
import { listFrameworks, showFramework } from './frameworks.ts';

export const handler = serve(routes, {
  'GET /frameworks': ({ query }, caller) => listFrameworks(caller, query),
  'GET /frameworks/{id}': ({ params }, caller) => showFramework(caller, params.id),
});
