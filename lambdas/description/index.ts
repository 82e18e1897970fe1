/** Serves the OpenAPI document, and answers requests for unknown routes. */
import { description as routes } from '#contract/company/description.ts';
import { environment } from '#contract/environment.ts';
import { PREFIX } from '#contract/http/prefix.ts';
import { serve } from '#lambdas/http/serve.ts';
import { unknownRouteErrors } from '#lambdas/http/unknown-route.ts';
import { unknownRoute } from '#lambdas/known-errors.ts';

const all = () => import('#contract/http/described.ts');

let document: ReturnType<Awaited<ReturnType<typeof all>>['describedFor']> | undefined;

const described = async () => {
  document ??= (await all()).describedFor(environment('TOKEN_URL'));
  return document;
};

const unknownRouteError = async (path: string) =>
  unknownRouteErrors(PREFIX, (await all()).ROUTE_KEYS, unknownRoute)(path);

export const handler = serve(
  routes,
  {
    'GET /openapi.json': described,
  },
  { unknownRouteError },
);
