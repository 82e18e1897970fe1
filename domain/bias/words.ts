/** What a bias test comes to. No schema lives here, so that the browser can have it for nothing. */

/** Gravest first: of several, the first that occurs is that of all. */
export const BIAS_VERDICTS = [
  'adverse_impact',
  'flagged',
  'inconclusive',
  'detectable_small',
  'within_noise',
  'no_flag',
] as const;

/**
 * Goes up with whatever lets the same file and plan give another number, name or order: a result is computed again byte for
 * byte by the engine that it names. `test/domain/engine-version.test.ts` pins what each gives.
 */
export const ENGINE_VERSION = '6';

/** The list of words that texts are rated by, with its version. */
export const LEXICON = 'afinn-en-165' as const;
