/** The names of the thresholds of bias tests, for pages, the audit log and results. */
export const thresholdNames = {
  ratio: 'Lowest impact ratio',
  significance: 'Significance level',
  confidence: 'Confidence level of intervals',
  share: 'Smallest share of a reference group',
  expected: 'Fewest expected cases of a reference group',
  difference: 'Largest difference in rates',
  error_ratio_low: 'Lowest ratio of error and refusal rates',
  error_ratio_high: 'Highest ratio of error and refusal rates',
  flips: 'Largest share of flipped decisions',
  score_difference: 'Largest difference in mean scores, in standard deviations',
};
