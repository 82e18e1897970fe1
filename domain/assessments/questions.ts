/** Questions of each kind of assessment. */
import { type Answers, isAnswered, isAsked, knownBy, type Question } from '#domain/questions/question.ts';
import type { AssessmentKind } from './words.ts';

/** Increase when a question changes. */
export const ASSESSMENT_RULES = '2026-11';

const yesOrNo = { step: 1, choose: 'one', of: ['yes', 'no'] } as const;
const one = <const V extends string>(...of: V[]) => ({ step: 1, choose: 'one', of }) as const;

export const ASSESSMENT_QUESTIONS = {
  validation: [
    { key: 'representative_data', ...yesOrNo },
    { key: 'target', ...one('met', 'partly', 'missed', 'no_target') },
    { key: 'fairness_tested', ...yesOrNo },
    { key: 'unfair', ...yesOrNo, when: { question: 'fairness_tested', any: ['yes'] } },
    { key: 'security_tested', ...yesOrNo },
    { key: 'injection_tested', ...one('yes', 'no', 'not_applicable') },
    { key: 'oversight', ...yesOrNo },
    { key: 'people_told', ...one('yes', 'no', 'not_applicable') },
    { key: 'fallback', ...yesOrNo },
    { key: 'documented', ...yesOrNo },
  ],
  monitoring: [
    { key: 'use_changed', ...yesOrNo },
    { key: 'drift', ...yesOrNo },
    { key: 'incidents', ...yesOrNo },
    { key: 'complaints', ...yesOrNo },
    { key: 'model_changed', ...yesOrNo },
    { key: 'vendor_changed', ...yesOrNo },
    { key: 'controls_work', ...yesOrNo },
    { key: 'oversight', ...yesOrNo },
  ],
  incident: [
    { key: 'severity', ...one('high', 'medium', 'low') },
    { key: 'infrastructure', ...yesOrNo },
    { key: 'widespread', ...yesOrNo },
    { key: 'death', ...yesOrNo },
    { key: 'health', ...yesOrNo },
    { key: 'rights', ...yesOrNo },
    { key: 'property', ...yesOrNo },
    { key: 'personal_data', ...yesOrNo },
    { key: 'stopped', ...yesOrNo },
    { key: 'people_told', ...one('yes', 'no', 'not_applicable') },
  ],
} as const satisfies Record<AssessmentKind, readonly Question[]>;

export const questionsOf = (kind: AssessmentKind): readonly Question[] => ASSESSMENT_QUESTIONS[kind];

/** Questions that earlier answers do not skip. */
export const askedIn = (kind: AssessmentKind, answers: Answers) => {
  const known = knownBy(questionsOf(kind), answers);
  return questionsOf(kind).filter(({ key }) => isAsked(key, known));
};

/** `unknown` counts as an answer. */
export const unansweredIn = (kind: AssessmentKind, answers: Answers) =>
  askedIn(kind, answers).flatMap(({ key }) => (isAnswered(answers[key]) ? [] : [key]));
