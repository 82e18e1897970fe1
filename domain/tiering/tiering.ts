/** Derives the risk tier from intake answers, in the browser and on the server. */
import type { RiskTier } from '#domain/enumerations.ts';
import { type Assessment, assess, type Questionnaire } from '#domain/questions/assess.ts';
import type { Answers } from '#domain/questions/question.ts';
import { GATES } from './gates.ts';
import { QUESTIONS } from './questions.ts';

export type Tiering = { tier: RiskTier } & Omit<Assessment<RiskTier>, 'outcome'>;

/** Increase when a question or gate changes. */
export const RULES_VERSION = '2026-11';

export const INTAKE: Questionnaire<RiskTier> = {
  version: RULES_VERSION,
  questions: QUESTIONS,
  gates: GATES,
  contradictions: [
    [
      { question: 'does', any: ['ranks_people', 'recognizes_people'] },
      { question: 'affected', any: ['none'] },
    ],
    [
      { question: 'affected', any: ['applicants'] },
      { question: 'employment', any: ['none'] },
    ],
  ],
};

export const tierOf = (answers: Answers, intake = INTAKE): Tiering => {
  const { outcome: tier, ...found } = assess(intake, answers);
  return { tier, ...found };
};
