/** My Work: the tasks of the caller. */
import * as z from 'zod';
import { permissions } from '#domain/permissions.ts';
import { DelegationDraft, ReminderDraft, WorkDoer, WorkItem } from '#domain/work/item.ts';
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
  'GET /my-work/{item}/people': route({
    allow: readObjects,
    by: 'people',
    viewable: true,
    summary: 'The people whom you can give something to that waits for you: those who may see it and do it',
    query: z.object({ text: z.string().max(200).default('') }),
    response: z.object({ people: z.array(WorkDoer) }),
  }),
  'PUT /my-work/{item}/delegation': route({
    allow: readObjects,
    by: 'people',
    summary: 'Give something that waits for you to somebody else, who is told of it',
    body: DelegationDraft,
  }),
  'DELETE /my-work/{item}/delegation': route({
    allow: readObjects,
    by: 'people',
    summary: 'Take back what you gave to somebody else',
  }),
  'PUT /my-work/{item}/reminder': route({
    allow: readObjects,
    by: 'people',
    summary: 'Put something off that waits for you, until a day',
    body: ReminderDraft,
  }),
  'DELETE /my-work/{item}/reminder': route({
    allow: readObjects,
    by: 'people',
    summary: 'Have something wait for you again that you put off',
  }),
};
