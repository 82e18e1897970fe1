/** Field rules for a judgment of applicability. */
import { atLeast, choice, oneOf, optional } from '#domain/rules.ts';
import { LAW_ROLES } from './roles.ts';

/** Limited because the reason is sent in the query string. */
const MOST_REASON = 500;

/** A reason is required for an exclusion, so others can follow it. */
export const judgmentRules = (applicable: string) =>
  ({
    applicable: oneOf(['true', 'false']),
    reason: applicable === 'false' ? atLeast(20, 'lines', MOST_REASON) : optional('lines', MOST_REASON),
    role: choice(LAW_ROLES, null),
  }) as const;
