/** What the risk tiers mean, and what follows from each. */
export const risk = {
  about: 'About the risk tier {{tier}}',
  meaning: 'Meaning',
  outcome: 'Outcome',
  provisional: 'Provisional',
  /** What decides the tier, in order. */
  gates: {
    biometric_screening: 'Biometric screening',
    deceptive_content: 'Deceptive content',
    prohibited_practice: 'A prohibited practice',
    employment: 'Employment',
    product_safety: 'Product safety',
    financial_access: 'Access to financial services',
    regulated_area: 'A regulated area',
    business_effect: 'A high business effect',
    outside: 'Facing the outside',
    acts_alone: 'Acting by itself',
    personal_data: 'Personal data',
    vendor_training: 'A vendor trains on our data',
    other_use: 'More than querying and summarizing',
    internal_use: 'Internal querying, synthesis or summarization',
  },
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
