/** What the API says of itself, and its answer to whoever asks for what it has not. */
import { description as routes } from '#contract/description.ts';
import { environment } from '#contract/environment.ts';
import { contract } from '#contract/index.ts';
import { describe } from '#contract/openapi.ts';
import { PREFIX } from '#contract/prefix.ts';
import { methodsOf, split } from '#contract/route.ts';
import { serve } from '#lambdas/http/serve.ts';
import { unknownRoute, wrongMethod } from '#lambdas/problems.ts';

let document: ReturnType<typeof describe> | undefined;

const described = async () => {
  document ??= describe(contract, environment('TOKEN_URL'));
  return document;
};

const everyRoute = Object.values(contract).flatMap((domain) => Object.keys(domain).map(split));

const leadsTo = (path: string) => new RegExp(`^${PREFIX}${path.replaceAll('.', '\\.').replaceAll(/{\w+}/g, '[^/]+')}$`);

const elsewhere = (path: string) => {
  const there = everyRoute.filter((route) => leadsTo(route.path).test(path));
  return there.length > 0 ? wrongMethod(there.flatMap(({ method }) => methodsOf(method))) : unknownRoute();
};

export const handler = serve(
  routes,
  {
    'GET /openapi.json': described,
  },
  { elsewhere },
);
