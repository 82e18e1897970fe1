/** What somebody says who decides whether a framework concerns an application. */
import { atLeast, choice, oneOf, optional } from '#domain/rules.ts';
import { LAW_ROLES } from './roles.ts';

/** It is asked for in an address, which holds no more. */
const MOST_REASON = 500;

/** Why one does not concern it is for others to follow. */
export const judgmentRules = (applicable: string) =>
  ({
    applicable: oneOf(['true', 'false']),
    reason: applicable === 'false' ? atLeast(20, 'lines', MOST_REASON) : optional('lines', MOST_REASON),
    role: choice(LAW_ROLES, null),
  }) as const;
