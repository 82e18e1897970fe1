/** Common controls by theme. `catalogue/controls` has their guidance. */
import { keysOf } from '#domain/keys-of.ts';

export const CONTROL_KEYS = {
  accountability: ['roles_assigned', 'inventory_entry', 'risk_process', 'change_control', 'training'],
  purpose: [
    'intended_use',
    'use_limits',
    'impact_assessment',
    'rights_assessment',
    'benefit_case',
    'stakeholder_feedback',
  ],
  data: [
    'data_governance',
    'data_sheet',
    'data_review',
    'data_preparation',
    'data_classes',
    'redaction',
    'attributes_left_out',
    'proxy_check',
    'copyright_policy',
  ],
  model: [
    'technical_file',
    'model_card',
    'model_pinned',
    'verification',
    'performance_measures',
    'robustness',
    'fairness_evaluation',
    'grounding',
    'sources_shown',
    'reasons_kept',
    'release_decision',
    'environmental_impact',
  ],
  operation: [
    'monitoring',
    'event_logs',
    'incident_response',
    'incident_reports',
    'stop_switch',
    'effect_limits',
    'retirement_plan',
  ],
  people: [
    'human_check',
    'oversight_design',
    'confirmation',
    'notice',
    'content_marking',
    'consent',
    'appeal',
    'instructions_for_use',
  ],
  security: [
    'least_privilege',
    'prompt_guardrails',
    'input_filter',
    'output_handling',
    'adversarial_test',
    'security_program',
    'usage_limits',
  ],
  suppliers: [
    'supplier_review',
    'processing_agreement',
    'no_training_clause',
    'second_source',
    'exit_plan',
    'customer_duties',
  ],
  law: [
    'legal_review',
    'legal_register',
    'conformity_assessment',
    'registration',
    'authority_cooperation',
    'independent_bias_audit',
    'record_retention',
  ],
} as const;

export const THEMES = keysOf(CONTROL_KEYS);
type Theme = (typeof THEMES)[number];
export type ControlKey = (typeof CONTROL_KEYS)[Theme][number];

export const ALL_CONTROLS: readonly ControlKey[] = Object.values(CONTROL_KEYS).flat();

/** A control for a requirement of a company-defined framework that no common control serves. */
export type OwnControlKey = `own.${string}.${string}`;
export type AnyControlKey = ControlKey | OwnControlKey;

export const ownControl = (framework: string, requirement: string): OwnControlKey => `own.${framework}.${requirement}`;
export const isOwnControl = (key: AnyControlKey): key is OwnControlKey => key.startsWith('own.');

/** Splits the key into framework and requirement. Framework ids contain no dots; requirement ids may. */
export const askingFor = (key: OwnControlKey) => {
  const [, framework = '', ...requirement] = key.split('.');
  return { framework, requirement: requirement.join('.') };
};

/** Themes in list order; controls of company-defined frameworks come last. */
export const LISTED_THEMES = [...THEMES, 'own'] as const;
