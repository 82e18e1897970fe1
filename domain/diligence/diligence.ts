/** Derives the risk of a vendor from its record and its questionnaire, in the browser and on the server. */
import { type Assessment, assess, type Questionnaire } from '#domain/questions/assess.ts';
import { type Answers, isAnswered } from '#domain/questions/question.ts';
import { DILIGENCE_GATES } from './gates.ts';
import {
  answersOfRecord,
  completeRecord,
  DILIGENCE_QUESTIONS,
  RECORD_QUESTIONS,
  type RecordFacts,
} from './questions.ts';
import type { KnownVendorRisk, VendorRisk } from './words.ts';

/** Increase when a question or gate changes. */
export const DILIGENCE_RULES = '2026-11';

const DILIGENCE: Questionnaire<KnownVendorRisk> = {
  version: DILIGENCE_RULES,
  questions: [...RECORD_QUESTIONS, ...DILIGENCE_QUESTIONS],
  gates: DILIGENCE_GATES,
  contradictions: [],
};

export type Diligence = { level: VendorRisk } & Pick<Assessment<KnownVendorRisk>, 'gate' | 'because' | 'trace'>;

/**
 * Unknown while an unanswered question could change the result. The answer `unknown` counts as the most severe
 * possibility.
 */
export const diligenceOf = (record: RecordFacts, answers: Answers): Diligence => {
  const all = { ...answers, ...answersOfRecord(completeRecord(record, answers)) };
  const { outcome, provisional, missing, gate, because, trace } = assess(DILIGENCE, all);
  const isOpen = provisional && missing.some((key) => !isAnswered(all[key]));
  return { level: isOpen ? 'unknown' : outcome, gate, because, trace };
};

export const unanswered = (answers: Answers) =>
  DILIGENCE_QUESTIONS.flatMap(({ key }) => (isAnswered(answers[key]) ? [] : [key]));
