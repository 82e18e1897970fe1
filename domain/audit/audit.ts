/** The audit trail: what was done to each thing, by whom, from where, and one row after the other. */
import * as z from 'zod';
import { Actor, Instant } from '#domain/entity.ts';
import { AUDIT_ACTIONS } from './words.ts';

const Change = z.object({
  field: z.string(),
  from: z.unknown().optional(),
  to: z.unknown().optional(),
  /** That it changed is all that anybody is to know. */
  hidden: z.literal(true).optional(),
});
export type Change = z.output<typeof Change>;

/** What was done to an entity. */
export const Audit = z.object({
  /** What people call such an entity. */
  what: z.string(),
  id: z.string(),
  /** That the entity had then. */
  version: z.int().min(1),
  action: z.enum(AUDIT_ACTIONS),
  at: Instant,
  by: Actor,
  changes: z.array(Change),
});
export type Audit = z.output<typeof Audit>;

/** As it is kept: each row of an entity's trail has the hash of the one before. */
export const AuditRow = Audit.extend({
  /** What the entity was called then. */
  name: z.string(),
  /** What those were called then that the changes have the ids of, where nothing else says so. */
  names: z.record(z.string(), z.string()).optional(),
  /** Which one it is of the entity's trail. */
  number: z.int().min(1),
  as: z.enum(['person', 'api_client', 'directory', 'vendor', 'system']),
  // Of a request that asked for it, where one did.
  request_id: z.string().optional(),
  address: z.string().optional(),
  browser: z.string().optional(),
  previous: z.string().nullable(),
  hash: z.string(),
  /** What the hash covers; nothing for rows from before there were versions. */
  hash_version: z.int().optional(),
});
export type AuditRow = z.output<typeof AuditRow>;
