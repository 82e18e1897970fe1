/** Enumerations of the risk register. Contains no schema, to keep the browser bundle small. */

/** From the least likely on. */
export const LIKELIHOODS = ['rare', 'unlikely', 'possible', 'likely', 'almost_certain'] as const;
export type Likelihood = (typeof LIKELIHOODS)[number];

/** From the least severe on. */
export const IMPACTS = ['negligible', 'minor', 'moderate', 'major', 'severe'] as const;
export type Impact = (typeof IMPACTS)[number];

/** From the lowest on. */
export const REGISTER_LEVELS = ['low', 'medium', 'high', 'critical'] as const;
export type RegisterLevel = (typeof REGISTER_LEVELS)[number];

export const RISK_CATEGORIES = [
  'fairness',
  'privacy',
  'security',
  'misinformation',
  'misuse',
  'human_interaction',
  'society',
  'safety',
  'legal',
  'third_party',
  'operations',
  'other',
] as const;

export const TREATMENTS = ['mitigate', 'accept', 'transfer', 'avoid'] as const;
