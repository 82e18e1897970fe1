/** The API requests of the bias test wizard. */
import { expect, test } from 'vitest';
import { BiasPlan } from '#domain/bias/plan/plan.ts';
import { emptyOf } from '#domain/rules.ts';
import { openTable } from '#domain/tests/header-row.ts';
import { chooseBins } from '#domain/tests/setup/bins.ts';
import { guessMapping, rememberedMapping, withBins } from '#domain/tests/setup/draft.ts';
import { survey } from '#domain/tests/setup/survey.ts';
import { NewTest } from '#domain/tests/test.ts';
import { bodyOf, generatedRules, NOTHING_SET, tableKey } from '#web/features/testing/new/draft.ts';

const surveyed = async (content: string) =>
  survey(
    await openTable({
      ...{ format: 'csv', content_type: 'text/csv; charset=utf-8' },
      chunks: async function* () {
        yield new TextEncoder().encode(content);
      },
    }),
  );

const ABOUT = { ...emptyOf(generatedRules), purpose: 'Who is hired', temperature: '0.7', model_version: '1' };
const DOCUMENT = { id: crypto.randomUUID(), version: 1, name: 'People.csv', format: 'csv' as const };
const SET = { ...NOTHING_SET, document: DOCUMENT };

test('a new test sends the header row, the number groups and the outcome direction', async () => {
  const found = await surveyed('Applicants of 2026\nage,hired\n17,yes\n30,no\n30,no\n70,yes\n');
  const guessed = { ...guessMapping('fairness_ml_user', found), selectedIs: 'unfavorable' as const };
  const mapping = withBins(found, guessed, 'age', chooseBins(found, 'age', 'point', 'forty'));
  expect(NewTest.parse(bodyOf(ABOUT, SET, found, mapping)).plan).toMatchObject({
    ...{ header_row: 2, selected_is: 'unfavorable', bins: [{ attribute: 'age', edges: [40] }] },
  });
});

test('a new test of a usual table omits the fields that it does not need', async () => {
  const found = await surveyed('sex,hired\na,yes\nb,no\n');
  const { plan } = bodyOf(ABOUT, SET, found, guessMapping('fairness_ml_user', found));
  for (const field of ['header_row', 'bins', 'parity_at', 'selected_is']) expect(plan).not.toHaveProperty(field);
});

test('a new test with several outcomes has their classes, and neither labels nor scores', async () => {
  const found = await surveyed('sex,decision,label,score\na,approve,yes,1\nb,refer,no,2\nb,decline,no,3\n');
  const guessed = guessMapping('fairness_ml_user', found);
  const mapping = {
    ...{ ...guessed, hasClasses: true, attributes: ['sex'] },
    columns: { outcome: 'decision', label: 'label', score: 'score' },
    classes: { approve: 'favorable', refer: 'unfavorable', decline: 'unfavorable' } as const,
  };
  const { plan } = NewTest.parse(bodyOf(ABOUT, SET, found, mapping));
  expect(plan).toMatchObject({
    columns: { outcome: 'decision', attributes: ['sex'] },
    outcomes: [{ value: '', means: 'leave_out' }],
    classes: [
      { name: 'approve', values: ['approve'], is: 'favorable' },
      { name: 'refer', values: ['refer'], is: 'unfavorable' },
      { name: 'decline', values: ['decline'], is: 'unfavorable' },
    ],
  });
  expect(plan.columns).not.toHaveProperty('score');
  const { error } = NewTest.safeParse({
    ...bodyOf(ABOUT, SET, found, mapping),
    plan: { ...plan, columns: { ...plan.columns, label: 'label' } },
  });
  expect(error?.issues).toMatchObject([{ path: ['plan', 'classes'], params: { code: 'classes_alone' } }]);
});

test('a new test of scored answers has the typed parity threshold', async () => {
  const found = await surveyed('prompt_id,group,score,model\np,a,0.5,m\np,b,0.7,m\n');
  const mapping = { ...guessMapping('fairness_llm_user', found), parityAt: '0,6' };
  const body = bodyOf(ABOUT, { ...SET, type: 'fairness_llm_user' }, found, mapping);
  expect(NewTest.parse(body).plan).toMatchObject({ parity_at: 0.6 });
});

test('a new test of salaries compares amounts without labels, and this is remembered', async () => {
  const found = await surveyed('gender,salary,label\na,100,yes\nb,200,no\nb,300,no\n');
  const guessed = guessMapping('fairness_ml_user', found);
  const mapping = { ...guessed, columns: { ...guessed.columns, label: 'label' }, selectedIs: 'favorable' as const };
  const { plan } = NewTest.parse(bodyOf(ABOUT, SET, found, mapping));
  expect(plan).toMatchObject({ score_is: 'amount', columns: { score: 'salary', attributes: ['gender'] }, labels: [] });
  expect(plan.columns).not.toHaveProperty('label');
  expect(rememberedMapping('fairness_ml_user', found, BiasPlan.parse(plan)).isAmount).toBe(true);
  const rated = NewTest.parse(bodyOf(ABOUT, SET, found, { ...mapping, isAmount: false })).plan;
  expect(rated).not.toHaveProperty('score_is');
  expect(rated.columns).toHaveProperty('label');
});

test('a new test of answers rates their tone when no column has their score', async () => {
  const found = await surveyed('prompt_id,group,answer,score,model\np,a,good,1,m\np,b,bad,2,m\n');
  const guessed = { ...guessMapping('fairness_llm_user', found), isToneRated: true };
  const planOf = (mapping: typeof guessed) =>
    NewTest.parse(bodyOf(ABOUT, { ...SET, type: 'fairness_llm_user' }, found, mapping)).plan;
  expect(planOf(guessed)).not.toHaveProperty('sentiment');
  const { score: _, ...columns } = guessed.columns;
  const plan = planOf({ ...guessed, columns });
  expect(plan).toMatchObject({ sentiment: 'afinn-en-165' });
  expect(rememberedMapping('fairness_llm_user', found, BiasPlan.parse(plan)).isToneRated).toBe(true);
});

test('drafts from before header row selection still match their table', () => {
  expect(tableKey(SET)).toBe(`fairness_ml_user ${DOCUMENT.id} 1 `);
  expect(tableKey({ ...SET, headerRow: 3 })).not.toBe(tableKey(SET));
});
