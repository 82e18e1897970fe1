/** What the API says of itself, and its answer to whoever asks for what it has not. */
import { description as routes } from '#contract/description.ts';
import { environment } from '#contract/environment.ts';
import { contract } from '#contract/index.ts';
import { describe } from '#contract/openapi.ts';
import { PREFIX } from '#contract/prefix.ts';
import { elsewhereThan } from '#lambdas/http/elsewhere.ts';
import { serve } from '#lambdas/http/serve.ts';
import { unknownRoute } from '#lambdas/problems.ts';

let document: ReturnType<typeof describe> | undefined;

const described = async () => {
  document ??= describe(contract, environment('TOKEN_URL'));
  return document;
};

const elsewhere = elsewhereThan(PREFIX, Object.values(contract).flatMap(Object.keys), unknownRoute);

export const handler = serve(
  routes,
  {
    'GET /openapi.json': described,
  },
  { elsewhere },
);
