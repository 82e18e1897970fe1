import * as z from 'zod';
import { route } from '#contract/http/route.ts';
import { AuditEntry } from '#domain/audit/entry.ts';
import { AUDIT_ACTIONS, AUDITED_KINDS, AUDITED_PATHS } from '#domain/audit/words.ts';
import { Instant } from '#domain/entity.ts';
import { NextCursor, Page } from '#domain/list/page.ts';
import { permissions } from '#domain/permissions.ts';

const Words = z.string().trim().max(200).optional();
const SearchedBackTo = Instant.nullable().meta({
  description:
    'A request reads a limited number of rows. All entries since this time were searched; null if the whole range was searched.',
});

const range = {
  from: Instant.optional().meta({ description: 'Only entries at or after this time.' }),
  to: Instant.optional().meta({ description: 'Only entries before this time.' }),
};

/** A position where the audit log is inconsistent. */
const Break = z.object({
  what: z.string(),
  id: z.string(),
  name: z.string(),
  number: z.int().meta({ description: 'The position of the row in the audit log of its entity.' }),
  at: Instant.meta({ description: 'The time of the entry. For a missing row, the time of an adjacent entry.' }),
  problem: z.enum(['altered', 'missing']),
});

const activityOf = (what: string, noun: 'Application' | 'Vendor') =>
  route({
    id: `list${noun}Activity`,
    allow: permissions.readObjects,
    viewable: true,
    summary: `List the activity of ${what} and its child entities, newest first`,
    query: z.strictObject({
      ...Page.shape,
      who: Words.meta({ description: 'Words in the name of the actor, or the ID of the actor.' }),
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
    id: 'listAuditEntries',
    allow: permissions.administer,
    viewable: true,
    summary: 'List the entries of the audit log, newest first',
    query: z.strictObject({
      ...Page.shape,
      text: Words.meta({ description: 'Words in the name that the entity had at that time.' }),
      who: Words.meta({ description: 'Words in the name of the actor, or the ID of the actor.' }),
      what: z.array(z.enum(AUDITED_KINDS)).optional(),
      id: z.string().max(200).optional().meta({ description: 'Only entries of the entity with this ID.' }),
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
    id: 'checkAuditLog',
    allow: permissions.administer,
    viewable: true,
    summary:
      'Check the audit log for altered or missing rows, one part per request. By time, the newest rows come first',
    query: z.strictObject({
      cursor: Page.shape.cursor,
      ...range,
      by: z.enum(['time', 'storage', 'archive']).default('time').meta({
        description:
          '`time` reads the rows of the range, as Activity does. `storage` reads every stored row and every entity that has an audit log, including rows that the indexes omit. `archive` compares each archived row with the stored one. The range applies to `time` only.',
      }),
    }),
    response: z.object({
      checked: z.int().meta({ description: 'The number of rows in this part.' }),
      breaks: z.array(Break),
      searched_back_to: SearchedBackTo,
      next_cursor: NextCursor,
    }),
  }),
  'GET /applications/{id}/activity': activityOf('an application', 'Application'),
  'GET /vendors/{id}/activity': activityOf('a vendor', 'Vendor'),
  'GET /audit/{what}/{id}': route({
    id: 'listEntityHistory',
    allow: permissions.readObjects,
    viewable: true,
    summary: 'List the history of an entity that you can access, newest first',
    params: z.object({ what: z.enum(AUDITED_PATHS), id: z.string().min(1).max(200) }),
    query: Page,
    response: z.object({ entries: z.array(AuditEntry), next_cursor: NextCursor }),
  }),
};
