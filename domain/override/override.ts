/** A tier override: request, reason, decision and last day. */
import * as z from 'zod';
import { Action, Instant, ReasonedAction } from '#domain/entity.ts';
import type { ApplicationTier } from '#domain/enumerations.ts';
import { keysOf } from '#domain/keys-of.ts';
import { schemaOf } from '#domain/schema-of.ts';
import { OverrideFacts } from './facts.ts';
import { overrideDecisionRules, overrideRules } from './rules.ts';
import { OVERRIDE_STATES } from './states.ts';

export const OverrideDraft = schemaOf(overrideRules).meta({
  title: 'OverrideDraft',
  examples: [
    { tier: 'medium', reason: 'It only sorts applications by date, regardless of their content.', until: '2040-12-31' },
  ],
});
export type OverrideDraft = z.output<typeof OverrideDraft>;

export const OverrideDecision = schemaOf(overrideDecisionRules).meta({
  title: 'OverrideDecision',
  examples: [
    { decision: 'refuse', reason: 'Applications that are sorted last are read last, so the order affects people.' },
  ],
});
export type OverrideDecision = z.output<typeof OverrideDecision>;

const State = z.enum(keysOf(OVERRIDE_STATES));

export const TierOverride = z
  .object({
    ...OverrideFacts.shape,
    state: State,
    reason: z.string(),
    requested_at: Instant,
    decided: ReasonedAction.nullable().meta({
      description: 'Null until it is decided, and if it needs no decision because it raises a low tier.',
    }),
    ended: Action.nullable(),
  })
  .meta({ title: 'TierOverride' });
export type TierOverride = z.output<typeof TierOverride>;

type Tiered = { risk_tier: ApplicationTier; tier: { override?: OverrideFacts | undefined } | null };

/** The tier without the override. */
export const tierByAnswers = ({ risk_tier, tier }: Tiered): ApplicationTier => tier?.override?.instead_of ?? risk_tier;

export const overriddenBy = <A extends Tiered>(
  application: A,
  { id, tier, instead_of, until, by }: OverrideFacts,
): A => ({
  ...application,
  risk_tier: tier,
  tier: { ...application.tier, override: { id, tier, instead_of, until, by } },
});

/** Removes the override. */
export const restored = <A extends Tiered>(application: A): A => {
  const { override: _, ...tier } = application.tier ?? {};
  return { ...application, risk_tier: tierByAnswers(application), tier: application.tier && tier };
};

/** Raising a low tier needs no approval. */
export const isFree = (byAnswers: ApplicationTier) => byAnswers === 'low';
