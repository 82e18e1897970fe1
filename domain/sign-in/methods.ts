/** Schemas of a person's sign-in methods and sessions. */
import * as z from 'zod';
import { Instant } from '#domain/entity.ts';

/** A code from an authenticator app, or one sent by text message or mail. */
export const SecondFactor = z.enum(['TOTP', 'SMS', 'EMAIL']);
export type SecondFactor = z.output<typeof SecondFactor>;

const Address = z.object({ address: z.string(), is_verified: z.boolean() });

export const SecondFactors = z
  .object({
    on: z.array(SecondFactor),
    /** The default factor; null if every sign-in asks which to use. */
    preferred: SecondFactor.nullable(),
    email: Address,
    phone: Address,
  })
  .meta({ title: 'SecondFactors' });
export type SecondFactors = z.output<typeof SecondFactors>;

/** `name` comes from the user pool. */
export const Passkey = z.object({ id: z.string(), name: z.string(), created_at: Instant }).meta({ title: 'Passkey' });
export type Passkey = z.output<typeof Passkey>;

/** `name` is the user agent string. */
export const Device = z.object({ id: z.string(), name: z.string(), used_at: Instant }).meta({ title: 'Device' });
export type Device = z.output<typeof Device>;

/** The effect of changed sign-in methods on the person's other sessions. */
export const Others = z.object({
  /** `keep` leaves them signed in, but their next sign-in asks for the second factor. */
  other_sessions: z.enum(['end', 'keep']).default('end'),
  /** The person's own session, if the request uses the token of a session made only for the proof of sign-in. */
  own: z
    .strictObject({ session: z.string().max(100), device: z.string().max(100).optional() })
    .meta({ title: 'OwnSession' })
    .optional(),
});
export type Others = z.output<typeof Others>;
