/** The vendors' answers to due diligence, and decisions about them. All of these vendors are invented. */

import type { DecisionMade } from '#domain/approval/approval.ts';
import type { DiligenceQuestionKey } from '#domain/diligence/questions.ts';

type Answers = Readonly<Partial<Record<DiligenceQuestionKey, readonly string[]>>>;

/** Answers given through the vendor's link. */
export type Answered = {
  answers: Answers;
  /** The person who submitted the answers; undefined if they are not submitted yet. */
  by?: { name: string; email: string };
  isAccepted?: boolean;
};

const FRAUD_SCORES: Answers = {
  ...{ ai_responsible: ['yes'], ai_register: ['yes'], model_facts: ['yes'], data_origin: ['documented'] },
  ...{ customer_training: ['opt_in'], other_models: ['none_used'], attestations: ['iso_27001', 'other'] },
  ...{ encryption: ['both'], staff_access: ['yes'], separation: ['yes'], penetration_test: ['within_year'] },
  ...{ ai_attacks: ['yes'], processing_agreement: ['yes'], transfers: ['safeguarded'] },
  ...{ sub_processors: ['told_before'], deletion: ['within_90_days'], data_requests: ['yes'] },
  ...{ incident_plan: ['yes'], incident_notice: ['within_72_hours'], serious_incident: ['closed'] },
  ...{ recovery_tested: ['yes'], quality_tested: ['yes'], bias_tested: ['yes'], watched_in_use: ['yes'] },
  ...{ change_notice: ['less'], version_kept: ['yes'], audit_right: ['yes'], data_returned: ['yes'] },
};

const FLOOD_MODELS: Answers = {
  ...{ ai_responsible: ['yes'], ai_register: ['no'], model_facts: ['yes'], data_origin: ['documented'] },
  ...{ customer_training: ['never'], other_models: ['none_used'], attestations: ['none'], encryption: ['both'] },
  ...{ staff_access: ['yes'], separation: ['yes'], penetration_test: ['older'], ai_attacks: ['no'] },
  ...{ processing_agreement: ['no_personal_data'], transfers: ['no_personal_data'], sub_processors: ['none_used'] },
  ...{ deletion: ['within_90_days'], data_requests: ['no_personal_data'], incident_plan: ['yes'] },
  ...{ incident_notice: ['within_72_hours'], serious_incident: ['no'], recovery_tested: ['no'] },
  ...{ quality_tested: ['yes'], bias_tested: ['not_applicable'], watched_in_use: ['yes'] },
  ...{ change_notice: ['at_least_30_days'], version_kept: ['yes'], audit_right: ['no'], data_returned: ['yes'] },
};

/** Accepted, waiting for review, and just begun. */
export const ASKED: Readonly<Record<string, Answered>> = {
  'Northgate Fraud Systems': {
    answers: FRAUD_SCORES,
    by: { name: 'Priya Raman', email: 'compliance@northgate.example' },
    isAccepted: true,
  },
  'Brightwater Analytics': {
    answers: FLOOD_MODELS,
    by: { name: 'Tomás Rivera', email: 'trust@brightwater.example' },
  },
  'Cobalt Speech': { answers: { ai_responsible: ['yes'], ai_register: ['yes'], encryption: ['both'] } },
};

export const SUBMITTED: readonly { vendor: string; note: string }[] = [
  { vendor: 'Northgate Fraud Systems', note: 'It scores every claim before it is paid. Its answers are accepted.' },
  { vendor: 'Lumen Documents', note: 'It reads forms and letters, and keeps nothing of them.' },
];

/** The decision about the first vendor. */
export const DECIDED = {
  vendor: 'Northgate Fraud Systems',
  review: { verdict: 'approve', reason: 'The answers fit the contract and the certificate.' },
  reason: 'Acceptable if model changes are announced in advance.',
  conditions: [
    { owner: 'Grace', days: 21, text: 'The contract requires 30 days’ notice of model changes.' },
    { owner: 'Radia', days: 45, text: 'The report on the incident closed in spring is reviewed and filed.' },
  ],
} as const satisfies {
  vendor: string;
  review: Pick<DecisionMade, 'reason' | 'verdict'>;
  reason: string;
  conditions: readonly { owner: 'Grace' | 'Radia'; days: number; text: string }[];
};
