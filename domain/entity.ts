import * as z from 'zod';

export const Id = z.uuid();

/** A moment, ISO 8601 in UTC. */
export const Instant = z.iso.datetime();

/** Who did something, by the name they had when they did it. */
export const Actor = z.object({ id: z.string(), name: z.string() });
export type Actor = z.output<typeof Actor>;

/** What nobody did in person. */
export const SYSTEM: Actor = { id: 'system', name: 'Plumbline' };

/** What every stored thing carries: who made and last changed it, and the version that its ETag names. */
export const Recorded = z.object({
  id: Id,
  version: z.int().min(1),
  created_at: Instant,
  created_by: Actor,
  updated_at: Instant,
  updated_by: Actor,
});
export type Recorded = z.output<typeof Recorded>;

/** What was done to an entity, beside which it is kept. */
export const Audit = z.object({
  /** What people call such an entity. */
  what: z.string(),
  id: z.string(),
  version: z.int().min(1),
  action: z.enum(['created', 'changed', 'removed']),
  at: Instant,
  by: Actor,
  changes: z.array(z.object({ field: z.string(), from: z.unknown().optional(), to: z.unknown().optional() })),
});
export type Audit = z.output<typeof Audit>;
