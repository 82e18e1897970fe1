import { overrides as routes } from '#contract/applications/overrides.ts';
import { serve } from '#lambdas/http/serve.ts';
import { askForTier, decideOnTier, listOverrides, withdrawTier } from './overrides.ts';

export const handler = serve(routes, {
  'GET /applications/{id}/tier-overrides': async ({ params, query, after }, caller) => {
    const { items, next } = await listOverrides(caller, params.id, query.limit, after);
    return { overrides: items, next_cursor: next };
  },
  'POST /applications/{id}/tier-overrides': ({ params, body }, caller) => askForTier(caller, params.id, body),
  'POST /applications/{id}/tier-overrides/{override}/decisions': ({ params, body }, caller) =>
    decideOnTier(caller, params, body),
  'POST /applications/{id}/tier-overrides/{override}/withdrawal': ({ params }, caller) => withdrawTier(caller, params),
});
