/** How somebody signs in, and on what: what they see of it, and may change. */
import * as z from 'zod';
import { Instant } from '#domain/entity.ts';

/** A code of an app, or one that is sent. */
export const SecondFactor = z.enum(['TOTP', 'SMS', 'EMAIL']);
export type SecondFactor = z.output<typeof SecondFactor>;

const Address = z.object({ address: z.string(), is_verified: z.boolean() });

export const SecondFactors = z
  .object({
    on: z.array(SecondFactor),
    /** The one that is asked for; null where each sign-in asks which. */
    preferred: SecondFactor.nullable(),
    email: Address,
    phone: Address,
  })
  .meta({ title: 'SecondFactors' });
export type SecondFactors = z.output<typeof SecondFactors>;

/** `name` is the user pool's own. */
export const Passkey = z.object({ id: z.string(), name: z.string(), created_at: Instant }).meta({ title: 'Passkey' });
export type Passkey = z.output<typeof Passkey>;

/** `name` is what its browser said of itself. */
export const Device = z.object({ id: z.string(), name: z.string(), used_at: Instant }).meta({ title: 'Device' });
export type Device = z.output<typeof Device>;

/** What becomes of the other places where somebody is signed in, when they change how they sign in. */
export const Others = z.object({
  /** Kept, they go on, but the next sign-in there is asked for the second factor again. */
  other_sessions: z.enum(['end', 'keep']).default('end'),
  /** The session that is no other, where the token that asks is of one that was made for the proof alone. */
  own: z.strictObject({ session: z.string().max(100), device: z.string().max(100).optional() }).optional(),
});
export type Others = z.output<typeof Others>;
