/** Bias tests of synthetic profiles and of language models over HTTP. */
import { beforeAll, expect, test } from 'vitest';
import type { PairsTable } from '#domain/bias/result/pairs.ts';
import { problemOf } from '#test/api/client.ts';
import {
  ANSWERED,
  ask,
  at,
  impactOf,
  MADE_UP,
  ONE,
  planOf,
  resultOf,
  scene,
  tested,
  uploaded,
  whenEnded,
} from '#test/api/tests.ts';
import { xlsxOf } from '#test/office-files.ts';

let here: Awaited<ReturnType<typeof scene>>;
beforeAll(async () => {
  here = await scene();
});

const pairsOf = (tables: readonly { kind: string }[]) =>
  tables.filter((table): table is PairsTable => table.kind === 'pairs');

const ANSWERS = 'prompt_id,group,is_baseline,repetition,decision,refused,model,model_version,temperature';
const answer = (prompt: number, group: string, decision: string, refused = '0') =>
  `p${prompt},${group},${group === '' ? 1 : 0},1,${decision},${refused},m,1,0.7`;
const answers = (of: (prompt: number) => string[]) =>
  [ANSWERS, ...Array.from({ length: 100 }, (_, prompt) => of(prompt)).flat()].join('\n');

/** Published case G7: of 34 changed decisions, 25 go one way and 9 the other. */
const G7 = answers((prompt) => [
  answer(prompt, 'she', prompt >= 25 ? 'yes' : 'no'),
  answer(prompt, '', prompt < 25 || prompt >= 34 ? 'yes' : 'no'),
]);

test('reproduces published figures for answers of a language model, and names the model', async () => {
  const { ada, params } = here;
  const ended = await tested(ada, params, 'G7.csv', G7, ANSWERED);
  expect(ended).toMatchObject({ state: 'ready', type: 'fairness_llm_user', progress: { rows: 200, tables: 1 } });
  const { result, plan } = await resultOf(ada, params, ended);
  expect(plan).toMatchObject({
    type: 'fairness_llm_user',
    baselines: ['1'],
    thresholds: { flips: expect.any(Number) },
  });
  expect(result.models.map(({ values }) => values)).toEqual([['m'], ['1'], ['0.7']]);
  const she = pairsOf(result.tables)[0]?.groups.find(({ name }) => name === 'she');
  expect(she?.compared?.decisions).toMatchObject({ pairs: 100, to_less: 25, to_more: 9 });
  expect(she?.compared?.decisions?.mcnemar_p.toFixed(7)).toBe('0.0090412');
});

test('generated profiles are compared in pairs and as records, and keep the reason for them', async () => {
  const { ada, params } = here;
  const rows = Array.from({ length: 200 }, (_, n) => [
    `${n},sex,F,${n % 10 < 3 ? 'yes' : 'no'}`,
    `${n},sex,M,${n % 10 < 5 ? 'yes' : 'no'}`,
  ]).flat();
  const content = ['profile_id,attribute,group,outcome', ...rows].join('\n');
  const ended = await tested(ada, params, 'profiles.csv', content, MADE_UP);
  expect(ended).toMatchObject({ state: 'ready', type: 'fairness_ml_synthetic', progress: { rows: 400, tables: 2 } });
  const { result, plan } = await resultOf(ada, params, ended);
  expect(plan).toMatchObject({ generated: MADE_UP.generated });
  expect(impactOf(result.tables)[0]?.groups[0]?.compared).toMatchObject({ ratio: 0.6, verdict: 'adverse_impact' });
  expect(pairsOf(result.tables)[0]?.groups[0]?.compared?.decisions).toMatchObject({ to_less: 40, to_more: 0 });
  const again = await ada.api(`POST ${ONE}/rerun`, { params: at(params, ended), body: {} });
  expect(again.plan).toMatchObject({ type: 'fairness_ml_synthetic', generated: MADE_UP.generated });
  expect((await whenEnded(ada, params, again)).result?.sha256).toBe(ended.result?.sha256);
});

test('requires the model, and the reason for generated data', async () => {
  const { ada, params } = here;
  const document = await uploaded(ada, params, 'answers.csv', G7);
  const refused = async (more: object) =>
    problemOf(
      await ada.ask('POST /applications/{id}/tests', {
        params,
        body: { purpose: 'Who is answered', document: { id: document.id }, ...more },
      }),
    ).errors?.map(({ path, code }) => `${path} ${code}`);
  const { model, model_version, temperature, ...columns } = ANSWERED.columns;
  const unnamed = { ...ANSWERED, columns };
  expect(await refused({ plan: unnamed })).toEqual([
    ...['model.name required', 'model.version required', 'model.temperature required'],
  ]);
  expect(await refused({ plan: { ...unnamed, columns: { ...columns, model } }, model: { version: '1' } })).toEqual([
    'model.temperature required',
  ]);
  const { generated, ...unexplained } = MADE_UP;
  expect(await refused({ plan: unexplained })).toEqual(['plan.generated missing']);
  expect(await refused({ plan: { ...MADE_UP, generated: { ...generated, reason: ' ' } } })).toEqual([
    'plan.generated.reason required',
  ]);
});

test.each([
  ['a header only', `${ANSWERS}\n`, ANSWERED, { row: 0, why: 'no_rows' }],
  [
    'the same answer twice',
    [ANSWERS, answer(1, 'she', 'yes'), answer(1, 'she', 'no')].join('\n'),
    ANSWERED,
    { row: 2, column: 'prompt_id', why: 'twice' },
  ],
  [
    'a refusal that nobody decided on',
    [ANSWERS, answer(1, 'she', '', 'perhaps')].join('\n'),
    ANSWERED,
    { row: 1, column: 'refused', why: 'refusal_not_listed', value: 'perhaps' },
  ],
  [
    'a group per answer',
    [ANSWERS, ...Array.from({ length: 6000 }, (_, n) => answer(1, `g${n}`, 'yes'))].join('\n'),
    ANSWERED,
    { column: 'group', why: 'too_many_groups' },
  ],
  [
    'a profile without a name',
    'profile_id,attribute,group,outcome\n,sex,F,yes\n',
    MADE_UP,
    { row: 1, column: 'profile_id', why: 'blank' },
  ],
])('%s ends the test, with row and column of the fault', async (_, content, plan, fault) => {
  const { ada, params } = here;
  const ended = await tested(ada, params, 'faulty.csv', content, plan);
  expect(ended).toMatchObject({ state: 'error', error: 'faulty', result: null, possible: ['rerun'] });
  expect(ended.faults.first[0]).toMatchObject(fault);
});

test('tests the first sheet of a workbook or the named one', async () => {
  const { ada, params } = here;
  const row = (cells: string) =>
    `<row>${cells
      .split(',')
      .map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`)
      .join('')}</row>`;
  const sheet = (group: string) => ['sex,hired', `${group},yes`, `${group},no`].map(row).join('');
  const document = await uploaded(ada, params, 'two.xlsx', xlsxOf({ sheets: { First: sheet('a'), Data: sheet('b') } }));
  const run = async (more: object) => whenEnded(ada, params, await ask(ada, params, document, planOf(more)));
  const groupsOf = async (one: { id: string }) =>
    impactOf((await resultOf(ada, params, one)).result.tables)[0]?.groups.flatMap(({ names }) => names);
  const [first, named, missing] = await Promise.all([run({}), run({ sheet: 'Data' }), run({ sheet: 'Other' })]);
  expect([await groupsOf(first), await groupsOf(named)]).toEqual([['a'], ['b']]);
  expect(missing).toMatchObject({ state: 'error', error: 'no_such_sheet' });
});

test('delivers test kits of prompts and profiles, and rejects too many rows', async () => {
  const { ada, sam } = here;
  const prompts = await ada.api('POST /tests/kit/prompts', {
    body: { language: 'es', sets: ['lending'], attributes: ['origin'], variants: 2, repetitions: 1 },
  });
  expect(prompts).toMatchObject({ prompts: 16, rows: 80 });
  expect(prompts.files.map(({ name }) => name)).toEqual(['prompts.csv', 'fill.py', 'README.txt']);
  const design = {
    attributes: [{ name: 'sex', values: ['f', 'm'] }],
    features: [{ name: 'degree', values: ['no', 'yes'] }],
  };
  expect(await ada.api('POST /tests/kit/profiles', { body: design })).toMatchObject({ profiles: 2, of: 2, rows: 4 });
  const many = { language: 'en', sets: ['hiring', 'health'], attributes: ['gender', 'origin', 'age'], repetitions: 20 };
  expect(problemOf(await ada.ask('POST /tests/kit/prompts', { body: many })).errors).toMatchObject([
    { path: 'repetitions', code: 'too_many_rows', params: { max: 10_000 } },
  ]);
  expect((await sam.ask('POST /tests/kit/profiles', { body: design })).status).toBe(403);
});
