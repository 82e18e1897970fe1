/** What people say who ask for another risk tier than follows from the answers, and who decide on it. */
import { atLeast, oneOf, required } from '#domain/rules.ts';

/**
 * What is prohibited follows from the answers alone, either way: it is no matter of opinion, and nothing that a day ends.
 */
export const OVERRIDE_TIERS = ['high', 'medium', 'low'] as const;

/** For how long at the most. */
export const MOST_MONTHS = 12;

export const OVERRIDE_DECISIONS = ['accept', 'refuse'] as const;

export const overrideRules = {
  tier: oneOf(OVERRIDE_TIERS),
  reason: { ...atLeast(20, 'lines', 2000), about: 'Why the tier that follows from the answers does not fit.' },
  until: {
    ...required('day', 10),
    about: `The last day on which it holds, where the company is: ${MOST_MONTHS} months from now at the most.`,
  },
} as const;

export const overrideDecisionRules = {
  decision: oneOf(OVERRIDE_DECISIONS),
  reason: required('lines', 2000),
} as const;
