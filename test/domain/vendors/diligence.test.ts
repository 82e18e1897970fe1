import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diligenceOf, unanswered } from '#domain/diligence/diligence.ts';
import { exceptionsIn } from '#domain/diligence/exceptions.ts';
import { DILIGENCE_GATES } from '#domain/diligence/gates.ts';
import { DILIGENCE_QUESTIONS, type DiligenceQuestionKey, type RecordFacts } from '#domain/diligence/questions.ts';
import { VENDOR_RISKS } from '#domain/diligence/words.ts';
import { type Answers, NONE, type Question, UNKNOWN } from '#domain/questions/question.ts';
import { SOUND_ANSWERS } from '#test/sound-vendor.ts';

const RECORD: RecordFacts = { trains_on_data: 'no', data_shared: 'internal', criticality: 'medium' };
const questions: readonly Question[] = DILIGENCE_QUESTIONS;

const withAnswer = (key: DiligenceQuestionKey, ...values: string[]): Answers => ({ ...SOUND_ANSWERS, [key]: values });

describe('vendor risk level', () => {
  test('is unknown without answers, and low when all answers are harmless', () => {
    expect(diligenceOf(RECORD, {})).toMatchObject({ level: 'unknown', gate: 'trains_on_customers' });
    expect(diligenceOf(RECORD, SOUND_ANSWERS)).toMatchObject({ level: 'low', gate: 'nothing_found' });
  });

  test.each<[DiligenceQuestionKey, string, string, string]>([
    ['customer_training', 'always', 'high', 'trains_on_customers'],
    ['serious_incident', 'open', 'high', 'open_incident'],
    ['encryption', 'neither', 'high', 'data_unprotected'],
    ['staff_access', 'no', 'high', 'data_unprotected'],
    ['separation', 'no', 'high', 'data_unprotected'],
    ['processing_agreement', 'no', 'high', 'personal_data_unlawful'],
    ['transfers', 'unsafeguarded', 'high', 'personal_data_unlawful'],
    ['deletion', 'never', 'high', 'personal_data_unlawful'],
    ['incident_plan', 'no', 'high', 'no_incident_duty'],
    ['incident_notice', 'no_duty', 'high', 'no_incident_duty'],
    ['data_origin', 'no', 'high', 'origin_unknown'],
    ['customer_training', 'opt_out', 'medium', 'governance_gaps'],
    ['other_models', 'not_told', 'medium', 'governance_gaps'],
    ['attestations', NONE, 'medium', 'security_gaps'],
    ['penetration_test', 'older', 'medium', 'security_gaps'],
    ['sub_processors', 'told_after', 'medium', 'privacy_gaps'],
    ['serious_incident', 'closed', 'medium', 'incident_gaps'],
    ['quality_tested', 'no', 'medium', 'evaluation_gaps'],
    ['change_notice', 'less', 'medium', 'change_gaps'],
    ['data_returned', 'no', 'medium', 'change_gaps'],
    ['transfers', 'safeguarded', 'low', 'nothing_found'],
  ])('when %s is %s, the level is %s, by gate %s', (key, value, level, gate) => {
    const found = diligenceOf(RECORD, withAnswer(key, value));
    expect(found).toMatchObject({ level, gate });
    if (level !== 'low') expect(found.because).toEqual([{ question: key, values: [value] }]);
    expect(found.trace.at(-1)).toEqual({ gate, state: 'open' });
  });

  test('follows the record too: training is high, special data and critical vendors are medium', () => {
    expect(diligenceOf({ ...RECORD, trains_on_data: 'yes' }, {})).toMatchObject({ level: 'high' });
    for (const record of [{ data_shared: 'special' as const }, { criticality: 'critical' as const }])
      expect(diligenceOf({ ...RECORD, ...record }, SOUND_ANSWERS)).toMatchObject({
        level: 'medium',
        gate: 'much_depends',
      });
    expect(diligenceOf({ ...RECORD, criticality: null }, SOUND_ANSWERS)).toMatchObject({ level: 'unknown' });
  });

  test('uses the vendor’s answer about training when the record has none', () => {
    const record = { ...RECORD, trains_on_data: null };
    expect(diligenceOf(record, withAnswer('customer_training', 'never'))).toMatchObject({ level: 'low' });
    expect(diligenceOf(record, withAnswer('customer_training', 'always'))).toMatchObject({ level: 'high' });
    // The vendor record states whether the company opted in or out.
    expect(diligenceOf(record, withAnswer('customer_training', 'opt_in'))).toMatchObject({ level: 'unknown' });
  });

  test('is the highest possible level when an answer is unknown', () => {
    expect(diligenceOf(RECORD, withAnswer('separation', UNKNOWN))).toMatchObject({ level: 'high' });
    expect(diligenceOf(RECORD, withAnswer('audit_right', UNKNOWN))).toMatchObject({ level: 'medium' });
  });

  test('is known once all is answered, and other answers never change a known level', () => {
    const anyAnswer = ({ choose, of }: Question) =>
      choose === 'one' ? fc.constantFrom(...of, UNKNOWN).map((value) => [value]) : fc.constantFrom([NONE], ['soc_2']);
    const all = fc.record(Object.fromEntries(questions.map((one) => [one.key, anyAnswer(one)])));
    const some = fc.subarray(questions.map(({ key }) => key));
    fc.assert(
      fc.property(all, some, (answers, keys) => {
        const whole = diligenceOf(RECORD, answers).level;
        expect(whole).not.toBe('unknown');
        expect(unanswered(answers)).toEqual([]);
        const part = diligenceOf(RECORD, Object.fromEntries(keys.map((key) => [key, answers[key] ?? []]))).level;
        expect(['unknown', whole]).toContain(part);
      }),
    );
  });
});

test('all questions are unconditional, each gate uses existing ones, and each outcome is reachable', () => {
  expect(questions.every(({ when }) => when === undefined)).toBe(true);
  expect(unanswered(SOUND_ANSWERS)).toEqual([]);
  expect(new Set(DILIGENCE_GATES.map(({ outcome }) => outcome)).size).toBe(VENDOR_RISKS.length - 1);
  for (const { opens } of DILIGENCE_GATES)
    for (const { question, any } of opens) {
      const asked = questions.find(({ key }) => key === question);
      if (asked) expect(any.filter((value) => !asked.of.includes(value))).toEqual([]);
      else expect(question).toMatch(/^record_/);
    }
});

test('reviewers see answers that raise the risk and missing answers first', () => {
  expect(exceptionsIn(SOUND_ANSWERS)).toEqual([]);
  const { audit_right: _, ...rest } = SOUND_ANSWERS;
  expect(exceptionsIn({ ...rest, ai_register: ['no'], encryption: ['unknown'], data_origin: ['no'] })).toEqual([
    { question: 'data_origin', why: 'high' },
    { question: 'encryption', why: 'high' },
    { question: 'audit_right', why: 'missing' },
    { question: 'ai_register', why: 'medium' },
  ]);
});
