/** The names of assessment kinds and states, on every page that shows them. */
export const assessments = {
  kinds: {
    intake: 'Intake',
    validation: 'Validation',
    monitoring: 'Monitoring',
    incident: 'Incident',
  },
  states: {
    open: 'Open',
    submitted: 'In review',
    returned: 'Returned',
    concluded: 'Concluded',
    superseded: 'Corrected',
    canceled: 'Canceled',
  },
  verdicts: { passes: 'Passes', passes_with_conditions: 'Passes with conditions', fails: 'Fails' },
  severities: { high: 'High', medium: 'Medium', low: 'Low' },
};
