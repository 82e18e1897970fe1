/** A function without routes, to measure the common base of all API functions. */
import { serve } from '#lambdas/http/serve.ts';
import { entities } from '#lambdas/persistence/entities.ts';

export const handler = [serve({}, {}), entities];
