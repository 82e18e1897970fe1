/** Proposed controls, tests and frameworks per risk type. The web app has their texts. */
import type { ControlKey } from '#domain/controls/keys.ts';
import type { SystemClass } from '#domain/frameworks/framework.ts';
import type { Condition } from '#domain/questions/question.ts';
import { says, saysAny } from '#domain/tiering/questions.ts';
import type { DescriptorKey } from './descriptors.ts';

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

/**
 * The matching catalog framework and class; null for data protection and credit laws, which the catalog does not have.
 */
export const IN_CATALOGUE: Readonly<
  Record<(typeof FRAMEWORKS)[number], { readonly id: string; readonly class?: SystemClass } | null>
> = {
  nist_ai_rmf: { id: 'nist-ai-rmf' },
  iso_42001: { id: 'iso-iec42001' },
  ai_act_prohibited: { id: 'euact', class: 'prohibited' },
  ai_act_high_risk: { id: 'euact', class: 'high_risk' },
  ai_act_transparency: { id: 'euact', class: 'transparency' },
  ai_act_general_purpose: { id: 'euact', class: 'general_purpose' },
  ...{ gdpr: null, gdpr_special: null, gdpr_decisions: null, gdpr_processors: null, ecoa: null },
  local_law_144: { id: 'nyc-ll144' },
  owasp_llm: { id: 'owasp-llm-2026' },
};

type Proposed<Control extends ControlKey = ControlKey> = {
  readonly controls: readonly Control[];
  readonly test: (typeof TESTS)[number] | null;
  /** A framework with `when` is proposed only if the condition may be true. */
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

const representative = {
  controls: ['data_sheet', 'data_review'],
  test: 'coverage_test',
  frameworks: [...highRisk, nist],
} as const satisfies Proposed;

const PROPOSED = {
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
} as const satisfies Record<DescriptorKey, Proposed>;

export type ProposedControl = (typeof PROPOSED)[DescriptorKey]['controls'][number];

export type Proposal =
  | { kind: 'control'; key: ProposedControl }
  | { kind: 'test'; key: (typeof TESTS)[number] }
  | { kind: 'framework'; key: (typeof FRAMEWORKS)[number] };

export const PROPOSALS: Readonly<Record<DescriptorKey, Proposed<ProposedControl>>> = PROPOSED;

/** Common controls that at least one risk type proposes. */
export const PROPOSED_CONTROLS = [...new Set(Object.values(PROPOSALS).flatMap(({ controls }) => controls))];
