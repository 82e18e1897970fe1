/** What is proposed against each kind of risk. What each is called, and says, is the web app's to word. */
import type { Condition } from '#domain/questions/question.ts';
import { says, saysAny } from '#domain/tiering/questions.ts';
import type { DescriptorKey } from './descriptors.ts';

export const CONTROLS = [
  'effect_limits',
  'stop_switch',
  'data_classes',
  'redaction',
  'sources_shown',
  'grounding',
  'attributes_left_out',
  'proxy_check',
  'second_source',
  'exit_plan',
  'appeal',
  'notice',
  'consent',
  'no_training_clause',
  'processing_agreement',
  'data_sheet',
  'data_review',
  'reasons_kept',
  'prompt_guardrails',
  'input_filter',
  'model_card',
  'model_pinned',
  'least_privilege',
  'confirmation',
  'legal_review',
  'use_limits',
  'human_check',
  'training',
] as const;
export const TESTS = [
  'fallback_drill',
  'leak_test',
  'fact_check',
  'bias_test',
  'coverage_test',
  'explanation_test',
  'injection_test',
  'model_change_test',
  'penetration_test',
  'override_rate',
] as const;
export const FRAMEWORKS = [
  'nist_ai_rmf',
  'iso_42001',
  'ai_act_prohibited',
  'ai_act_high_risk',
  'ai_act_transparency',
  'ai_act_general_purpose',
  'gdpr',
  'gdpr_special',
  'gdpr_decisions',
  'gdpr_processors',
  'local_law_144',
  'ecoa',
  'owasp_llm',
] as const;

export type Proposal =
  | { kind: 'control'; key: (typeof CONTROLS)[number] }
  | { kind: 'test'; key: (typeof TESTS)[number] }
  | { kind: 'framework'; key: (typeof FRAMEWORKS)[number] };

type Proposed = {
  readonly controls: readonly (typeof CONTROLS)[number][];
  readonly test: (typeof TESTS)[number] | null;
  /** Some concern an application only where this is so. */
  readonly frameworks: readonly { readonly key: (typeof FRAMEWORKS)[number]; readonly when?: Condition }[];
};

const nist = { key: 'nist_ai_rmf' } as const;
const iso = { key: 'iso_42001' } as const;
const highRisk = [
  { key: 'ai_act_high_risk', when: saysAny('employment') },
  { key: 'ai_act_high_risk', when: says('product_safety', 'yes') },
  { key: 'ai_act_high_risk', when: says('financial_access', 'yes') },
  { key: 'ai_act_high_risk', when: saysAny('regulated_area') },
] as const;
const gdprDecisions = { key: 'gdpr_decisions', when: says('personal_data', 'yes') } as const;
const localLaw144 = { key: 'local_law_144', when: says('employment', 'hiring', 'promotion') } as const;
const ecoa = { key: 'ecoa', when: says('financial_access', 'yes') } as const;

const representative: Proposed = {
  controls: ['data_sheet', 'data_review'],
  test: 'coverage_test',
  frameworks: [...highRisk, nist],
};

export const PROPOSALS: Readonly<Record<DescriptorKey, Proposed>> = {
  business: { controls: ['effect_limits', 'stop_switch'], test: 'fallback_drill', frameworks: [iso, nist] },
  'data-exposure': {
    controls: ['data_classes', 'redaction'],
    test: 'leak_test',
    frameworks: [iso, { key: 'owasp_llm' }],
  },
  hallucination: { controls: ['grounding', 'sources_shown'], test: 'fact_check', frameworks: [nist] },
  'protected-class': {
    controls: ['attributes_left_out', 'proxy_check'],
    test: 'bias_test',
    frameworks: [{ key: 'gdpr_special' }, localLaw144, ecoa],
  },
  vendor: { controls: ['second_source', 'exit_plan'], test: 'fallback_drill', frameworks: [iso, nist] },
  fairness: {
    controls: ['appeal', 'proxy_check'],
    test: 'bias_test',
    frameworks: [localLaw144, ecoa, ...highRisk, nist],
  },
  'user-consent': {
    controls: ['notice', 'consent'],
    test: null,
    frameworks: [{ key: 'ai_act_transparency' }, { key: 'gdpr', when: says('personal_data', 'yes') }],
  },
  'data-privacy-vendors': {
    controls: ['processing_agreement', 'no_training_clause'],
    test: null,
    frameworks: [{ key: 'gdpr_processors', when: says('personal_data', 'yes') }, iso],
  },
  'data-representativeness-nongenai': representative,
  'data-representativeness-genai': representative,
  explainability: {
    controls: ['reasons_kept', 'appeal'],
    test: 'explanation_test',
    frameworks: [gdprDecisions, ecoa, ...highRisk, nist],
  },
  'response-engineering': {
    controls: ['prompt_guardrails', 'input_filter'],
    test: 'injection_test',
    frameworks: [{ key: 'owasp_llm' }, nist],
  },
  'foundation-model': {
    controls: ['model_card', 'model_pinned'],
    test: 'model_change_test',
    frameworks: [{ key: 'ai_act_general_purpose' }, nist],
  },
  'security-risk': {
    controls: ['least_privilege', 'confirmation'],
    test: 'penetration_test',
    frameworks: [{ key: 'owasp_llm' }, iso],
  },
  'prohibited-use': {
    controls: ['legal_review', 'use_limits'],
    test: null,
    frameworks: [{ key: 'ai_act_prohibited' }],
  },
  overreliance: {
    controls: ['human_check', 'training'],
    test: 'override_rate',
    frameworks: [...highRisk, gdprDecisions, nist],
  },
};
