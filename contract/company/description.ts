import * as z from 'zod';
import { route } from '#contract/http/route.ts';

export const description = {
  'GET /openapi.json': route({
    id: 'getApiDescription',
    allow: 'anyone',
    viewable: true,
    summary: 'Get this API description',
    response: z.looseObject({ openapi: z.string() }),
  }),
};
