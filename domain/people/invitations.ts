/** A bulk invitation, processed by a job. */
import * as z from 'zod';
import { BATCH_STATES } from '#domain/batch.ts';
import { Actor, Id, Instant } from '#domain/entity.ts';
import { schemaOf } from '#domain/schema-of.ts';
import { invitedRules, MOST_INVITED } from './invitation-rules.ts';

export const Invited = schemaOf(invitedRules).meta({ title: 'InvitedUser' });
export type Invited = z.output<typeof Invited>;

export const NewInvitations = z.strictObject({ people: z.array(Invited).min(1).max(MOST_INVITED) }).meta({
  title: 'NewInvitations',
  examples: [{ people: [{ email: 'grace@example.com', first_name: 'Grace', last_name: 'Hopper' }] }],
});

/** `existing` is a person who already has an account. */
const OUTCOMES = ['invited', 'existing', 'failed'] as const;
const REASONS = ['no_such_group', 'not_an_email', 'not_allowed', 'refused', 'unavailable'] as const;

export const Outcome = z.object({
  outcome: z.enum(OUTCOMES),
  reason: z.enum(REASONS).nullable(),
  user_id: Id.nullable(),
  at: Instant,
});
export type Outcome = z.output<typeof Outcome>;

export const Invitations = z
  .object({
    id: Id,
    created_at: Instant,
    created_by: Actor,
    state: z.enum(BATCH_STATES).meta({
      description: 'A stopped bulk invitation does not continue. Invite the remaining people again.',
    }),
    people: z.array(
      z.object({
        ...z.object(Invited.shape).shape,
        outcome: z.enum(['waiting', ...OUTCOMES]),
        reason: Outcome.shape.reason,
        user_id: Outcome.shape.user_id,
      }),
    ),
  })
  .meta({ title: 'Invitations' });
export type Invitations = z.output<typeof Invitations>;
