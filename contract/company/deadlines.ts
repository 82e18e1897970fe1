import * as z from 'zod';
import { route } from '#contract/http/route.ts';
import { DEADLINE_DAYS, Deadline, MOST_DEADLINES } from '#domain/deadlines/deadline.ts';
import { permissions } from '#domain/permissions.ts';

export const deadlines = {
  'GET /deadlines': route({
    id: 'listDeadlines',
    allow: permissions.readObjects,
    viewable: true,
    summary:
      'List upcoming deadlines of what you can access: assessments, approvals, vendors, foundation models and, for administrators and company-level reviewers, enabled frameworks',
    query: z.strictObject({
      days: z.coerce.number().int().min(1).max(DEADLINE_DAYS.most).default(DEADLINE_DAYS.usual).meta({
        description:
          'How many days ahead to look. Effective dates of frameworks are listed however far ahead they are.',
      }),
    }),
    response: z.object({
      today: z.iso.date().meta({ description: "The day in the company's time zone." }),
      deadlines: z.array(Deadline).meta({ description: `At most ${MOST_DEADLINES}, nearest first.` }),
      more: z.int().meta({ description: 'Number of further deadlines.' }),
    }),
  }),
};
