import * as z from 'zod';

export const Id = z.uuid();

/** A moment, ISO 8601 in UTC. */
export const Instant = z.iso.datetime();

/** Who did something, by the name they had when they did it. */
export const Actor = z.object({ id: z.string(), name: z.string() });
export type Actor = z.output<typeof Actor>;

/** Who does something, and by which request, for what is kept of it. */
export type Doer = Actor & {
  as?: 'person' | 'api_client' | 'directory' | 'vendor';
  asked?: { id: string; address: string; browser: string };
};

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
  /** Where its audit trail has come to: how many rows that has, and the hash of the last. */
  trail_length: z.int().min(1),
  trail_hash: z.string(),
});
export type Recorded = z.output<typeof Recorded>;
