/** How much of a risk a vendor is, from its record and the answers to its questionnaire: the same in the browser as in the API. */
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

/** Another one from the day on which a question or a gate is another. */
export const DILIGENCE_RULES = '2026-11';

const DILIGENCE: Questionnaire<KnownVendorRisk> = {
  version: DILIGENCE_RULES,
  questions: [...RECORD_QUESTIONS, ...DILIGENCE_QUESTIONS],
  gates: DILIGENCE_GATES,
  contradictions: [],
};

export type Diligence = { level: VendorRisk } & Pick<Assessment<KnownVendorRisk>, 'gate' | 'because' | 'trace'>;

/**
 * Unknown as long as something that nobody has answered could make it another one. What somebody answered that they do
 * not know may be so: it counts as the gravest that is possible.
 */
export const diligenceOf = (record: RecordFacts, answers: Answers): Diligence => {
  const all = { ...answers, ...answersOfRecord(completeRecord(record, answers)) };
  const { outcome, provisional, missing, gate, because, trace } = assess(DILIGENCE, all);
  const isOpen = provisional && missing.some((key) => !isAnswered(all[key]));
  return { level: isOpen ? 'unknown' : outcome, gate, because, trace };
};

export const unanswered = (answers: Answers) =>
  DILIGENCE_QUESTIONS.flatMap(({ key }) => (isAnswered(answers[key]) ? [] : [key]));
