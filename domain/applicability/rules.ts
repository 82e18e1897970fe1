/** Applicability rules per framework, over intake answers. */
import type { SystemClass } from '#domain/frameworks/framework.ts';
import { ALWAYS, type Rule } from '#domain/questions/rule.ts';
import { GENERATES, says, saysAny } from '#domain/tiering/questions.ts';

/** Areas of Annex III of the EU AI Act, by number. */
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

/** Annex I covers product safety. The requirements of the two annexes take effect on different days. */
export const ANNEXES = {
  annex_iii: Object.values(ANNEX_III).flat(),
  annex_i: [says('product_safety', 'yes')],
} as const satisfies Readonly<Record<string, Rule[number]>>;
export type Annex = keyof typeof ANNEXES;

export type Applicability = {
  /** When the framework applies; an empty rule means always. */
  readonly concerns: Rule;
  /** Set for laws of a jurisdiction, because no question asks for the place of use. */
  readonly ofPlace?: true;
  /** Rules for requirements that apply only to some classes of systems. */
  readonly classes?: Readonly<Partial<Record<SystemClass, Rule>>>;
  /** Classes that no answer makes certain, because no question asks for the maker of the model. */
  readonly unsure?: readonly SystemClass[];
  readonly annexes?: Readonly<Record<Annex, Rule[number]>>;
};

const generates = says('does', ...GENERATES);
const atWork = saysAny('employment');

/** Consequential decisions, as laws of US states define them. */
const decisions = [
  atWork,
  says('financial_access', 'yes'),
  says('regulated_area', 'education', 'essential_services', 'justice'),
];

const everything: Applicability = { concerns: ALWAYS };
const generative: Applicability = { concerns: [[generates]] };

/** Rules by catalog id. */
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
      // Article 50: systems that people talk to, that create content, or that read emotions or biometrics.
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
