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
