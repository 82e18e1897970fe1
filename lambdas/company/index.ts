import { company as routes } from '#contract/company.ts';
import { serve } from '#lambdas/http/serve.ts';
import { notFound, raise } from '#lambdas/problems.ts';
import { company } from '#lambdas/stores/company.ts';

export const handler = serve(routes, {
  'GET /company': async () => (await company.get()) ?? raise(notFound('company')),
});
