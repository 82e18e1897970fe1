/** What is said of a group, of a table, and of a test. */
import type { BiasVerdict } from './figures.ts';
import { BIAS_VERDICTS } from './words.ts';

/** Practically large and statistically significant: only both at once are a flag. */
export const verdictOf = (
  isLarge: boolean,
  isSignificant: boolean,
  flag: 'adverse_impact' | 'flagged',
): BiasVerdict => {
  if (isLarge) return isSignificant ? flag : 'inconclusive';
  return isSignificant ? 'detectable_small' : 'no_flag';
};

/** Large and significant. */
export const isFlag = (verdict: BiasVerdict | null | undefined) =>
  verdict === 'adverse_impact' || verdict === 'flagged';

export const gravest = (verdicts: readonly (BiasVerdict | null | undefined)[]): BiasVerdict | null =>
  BIAS_VERDICTS.find((verdict) => verdicts.includes(verdict)) ?? null;
