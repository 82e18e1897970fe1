import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answers, NONE, UNKNOWN } from '#domain/questions/question.ts';
import { DESCRIPTORS, type DescriptorKey, RISK_LEVELS, type RiskLevel } from '#domain/risks/descriptors.ts';
import { byAttention, residualOf, risksOf } from '#domain/risks/risks.ts';
import { aQuestion, knownAnswers, someAnswers } from '#test/domain/some-answers.ts';
import { GOLDEN, harmless, UNKNOWING } from './golden-cases.ts';

/** A higher risk level has a higher rank. */
const rank = (level: RiskLevel) => RISK_LEVELS.length - RISK_LEVELS.indexOf(level);

const levels = (answers: Answers) => new Map(risksOf(answers).map((risk) => [risk.key, risk]));
const levelOf = (answers: Answers, key: DescriptorKey) => levels(answers).get(key)?.inherent ?? 'not_applicable';

describe('golden cases', () => {
  const answersOf = (sentence: string) => GOLDEN.find(([one]) => one === sentence)?.[1] ?? {};

  /** The descriptors with high risk, and a few with other levels. */
  const CASES: readonly (readonly [string, DescriptorKey[], Partial<Record<DescriptorKey, RiskLevel>>])[] = [
    [
      'rejects résumés by itself',
      ['fairness', 'overreliance', 'security-risk'],
      {
        business: 'low',
        hallucination: 'not_applicable',
        'protected-class': 'low',
        'prohibited-use': 'not_applicable',
      },
    ],
    [
      'ranks résumés, and a recruiter reads each',
      ['fairness'],
      { overreliance: 'low', 'security-risk': 'low', 'data-privacy-vendors': 'low' },
    ],
    ['scores credit', ['fairness'], { explainability: 'low', 'data-representativeness-genai': 'not_applicable' }],
    ['reads the emotions of call center staff at work', ['fairness', 'prohibited-use', 'foundation-model'], {}],
    ['brakes a forklift before people', [], { fairness: 'medium', 'security-risk': 'medium' }],
    [
      'balances a power grid',
      [],
      { fairness: 'not_applicable', 'user-consent': 'not_applicable', explainability: 'not_applicable' },
    ],
    [
      'supports customers by chat',
      ['response-engineering'],
      { hallucination: 'medium', 'foundation-model': 'medium', 'security-risk': 'medium', fairness: 'low' },
    ],
    ['helps to write code', [], { 'data-exposure': 'medium', 'foundation-model': 'medium' }],
    [
      'helps to write code, and learns from it',
      [],
      { 'data-exposure': 'not_applicable', 'data-privacy-vendors': 'medium' },
    ],
    ['answers questions over the handbook', [], { hallucination: 'low', 'data-exposure': 'not_applicable' }],
    [
      'searches technical manuals, unchecked, by a vendor without whom it stops',
      ['hallucination', 'overreliance'],
      { vendor: 'medium' },
    ],
    ['could cost the company much of its revenue', ['business'], { vendor: 'low' }],
    ['makes pictures for internal slides', [], { 'prohibited-use': 'low' }],
  ];

  test.each(CASES)('for an application that %s, the high risks are as expected', (sentence, high, others) => {
    const found = risksOf(answersOf(sentence));
    expect(found).toHaveLength(16);
    expect(found.filter(({ provisional }) => provisional)).toEqual([]);
    const keys = found.filter(({ inherent }) => inherent === 'high').map(({ key }) => key);
    expect(keys.toSorted()).toEqual(high.toSorted());
    for (const [key, level] of Object.entries(others))
      expect([key, levelOf(answersOf(sentence), key as DescriptorKey)]).toEqual([key, level]); // a key of the case
  });
});

describe('for any answers', () => {
  test('an unknown answer gives the highest level that any answer could give', () => {
    fc.assert(
      fc.property(knownAnswers, aQuestion, (answers, { key, of, choose }) => {
        const unknown = levels({ ...answers, [key]: [UNKNOWN] });
        // Several choices together can rank higher than each alone, so multiple choice also tests all of them together.
        const together = choose === 'several' ? [of.filter((value) => value !== NONE)] : [];
        const found = [...of.map((value) => [value]), ...together];
        const known = found.map((values) => levels({ ...answers, [key]: values }));
        for (const risk of unknown.values()) {
          const ranks = known.map((one) => rank(one.get(risk.key)?.inherent ?? 'not_applicable'));
          expect([risk.key, rank(risk.inherent)]).toEqual([risk.key, Math.max(...ranks)]);
          if (Math.min(...ranks) < Math.max(...ranks)) expect(risk.provisional).toBe(true);
        }
      }),
    );
  });

  test('finding an answer never raises a level, and definite levels stay', () => {
    fc.assert(
      fc.property(someAnswers, aQuestion, (answers, { key, of }) => {
        const before = levels({ ...answers, [key]: [UNKNOWN] });
        for (const value of of)
          for (const [descriptor, after] of levels({ ...answers, [key]: [value] })) {
            const { inherent = 'low', provisional } = before.get(descriptor) ?? {};
            if (provisional) expect(rank(after.inherent)).toBeLessThanOrEqual(rank(inherent));
            else expect([descriptor, after.inherent]).toEqual([descriptor, inherent]);
          }
      }),
    );
  });

  test('each risk names the answers behind it, or the missing ones when provisional', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        for (const { key, provisional, because } of risksOf(answers)) {
          expect([key, because.length]).not.toEqual([key, 0]);
          const isOpen = ({ question }: { question: string }) =>
            (answers[question] ?? []).length === 0 || answers[question]?.includes(UNKNOWN);
          expect([key, because.some(isOpen)]).toEqual([key, provisional]);
          for (const { question, values } of because) expect(answers[question]).toEqual(expect.arrayContaining(values));
        }
      }),
    );
  });

  test('the residual level never exceeds the inherent one, and checked outputs lower visible risks', () => {
    fc.assert(
      fc.property(knownAnswers, (answers) => {
        for (const { key, inherent, residual, checked } of risksOf(answers)) {
          expect(rank(residual)).toBeLessThanOrEqual(rank(inherent));
          expect([key, residual !== inherent]).toEqual([key, checked]);
          if (checked) expect(answers.human_check).toEqual(['yes']);
        }
      }),
    );
  });

  test('some answers reach every level of each risk', () => {
    const found = new Set<string>();
    fc.assert(
      fc.property(knownAnswers, (answers) => {
        for (const { key, inherent } of risksOf(answers)) found.add(`${key} ${inherent}`);
      }),
      { numRuns: 2000 },
    );
    for (const sentence of GOLDEN)
      for (const { key, inherent } of risksOf(sentence[1])) found.add(`${key} ${inherent}`);
    const always: DescriptorKey[] = ['business', 'vendor', 'security-risk', 'overreliance'];
    const expected = DESCRIPTORS.flatMap(({ key, levels: own }) => [
      ...Object.keys(own).map((level) => `${key} ${level}`),
      ...(always.includes(key) ? [] : [`${key} not_applicable`]),
    ]);
    expect([...found].toSorted()).toEqual(expected.toSorted());
  });
});

test('without answers every risk may be high', () => {
  for (const answers of [{}, UNKNOWING])
    expect(new Set(risksOf(answers).map(({ inherent, provisional }) => [inherent, provisional].join()))).toEqual(
      new Set(['high,true']),
    );
});

test('each mitigation lowers the residual level by one, but never removes a risk', () => {
  expect([0, 1, 2, 3].map((holding) => residualOf('high', holding))).toEqual(['high', 'medium', 'low', 'low']);
  expect([0, 1].map((holding) => residualOf('not_applicable', holding))).toEqual(['not_applicable', 'not_applicable']);
  const answers = harmless({ does: 'predicts', outside: 'yes', acts_unconfirmed: 'yes' });
  const security = (...accepted: string[]) => risksOf(answers, accepted).find(({ key }) => key === 'security-risk');
  expect(security('least_privilege', 'confirmation')).toMatchObject({
    ...{ inherent: 'high', residual: 'medium', checked: false, controlled: true },
  });
  expect(security('least_privilege'), 'one of them alone').toMatchObject({ residual: 'high', controlled: false });
});

test('sorts by severity, own levels included, with definite before provisional levels', () => {
  const one = (residual: RiskLevel, more: object = {}) => ({
    inherent: residual,
    residual,
    provisional: false,
    ...more,
  });
  const sorted = [
    one('high'),
    one('low', { own: { level: 'high' } }),
    one('low', { own: { level: 'high' }, provisional: true }),
    one('medium', { inherent: 'high' }),
    one('medium'),
    one('medium', { provisional: true }),
    one('low', { own: { level: 'not_applicable' } }),
    one('not_applicable'),
  ];
  expect(sorted.toReversed().toSorted(byAttention)).toEqual(sorted);
});

test('proposals fit the application: hiring proposes the bias test and its law', () => {
  const of = (answers: Answers, key: DescriptorKey) =>
    levels(answers)
      .get(key)
      ?.proposals.map((proposal) => proposal.key);
  const hiring = harmless({ does: 'ranks_people', affected: 'applicants', employment: 'hiring' });
  expect(of(hiring, 'fairness')).toEqual(expect.arrayContaining(['bias_test', 'local_law_144', 'ai_act_high_risk']));
  const credit = harmless({ does: 'predicts', affected: 'customers', financial_access: 'yes' });
  expect(of(credit, 'fairness')).not.toContain('local_law_144');
  expect(of(harmless(), 'fairness')).toEqual([]);
});
