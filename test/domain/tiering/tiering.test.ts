import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RISK_TIERS } from '#domain/enumerations.ts';
import { askedOf, contradictionsIn } from '#domain/questions/assess.ts';
import { type Answers, answerProblem, NONE, type Question, tidyAnswer, UNKNOWN } from '#domain/questions/question.ts';
import { changed } from '#domain/questions/what-if.ts';
import { QUESTIONS } from '#domain/tiering/questions.ts';
import { INTAKE, tierOf } from '#domain/tiering/tiering.ts';
import { whatWouldChange } from '#domain/tiering/what-would-change.ts';
import { anyAnswer, aQuestion, someAnswers } from '#test/domain/some-answers.ts';
import { GOLDEN, harmless, UNKNOWING } from './golden-cases.ts';

const questions: readonly Question[] = QUESTIONS;
const rank = (tier: (typeof RISK_TIERS)[number]) => RISK_TIERS.length - RISK_TIERS.indexOf(tier);

describe('golden cases', () => {
  test('has at least sixty unique cases, and each gate decides one', () => {
    expect(GOLDEN.length).toBeGreaterThanOrEqual(60);
    expect(new Set(GOLDEN.map(([sentence]) => sentence)).size).toBe(GOLDEN.length);
    expect(new Set(GOLDEN.map(([, , , gate]) => gate))).toEqual(new Set(INTAKE.gates.map(({ key }) => key)));
  });

  test.each(GOLDEN)('rates an application that %s', (_, answers, tier, gate) => {
    const found = tierOf(answers);
    expect([`${found.tier}${found.provisional ? '?' : ''}`, found.gate]).toEqual([tier, gate]);
    expect(found.trace.at(-1)).toEqual({ gate, state: found.provisional ? 'undecided' : 'open' });
    if (gate !== 'internal_use') expect(found.because.length).toBeGreaterThan(0);
    expect(found.settle === null).toBe(!found.provisional);
  });
});

describe('for any answers', () => {
  test('an unknown answer never raises the tier once known', () => {
    fc.assert(
      fc.property(someAnswers, aQuestion, (answers, question) => {
        const before = tierOf({ ...answers, [question.key]: [UNKNOWN] });
        for (const value of question.of) {
          const after = tierOf({ ...answers, [question.key]: [value] });
          expect(rank(after.tier)).toBeLessThanOrEqual(rank(before.tier));
          expect(rank(after.at_least)).toBeGreaterThanOrEqual(rank(before.at_least));
        }
      }),
    );
  });

  test('a missing answer counts like an unknown one', () => {
    fc.assert(
      fc.property(someAnswers, aQuestion, (answers, { key }) => {
        const { because: _, ...unknown } = tierOf({ ...answers, [key]: [UNKNOWN] });
        const { [key]: __, ...without } = answers;
        expect(tierOf(without)).toMatchObject(unknown);
      }),
    );
  });

  test('a definite tier stays definite, and a provisional one can still change', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const { tier, provisional, at_least, settle, missing } = tierOf(answers);
        expect(rank(at_least)).toBeLessThanOrEqual(rank(tier));
        expect(provisional).toBe(at_least !== tier);
        expect(settle !== null).toBe(provisional);
        if (settle) expect(missing).toContain(settle);
        const found = (best: boolean) =>
          Object.fromEntries(
            questions.map(({ key, of }) => {
              const known = answers[key] ?? [];
              const isOpen = known.length === 0 || known.includes(UNKNOWN);
              const worst =
                key === 'does' || of.includes(NONE) ? (of.find((value) => value === 'acts') ?? of[0]) : of[0];
              return [key, isOpen ? [best ? (harmless()[key]?.[0] ?? '') : (worst ?? '')] : known];
            }),
          );
        expect(tierOf(found(false)).tier).toBe(tier);
        expect(tierOf(found(true)).tier).toBe(at_least);
      }),
    );
  });

  test('the order of answers and of their values does not matter', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const turned = Object.fromEntries(
          Object.entries(answers)
            .toReversed()
            .map(([key, values]) => [key, values.toReversed()]),
        );
        const tidy = (all: Answers) =>
          Object.fromEntries(
            questions.map((question) => [question.key, tidyAnswer(question, all[question.key] ?? [])]),
          );
        expect(tierOf(tidy(turned))).toEqual(tierOf(tidy(answers)));
        expect(tierOf(turned).tier).toBe(tierOf(answers).tier);
      }),
    );
  });

  test('a check by a person changes no tier', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const tiers = ['yes', 'no', UNKNOWN].map((value) => tierOf({ ...answers, human_check: [value] }).tier);
        expect(new Set(tiers).size).toBe(1);
      }),
    );
  });

  test('low requires answering or summarizing, with no open question above it', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        if (tierOf(answers).tier !== 'low') return;
        expect(['answers', 'summarizes']).toEqual(expect.arrayContaining([...(answers.does ?? [])]));
        expect(answers.does).not.toEqual([]);
        for (const key of ['outside', 'acts_unconfirmed', 'personal_data', 'vendor_training'])
          expect(answers[key]).toEqual(['no']);
      }),
    );
  });

  test('the suggested changes lower the tier, and all are needed', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const { tier } = tierOf(answers);
        const { lower } = whatWouldChange(answers);
        expect(lower === null).toBe(tier === 'low');
        if (!lower) return;
        expect(rank(tierOf(changed(answers, lower.changes)).tier)).toBeLessThan(rank(tier));
        expect(tierOf(changed(answers, lower.changes)).tier).toBe(lower.outcome);
        for (const spared of lower.changes)
          expect(
            tierOf(
              changed(
                answers,
                lower.changes.filter((change) => change !== spared),
              ),
            ).tier,
          ).toBe(tier);
      }),
    );
  });

  test('no other equally small set of answers lowers the tier, by exhaustive search', () => {
    const gating = questions.filter(({ key }) =>
      INTAKE.gates.some(({ opens }) => opens.some(({ question }) => question === key)),
    );
    const nearLow = fc
      .subarray(gating, { maxLength: 4 })
      .chain((some) => fc.record(Object.fromEntries(some.map((question) => [question.key, anyAnswer(question)]))));
    fc.assert(
      fc.property(nearLow, (some) => {
        const answers = { ...harmless(), ...some };
        const { tier } = tierOf(answers);
        const { lower } = whatWouldChange(answers);
        if (!lower || lower.changes.length > 2) return;
        const every = gating.flatMap(({ key, of }) => of.map((value) => ({ question: key, values: [value] })));
        const fewer = lower.changes.length === 1 ? [[]] : every.map((one) => [one]);
        for (const changes of fewer)
          expect(rank(tierOf(changed(answers, changes)).tier)).toBeGreaterThanOrEqual(rank(tier));
      }),
    );
  });

  test('suggested answers raise the tier, and no other single answer does', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const { tier } = tierOf(answers);
        const { raise } = whatWouldChange(answers);
        for (const { outcome, change } of raise) {
          expect(tierOf(changed(answers, [change])).tier).toBe(outcome);
          expect(rank(outcome)).toBeGreaterThan(rank(tier));
        }
        const told = raise.map(({ change }) => change.question);
        for (const { key, of } of questions.filter((question) => !told.includes(question.key)))
          for (const value of of)
            expect(rank(tierOf({ ...answers, [key]: [value] }).tier)).toBeLessThanOrEqual(rank(tier));
      }),
    );
  });
});

describe('the questions asked', () => {
  const asked = (answers: Answers) => askedOf(INTAKE, answers).map(({ key }) => key);

  test('are all questions at first', () => {
    expect(asked({})).toEqual(questions.map(({ key }) => key));
  });

  test('end once the tier is prohibited, and given answers stay', () => {
    expect(asked({ does: ['answers'], biometrics: ['yes'], practices: [UNKNOWN] })).toEqual(['does', 'biometrics']);
    expect(tierOf({ biometrics: ['yes'] }).missing).toEqual([]);
  });

  test('skip a dependent question once its condition is answered no', () => {
    expect(asked({ ...UNKNOWING, personal_data: ['no'] })).not.toContain('protected_attributes');
    expect(asked({ ...UNKNOWING, does: ['predicts'] })).not.toContain('facts_relied_on');
    expect(asked({ ...UNKNOWING, affected: ['none'] })).toEqual(
      expect.not.arrayContaining(['people_told', 'explainable', 'representative']),
    );
    const answered = { ...harmless(), personal_data: ['no'], protected_attributes: ['yes'] };
    expect(asked(answered)).not.toContain('protected_attributes');
  });

  test('questions used by gates are unconditional, so the suggested changes are minimal', () => {
    const conditional = questions.filter(({ when }) => when).map(({ key }) => key);
    const gating = INTAKE.gates.flatMap(({ opens }) => opens.map(({ question }) => question));
    expect(conditional.filter((key) => gating.includes(key))).toEqual([]);
  });
});

describe('an answer', () => {
  const [does, affected] = questions;
  const yesOrNo = questions.find(({ key }) => key === 'outside') ?? expect.fail();
  test.each([
    [yesOrNo, ['yes'], undefined],
    [yesOrNo, ['unknown'], undefined],
    [yesOrNo, [], undefined],
    [yesOrNo, ['perhaps'], 'not_a_choice'],
    [yesOrNo, ['yes', 'no'], 'too_many_entries'],
    [does ?? expect.fail(), ['answers', 'drafts'], undefined],
    [does ?? expect.fail(), ['answers', 'unknown'], 'stands_alone'],
    [affected ?? expect.fail(), ['none', 'staff'], 'stands_alone'],
  ])('%o of %j is accepted or refused', (question, values, code) => {
    expect(answerProblem(question, values)?.code).toBe(code);
  });
});

test('contradictory answers are named together', () => {
  expect(contradictionsIn(INTAKE, harmless())).toEqual([]);
  expect(contradictionsIn(INTAKE, harmless({ does: 'ranks_people', affected: 'none' }))).toEqual([
    ['does', 'affected'],
  ]);
  expect(contradictionsIn(INTAKE, harmless({ affected: 'applicants' }))).toEqual([['affected', 'employment']]);
});
