/** The tier override in force, stored with the application. */
import * as z from 'zod';
import { Actor, Id } from '#domain/entity.ts';
import { RISK_TIERS } from '#domain/enumerations.ts';
import { OVERRIDE_TIERS } from './rules.ts';

export const OverrideFacts = z
  .object({
    id: Id,
    tier: z.enum(OVERRIDE_TIERS),
    instead_of: z.enum(RISK_TIERS).meta({ description: 'The tier that results from the answers.' }),
    until: z.iso.date().meta({ description: "The last day on which it is in force, in the company's time zone." }),
    by: Actor.meta({ description: 'Who requested it.' }),
  })
  .meta({ title: 'OverrideFacts' });
export type OverrideFacts = z.output<typeof OverrideFacts>;
