import * as z from 'zod';
import { route } from '#contract/http/route.ts';
import { permissions } from '#domain/permissions.ts';
import { Found, MOST_FOUND } from '#domain/search/found.ts';

export const search = {
  'GET /search': route({
    id: 'search',
    allow: permissions.readObjects,
    viewable: true,
    summary:
      'Search by name the applications, vendors, foundation models, policies, people, frameworks and requirements that you can access',
    query: z.strictObject({
      text: z.string().trim().min(1).max(100).meta({ description: 'Search words, in any order. Typos are tolerated.' }),
    }),
    response: z.object({
      found: z.array(Found).meta({ description: `At most ${MOST_FOUND} results of each kind, best matches first.` }),
      is_exact: z.boolean().meta({ description: 'Whether the names match exactly or only approximately.' }),
    }),
  }),
};
