/** What every function of the API stands on: one that answers nothing. */
import { serve } from '#lambdas/http/serve.ts';
import { entities } from '#lambdas/persistence/entities.ts';

export const handler = [serve({}, {}), entities];
