/** The verdicts of a group, a table and a test. */

import { BIAS_VERDICTS } from '#domain/bias/words.ts';
import type { BiasVerdict } from './figures.ts';

/** A flag requires both practical and statistical significance. */
export const verdictOf = (
  isLarge: boolean,
  isSignificant: boolean,
  flag: 'adverse_impact' | 'flagged',
): BiasVerdict => {
  if (isLarge) return isSignificant ? flag : 'inconclusive';
  return isSignificant ? 'detectable_small' : 'no_flag';
};

export const isFlag = (verdict: BiasVerdict | null | undefined) =>
  verdict === 'adverse_impact' || verdict === 'flagged';

export const gravest = (verdicts: readonly (BiasVerdict | null | undefined)[]): BiasVerdict | null =>
  BIAS_VERDICTS.find((verdict) => verdicts.includes(verdict)) ?? null;
