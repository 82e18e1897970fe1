/** Chooses the second factor: the preferred one, the only one, or the one that the user selects. */
import type { Step } from './family.ts';
import { askToSetUp } from './mfa-setup.ts';
import { askForMethod, askToSelect } from './select-mfa-type.ts';

export const askForSecondFactor: Step = (pool, user, attempt) => {
  if (attempt.progress.isEnough) return undefined;
  const methods = pool.mfa.choiceOf(user);
  const [first, ...others] = methods;
  if (first === undefined) return pool.mfa.demand === 'ON' ? askToSetUp(pool, user, attempt) : undefined;
  return others.length > 0 ? askToSelect(pool, user, attempt, methods) : askForMethod(pool, user, attempt, first);
};
