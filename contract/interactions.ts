import { Interactions } from '#domain/operations/interactions.ts';
import { route } from './route.ts';

export const interactions = {
  'POST /interactions': route({
    allow: 'anyone',
    reads: true, // nothing that anybody works with is another by it
    summary: 'Tell how pages are used, as the web app does where the company wants to know: kept nowhere else',
    body: Interactions,
  }),
};
