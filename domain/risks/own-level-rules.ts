/** Field rules for a person's own assessment of a risk level. */
import { atLeast, oneOf } from '#domain/rules.ts';
import { RISK_LEVELS } from './descriptors.ts';

export const ownLevelRules = {
  level: oneOf(RISK_LEVELS),
  reason: { ...atLeast(20, 'lines', 2000), about: 'The reason for this level.' },
} as const;
