export const workspace = {
  sections: {
    label: 'Sections of the application',
    overview: 'Overview',
    risk: 'Risk',
    compliance: 'Compliance',
    reviews: 'Reviews',
    files: 'Files and people',
    count: '({{count, number}})',
    activity: 'Activity',
    open_one: '({{count, number}} open)',
    open_other: '({{count, number}} open)',
    waiting: '{{section}} ({{count, number}})',
  },
  parts: { summary: 'Summary', release: 'Release check' },
  facts: {
    label: 'Key facts',
    typedOwner: 'Owner: {{name}} (no user account)',
    owner: 'Owner: {{name}}',
    noOwner: 'No owner',
    until: 'until {{date}}',
  },
  /** The next action of the reader. */
  actions: {
    details: 'Complete details',
    intake: 'Complete intake',
    people: 'Assign people',
    validation: 'Complete validation',
    monitoring: 'Complete monitoring',
    incident: 'Complete incident report',
    condition: 'Meet condition',
    prohibited: 'Review intake',
    submit: 'Submit for approval',
    changes_requested: 'Address requested changes',
    changed_since_approval: 'Resubmit for approval',
    waits_for: 'Review request',
  },
  lifecycle: {
    title: 'Lifecycle',
    steps: {
      intake: 'Intake',
      risk: 'Risk',
      controls: 'Controls',
      validation: 'Validation',
      approval: 'Approval',
      monitoring: 'Monitoring',
    },
    states: {
      done: 'Done',
      in_progress: 'In progress',
      waiting: 'Waiting for a decision',
      blocked: 'Blocked',
      not_started: 'Not started',
      not_required: 'Not required',
    },
    progress: '{{done, number}} of {{of, number}}',
  },
  matrix: {
    caption: 'Number of risks by inherent and residual level',
    inherent: 'Inherent',
    residual: 'Residual',
    of: 'Inherent: {{level}}',
    left: 'Residual: {{level}}',
    unknown_one: '{{count, number}} unknown until the intake is complete',
    unknown_other: '{{count, number}} unknown until the intake is complete',
  },
  downloads: {
    label: 'Documents',
    record: 'Approval record',
    dossier: 'Full dossier',
    bom: 'Bill of materials (CycloneDX 1.7)',
    template: 'Fill a Word template',
    bomFailed: 'Couldn’t download the bill of materials.',
  },
};

/** The answers to the company's own questions. */
export const ownQuestions = {
  title: 'Company questions',
  unanswered: 'Not answered',
  unknown: 'Don’t know',
  outdated:
    'Your company has changed its questions since this intake was submitted. The risk tier stays as it is until the intake is submitted again.',
};
