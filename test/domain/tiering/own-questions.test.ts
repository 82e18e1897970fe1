import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RISK_TIERS, type RiskTier } from '#domain/enumerations.ts';
import { askedWith, isOutdated, missingAnswers, ownAnswersIn } from '#domain/own-questions/answers.ts';
import { questionsAfter, type SentQuestion } from '#domain/own-questions/change.ts';
import { intakeWith } from '#domain/own-questions/questionnaire.ts';
import { MOST_QUESTIONS, OWN_PREFIX, type OwnQuestion, RAISED_TIERS } from '#domain/own-questions/rules.ts';
import { type Answers, UNKNOWN } from '#domain/questions/question.ts';
import { QUESTIONS } from '#domain/tiering/questions.ts';
import { INTAKE, tierOf } from '#domain/tiering/tiering.ts';
import { whatWouldChange } from '#domain/tiering/what-would-change.ts';
import { someAnswers } from '#test/domain/some-answers.ts';
import { harmless } from './golden-cases.ts';

const rank = (tier: RiskTier) => RISK_TIERS.length - RISK_TIERS.indexOf(tier);

const raises = fc.option(fc.constantFrom(...RAISED_TIERS), { nil: null });
const own = (
  id: string,
  effects: readonly OwnQuestion['options'][number]['raises'][],
  archived = false,
): OwnQuestion => ({
  ...{ id: `${OWN_PREFIX}${id}`, kind: 'choice', text: `${id}?`, text_es: '', help: '', help_es: '', required: false },
  options: effects.map((effect, n) => ({ id: `o${n}`, label: `${n}`, label_es: '', raises: effect, archived: false })),
  archived,
});

const someQuestions = fc
  .uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { maxLength: 5 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc
          .tuple(fc.array(raises, { minLength: 2, maxLength: 4 }), fc.boolean())
          .map(([effects, archived]) => own(id, effects, archived)),
      ),
    ),
  );

/** Questions with an answer to each: one of its options, unknown, or none. */
const asked = someQuestions.chain((questions) =>
  fc.record({
    questions: fc.constant(questions),
    given: fc.record(
      Object.fromEntries(
        questions.map(({ id, options }) => [
          id,
          fc.constantFrom<readonly string[]>(...options.map((option) => [option.id]), [UNKNOWN], []),
        ]),
      ),
    ),
  }),
);
const intakeOf = (questions: readonly OwnQuestion[]) => intakeWith({ version: 1, questions: [...questions] });

describe('for any own questions and answers', () => {
  test('no tier is lower than without them', () => {
    fc.assert(
      fc.property(someAnswers, asked, (answers, { questions, given }) => {
        const [without, found] = [tierOf(answers), tierOf({ ...answers, ...given }, intakeOf(questions))];
        expect(rank(found.tier)).toBeGreaterThanOrEqual(rank(without.tier));
        expect(rank(found.at_least)).toBeGreaterThanOrEqual(rank(without.at_least));
      }),
    );
  });

  test('the tier is the highest of the built-in one and those that the answers raise it to', () => {
    fc.assert(
      fc.property(someAnswers, asked, (answers, { questions, given }) => {
        const highest = (tiers: readonly RiskTier[]) => RISK_TIERS.find((tier) => tiers.includes(tier));
        const raised = (isOpen: (id: string, option: string) => boolean) =>
          questions
            .filter(({ archived }) => !archived)
            .flatMap(({ id, options }) => options.flatMap((option) => (isOpen(id, option.id) && option.raises) || []));
        const isGiven = (id: string, option: string) => given[id]?.includes(option) ?? false;
        const isOpen = (id: string) => (given[id] ?? []).length === 0 || isGiven(id, UNKNOWN);
        const without = tierOf(answers);
        const found = tierOf({ ...answers, ...given }, intakeOf(questions));
        expect(found.at_least).toBe(highest([without.at_least, ...raised(isGiven)]));
        expect(found.tier).toBe(highest([without.tier, ...raised((id, option) => isOpen(id) || isGiven(id, option))]));
      }),
    );
  });

  test('their order does not matter', () => {
    fc.assert(
      fc.property(someAnswers, asked, (answers, { questions, given }) => {
        const result = (all: readonly OwnQuestion[]) => {
          const { tier, at_least, provisional, missing } = tierOf({ ...answers, ...given }, intakeOf(all));
          return { tier, at_least, provisional, missing: missing.toSorted() };
        };
        expect(result(questions.toReversed())).toEqual(result(questions));
      }),
    );
  });

  test('an unknown or missing answer never gives a lower tier than a known one', () => {
    fc.assert(
      fc.property(someAnswers, asked, (answers, { questions, given }) => {
        const tier = (more: Answers) => tierOf({ ...answers, ...given, ...more }, intakeOf(questions)).tier;
        for (const { id, options } of questions) {
          const unknown = rank(tier({ [id]: [UNKNOWN] }));
          expect(rank(tier({ [id]: [] }))).toBe(unknown);
          for (const option of options) expect(rank(tier({ [id]: [option.id] }))).toBeLessThanOrEqual(unknown);
        }
      }),
    );
  });
});

describe('the reason of the tier', () => {
  const health = own('health', ['high', null]);
  const intake = intakeOf([health]);

  test('names the own question that decides', () => {
    expect(tierOf({ ...harmless(), [health.id]: ['o0'] }, intake)).toMatchObject({
      ...{ tier: 'high', gate: 'own_health.high', provisional: false },
      because: [{ question: health.id, values: ['o0'] }],
    });
  });

  test('leaves the tier open while a gating question is not answered', () => {
    expect(tierOf(harmless(), intake)).toMatchObject({
      ...{ tier: 'high', at_least: 'low', provisional: true, settle: health.id, missing: [health.id] },
    });
    expect(whatWouldChange(harmless(), intake).lower).toEqual({
      outcome: 'low',
      changes: [{ question: health.id, values: ['o1'] }],
    });
  });

  test('is built-in where a built-in gate gives the same tier', () => {
    const both = { ...harmless(), product_safety: ['yes'], [health.id]: ['o0'] };
    expect(tierOf(both, intake).gate).toBe('product_safety');
  });

  test('ignores archived questions, and informative ones change only what is asked', () => {
    const archived = { ...health, archived: true };
    expect(intakeOf([archived])).toBe(INTAKE);
    const informative = own('note', [null, null]);
    expect(tierOf(harmless(), intakeOf([informative]))).toMatchObject({
      ...{ tier: 'low', provisional: false, missing: [informative.id] },
    });
  });

  test('counts an answer whose option was removed', () => {
    const removed = { ...health, options: health.options.map((option) => ({ ...option, archived: true })) };
    expect(tierOf({ ...harmless(), [health.id]: ['o0'] }, intakeOf([removed])).tier).toBe('high');
  });
});

test('no built-in question has the prefix of own ones', () => {
  expect(QUESTIONS.filter(({ key }) => key.startsWith(OWN_PREFIX))).toEqual([]);
});

describe('a change of the questions', () => {
  const sent = (more: Partial<SentQuestion> = {}): SentQuestion => ({
    ...{ kind: 'yes_no', text: 'Does it store health data?', text_es: '', help: '', help_es: '' },
    ...{ required: false, options: [], archived: false, ...more },
  });
  const option = (label: string, id?: string) => ({ id, label, label_es: '', raises: null, archived: false });

  test('gives ids and the fixed answers of yes or no', () => {
    const { questions, errors } = questionsAfter(
      [],
      [
        sent({ options: [{ ...option('Sure', 'yes'), raises: 'high' }] }),
        sent({ text: 'Does it store health data!' }),
        sent({ text: '¿?' }),
      ],
    );
    expect(errors).toEqual([]);
    expect(questions.map(({ id }) => id)).toEqual([
      'own_does_it_store_health_data',
      'own_does_it_store_health_data_2',
      'own_question',
    ]);
    expect(questions[0]?.options.map(({ id, label, raises: to }) => [id, label, to])).toEqual([
      ['yes', 'Yes', 'high'],
      ['no', 'No', null],
    ]);
  });

  test('keeps removed answers, and refuses what would lose answers', () => {
    const choice = sent({ kind: 'choice', text: 'Where?', options: [option('EU'), option('US'), option('Asia')] });
    const { questions } = questionsAfter([], [choice]);
    const [where] = questions;
    if (!where) throw new Error('One question was added.');
    const fewer = { ...where, options: where.options.filter(({ id }) => id !== 'asia') };
    expect(questionsAfter(questions, [fewer]).questions[0]?.options.at(-1)).toMatchObject({
      id: 'asia',
      archived: true,
    });
    const codes = (change: readonly SentQuestion[]) =>
      questionsAfter(questions, change).errors.map(({ path, code }) => [path, code]);
    expect(codes([])).toEqual([['questions', 'archive_instead']]);
    expect(codes([{ ...where, kind: 'yes_no', options: [] }])).toEqual([['questions.0.kind', 'kind_stays']]);
    expect(codes([where, sent({ text: 'Another?', text_es: 'where?' })])).toEqual([
      ['questions.1.text_es', 'used_twice'],
    ]);
    expect(codes([{ ...where, archived: true }, sent({ text: 'Where?' })])).toEqual([]);
    expect(codes([where, sent({ id: 'own_gone' })])).toEqual([['questions.1.id', 'no_such_own_question']]);
    expect(codes([{ ...where, options: [option('EU', 'eu')] }])).toEqual([['questions.0.options', 'too_few_entries']]);
    expect(codes([{ ...where, options: [option('EU', 'eu'), option('eu')] }])).toEqual([
      ['questions.0.options.1.label', 'used_twice'],
    ]);
    expect(codes([{ ...where, options: [option('EU', 'eu'), option('Don’t know')] }])).toEqual([
      ['questions.0.options.1.label', 'used_twice'],
    ]);
    const options = [option('unknown?'), option('known')];
    const [asked] = questionsAfter([], [sent({ kind: 'choice', text: 'Where?', options })]).questions;
    expect(
      asked?.options.map(({ id }) => id),
      'the id of the answer that every question has',
    ).toEqual(['unknown_2', 'known']);
    const many = Array.from({ length: MOST_QUESTIONS }, (_, n) => sent({ text: `Question ${n}` }));
    expect(codes([where, ...many])).toEqual([['questions', 'too_many_entries']]);
  });
});

describe('answers to own questions', () => {
  const [used, retired] = [{ ...own('used', [null, 'high']), required: true }, own('retired', [null, null], true)];
  const now = { version: 4, questions: [used, retired] };
  const given = (values: string[]) => ({ values, at: '2026-11-27T10:00:00Z', by: { id: 'a', name: 'Ada' } });

  test('belong to questions in use and to archived ones that were answered', () => {
    expect(askedWith(now, {})?.questions).toEqual([used]);
    expect(askedWith(now, { [retired.id]: ['o0'] })?.questions).toEqual([used, retired]);
    expect(askedWith({ version: 4, questions: [retired] }, {})).toBeUndefined();
  });

  test('are missing until a required question has one; unknown is one', () => {
    expect(missingAnswers(now, {})).toEqual([used]);
    expect(missingAnswers(now, { [used.id]: [UNKNOWN] })).toEqual([]);
  });

  test('stay as they were asked, and are outdated after a change', () => {
    const before = { version: 3, questions: [{ ...used, text: 'Formerly?' }] };
    const submitted = { answers: { [used.id]: given(['o1']), does: given(['drafts']) }, company_questions: before };
    expect(ownAnswersIn(submitted, now)).toEqual({
      ...{ version: 3, is_outdated: true, questions: before.questions, answers: { [used.id]: ['o1'] } },
    });
    expect(isOutdated({ answers: {} }, now)).toBe(true);
    expect(isOutdated({ answers: {}, company_questions: now }, now)).toBe(false);
    expect(isOutdated(submitted, { version: 4, questions: [retired] })).toBe(false);
    expect(ownAnswersIn({ answers: {} }, undefined)).toBeUndefined();
  });
});
