/** Gates that decide a vendor's risk, in order. */
import type { Gate } from '#domain/questions/assess.ts';
import { says } from './questions.ts';
import type { KnownVendorRisk } from './words.ts';

export const DILIGENCE_GATES = [
  {
    key: 'trains_on_customers',
    outcome: 'high',
    opens: [says('record_trains', 'yes'), says('customer_training', 'always')],
  },
  { key: 'open_incident', outcome: 'high', opens: [says('serious_incident', 'open')] },
  {
    key: 'data_unprotected',
    outcome: 'high',
    opens: [says('encryption', 'neither'), says('staff_access', 'no'), says('separation', 'no')],
  },
  {
    key: 'personal_data_unlawful',
    outcome: 'high',
    opens: [says('processing_agreement', 'no'), says('transfers', 'unsafeguarded'), says('deletion', 'never')],
  },
  {
    key: 'no_incident_duty',
    outcome: 'high',
    opens: [says('incident_plan', 'no'), says('incident_notice', 'no_duty')],
  },
  { key: 'origin_unknown', outcome: 'high', opens: [says('data_origin', 'no')] },

  {
    key: 'much_depends',
    outcome: 'medium',
    opens: [says('record_data', 'special'), says('record_criticality', 'critical')],
  },
  {
    key: 'governance_gaps',
    outcome: 'medium',
    opens: [
      ...[says('ai_responsible', 'no'), says('ai_register', 'no'), says('model_facts', 'no')],
      ...[says('data_origin', 'partly'), says('customer_training', 'opt_out'), says('other_models', 'not_told')],
    ],
  },
  {
    key: 'security_gaps',
    outcome: 'medium',
    opens: [
      ...[says('attestations', 'none'), says('encryption', 'transit')],
      ...[says('penetration_test', 'older', 'never'), says('ai_attacks', 'no')],
    ],
  },
  {
    key: 'privacy_gaps',
    outcome: 'medium',
    opens: [
      ...[says('sub_processors', 'told_after', 'not_told'), says('deletion', 'later')],
      says('data_requests', 'no'),
    ],
  },
  {
    key: 'incident_gaps',
    outcome: 'medium',
    opens: [says('incident_notice', 'later'), says('serious_incident', 'closed'), says('recovery_tested', 'no')],
  },
  {
    key: 'evaluation_gaps',
    outcome: 'medium',
    opens: [says('quality_tested', 'no'), says('bias_tested', 'no'), says('watched_in_use', 'no')],
  },
  {
    key: 'change_gaps',
    outcome: 'medium',
    opens: [
      ...[says('change_notice', 'less', 'no'), says('version_kept', 'no')],
      ...[says('audit_right', 'no'), says('data_returned', 'no')],
    ],
  },

  { key: 'nothing_found', outcome: 'low', opens: [] },
] as const satisfies readonly Gate<KnownVendorRisk>[];

export type DiligenceGateKey = (typeof DILIGENCE_GATES)[number]['key'];
