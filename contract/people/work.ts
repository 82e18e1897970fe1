/** My Work: the tasks of the caller. */
import * as z from 'zod';
import { route } from '#contract/http/route.ts';
import { Id } from '#domain/entity.ts';
import { NextCursor, Page } from '#domain/list/page.ts';
import { permissions } from '#domain/permissions.ts';
import { DelegationDraft, ReminderDraft, WorkDoer, WorkItem } from '#domain/work/item.ts';
import { TeamMember } from '#domain/work/team.ts';

const { readObjects } = permissions;

export const work = {
  'GET /my-work': route({
    id: 'listMyWork',
    allow: readObjects,
    viewable: true,
    summary: 'List your tasks and the tasks that you wait for, earliest due date first',
    response: z.object({
      items: z.array(WorkItem),
      more: z.boolean().meta({ description: 'Whether more tasks exist that are due later.' }),
    }),
  }),
  'GET /team-work': route({
    id: 'listTeamWork',
    allow: permissions.seeTeamWork,
    viewable: true,
    summary: 'List the people with open tasks for applications and vendors in the groups that you lead, by name',
    query: z.strictObject({
      ...Page.shape,
      person: Id.optional().meta({ description: 'Only this person, with all their open tasks.' }),
    }),
    response: z.object({
      people: z.array(TeamMember).meta({
        description: 'A page can have fewer people than the limit, because people without open tasks are left out.',
      }),
      next_cursor: NextCursor,
    }),
  }),
  'GET /my-work/{item}/people': route({
    id: 'listPossibleDelegates',
    allow: readObjects,
    by: 'people',
    viewable: true,
    summary: 'List the people to whom you can delegate a task: those who can see it and do it',
    query: z.object({ text: z.string().max(200).default('') }),
    response: z.object({ people: z.array(WorkDoer) }),
  }),
  'PUT /my-work/{item}/delegation': route({
    id: 'delegateTask',
    allow: readObjects,
    by: 'people',
    summary: 'Delegate your task to another person, who is notified',
    body: DelegationDraft,
  }),
  'DELETE /my-work/{item}/delegation': route({
    id: 'withdrawDelegation',
    allow: readObjects,
    by: 'people',
    summary: 'Withdraw a delegation',
  }),
  'PUT /my-work/{item}/reminder': route({
    id: 'snoozeTask',
    allow: readObjects,
    by: 'people',
    summary: 'Snooze your task until a date',
    body: ReminderDraft,
  }),
  'DELETE /my-work/{item}/reminder': route({
    id: 'endSnooze',
    allow: readObjects,
    by: 'people',
    summary: 'End the snooze of a task',
  }),
};
