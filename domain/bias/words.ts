/** The verdicts and versions of bias tests. This module has no schema, so the browser loads it at no cost. */

/** Ordered by gravity: the gravest verdict of several is the overall verdict. */
export const BIAS_VERDICTS = [
  'adverse_impact',
  'flagged',
  'inconclusive',
  'detectable_small',
  'within_noise',
  'no_flag',
] as const;

/**
 * Must increase whenever the same file and plan would give another number, name or order, because results are
 * recomputed byte for byte by the named engine. `test/domain/bias/engine-version.test.ts` pins the outputs.
 */
export const ENGINE_VERSION = '6';

/** The lexicon that rates texts, with its version. */
export const LEXICON = 'afinn-en-165' as const;
