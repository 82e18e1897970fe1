/** Compares the stored tier of an application with the tier under the current rules. */
import * as z from 'zod';
import { Id } from '#domain/entity.ts';
import { RISK_TIERS } from '#domain/enumerations.ts';

const Tier = z.enum(RISK_TIERS);

export const JudgedAnew = z
  .object({
    id: Id,
    name: z.string(),
    rules_version: z.string().meta({ description: 'Of the rules by which it was judged.' }),
    tier: Tier.meta({ description: 'What followed from its answers then.' }),
    tier_now: Tier.meta({ description: 'What would follow from the same answers by the rules as they are.' }),
    provisional: z
      .boolean()
      .meta({ description: 'Whether some question is new, or not answered, that could lower that.' }),
  })
  .meta({ title: 'JudgedAnew' });
export type JudgedAnew = z.output<typeof JudgedAnew>;
