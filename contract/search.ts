import * as z from 'zod';
import { permissions } from '#domain/permissions.ts';
import { Found, MOST_FOUND } from '#domain/search/found.ts';
import { route } from './route.ts';

export const search = {
  'GET /search': route({
    allow: permissions.readObjects,
    viewable: true,
    summary:
      'What is called so, or nearly so, of all that you can see: applications, vendors, foundation models, people, frameworks and what they ask',
    query: z.strictObject({
      text: z.string().trim().min(1).max(100).meta({ description: 'Words, in any order; typing errors are forgiven.' }),
    }),
    response: z.object({
      found: z.array(Found).meta({ description: `At most ${MOST_FOUND} of each kind, the best first.` }),
      is_exact: z.boolean().meta({ description: 'Whether they are called just so, or only nearly.' }),
    }),
  }),
};
