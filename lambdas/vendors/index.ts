import { vendors as routes } from '#contract/vendors.ts';
import { serve } from '#lambdas/http/serve.ts';
import { notFound, raise } from '#lambdas/problems.ts';
import { vendors } from '#lambdas/stores/vendors.ts';

export const handler = serve(routes, {
  'GET /vendors': async ({ query, after }) => {
    const { items, next, ...counts } = await vendors.page('ALL', query, after);
    return { vendors: items, ...counts, next_cursor: next };
  },
  'GET /vendors/{id}': async ({ params }) => (await vendors.get(params.id)) ?? raise(notFound('vendor')),
});
