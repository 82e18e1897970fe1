/** The sixteen risk types and the intake answers that determine the level of each. */
import type { Condition } from '#domain/questions/question.ts';
import { ALWAYS, type Rule } from '#domain/questions/rule.ts';
import { GENERATES, says, saysAny } from '#domain/tiering/questions.ts';

export const RISK_LEVELS = ['high', 'medium', 'low', 'not_applicable'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

export type Descriptor = {
  readonly key: string;
  /** Tried from the highest level; the first rule that holds decides. If none holds, the risk does not apply. */
  readonly levels: Readonly<Partial<Record<Exclude<RiskLevel, 'not_applicable'>, Rule>>>;
  /** Whether a human check of each output would reveal the problem. */
  readonly isSeenInOutput?: true;
};

const generates = says('does', ...GENERATES);
const judges = says('does', 'predicts', 'ranks_people', 'acts', 'recognizes_people');
const ranks = says('does', 'ranks_people');
const affectsPeople = saysAny('affected');

/** Areas in which laws protect people. */
const aboutPeople = [saysAny('employment'), says('financial_access', 'yes'), saysAny('regulated_area')];
const consequential = [...aboutPeople, says('product_safety', 'yes')];
const effectIs = (level: string) => [
  says('effect_revenue', level),
  says('effect_legal', level),
  says('effect_reputation', level),
];

const personal = says('personal_data', 'yes');
const confidential = says('confidential_data', 'yes');
const trains = says('vendor_training', 'yes');
const outside = says('outside', 'yes');
const unconfirmed = says('acts_unconfirmed', 'yes');
const unchecked = says('human_check', 'no');

/** The same rule for both types of models. */
const representative = (modelIs: Condition): Descriptor['levels'] => ({
  high: [[modelIs], [affectsPeople], [says('representative', 'no')], [...consequential, ranks]],
  medium: [[modelIs], [affectsPeople], [says('representative', 'no')]],
  low: [[modelIs], [affectsPeople], [says('representative', 'yes')]],
});

export const DESCRIPTORS = [
  { key: 'business', levels: { high: [effectIs('high')], medium: [effectIs('medium')], low: ALWAYS } },
  {
    key: 'data-exposure',
    levels: { high: [[confidential], [outside, trains]], medium: [[confidential]], low: [[personal]] },
  },
  {
    key: 'hallucination',
    levels: {
      high: [[generates], [says('facts_relied_on', 'yes')]],
      medium: [[generates], [outside]],
      low: [[generates]],
    },
    isSeenInOutput: true,
  },
  {
    key: 'protected-class',
    levels: {
      high: [[personal], [says('protected_attributes', 'yes')], [judges, ...consequential]],
      medium: [[personal], [says('protected_attributes', 'yes')]],
      low: [[personal]],
    },
  },
  {
    key: 'vendor',
    levels: {
      high: [[says('critical_vendor', 'yes')], [...effectIs('high'), ...consequential, outside]],
      medium: [[says('critical_vendor', 'yes')]],
      low: ALWAYS,
    },
  },
  {
    key: 'fairness',
    levels: {
      high: [
        [ranks, ...aboutPeople],
        [ranks, affectsPeople],
      ],
      medium: [[affectsPeople], [judges]],
      low: [[affectsPeople]],
    },
  },
  {
    key: 'user-consent',
    levels: {
      high: [
        [affectsPeople],
        [says('people_told', 'no')],
        [says('affected', 'customers', 'applicants', 'public', 'vulnerable'), personal],
      ],
      medium: [[affectsPeople], [says('people_told', 'no')]],
      low: [[affectsPeople], [says('people_told', 'yes')]],
    },
  },
  {
    key: 'data-privacy-vendors',
    levels: {
      high: [[personal], [trains]],
      medium: [
        [personal, trains],
        [trains, says('critical_vendor', 'yes')],
      ],
      low: [[personal]],
    },
  },
  {
    key: 'data-representativeness-nongenai',
    levels: representative(says('does', 'predicts', 'ranks_people', 'acts', 'recognizes_people', 'other')),
  },
  { key: 'data-representativeness-genai', levels: representative(generates) },
  {
    key: 'explainability',
    levels: {
      high: [[affectsPeople], [says('explainable', 'no')], [...consequential, ranks]],
      medium: [[affectsPeople], [says('explainable', 'no')]],
      low: [[affectsPeople], [says('explainable', 'yes')]],
    },
  },
  {
    key: 'response-engineering',
    levels: {
      high: [[generates], [outside], [unconfirmed, confidential, personal]],
      medium: [[generates], [outside, unconfirmed]],
      low: [[generates]],
    },
    isSeenInOutput: true,
  },
  {
    key: 'foundation-model',
    levels: {
      high: [[generates], [...consequential, ...effectIs('high')]],
      medium: [[generates], [outside, unconfirmed, confidential, personal]],
      low: [[generates]],
    },
  },
  {
    key: 'security-risk',
    levels: {
      high: [[unconfirmed], [outside, says('product_safety', 'yes'), confidential, personal]],
      medium: [[unconfirmed, outside, says('does', 'acts')]],
      low: ALWAYS,
    },
  },
  {
    key: 'prohibited-use',
    levels: {
      high: [[says('biometrics', 'yes'), says('deception', 'yes'), saysAny('practices')]],
      // Close to prohibited practices.
      medium: [
        [
          says('does', 'recognizes_people'),
          says('affected', 'vulnerable'),
          says('employment', 'monitoring'),
          says('regulated_area', 'law_enforcement', 'migration', 'justice'),
        ],
      ],
      low: [[says('does', 'media')]],
    },
  },
  {
    key: 'overreliance',
    levels: {
      high: [
        [unchecked],
        [generates, judges, ...consequential],
        [says('facts_relied_on', 'yes'), judges, ...consequential],
      ],
      medium: [[unchecked]],
      low: ALWAYS,
    },
  },
] as const satisfies readonly Descriptor[];

export type DescriptorKey = (typeof DESCRIPTORS)[number]['key'];
