/** Due diligence answers that cause no findings. */
import type { DiligenceQuestionKey } from '#domain/diligence/questions.ts';

export const SOUND_ANSWERS: Readonly<Record<DiligenceQuestionKey, readonly string[]>> = {
  ...{ ai_responsible: ['yes'], ai_register: ['yes'], model_facts: ['yes'], data_origin: ['documented'] },
  ...{ customer_training: ['never'], other_models: ['told'], attestations: ['iso_27001', 'soc_2'] },
  ...{ encryption: ['both'], staff_access: ['yes'], separation: ['yes'], penetration_test: ['within_year'] },
  ...{ ai_attacks: ['yes'], processing_agreement: ['yes'], transfers: ['none'], sub_processors: ['told_before'] },
  ...{ deletion: ['within_30_days'], data_requests: ['yes'], incident_plan: ['yes'] },
  ...{ incident_notice: ['within_24_hours'], serious_incident: ['no'], recovery_tested: ['yes'] },
  ...{ quality_tested: ['yes'], bias_tested: ['yes'], watched_in_use: ['yes'], change_notice: ['at_least_30_days'] },
  ...{ version_kept: ['yes'], audit_right: ['yes'], data_returned: ['yes'] },
};
