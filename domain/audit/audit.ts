/** The audit log: hash-chained rows per entity, with actor, time and changes. */
import * as z from 'zod';
import { Actor, Instant } from '#domain/entity.ts';
import { AUDIT_ACTIONS } from './words.ts';

const Change = z.object({
  field: z.string(),
  from: z.unknown().optional(),
  to: z.unknown().optional(),
  /** The change is recorded without its values. */
  hidden: z.literal(true).optional(),
});
export type Change = z.output<typeof Change>;

export const Audit = z.object({
  /** The kind of entity, as in `NOUNS`. */
  what: z.string(),
  id: z.string(),
  /** The entity's version after the change. */
  version: z.int().min(1),
  action: z.enum(AUDIT_ACTIONS),
  at: Instant,
  by: Actor,
  changes: z.array(Change),
});
export type Audit = z.output<typeof Audit>;

/** The stored row. Each row contains the hash of the previous row of the entity. */
export const AuditRow = Audit.extend({
  /** The entity's name at that time. */
  name: z.string(),
  /** Names at that time of the ids in `changes` that have no other source. */
  names: z.record(z.string(), z.string()).optional(),
  /** Sequence number within the entity's log. */
  number: z.int().min(1),
  as: z.enum(['person', 'api_client', 'directory', 'vendor', 'recipient', 'system']),
  // Set only if a request caused the entry.
  request_id: z.string().optional(),
  address: z.string().optional(),
  browser: z.string().optional(),
  previous: z.string().nullable(),
  hash: z.string(),
  /** The fields that the hash covers; absent in rows from before hash versions. */
  hash_version: z.int().optional(),
});
export type AuditRow = z.output<typeof AuditRow>;
