/** Questions about a vendor, answered by the company or the vendor, and facts from the vendor's record. */
import { type Answers, type Condition, NONE, type Question } from '#domain/questions/question.ts';
import type { VendorSaid } from '#domain/vendors/rules.ts';
import { CRITICALITIES, DATA_SHARED, TRAINING } from '#domain/vendors/words.ts';

const yesOrNo = { choose: 'one', of: ['yes', 'no'] } as const;
const one = <const V extends string>(...of: V[]) => ({ choose: 'one', of }) as const;

/** Every vendor gets every question; inapplicable ones have a suitable answer. */
export const DILIGENCE_QUESTIONS = [
  { key: 'ai_responsible', step: 1, ...yesOrNo },
  { key: 'ai_register', step: 1, ...yesOrNo },
  { key: 'model_facts', step: 1, ...yesOrNo },
  { key: 'data_origin', step: 1, ...one('documented', 'partly', 'no') },
  { key: 'customer_training', step: 1, ...one('never', 'opt_in', 'opt_out', 'always') },
  { key: 'other_models', step: 1, ...one('none_used', 'told', 'not_told') },

  { key: 'attestations', step: 2, choose: 'several', of: ['iso_27001', 'soc_2', 'iso_42001', 'other', NONE] },
  { key: 'encryption', step: 2, ...one('both', 'transit', 'neither') },
  { key: 'staff_access', step: 2, ...yesOrNo },
  { key: 'separation', step: 2, ...yesOrNo },
  { key: 'penetration_test', step: 2, ...one('within_year', 'older', 'never') },
  { key: 'ai_attacks', step: 2, ...yesOrNo },

  { key: 'processing_agreement', step: 3, ...one('yes', 'no', 'no_personal_data') },
  { key: 'transfers', step: 3, ...one('none', 'safeguarded', 'unsafeguarded', 'no_personal_data') },
  { key: 'sub_processors', step: 3, ...one('told_before', 'told_after', 'not_told', 'none_used') },
  { key: 'deletion', step: 3, ...one('within_30_days', 'within_90_days', 'later', 'never') },
  { key: 'data_requests', step: 3, ...one('yes', 'no', 'no_personal_data') },

  { key: 'incident_plan', step: 4, ...yesOrNo },
  { key: 'incident_notice', step: 4, ...one('within_24_hours', 'within_72_hours', 'later', 'no_duty') },
  { key: 'serious_incident', step: 4, ...one('no', 'closed', 'open') },
  { key: 'recovery_tested', step: 4, ...yesOrNo },

  { key: 'quality_tested', step: 5, ...yesOrNo },
  { key: 'bias_tested', step: 5, ...one('yes', 'no', 'not_applicable') },
  { key: 'watched_in_use', step: 5, ...yesOrNo },

  { key: 'change_notice', step: 6, ...one('at_least_30_days', 'less', 'no') },
  { key: 'version_kept', step: 6, ...one('yes', 'no', 'not_applicable') },
  { key: 'audit_right', step: 6, ...yesOrNo },
  { key: 'data_returned', step: 6, ...yesOrNo },
] as const satisfies readonly Question[];

export type DiligenceQuestionKey = (typeof DILIGENCE_QUESTIONS)[number]['key'];

/** Facts of the record in the form of questions, which are never asked. */
export const RECORD_QUESTIONS = [
  { key: 'record_trains', step: 0, ...one(...TRAINING) },
  { key: 'record_data', step: 0, ...one(...DATA_SHARED) },
  { key: 'record_criticality', step: 0, ...one(...CRITICALITIES) },
] as const satisfies readonly Question[];

type Key = DiligenceQuestionKey | (typeof RECORD_QUESTIONS)[number]['key'];

export const says = (question: Key, ...any: string[]): Condition => ({ question, any });

export type RecordFacts = Pick<VendorSaid, 'trains_on_data' | 'data_shared' | 'criticality'>;

const TRAINING_BY_ANSWER: Readonly<Record<string, RecordFacts['trains_on_data']>> = { never: 'no', always: 'yes' };

/**
 * Completes the record from the vendor's answers. Opt-in and opt-out of training are the customer's decision, so these
 * answers leave the record unchanged.
 */
export const completeRecord = <R extends RecordFacts>(record: R, answers: Answers): R => {
  const [answered = ''] = answers.customer_training ?? [];
  return { ...record, trains_on_data: record.trains_on_data ?? TRAINING_BY_ANSWER[answered] ?? null };
};

const given = (value: string | null) => (value === null ? [] : [value]);

export const answersOfRecord = ({ trains_on_data, data_shared, criticality }: RecordFacts): Answers => ({
  record_trains: given(trains_on_data),
  record_data: given(data_shared),
  record_criticality: given(criticality),
});
