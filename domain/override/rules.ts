/** Field rules for requesting and deciding tier overrides. */
import { atLeast, oneOf, required } from '#domain/rules.ts';

/** `prohibited` is missing because only intake answers can set or clear it. */
export const OVERRIDE_TIERS = ['high', 'medium', 'low'] as const;

/** Longest duration of an override. */
export const MOST_MONTHS = 12;

export const OVERRIDE_DECISIONS = ['accept', 'refuse'] as const;

export const overrideRules = {
  tier: oneOf(OVERRIDE_TIERS),
  reason: { ...atLeast(20, 'lines', 2000), about: 'Why the tier that results from the answers is not appropriate.' },
  until: {
    ...required('day', 10),
    about: `The last day on which it is in force, in the company's time zone: at most ${MOST_MONTHS} months from now.`,
  },
} as const;

export const overrideDecisionRules = {
  decision: oneOf(OVERRIDE_DECISIONS),
  reason: required('lines', 2000),
} as const;
