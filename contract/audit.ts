import * as z from 'zod';
import { AuditEntry } from '#domain/audit/entry.ts';
import { AUDIT_ACTIONS, AUDITED_KINDS, AUDITED_PATHS } from '#domain/audit/words.ts';
import { Instant } from '#domain/entity.ts';
import { NextCursor, Page } from '#domain/list/page.ts';
import { permissions } from '#domain/permissions.ts';
import { route } from './route.ts';

const Words = z.string().trim().max(200).optional();
const SearchedBackTo = Instant.nullable().meta({
  description:
    'A request reads so many rows and no more. Everything since then was looked at; nothing where all that was asked for was.',
});

const range = {
  from: Instant.optional().meta({ description: 'Nothing before this.' }),
  to: Instant.optional().meta({ description: 'Nothing from this on.' }),
};

/** A position where the audit log is inconsistent. */
const Break = z.object({
  what: z.string(),
  id: z.string(),
  name: z.string(),
  number: z.int().meta({ description: 'Which row of its trail it is.' }),
  at: Instant.meta({ description: 'When it was done; of a missing row, when the one beside it was.' }),
  problem: z.enum(['altered', 'missing']),
});

const activityOf = (what: string) =>
  route({
    allow: permissions.readObjects,
    viewable: true,
    summary: `What was done to ${what} and to what belongs to it, the newest first`,
    query: z.strictObject({
      ...Page.shape,
      who: Words.meta({ description: 'Words in the name of whoever did it, or their id.' }),
      what: z.array(z.enum(AUDITED_KINDS)).optional(),
      action: z.array(z.enum(AUDIT_ACTIONS)).optional(),
    }),
    response: z.object({
      entries: z.array(AuditEntry),
      searched_back_to: SearchedBackTo,
      next_cursor: NextCursor,
    }),
  });

export const audit = {
  'GET /audit': route({
    allow: permissions.administer,
    viewable: true,
    summary: 'What was done, the newest first',
    query: z.strictObject({
      ...Page.shape,
      text: Words.meta({ description: 'Words in the name that the thing had then.' }),
      who: Words.meta({ description: 'Words in the name of whoever did it, or their id.' }),
      what: z.array(z.enum(AUDITED_KINDS)).optional(),
      id: z.string().max(200).optional().meta({ description: 'Of the one thing that has this id.' }),
      action: z.array(z.enum(AUDIT_ACTIONS)).optional(),
      ...range,
    }),
    response: z.object({
      entries: z.array(AuditEntry),
      searched_back_to: SearchedBackTo,
      next_cursor: NextCursor,
    }),
  }),
  'GET /audit/check': route({
    allow: permissions.administer,
    viewable: true,
    summary:
      'Whether the trail is as it was written: nothing altered, nothing taken out. Part by part; by time, the newest first',
    query: z.strictObject({
      cursor: Page.shape.cursor,
      ...range,
      by: z.enum(['time', 'storage', 'archive']).default('time').meta({
        description:
          '`time` reads the rows of the range, as Activity does. `storage` reads every stored row and every object that has a trail, also what the indexes do not show. `archive` compares each archived row with the stored one. The range counts for `time` alone.',
      }),
    }),
    response: z.object({
      checked: z.int().meta({ description: 'How many rows this part has.' }),
      breaks: z.array(Break),
      searched_back_to: SearchedBackTo,
      next_cursor: NextCursor,
    }),
  }),
  'GET /applications/{id}/activity': activityOf('an application'),
  'GET /vendors/{id}/activity': activityOf('a vendor'),
  'GET /audit/{what}/{id}': route({
    allow: permissions.readObjects,
    viewable: true,
    summary: 'The history of one thing that you can see, the newest first',
    params: z.object({ what: z.enum(AUDITED_PATHS), id: z.string().min(1).max(200) }),
    query: Page,
    response: z.object({ entries: z.array(AuditEntry), next_cursor: NextCursor }),
  }),
};
