/**
 * The numbers of the engine, pinned by its version. Whoever gets here by a change that was meant raises `ENGINE_VERSION`
 * and puts the new hashes under it: results that were kept before are computed again by the release that they name.
 */
import { expect, test } from 'vitest';
import { ENGINE_VERSION } from '#domain/bias/result.ts';
import { sha256 } from '#domain/report/bundle.ts';
import { resultOf, YES_NO } from './bias-cases.ts';

const PINNED: Record<string, Record<string, string>> = {
  '1': {
    decisions: '9fb79cccf5f777cd5447bd804ec1a91e5d05e7737d3826b36033362c7c3b026d',
    scores: 'f69a2c0480769701525c591d3ac7d7aaec91590846ebe07fd4cafff88cdf61c2',
    counts: 'c9ffe29c537b8035543accfd94c2e83354779e46c0b06ede6a8fe61430e8fb4b',
    answers: 'dc74fde5d623ddc3686d2cab965686698ab6b0d049ab657cac8f76f22b8d7e89',
    profiles: '039ca6c277b2bdd09fc5288d74c6d107d2b72e27a02224fdecef289c4674c3dc',
  },
  '2': {
    decisions: '68f0984f2b3f56cb0be4821addfb90a51871c7fd690cb09f676d7a15c21d3ec6',
    scores: '68b4090bc2f263eb724f8210cbf2cd1145acbee16191a70ae28ad01b1d91bea3',
    counts: '3e8047d47c3dacc77c78fa106f3f712c38143bd6d0b207f595234faad1e4d2c3',
    answers: '6b28cd77c8fff170eb4b1483a84ae655dc4302489ff078728db32648a49eed4a',
    profiles: '6599bcdfbad13bf20a25b9aa7528a571596bfb1a4ed1dd900c689e164045534b',
  },
  '3': {
    decisions: 'e1a197f6148db0ccc66c0dcf81249a55733779f2d1ef1ac9640026ef4bfa2dd2',
    scores: '6118b5b4d77b7db52d4d9643d12453259c946575f64da8ec4732570b77010938',
    counts: 'd8a8c1cdebc10f4bc1bad76a7d62a6c428d49e5fa2974a808104289e4c85e9dc',
    answers: 'fb207ac4e963897edfcd8d2a1d679f2a785e8561b8d3f49fdac1a79ea5dab26b',
    profiles: '2c2725ca533f6a66a795f2fa06a58234f90c955962dda1b2adbfb31404e606e0',
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

const CASES: Record<string, () => unknown> = {
  decisions: () =>
    resultOf(
      { ...OF_RECORDS, columns: { ...OF_RECORDS.columns, outcome: 'outcome', score: 'score' } },
      RECORDS,
      records,
    ),
  scores: () => resultOf({ ...OF_RECORDS, columns: { ...OF_RECORDS.columns, score: 'score' } }, RECORDS, records),
  counts: () =>
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
  answers: () =>
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
  profiles: () =>
    resultOf(
      {
        ...{ type: 'fairness_ml_synthetic', shape: 'rows', generated: { reason: 'None yet.', method: 'By hand.' } },
        columns: { profile_id: 'prompt', variant_id: 'repetition', attribute: 'group', group: 'group', score: 'score' },
      },
      ANSWERS,
      answers,
    ),
};

test.each(Object.keys(CASES))('the numbers of %s are those of this version of the engine', async (name) => {
  expect(await sha256(JSON.stringify(CASES[name]?.()))).toBe(PINNED[ENGINE_VERSION]?.[name]);
});
