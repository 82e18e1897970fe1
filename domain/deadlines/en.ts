/** English titles of deadlines. */
export const titles = {
  notice: 'Last day to terminate the contract',
  contract: 'Contract expiry',
  iso_27001: 'ISO 27001 expiry',
  soc_2: 'SOC 2 expiry',
  iso_42001: 'ISO 42001 expiry',
  assessment: 'Assessment due',
  approval: 'Approval expires',
  risk_treatment: 'Treatment of a risk due',
  risk_review: 'Review of a risk due',
  policy_review: 'Review of a policy due',
  certificate: '{{name}} expiry',
  model_one: 'Model retires; {{count}} application uses it',
  model_other: 'Model retires; {{count}} applications use it',
  framework_one: 'Takes effect: {{provisions}} ({{count}} requirement)',
  framework_other: 'Takes effect: {{provisions}} ({{count}} requirements)',
  more: '{{count}} more',
};
