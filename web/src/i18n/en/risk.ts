/** What the risk tiers mean, and what follows from each. */
export const risk = {
  about: 'About the risk tier {{tier}}',
  meaning: 'Meaning',
  outcome: 'Outcome',
  tiers: {
    prohibited: {
      label: 'Prohibited',
      detail: 'Biometric screens, intentionally deceptive content.',
      outcome: 'Not allowed.',
    },
    high: {
      label: 'High',
      detail: 'High business risk, or employment, product safety, or access to financial services.',
      outcome: 'Validation before deployment plus quarterly monitoring.',
    },
    medium: {
      label: 'Medium',
      detail: 'Some safety or security risk outside high-risk categories.',
      outcome: 'Validation before deployment plus annual monitoring.',
    },
    low: {
      label: 'Low',
      detail: 'Internal querying, synthesis, summarization.',
      outcome: 'Can be deployed without further validation or review.',
    },
    not_assessed: {
      label: 'Not assessed',
      detail: 'Nobody has assessed its risk yet.',
      outcome: 'Assess it before it is deployed.',
    },
  },
};
