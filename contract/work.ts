/** What waits for somebody: My Work. */
import * as z from 'zod';
import { permissions } from '#domain/permissions.ts';
import { WorkItem } from '#domain/work/item.ts';
import { route } from './route.ts';

const { readObjects } = permissions;

export const work = {
  'GET /my-work': route({
    allow: readObjects,
    viewable: true,
    summary: 'What waits for you, and what you wait for: what is due first comes first',
    response: z.object({
      items: z.array(WorkItem),
      more: z.boolean().meta({ description: 'Whether there is more, which is due later.' }),
    }),
  }),
};
