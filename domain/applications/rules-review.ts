/** Compares the stored tier of an application with the tier under the current rules. */
import * as z from 'zod';
import { Id } from '#domain/entity.ts';
import { RISK_TIERS } from '#domain/enumerations.ts';

const Tier = z.enum(RISK_TIERS);

export const JudgedAnew = z
  .object({
    id: Id,
    name: z.string(),
    rules_version: z.string().meta({ description: 'The version of the rules that were applied.' }),
    tier: Tier.meta({ description: 'The tier that resulted from the answers.' }),
    tier_now: Tier.meta({ description: 'The tier that would result from the same answers under the current rules.' }),
    provisional: z.boolean().meta({ description: 'Whether new or unanswered questions could still lower it.' }),
  })
  .meta({ title: 'RulesReviewItem' });
export type JudgedAnew = z.output<typeof JudgedAnew>;
