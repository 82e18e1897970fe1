import { describe, expect, test } from 'vitest';
import { dayProblems } from '#domain/assessments/days.ts';
import { deadlinesOf } from '#domain/assessments/deadlines.ts';
import {
  type AssessmentFacts,
  demandOf,
  dueState,
  isDemandedByAnother,
  isResting,
  nextDue,
} from '#domain/assessments/demands.ts';
import { ASSESSMENT_QUESTIONS, unansweredIn } from '#domain/assessments/questions.ts';
import { ASSESSMENT_FLOW, ASSESSMENT_STATES } from '#domain/assessments/words.ts';
import type { ApplicationTier } from '#domain/enumerations.ts';
import { possible } from '#domain/states.ts';

const none = Object.fromEntries(ASSESSMENT_QUESTIONS.incident.map(({ key }) => [key, ['no']]));

describe('legal deadlines for reporting an incident', () => {
  const KNOWN = '2027-03-01T22:30:00.000Z';
  const said = (answers: object, zone = 'UTC') =>
    deadlinesOf(KNOWN, { ...none, ...answers }, zone).map(({ law, by, provisional }) => [law, by, provisional]);

  test.each([
    ['nothing that it looks at', {}, []],
    ['an infrastructure that stands still: 2 days', { infrastructure: ['yes'] }, [['ai_act', '2027-03-03', false]]],
    ['many countries: 2 days', { widespread: ['yes'], death: ['yes'] }, [['ai_act', '2027-03-03', false]]],
    ['a death: 10 days', { death: ['yes'], health: ['yes'] }, [['ai_act', '2027-03-11', false]]],
    ['a broken right: 15 days', { rights: ['yes'] }, [['ai_act', '2027-03-16', false]]],
    ['personal data: 72 hours', { personal_data: ['yes'] }, [['gdpr', '2027-03-04', false]]],
    ['not known whether anybody died: the earlier one', { death: ['unknown'] }, [['ai_act', '2027-03-11', true]]],
  ])('%s', (_, answers, deadlines) => {
    expect(said(answers)).toEqual(deadlines);
  });

  test('unanswered questions give the earliest deadline, in days of the company’s time zone', () => {
    expect(deadlinesOf(KNOWN, {}, 'UTC')).toMatchObject([
      { law: 'ai_act', term: 'days_2', by: '2027-03-03', provisional: true },
      { law: 'gdpr', by: '2027-03-04', provisional: true },
    ]);
    expect(said({ death: ['yes'] }, 'Asia/Tokyo')).toEqual([['ai_act', '2027-03-12', false]]);
  });
});

describe('a day set by a person', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  const wrong = (sent: object, before?: { due: string | null; known_at: string | null }) =>
    dayProblems({ due: null, known_at: null, ...sent }, 'Europe/Berlin', now, before).map(({ path, code, params }) =>
      [path, code, params.day].filter((one) => one !== undefined).join(' '),
    );

  test.each([
    [{ due: '2026-11-22' }, []],
    [{ due: '2026-11-21' }, ['due in_the_past']],
    [{ known_at: '2026-11-22T11:00:00Z', due: '2026-11-22' }, []],
    [{ known_at: '2026-11-22T13:00:00Z' }, ['known_at in_the_future']],
    [{ known_at: '2016-11-22T12:00:00Z' }, []],
    [{ known_at: '1970-01-01T00:00:00Z' }, ['known_at day_too_early 2016-11-22']],
  ])('%j', (sent, errors) => {
    expect(wrong(sent)).toEqual(errors);
  });

  test('is accepted again when already past, unless it precedes the date it depends on', () => {
    const before = { due: '2026-11-01', known_at: '2026-10-30T12:00:00Z' };
    expect(wrong(before, before)).toEqual([]);
    expect(wrong({ ...before, known_at: '2026-11-10T12:00:00Z' }, before)).toEqual(['due day_too_early 2026-11-10']);
  });
});

describe('demanded assessments', () => {
  const TODAY = '2027-03-01';
  const like = (risk_tier: ApplicationTier, development_status = 'testing') => ({ risk_tier, development_status });
  const one = (
    kind: AssessmentFacts['kind'],
    state: AssessmentFacts['state'],
    more: Partial<AssessmentFacts> = {},
  ): AssessmentFacts => ({
    ...{
      kind,
      state,
      demanded_by: null,
      due: null,
      deadline: null,
      verdict: null,
      concluded_on: null,
      open_conditions: [],
    },
    ...more,
  });
  const passed = (kind: AssessmentFacts['kind'], concluded_on: string) =>
    one(kind, 'concluded', { verdict: 'passes', concluded_on });

  test.each([
    ['low', []],
    ['prohibited', []],
    ['not_assessed', []],
  ] as const)('%s demands nothing', (tier, all) => {
    expect(demandOf(like(tier), all, TODAY)).toBeUndefined();
    expect(nextDue(like(tier), all, TODAY)).toBeNull();
  });

  test('high and medium demand one validation; retired applications demand nothing', () => {
    const wanted = { kind: 'validation', due: '2027-03-31', number: 0 };
    expect([demandOf(like('high'), [], TODAY), demandOf(like('medium'), [], TODAY)]).toEqual([wanted, wanted]);
    expect(demandOf(like('high', 'retired'), [], TODAY)).toBeUndefined();
    for (const state of ['open', 'submitted', 'returned'] as const)
      expect(demandOf(like('high'), [one('validation', state)], TODAY)).toBeUndefined();
    expect(demandOf(like('high'), [one('validation', 'canceled')], TODAY)).toMatchObject({ number: 1 });
    const failed = one('validation', 'concluded', { verdict: 'fails', concluded_on: TODAY });
    expect(demandOf(like('high'), [failed], TODAY)).toMatchObject({ kind: 'validation', number: 1 });
  });

  test('validated applications are monitored quarterly if high, yearly if medium, 30 days ahead', () => {
    const validated = [passed('validation', '2026-12-31')];
    expect(nextDue(like('high'), validated, TODAY)).toBe('2027-03-31');
    expect(demandOf(like('high'), validated, TODAY)).toEqual({ kind: 'monitoring', due: '2027-03-31', number: 0 });
    expect(demandOf(like('high'), validated, '2027-02-28')).toBeUndefined();
    expect(nextDue(like('medium'), validated, TODAY)).toBe('2027-12-31');
    expect(demandOf(like('medium'), validated, TODAY)).toBeUndefined();
    const monitored = [...validated, passed('monitoring', '2027-03-30')];
    expect(nextDue(like('high'), monitored, '2027-03-31')).toBe('2027-06-30');
  });

  test('an interval of the application applies if it is shorter than that of the tier, or the tier has none', () => {
    const within = (tier: ApplicationTier, review_months: '1' | '6' | '12') => ({ ...like(tier), review_months });
    const validated = [passed('validation', '2027-02-15')];
    const due = (tier: ApplicationTier, months: '1' | '6' | '12') => nextDue(within(tier, months), validated, TODAY);
    expect([due('high', '1'), due('high', '6')]).toEqual(['2027-03-15', '2027-05-15']);
    expect([due('medium', '6'), due('medium', '12')]).toEqual(['2027-08-15', '2028-02-15']);
    expect([due('low', '6'), due('prohibited', '6'), due('not_assessed', '6')]).toEqual(['2027-08-15', null, null]);
  });

  test('a tier without requirements but with an interval demands a first review within 30 days, and no validation', () => {
    const low = { ...like('low'), review_months: '12' as const };
    expect(demandOf(low, [], TODAY)).toEqual({ kind: 'monitoring', due: '2027-03-31', number: 0 });
    const resting = one('validation', 'open', { due: '2027-03-10', demanded_by: 'medium' });
    expect(isResting(low, resting)).toBe(true);
    expect(nextDue(low, [resting], TODAY)).toBe('2027-03-31');
    expect(isResting(low, one('monitoring', 'open', { demanded_by: 'low' }))).toBe(false);
    expect(demandOf({ ...low, development_status: 'retired' }, [], TODAY)).toBeUndefined();
  });

  test('the next due day is the earliest of set days, legal deadlines, conditions and demands', () => {
    const validated = one('validation', 'concluded', {
      ...{ verdict: 'passes_with_conditions', concluded_on: '2026-12-31' },
      open_conditions: [{ due: '2027-03-20' }],
    });
    expect(nextDue(like('high'), [validated], TODAY)).toBe('2027-03-20');
    const incident = one('incident', 'submitted', { due: '2027-03-25', deadline: '2027-03-03' });
    expect(nextDue(like('low'), [validated, incident], TODAY)).toBe('2027-03-03');
    expect(nextDue({ ...like('low'), approval: { condition_due: TODAY } }, [incident], TODAY)).toBe(TODAY);
    expect(nextDue(like('low'), [one('incident', 'canceled', { due: TODAY })], TODAY)).toBeNull();
  });

  test('an unsubmitted demand rests while the tier demands nothing, and then returns', () => {
    const due = { due: '2027-03-10' };
    const demanded = one('validation', 'open', { ...due, demanded_by: 'medium' });
    for (const tier of ['prohibited', 'low'] as const) {
      expect(isResting(like(tier), demanded)).toBe(true);
      expect(nextDue(like(tier), [demanded], TODAY)).toBeNull();
      expect(nextDue(like(tier), [one('validation', 'open', due)], TODAY)).toBe(due.due);
      expect(nextDue(like(tier), [{ ...demanded, state: 'submitted' }], TODAY)).toBe(due.due);
    }
    expect(nextDue(like('high'), [demanded], TODAY)).toBe(due.due);
    expect(['high', 'medium', 'low'].map((tier) => isDemandedByAnother(like(tier as 'low'), demanded))).toEqual([
      ...[true, false, false],
    ]);
  });

  test('a day is overdue from the next day on', () => {
    expect([null, '2027-02-28', TODAY, '2027-03-31', '2027-04-01'].map((day) => dueState(day, TODAY))).toEqual([
      null,
      'overdue',
      'within_30_days',
      'within_30_days',
      'later',
    ]);
  });
});

test('concluded, corrected and canceled assessments allow no further work', () => {
  const left = Object.fromEntries(ASSESSMENT_STATES.map((state) => [state, possible(ASSESSMENT_FLOW, state)]));
  expect(left).toEqual({
    open: ['change', 'submit', 'cancel'],
    submitted: ['return', 'conclude'],
    returned: ['change', 'submit', 'cancel'],
    concluded: ['correct'],
    superseded: [],
    canceled: [],
  });
});

test('questions made irrelevant by earlier answers are not missing, and unknown is an answer', () => {
  const all = Object.fromEntries(ASSESSMENT_QUESTIONS.validation.map(({ key }) => [key, ['unknown']]));
  expect(unansweredIn('validation', all)).toEqual([]);
  expect(unansweredIn('validation', { ...all, fairness_tested: ['no'], unfair: [] })).toEqual([]);
  expect(unansweredIn('validation', { ...all, fairness_tested: ['yes'], unfair: [] })).toEqual(['unfair']);
});
