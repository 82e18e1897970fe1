import * as z from 'zod';

export const Id = z.uuid();

/** A reference to an entity, with its current name. */
export const Named = z.object({ id: Id, name: z.string() }).meta({ title: 'Reference' });

/** A moment, ISO 8601 in UTC. */
export const Instant = z.iso.datetime();

/** An actor, with the name at the time of the action. */
export const Actor = z.object({ id: z.string(), name: z.string() }).meta({ title: 'Actor' });
export type Actor = z.output<typeof Actor>;

/** Who did something, and when. */
export const Action = z.object({ at: Instant, by: Actor }).meta({ title: 'Action' });
export const ReasonedAction = Action.extend({ reason: z.string() }).meta({ title: 'ReasonedAction' });

/** An actor with request data for the audit log. */
export type RequestActor = Actor & {
  as?: 'person' | 'api_client' | 'directory' | 'vendor' | 'recipient';
  asked?: { id: string; address: string; browser: string };
};

/** The actor of automatic changes. */
export const SYSTEM: Actor = { id: 'system', name: 'Plumbline' };

/** Fields of every stored entity. The ETag contains the version. */
export const Recorded = z.object({
  id: Id,
  version: z.int().min(1),
  created_at: Instant,
  created_by: Actor,
  updated_at: Instant,
  updated_by: Actor,
  /** Head of the entity's audit log: number of rows and hash of the last row. */
  trail_length: z.int().min(1),
  trail_hash: z.string(),
});
export type Recorded = z.output<typeof Recorded>;
