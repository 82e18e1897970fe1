/**
 * Deadlines for reporting an incident: article 73 of the EU AI Act and article 33 of the GDPR. While answers are
 * missing or unknown, the earliest possible deadline counts.
 */
import { addDays } from '#domain/day.ts';
import { assess, type Questionnaire } from '#domain/questions/assess.ts';
import type { Answers } from '#domain/questions/question.ts';
import { dayIn } from '#domain/time-zone.ts';
import { ASSESSMENT_QUESTIONS, ASSESSMENT_RULES } from './questions.ts';
import { LAWS, type Law } from './words.ts';

type Term = 'days_2' | 'days_10' | 'days_15' | 'hours_72' | 'none';

const yes = (question: string) => ({ question, any: ['yes'] });
const asked = { version: ASSESSMENT_RULES, questions: ASSESSMENT_QUESTIONS.incident, contradictions: [] };

const TERMS: Record<Law, Questionnaire<Term>> = {
  ai_act: {
    ...asked,
    gates: [
      { key: 'infrastructure', outcome: 'days_2', opens: [yes('infrastructure'), yes('widespread')] },
      { key: 'death', outcome: 'days_10', opens: [yes('death')] },
      { key: 'serious', outcome: 'days_15', opens: [yes('health'), yes('rights'), yes('property')] },
      { key: 'none', outcome: 'none', opens: [] },
    ],
  },
  gdpr: {
    ...asked,
    gates: [
      { key: 'personal_data', outcome: 'hours_72', opens: [yes('personal_data')] },
      { key: 'none', outcome: 'none', opens: [] },
    ],
  },
};

const HOUR = 3_600_000;

/** Terms in days start on the day after the incident became known; terms in hours start at once. */
const endOf = (term: Exclude<Term, 'none'>, known: string, zone: string) => {
  const [unit, number] = term.split('_');
  const at = Date.parse(known);
  return unit === 'hours' ? dayIn(zone, at + Number(number) * HOUR) : addDays(dayIn(zone, at), Number(number));
};

export type Deadline = { law: Law; term: Exclude<Term, 'none'>; by: string; provisional: boolean };

/** Empty if no report is required. */
export const deadlinesOf = (known: string, answers: Answers, zone: string): Deadline[] =>
  LAWS.flatMap((law) => {
    const { outcome: term, provisional } = assess(TERMS[law], answers);
    return term === 'none' ? [] : [{ law, term, by: endOf(term, known, zone), provisional }];
  });
