export const bias = {
  verdicts: {
    adverse_impact: 'Adverse impact',
    flagged: 'Beyond a threshold',
    inconclusive: 'Inconclusive',
    detectable_small: 'Statistically detectable, practically small',
    within_noise: 'No more than random variation',
    no_flag: 'No flag',
  },
  noVerdict: 'No verdict',
};
