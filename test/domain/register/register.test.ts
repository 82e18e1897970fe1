import { describe, expect, test } from 'vitest';
import { followUp } from '#domain/register/follow-up.ts';
import { levelOf, levelOrder, type Rating } from '#domain/register/level.ts';
import { LIBRARIES } from '#domain/register/libraries/index.ts';
import { ratingProblems, riskRules } from '#domain/register/rules.ts';
import { dueStateOf, dueStatesOf, type RiskStatus } from '#domain/register/states.ts';
import { IMPACTS, LIKELIHOODS } from '#domain/register/words.ts';
import { problemOf } from '#domain/rules.ts';

test('a level never falls when likelihood or impact rises, and a severe impact is never low', () => {
  const order = LIKELIHOODS.map((likelihood) => IMPACTS.map((impact) => levelOrder(levelOf({ likelihood, impact }))));
  const columns = IMPACTS.map((_, at) => order.map((row) => row[at] ?? Number.NaN));
  for (const line of [...order, ...columns]) expect(line.toSorted((a, b) => a - b)).toEqual(line);
  expect(LIKELIHOODS.map((likelihood) => levelOf({ likelihood, impact: 'severe' }))).not.toContain('low');
});

test('treatment is overdue after its day and a review due from its day on', () => {
  const of = (status: 'open' | 'accepted' | 'closed', due_on: string, review_on: string) =>
    dueStateOf({ status, due_on, review_on }, '2027-01-10');
  expect(of('open', '2027-01-09', '2027-01-01')).toBe('overdue');
  const both = { status: 'open', due_on: '2027-01-09', review_on: '2027-01-01' } as const;
  expect(dueStatesOf(both, '2027-01-10')).toEqual(['overdue', 'review_due']);
  expect(of('open', '2027-01-10', '')).toBeNull();
  expect(of('accepted', '2027-01-09', '2027-01-10')).toBe('review_due');
  expect(of('closed', '2027-01-09', '2027-01-09')).toBeNull();
});

test('a rating is complete, and the residual level does not exceed the inherent one', () => {
  const rated = { likelihood: 'rare', impact: 'major', residual_likelihood: null, residual_impact: null } as const;
  const codesOf = (more: Partial<Parameters<typeof ratingProblems>[0]>) =>
    Object.entries(ratingProblems({ ...rated, ...more }) ?? {}).map(([field, { code }]) => [field, code]);
  expect(codesOf({})).toEqual([]);
  expect(codesOf({ likelihood: null, residual_likelihood: 'rare' })).toEqual([
    ['likelihood', 'likelihood_required'],
    ['residual_impact', 'impact_required'],
  ]);
  expect(codesOf({ residual_likelihood: 'unlikely', residual_impact: 'moderate' })).toEqual([]);
  expect(codesOf({ residual_likelihood: 'unlikely', residual_impact: 'severe' })).toEqual([
    ['residual_likelihood', 'residual_above_inherent'],
    ['residual_impact', 'residual_above_inherent'],
  ]);
});

describe('an edit', () => {
  const ADA = { id: 'ada' };
  const RATED: Rating = { likelihood: 'likely', impact: 'major' };
  const risk = (status: RiskStatus) => ({
    ...RATED,
    ...{ name: 'Leak', description: '', treatment: 'mitigate', treatment_plan: '', owned_by: null, due_on: '' },
    ...{ residual_likelihood: null, residual_impact: null, status, acceptance: { by: ADA, level: 'high' as const } },
    closure: null,
  });
  type Edit = Partial<Omit<ReturnType<typeof risk>, 'owned_by'>> & { owned_by?: { id: string } };
  const statusAfter = (status: RiskStatus, edit: Edit) => followUp(risk(status), { ...risk(status), ...edit }).status;

  test.each([
    [{ name: 'Loss' }, 'open'],
    [{ description: 'Worse' }, 'open'],
    [{ treatment: 'accept' }, 'open'],
    [{ treatment_plan: 'None' }, 'open'],
    [{ impact: 'minor' as const }, 'open'],
    [{ owned_by: ADA }, 'open'],
    [{ owned_by: { id: 'grace' }, due_on: '2027-01-01' }, 'accepted'],
  ])('%# reopens an accepted risk if what was accepted changes', (edit, status) => {
    expect(statusAfter('accepted', edit)).toBe(status);
    expect(followUp(risk('accepted'), { ...risk('accepted'), ...edit }).acceptance === null).toBe(status === 'open');
  });

  test('reopens a closed risk if a rating changes, and one in treatment without a treatment', () => {
    expect(statusAfter('closed', { impact: 'severe' })).toBe('open');
    expect(statusAfter('closed', { description: 'Corrected' })).toBe('closed');
    const { treatment: _, ...rest } = risk('in_treatment');
    expect(followUp({ ...rest, treatment: null }, { ...rest, treatment: null }).status).toBe('open');
    expect(statusAfter('in_treatment', { impact: 'severe' })).toBe('in_treatment');
  });
});

test('the libraries have all entries of their lists, and each fits an own risk', () => {
  expect(LIBRARIES.map(({ id, risks }) => [id, risks.length])).toEqual([
    ['mit', 24],
    ['nist-ai-600-1', 12],
    ['owasp-llm-2026', 10],
  ]);
  const all = LIBRARIES.flatMap(({ risks }) => risks);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { id, title, about } of all)
    for (const language of ['en', 'es'] as const) {
      expect([id, problemOf(riskRules.name, title[language])]).toEqual([id, undefined]);
      expect(about[language]).toMatch(/\.$/);
    }
});
