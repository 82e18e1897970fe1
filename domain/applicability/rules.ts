/** Which framework concerns which application, by the answers of its intake. */
import type { SystemClass } from '#domain/frameworks/framework.ts';
import { ALWAYS, type Rule } from '#domain/questions/rule.ts';
import { GENERATES, says, saysAny } from '#domain/tiering/questions.ts';

/** What Annex III of the EU AI Act lists, by its numbers. */
export const ANNEX_III = {
  '1': [says('biometrics', 'yes'), says('practices', 'emotions', 'biometric_categories', 'remote_identification')],
  '2': [says('regulated_area', 'infrastructure')],
  '3': [says('regulated_area', 'education')],
  '4': [saysAny('employment')],
  '5': [says('financial_access', 'yes'), says('regulated_area', 'essential_services')],
  '6': [says('regulated_area', 'law_enforcement')],
  '7': [says('regulated_area', 'migration')],
  '8': [says('regulated_area', 'justice')],
} as const satisfies Readonly<Record<string, Rule[number]>>;
export type AnnexArea = keyof typeof ANNEX_III;

/** Annex I is about the safety of products. What is asked of the two begins on different days. */
export const ANNEXES = {
  annex_iii: Object.values(ANNEX_III).flat(),
  annex_i: [says('product_safety', 'yes')],
} as const satisfies Readonly<Record<string, Rule[number]>>;
export type Annex = keyof typeof ANNEXES;

export type Applicability = {
  /** What has to be so by the answers. Where nothing has, it concerns every application. */
  readonly concerns: Rule;
  /** It is the law of a place, and no question asks where an application is used. */
  readonly ofPlace?: true;
  /** What it asks of some systems alone. */
  readonly classes?: Readonly<Partial<Record<SystemClass, Rule>>>;
  /** Classes that no answer makes certain: no question asks who makes the model. */
  readonly unsure?: readonly SystemClass[];
  readonly annexes?: Readonly<Record<Annex, Rule[number]>>;
};

const generates = says('does', ...GENERATES);
const atWork = saysAny('employment');

/** Decisions that matter to somebody's life, as laws of the states name them. */
const decisions = [
  atWork,
  says('financial_access', 'yes'),
  says('regulated_area', 'education', 'essential_services', 'justice'),
];

const everything: Applicability = { concerns: ALWAYS };
const generative: Applicability = { concerns: [[generates]] };

/** By the ids of the catalogue. */
export const APPLICABILITY: Readonly<Record<string, Applicability>> = {
  'nist-ai-rmf': everything,
  'nist-ai-600-1': generative,
  'iso-iec42001': everything,
  euact: {
    ...{ concerns: ALWAYS, ofPlace: true, annexes: ANNEXES },
    classes: {
      literacy: ALWAYS,
      any_system: ALWAYS,
      prohibited: [[says('biometrics', 'yes'), says('deception', 'yes'), saysAny('practices')]],
      high_risk: [[...ANNEXES.annex_iii, ...ANNEXES.annex_i]],
      // Article 50: what people talk to, what makes content, and what reads emotions or biometrics.
      transparency: [
        [generates, says('does', 'recognizes_people'), says('practices', 'emotions', 'biometric_categories')],
      ],
      general_purpose: [[generates]],
    },
    unsure: ['general_purpose'],
  },
  'nyc-ll144': { concerns: [[says('employment', 'hiring', 'promotion')]], ofPlace: true },
  'il-hb3773': { concerns: [[atWork]], ofPlace: true },
  'tx-traiga': { concerns: ALWAYS, ofPlace: true },
  'kr-ai-basic-act': {
    ...{ concerns: ALWAYS, ofPlace: true },
    classes: { high_impact: [[...decisions, saysAny('regulated_area'), says('product_safety', 'yes')]] },
  },
  'co-sb26-189': { concerns: [decisions], ofPlace: true },
  'ca-cppa-admt': { concerns: [decisions, [says('personal_data', 'yes')]], ofPlace: true },
  'ct-sb5': { concerns: [[atWork, generates]], ofPlace: true },
  'uk-principles': everything,
  'sg-genai': generative,
  'oecd-ai': everything,
  'owasp-llm-2026': generative,
  'owasp-llm-2025': generative,
};
