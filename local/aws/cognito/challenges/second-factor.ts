/** Chooses the second factor: the preferred one, the only one, or the one that the user selects. */
import type { Step } from './family.ts';
import { askToSetUp } from './mfa-setup.ts';
import { askForMethod, askToSelect } from './select-mfa-type.ts';

export const askForSecondFactor: Step = (pool, user, standing) => {
  if (standing.progress.isEnough) return undefined;
  const methods = pool.mfa.choiceOf(user);
  const [first, ...others] = methods;
  if (first === undefined) return pool.mfa.demand === 'ON' ? askToSetUp(pool, user, standing) : undefined;
  return others.length > 0 ? askToSelect(pool, user, standing, methods) : askForMethod(pool, user, standing, first);
};
