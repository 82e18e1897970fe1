/** Intake questions: function and affected people, prohibited practices, legal areas, data, and operation. */
import { type Condition, NONE, type Question } from '#domain/questions/question.ts';

const yesOrNo = { choose: 'one', of: ['yes', 'no'] } as const;
const level = { choose: 'one', of: ['high', 'medium', 'low'] } as const;
const several = <const V extends string>(...of: V[]) => ({ choose: 'several', of }) as const;

/** Functions that generate content and can hallucinate. */
export const GENERATES = ['answers', 'summarizes', 'drafts', 'media'];
const whereItAffectsPeople = {
  when: { question: 'affected', any: ['staff', 'customers', 'applicants', 'public', 'vulnerable'] },
} as const;

export const QUESTIONS = [
  {
    key: 'does',
    step: 1,
    ...several(
      'answers',
      'summarizes',
      'drafts',
      'predicts',
      'ranks_people',
      'acts',
      'recognizes_people',
      'media',
      'other',
    ),
  },
  { key: 'affected', step: 1, ...several('staff', 'customers', 'applicants', 'public', 'vulnerable', NONE) },
  { key: 'facts_relied_on', step: 1, ...yesOrNo, when: { question: 'does', any: GENERATES } },

  { key: 'biometrics', step: 2, ...yesOrNo },
  { key: 'deception', step: 2, ...yesOrNo },
  {
    key: 'practices',
    step: 2,
    // Article 5(1) of the EU AI Act, (a) to (h), with the additions of Regulation 2026/1744.
    ...several(
      'manipulation',
      'vulnerability',
      'intimate_images',
      'child_abuse_material',
      'social_scoring',
      'crime_prediction',
      'face_scraping',
      'emotions',
      'biometric_categories',
      'remote_identification',
      NONE,
    ),
  },

  { key: 'employment', step: 3, ...several('hiring', 'promotion', 'dismissal', 'task_allocation', 'monitoring', NONE) },
  { key: 'product_safety', step: 3, ...yesOrNo },
  { key: 'financial_access', step: 3, ...yesOrNo },
  {
    key: 'regulated_area',
    step: 3,
    ...several('education', 'essential_services', 'infrastructure', 'law_enforcement', 'migration', 'justice', NONE),
  },
  { key: 'effect_revenue', step: 3, ...level },
  { key: 'effect_legal', step: 3, ...level },
  { key: 'effect_reputation', step: 3, ...level },

  { key: 'personal_data', step: 4, ...yesOrNo },
  { key: 'protected_attributes', step: 4, ...yesOrNo, when: { question: 'personal_data', any: ['yes'] } },
  { key: 'confidential_data', step: 4, ...yesOrNo },
  { key: 'vendor_training', step: 4, ...yesOrNo },
  { key: 'people_told', step: 4, ...yesOrNo, ...whereItAffectsPeople },
  { key: 'explainable', step: 4, ...yesOrNo, ...whereItAffectsPeople },
  { key: 'representative', step: 4, ...yesOrNo, ...whereItAffectsPeople },

  { key: 'outside', step: 5, ...yesOrNo },
  { key: 'acts_unconfirmed', step: 5, ...yesOrNo },
  { key: 'human_check', step: 5, ...yesOrNo },
  { key: 'critical_vendor', step: 5, ...yesOrNo },
] as const satisfies readonly Question[];

export type QuestionKey = (typeof QUESTIONS)[number]['key'];

export const says = (question: QuestionKey, ...any: string[]): Condition => ({ question, any });

/** Any choice except 'none'. */
export const saysAny = (key: QuestionKey): Condition => {
  const of: readonly string[] = QUESTIONS.find((question) => question.key === key)?.of ?? [];
  return says(key, ...of.filter((value) => value !== NONE));
};
