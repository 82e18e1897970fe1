/**
 * Pins the results of each engine version. A change that alters results raises `ENGINE_VERSION`, adds new hashes here,
 * and keeps the previous engine in `local/engines`, which recomputes older results.
 */
import { describe, expect, test } from 'vitest';
import { inCurrentShape } from '#domain/bias/result/earlier.ts';
import { BiasResult } from '#domain/bias/result/result.ts';
import { ENGINE_VERSION } from '#domain/bias/words.ts';
import { sha256 } from '#domain/report/bundle.ts';
import { type BiasEngine, currentEngine } from '#domain/tests/bias-engine.ts';
import { pastEngine } from '#local/engines/index.ts';
import { resultOf as resultBy, YES_NO } from './cases.ts';

const PINNED: Record<string, Record<string, string>> = {
  '3': {
    decisions: 'e1a197f6148db0ccc66c0dcf81249a55733779f2d1ef1ac9640026ef4bfa2dd2',
    scores: '6118b5b4d77b7db52d4d9643d12453259c946575f64da8ec4732570b77010938',
    counts: 'd8a8c1cdebc10f4bc1bad76a7d62a6c428d49e5fa2974a808104289e4c85e9dc',
    answers: 'fb207ac4e963897edfcd8d2a1d679f2a785e8561b8d3f49fdac1a79ea5dab26b',
    profiles: '2c2725ca533f6a66a795f2fa06a58234f90c955962dda1b2adbfb31404e606e0',
  },
  '4': {
    decisions: 'c525d8a932e447b04819254fccbbfaf779671167ddfab803f536944a277a402c',
    scores: 'a709f971795f21b9590d91a4a4d010cb2468c0a64e9457ef21ff6cd59ecad47d',
    counts: '3c1265806ec686d93fa4051c7d35be9360b15fdac8552c396edc837d145d6ff4',
    answers: 'd4c9c21a809ae69b884b2889f65f0d5ebcb230062c38676b838e3b69fd36ce28',
    profiles: '7b47097ad8eb29ec7ac00999aa8a0772634b8f1c8bf22cbfe5a6a2e39f5db4fb',
  },
  '5': {
    decisions: '424f3b1d249328b13b1e5bbf07776bece3ceb3fe274c5ecc7daa0ed1339cc9d8',
    classes: 'c1bf8b82cffcd574721c4b9d07716a257c1bf38ac2ee8e826c3a4a1c1fdce0af',
    references: '89410a4748b4d71fa38fbcb82d053ab05f6a3974d6eb3d7a49a01a54ca7656c4',
    scores: '71611f93e9625e91e3f5e0ff02e8d5f86b83634b90e85b37859de1a480610852',
    counts: '21d7e855ad4efd5db83d0b056414d3f654aa7a7ad4dfebe3e5a52df23507e87f',
    answers: 'c3c823f3f768915073cf726d27b18d9f918e82c84ac88748a5f1cc42fb95e5d4',
    profiles: '9aec7fe26181c42008fe4994121ea5b60bbd10f61150dc96f84b5462f9e52388',
  },
  '6': {
    decisions: '30c050b99f367e40bb2af081f1c617bba6e1e0194ee2d7521f445a4a4f985acf',
    classes: 'bbd585207dc9adba9ba218a9d94de48b2cae2ca60adc8d533ff74bef3336c186',
    references: '169709d8f373726938e701a5bf15c88daf28433532a1c82287b087282cb74718',
    scores: '76c6d1dcfeb43653b953bad6eda1ba89a9ff50d540d5d4150037044569b032f1',
    amounts: '85528d75ed2d6cec8ed74ffd6fd2de94420433b510c052e295b111b0d6d6a906',
    counts: 'be145e477f7d58606ec4427cf0df6a83378360a5c96a1b043dfb7360b1a43496',
    answers: 'a8f19b5b95d2c37198f6786da9b6b3f6a51d1d3a42df01d2abc2716de72fcd8f',
    tone: 'b93342a26251be95fbaf538395b8ffc32b091420db8bff07875ad978d48704b3',
    profiles: 'd836714612bfb39a964fbc39a5a7886640ae8920249ee364542052e86a27a3b8',
  },
};

const rows = <T>(count: number, of: (index: number, draw: (salt: number) => number) => T) =>
  Array.from({ length: count }, (_, index) =>
    of(index, (salt) => (Math.imul(index * 64 + salt + 1, 0x9e3779b1) >>> 0) / 2 ** 32),
  );

const RECORDS = ['sex', 'race', 'stratum', 'period', 'label', 'score', 'outcome'];
const records = rows(600, (index, draw) => [
  ...[index % 2 === 0 ? 'f' : 'm', ['a', 'b', 'c', ''][index % 4] ?? '', `s${index % 3}`, `q${index % 2}`],
  ...[draw(1) < 0.5 ? 'yes' : 'no', draw(2).toFixed(3), draw(3) < (index % 4 === 1 ? 0.3 : 0.5) ? 'yes' : 'no'],
]);
const LABELS = [
  { value: 'yes', means: 'positive' },
  { value: 'no', means: 'negative' },
];
const OF_RECORDS = {
  ...{ type: 'fairness_ml_user', shape: 'rows', outcomes: YES_NO, labels: LABELS, seed: 5 },
  columns: { label: 'label', stratum: 'stratum', period: 'period', attributes: ['sex', 'race'] },
  intersections: [['sex', 'race']],
};

const ANSWERS = ['prompt', 'group', 'repetition', 'score', 'decision', 'refused', 'text'];
const answers = rows(360, (index, draw) => [
  ...[`p${Math.floor(index / 9)}`, ['he', 'she', 'they'][Math.floor(index / 3) % 3] ?? '', `${index % 3}`],
  ...[draw(1).toFixed(2), draw(2) < 0.7 ? 'yes' : 'no', draw(3) < 0.1 ? 'yes' : 'no', `yes or no ${index % 7}`],
]);

type Run = typeof resultBy;

const CASES: Record<string, (resultOf: Run) => unknown> = {
  decisions: (resultOf) =>
    resultOf(
      { ...OF_RECORDS, columns: { ...OF_RECORDS.columns, outcome: 'outcome', score: 'score' } },
      RECORDS,
      records,
    ),
  classes: (resultOf) =>
    resultOf(
      {
        ...{ ...OF_RECORDS, labels: [], columns: { attributes: ['sex'], outcome: 'race', stratum: 'stratum' } },
        ...{ intersections: [], outcomes: [{ value: '', means: 'leave_out' }] },
        classes: ['a', 'b', 'c'].map((name) => ({ name, values: [name] })),
      },
      RECORDS,
      records,
    ),
  references: (resultOf) =>
    resultOf(
      {
        ...{ ...OF_RECORDS, columns: { ...OF_RECORDS.columns, outcome: 'outcome' } },
        references: [
          { attribute: 'race', rule: 'largest' },
          { attribute: 'sex', group: 'm', of: 'errors' },
        ],
      },
      RECORDS,
      records,
    ),
  scores: (resultOf) =>
    resultOf({ ...OF_RECORDS, columns: { ...OF_RECORDS.columns, score: 'score' } }, RECORDS, records),
  counts: (resultOf) =>
    resultOf(
      {
        ...{ type: 'fairness_ml_user', shape: 'aggregate' },
        columns: { attribute: 'a', group: 'g', n: 'n', selected: 's' },
      },
      ['a', 'g', 'n', 's'],
      [
        ['Sex', 'Male', '1390', '667'],
        ['Sex', 'Female', '1181', '555'],
        ['Sex', 'Other', '12', '5'],
      ],
    ),
  amounts: (resultOf) =>
    resultOf(
      {
        ...{ ...OF_RECORDS, labels: [], score_is: 'amount' },
        columns: { stratum: 'stratum', period: 'period', attributes: ['sex', 'race'], score: 'score' },
      },
      RECORDS,
      records,
    ),
  tone: (resultOf) =>
    resultOf(
      {
        ...{ type: 'fairness_llm_user', shape: 'rows', sentiment: 'afinn-en-165' },
        columns: { prompt_id: 'prompt', group: 'group', repetition: 'repetition', response_text: 'tone' },
      },
      [...ANSWERS, 'tone'],
      answers.map((row, index) => [...row, `a ${['good', 'bad', 'plain', 'excellent'][index % 4]} answer`]),
    ),
  answers: (resultOf) =>
    resultOf(
      {
        ...{ type: 'fairness_llm_user', shape: 'rows', outcomes: YES_NO },
        refusals: [
          { value: 'yes', means: 'refused' },
          { value: 'no', means: 'answered' },
        ],
        columns: {
          ...{ prompt_id: 'prompt', group: 'group', repetition: 'repetition', score: 'score', decision: 'decision' },
          ...{ refused: 'refused', response_text: 'text' },
        },
      },
      ANSWERS,
      answers,
    ),
  profiles: (resultOf) =>
    resultOf(
      {
        ...{ type: 'fairness_ml_synthetic', shape: 'rows', generated: { reason: 'None yet.', method: 'By hand.' } },
        columns: { profile_id: 'prompt', variant_id: 'repetition', attribute: 'group', group: 'group', score: 'score' },
      },
      ANSWERS,
      answers,
    ),
};

const engines: Record<string, BiasEngine | undefined> = {
  '3': await pastEngine('3'),
  '4': await pastEngine('4'),
  '5': await pastEngine('5'),
  [ENGINE_VERSION]: currentEngine,
};

describe.each(Object.keys(engines))('engine %s', (version) => {
  const engine = engines[version];
  const run: Run = (plan, headers, rows) => resultBy(plan, headers, rows, engine);

  const pinned = PINNED[version] ?? {};

  test.each(Object.keys(pinned))('computes the pinned numbers of %s', async (name) => {
    expect(await sha256(JSON.stringify(CASES[name]?.(run)))).toBe(pinned[name]);
  });

  test.each(Object.keys(pinned))('a result of %s is shown in the current shape', (name) => {
    const kept = { result: JSON.parse(JSON.stringify(CASES[name]?.(run))) };
    expect(BiasResult.safeParse((inCurrentShape(kept) as typeof kept).result).error).toBeUndefined(); // has this type
  });
});
