/** The sentences of a result match the published values, to the last digit shown. */
import { readFile } from 'node:fs/promises';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { BiasPlan } from '#domain/bias/plan/plan.ts';
import { ERROR_KINDS, findingsOf } from '#domain/bias/result/findings.ts';
import type { BiasResult } from '#domain/bias/result/result.ts';
import { BERKELEY, resultOf, times, YES_NO } from '#test/domain/bias/cases.ts';
import { FALSE_FLAGS, POWER } from '#web/features/testing/method/simulations.ts';
import { troubleText } from '#web/features/testing/results/law-summary/summary-days.ts';
import { changesBetween, runBefore } from '#web/features/testing/results/parts/before.ts';
import { coveredIn } from '#web/features/testing/results/parts/covered.ts';
import { generatedFacts, modelFacts } from '#web/features/testing/results/parts/identity-facts.ts';
import { asTable } from '#web/features/testing/results/sheets/sheet-cells.ts';
import { sheetsOf } from '#web/features/testing/results/sheets/sheets.ts';
import { causesOf, methodsOf, paragraphsOf, stepsOf } from '#web/features/testing/results/wording/explained.ts';
import { figuresIn } from '#web/features/testing/results/wording/figures.ts';
import { headlineOf } from '#web/features/testing/results/wording/headline.ts';
import { sayingOf, standingText } from '#web/features/testing/results/wording/phrases.ts';
import { findingSentence, pairsSummary, verdictSentence } from '#web/features/testing/results/wording/sentences.ts';
import { bias } from '#web/i18n/en/testing/bias.ts';
import { overTime as overTimeEn } from '#web/i18n/en/testing/over-time.ts';
import { testResults as testResultsEn } from '#web/i18n/en/testing/test-results.ts';
import { bias as sesgo } from '#web/i18n/es/testing/bias.ts';
import { overTime as overTimeEs } from '#web/i18n/es/testing/over-time.ts';
import { testResults as testResultsEs } from '#web/i18n/es/testing/test-results.ts';

const en = { overTime: overTimeEn, testResults: testResultsEn };
const es = { overTime: overTimeEs, testResults: testResultsEs };

const i18n = createInstance();
await i18n.init({
  resources: { en: { translation: { ...en, bias } }, es: { translation: { ...es, bias: sesgo } } },
  interpolation: { escapeValue: false },
});

const TEST = {
  ...{ finished_at: '2026-11-22T23:30:00.000Z', updated_at: '2026-11-23T10:00:00.000Z' },
  document: {
    ...{ id: 'd', version: 2, name: 'Invited', file_name: 'Invited.csv', format: 'csv' as const },
    sha256: 'ab12'.repeat(16),
  },
};

const sentence = (result: BiasResult, language: 'en' | 'es' = 'en') =>
  verdictSentence({ t: i18n.getFixedT(language), figures: figuresIn(language) }, language, TEST, result);

const FOUND = `found on Nov 22, 2026 (UTC) in “Invited”, version 2, SHA-256 ${TEST.document.sha256}.`;

const COUNTED = {
  ...{ type: 'fairness_ml_user', shape: 'aggregate' },
  columns: { attribute: 'attribute', group: 'group', n: 'n', selected: 'selected' },
};
const HEADERS = ['attribute', 'group', 'n', 'selected'];
const SEX = [
  ['Sex', 'Male', '1390', '667'],
  ['Sex', 'Female', '1181', '555'],
];
const RACE = [
  ['Race', 'Hispanic', '408', '204'],
  ['Race', 'White', '797', '412'],
  ['Race', 'Black', '390', '170'],
  ['Race', 'Pacific', '119', '52'],
  ['Race', 'Asian', '616', '302'],
  ['Race', 'Native', '41', '18'],
  ['Race', 'Two or more', '213', '96'],
];

test('the New York City example by sex (G1) has no flag and the published numbers', () => {
  const result = resultOf(COUNTED, HEADERS, SEX);
  expect(sentence(result)).toBe(
    `No flag: by Sex, for “Female” against the reference “Male”, the selection rate is 555 / 1,181 = 0.4699 against 667 / 1,390 = 0.4799: an impact ratio of 0.9793 (95% confidence interval 0.9026 to 1.0626), not below the threshold of 0.80, not statistically significant at 0.05 (Fisher’s exact test: p = 0.63449; corrected for all groups of the table: p = 0.63449); ${FOUND}`,
  );
  expect(sentence(result, 'es')).toBe(
    `Sin señal de alerta: por Sex, para «Female» frente a la referencia «Male», la tasa de selección es 555 / 1181 = 0,4699 frente a 667 / 1390 = 0,4799: una razón de impacto de 0,9793 (intervalo de confianza del 95\u00a0%: 0,9026 a 1,0626), no inferior al umbral de 0,80, no estadísticamente significativa al nivel de 0,05 (prueba exacta de Fisher: p = 0,63449; corregida para todos los grupos de la tabla: p = 0,63449); hallado el 22 nov 2026 (UTC) en «Invited», versión 2, SHA-256 ${TEST.document.sha256}.`,
  );
});

test('the worst ratio by race (G1) is 0.8432, with p corrected for all groups', () => {
  const said = sentence(resultOf(COUNTED, HEADERS, RACE));
  expect(said).toContain('for “Black” against the reference “White”');
  expect(said).toContain('170 / 390 = 0.4359 against 412 / 797 = 0.5169: an impact ratio of 0.8432');
  expect(said).toContain('(Fisher’s exact test: p = 0.0094301;');
  expect(said).toContain('corrected for all groups of the table: p = 0.11481)');
  expect(said).not.toContain('not judged');
});

test('Berkeley (G3): adverse impact of 0.6818 overall, reversed within departments', () => {
  const plan = { ...COUNTED, columns: { ...COUNTED.columns, stratum: 'department' } };
  const rows = BERKELEY.flatMap(([department, women, womenRefused, men, menRefused]) => [
    ['Sex', 'Female', String(women + womenRefused), String(women), department],
    ['Sex', 'Male', String(men + menRefused), String(men), department],
  ]);
  const result = resultOf(plan, [...HEADERS, 'department'], rows);
  expect(sentence(result)).toContain(
    'Adverse impact on “Female”: by Sex, for “Female” against the reference “Male”, the selection rate is 557 / 1,835 = 0.3035 against 1,198 / 2,691 = 0.4452: an impact ratio of 0.6818',
  );
  expect(sentence(result)).toContain('below the threshold of 0.80, statistically significant at 0.05');
  // Published as men against women: 0.904697 (0.7719 to 1.0603), p 0.23226.
  expect(sentence(result)).toContain(
    'but within department the direction reverses: the common odds ratio is 1.1053 (95% confidence interval 0.9431 to 1.2955) (Mantel–Haenszel: p = 0.23226)',
  );
});

const ANSWERED = {
  ...{ type: 'fairness_llm_user', shape: 'rows', outcomes: YES_NO, baselines: ['1'] },
  columns: { prompt_id: 'prompt', attribute: 'attribute', group: 'group', decision: 'decision', is_baseline: 'base' },
};
const PAIRS = ['prompt', 'attribute', 'group', 'decision', 'base'];

test('McNemar gives 0.0090412 for 25 against 9 decisions (G7)', () => {
  const rows = Array.from({ length: 100 }, (_, n) => [
    [`p${n}`, 'gender', 'she', n < 25 ? 'no' : 'yes', '0'],
    [`p${n}`, 'gender', 'neutral', n >= 25 && n < 34 ? 'no' : 'yes', '1'],
  ]).flat();
  const said = sentence(resultOf(ANSWERED, PAIRS, rows));
  expect(said).toContain('Adverse impact on “she”: by gender, for “she” against the reference “neutral”');
  expect(said).toContain('decisions are positive in 75.00% of answers against 91.00%: an impact ratio of 0.8242');
  expect(said).toContain('but the rates differ by 0.1600, more than the limit of 0.10');
  expect(said).toContain('p = 0.0090412;');
  expect(said).toContain('by majority, 9 pairs are positive for the group only and 25 for the reference only');
});

test('the explanation of a flag gives its meaning and the change needed', () => {
  const result = resultOf(COUNTED, HEADERS, [
    ['Sex', 'Male', '400', '200'],
    ['Sex', 'Female', '400', '120'],
    ['Sex', 'Other', '20', '7'],
  ]);
  const said = paragraphsOf(sayingOf({ t: i18n.getFixedT('en'), figures: figuresIn('en') }, result), result);
  expect(said.map(({ verdict }) => verdict)).toEqual(['adverse_impact', 'inconclusive']);
  expect(said[0]?.text).toContain(
    'This verdict requires both. 40 more selections in this group would reach the threshold of 0.80. So would moving 23 from the reference to this group.',
  );
  expect(said[1]?.text).toMatch(
    /It is neither cleared nor confirmed\. \d+ records of this group and [\d,]+ of the reference would give 80% power at the same rates\.$/,
  );
  expect(methodsOf(result)).toEqual(['impact', 'intervals', 'tests', 'power']);
});

test('the workbook has all numbers of a table, with formulas and values', () => {
  const result = resultOf(COUNTED, HEADERS, SEX);
  const saying = sayingOf({ t: i18n.getFixedT('en'), figures: figuresIn('en') }, result);
  const [table] = result.tables;
  const sheets = table ? sheetsOf(table, saying) : [];
  const cell = (sheet: string, row: number, column: string) =>
    sheets.find(({ id }) => id === sheet)?.rows[row]?.cells[column];
  expect(sheets.map(({ id }) => id)).toEqual(['rates', 'compared', 'differences']);
  expect(cell('rates', 0, 'rate')).toMatchObject({
    ...{ value: 555 / 1181, shown: '555 / 1,181 = 0.4699', says: '0.4416 to 0.4985' },
  });
  expect(cell('compared', 0, 'ratio')).toMatchObject({ shown: '0.9793', says: '0.4699 / 0.4799 = 0.9793' });
  expect(cell('compared', 0, 'interval')?.shown).toBe('0.9026 to 1.0626');
  expect(cell('differences', 0, 'p')?.shown).toBe('0.63449');
  expect(cell('differences', 0, 'h')?.shown).toBe('-0.0199');

  const [rates, compared] = sheets.map((sheet) => asTable(sheet, saying));
  const inFile = (file: typeof rates, header: string) => file?.lines[0]?.[file.headers.indexOf(header)];
  const [female] = table?.kind === 'impact' ? table.groups : [];
  expect(inFile(rates, 'Selection rate')).toBe(555 / 1181);
  expect(inFile(rates, 'Selection rate, to')).toBe(female?.selected.interval?.high);
  expect(compared?.headers).not.toContain('Interval');
  expect([inFile(compared, 'Interval, from'), inFile(compared, 'Interval, to')]).toEqual([
    female?.compared?.ratio_interval?.low,
    female?.compared?.ratio_interval?.high,
  ]);
});

test('a run is compared with the one it repeats, or the document’s previous one', () => {
  const one = (id: string, at: number, more: object = {}) => ({
    ...{ id, created_at: `2026-11-0${at}`, reruns: null, type: 'fairness_ml_user', document: { id: 'd', name: 'D' } },
    ...more,
  });
  const before = (test: object, ready: object[]) =>
    runBefore(test as Parameters<typeof runBefore>[0], ready as Parameters<typeof runBefore>[1])?.id; // partial mocks
  const ready = [one('c', 3), one('b', 2), one('a', 1), one('other', 2, { document: { id: 'e', name: 'E' } })];
  expect(before(one('now', 4), ready)).toBe('c');
  expect(before(one('now', 4, { reruns: 'a' }), ready)).toBe('a');
  expect(before(one('now', 2, { document: { id: 'f', name: 'D' } }), ready)).toBe('a');
  expect(before(one('now', 1), ready)).toBeUndefined();

  const [then, now] = [
    SEX,
    [
      ['Sex', 'Male', '400', '200'],
      ['Sex', 'Female', '400', '120'],
    ],
  ].map((rows) => resultOf(COUNTED, HEADERS, rows));
  const changes = then && now ? changesBetween({ t: i18n.getFixedT('en') }, then, now) : [];
  expect(changes.map(({ group, before: was, now: is }) => [group, was?.verdict, is?.ratio, is?.verdict])).toEqual([
    ['Female', 'no_flag', 0.6, 'adverse_impact'],
  ]);
});

test('a very small sample is inconclusive, and a single group cannot be judged', () => {
  const rows = [...times(2, 'Sex', 'a', '3', '1').slice(0, 1), ['Sex', 'b', '3', '2']];
  expect(sentence(resultOf(COUNTED, HEADERS, rows))).toContain('Inconclusive: by Sex, for “a” against');
  const one = resultOf(COUNTED, HEADERS, [['Sex', 'a', '3', '1']]);
  expect(sentence(one)).toBe(`No verdict: there are no two groups to compare; ${FOUND}`);
});

test('the headline counts people, and gives chance and next steps', () => {
  const headline = (more: object, ...rows: string[][]) => {
    const result = resultOf({ ...COUNTED, ...more }, HEADERS, rows);
    const [gravest] = findingsOf(result);
    return gravest && headlineOf(sayingOf({ t: i18n.getFixedT('en'), figures: figuresIn('en') }, result), gravest);
  };
  expect(headline({}, ['Race', 'Black', '100', '39'], ['Race', 'Asian', '1000', '540'])).toEqual({
    fact: '“Black” are selected 72% as often as “Asian” (39 of 100 versus 540 of 1,000).',
    chance: 'This is unlikely to be chance.',
    next: 'Find the cause before you use this further. Review the likely causes and record your decision.',
  });
  const flagged = [
    ['Race', 'African-American', '3175', '1084'],
    ['Race', 'Caucasian', '2103', '314'],
  ];
  expect(headline({ selected_is: 'unfavorable' }, ...flagged)?.fact).toBe(
    '“African-American” get the unfavorable outcome 229% as often as “Caucasian” (1,084 of 3,175 versus 314 of 2,103).',
  );
  expect(headline({}, ['Sex', 'a', '100', '0'], ['Sex', 'b', '100', '90'])?.fact).toBe(
    '“a” are selected 0% as often as “b” (0 of 100 versus 90 of 100).',
  );
  expect(headline({ selected_is: 'unfavorable' }, ['Sex', 'a', '100', '30'], ['Sex', 'b', '100', '0'])?.fact).toBe(
    '30 of 100 in “a” got the unfavorable outcome, compared with 0 of 100 in “b”.',
  );
});

test('next steps follow from the result', () => {
  const steps = (...rows: string[][]) => stepsOf(resultOf(COUNTED, HEADERS, rows));
  expect(steps(...SEX)).toEqual(['fairness_evaluation', 'monitoring']);
  expect(steps(['Sex', 'a', '3', '1'], ['Sex', 'b', '3', '2'])).toEqual([
    ...['fairness_evaluation', 'data_review', 'monitoring'],
  ]);
  expect(steps(['Race', 'Black', '100', '39'], ['Race', 'Asian', '1000', '540'])).toEqual([
    ...['fairness_evaluation', 'proxy_check', 'attributes_left_out', 'data_review', 'human_check', 'release_decision'],
    ...['independent_bias_audit', 'appeal'],
  ]);
  expect(causesOf(resultOf(COUNTED, HEADERS, SEX))).toBe('model');
});

test('error rates of an unfavorable outcome are not described as selections', () => {
  const of = (person: string, outcome: string, label: string, count: number) =>
    Array.from({ length: count }, () => [person, outcome, label]);
  const plan = {
    ...{ type: 'fairness_ml_user', shape: 'rows', outcomes: YES_NO, selected_is: 'unfavorable' },
    columns: { outcome: 'risk', label: 'offended', attributes: ['race'] },
    labels: [
      { value: 'yes', means: 'positive' },
      { value: 'no', means: 'negative' },
    ],
  };
  const rows = [
    ...[...of('a', 'yes', 'no', 45), ...of('a', 'no', 'no', 55), ...of('b', 'yes', 'no', 23)],
    ...[...of('b', 'no', 'no', 77), ...of('a', 'yes', 'yes', 60), ...of('b', 'yes', 'yes', 60)],
  ];
  const result = resultOf(plan, ['race', 'risk', 'offended'], rows);
  const saying = sayingOf({ t: i18n.getFixedT('en'), figures: figuresIn('en') }, result);
  const [wrong] = findingsOf(result).filter(({ kind }) => kind === 'false_positives');
  expect(wrong && headlineOf(saying, wrong).fact).toBe(
    'Of those for whom the unfavorable outcome would be wrong, 45.00% of “a” got it, compared with 23.00% of “b”.',
  );
  expect(
    findingsOf(result)
      .map((finding) => headlineOf(saying, finding).fact)
      .join(),
  ).not.toContain('selected');
  expect(stepsOf(result)).toContain('data_preparation');
});

test('a number that misses a limit is never rounded to the limit', () => {
  const { figure, p } = figuresIn('en');
  expect(figure(0.79999, 0.8)).toBe('0.79999');
  expect(figure(0.79999)).toBe('0.8000');
  expect(figure(0.8, 0.8)).toBe('0.8000');
  expect(p(0.04999999, 0.05)).toBe('= 0.04999999');
  expect(p(1e-9)).toBe('< 0.000001');
});

test('problems with audit dates are described with those dates', () => {
  const said = (facts: { audited_on: string; used_from: string }, trouble: 'later' | 'over' | 'told') =>
    (['en', 'es'] as const).map((language) =>
      troubleText({ t: i18n.getFixedT(language) }, language, facts, '2026-11-23', trouble),
    );
  expect(said({ audited_on: '2025-11-22', used_from: '' }, 'over')).toEqual([
    'The audit of Nov 22, 2025 is more than a year old on Nov 23, 2026. The tool may not be used on the basis of this audit after Nov 22, 2026. A new audit is needed.',
    'La auditoría del 22 nov 2025 tiene más de un año el 23 nov 2026. La herramienta no se puede usar con esta auditoría después del 22 nov 2026. Hace falta una auditoría nueva.',
  ]);
  expect(said({ audited_on: '2026-11-24', used_from: '' }, 'later')[0]).toContain(
    'dated Nov 24, 2026, which is in the future',
  );
  expect(said({ audited_on: '', used_from: '2026-12-04' }, 'told')[0]).toContain(
    'had to be notified by Nov 20, 2026, which',
  );
});

test('a result shows why and how profiles were generated, and only given model facts', () => {
  const t = i18n.getFixedT('en');
  const plan = BiasPlan.parse({
    ...{ type: 'fairness_ml_synthetic', shape: 'rows' },
    columns: { profile_id: 'profile', attribute: 'attribute', group: 'group', outcome: 'outcome' },
    generated: { reason: 'Nobody has applied yet.', method: 'From a template.' },
  });
  expect(generatedFacts(t, plan)).toEqual([
    { label: 'Why no historical data was used', value: 'Nobody has applied yet.' },
    { label: 'How the profiles were generated', value: 'From a template.' },
  ]);
  expect(generatedFacts(t, BiasPlan.parse(COUNTED))).toEqual([]);
  const facts = (name: string, models: BiasResult['models']) =>
    modelFacts(t, { model: { name, version: '', temperature: '' } }, { models }).map(({ value }) => value);
  expect(facts('', [])).toEqual(['Not stated']);
  expect(facts('', [{ column: 'model', values: ['m-1'] }])).toEqual(['m-1']);
  expect(facts('Ranker', [{ column: 'model', values: ['m-1'] }])).toEqual(['Ranker', 'm-1']);
});

test('a prompt without a group is the neutral baseline, and a missing ratio is omitted', () => {
  const plan = {
    ...{ type: 'fairness_llm_user', shape: 'rows', baselines: ['1'] },
    columns: { prompt_id: 'prompt', attribute: 'attribute', group: 'group', refused: 'refused', is_baseline: 'base' },
    refusals: [
      { value: 'yes', means: 'refused' },
      { value: 'no', means: 'answered' },
    ],
  };
  const rows = Array.from({ length: 40 }, (_, n) => [
    [`p${n}`, 'gender', 'she', n < 20 ? 'yes' : 'no', '0'],
    [`p${n}`, 'gender', '', 'no', '1'],
  ]).flat();
  const result = resultOf(plan, ['prompt', 'attribute', 'group', 'refused', 'base'], rows);
  expect(sentence(result)).toContain(
    'for “she” against the reference “the neutral baseline”, 50.00% of answers are refusals, against 0.00%: there is no ratio, because the rate of the reference is 0; a difference of 0.5000, with up to 0.10 allowed',
  );
  expect(sentence(result, 'es')).toContain('frente a la referencia «la línea base neutra», el 50,00');
  expect(sentence(result, 'es')).toContain('no hay razón, porque la tasa de la referencia es 0');
  const saying = sayingOf({ t: i18n.getFixedT('es'), figures: figuresIn('es') }, result);
  const [table] = result.tables;
  const [answers] = table ? sheetsOf(table, saying) : [];
  expect(answers?.rows.map(({ cells }) => cells.group?.value)).toEqual(['la línea base neutra', 'she']);
});

test('the headline gives how many of the selected turned out negative', () => {
  const plan = {
    ...{ type: 'fairness_ml_user', shape: 'rows', outcomes: YES_NO },
    columns: { outcome: 'outcome', label: 'label', attributes: ['Sex'] },
    labels: [
      { value: 'good', means: 'positive' },
      { value: 'bad', means: 'negative' },
    ],
    references: [{ attribute: 'Sex', group: 'Male' }],
  };
  const rows = [
    ...[...times(200, 'Male', 'yes', 'good'), ...times(50, 'Male', 'yes', 'bad'), ...times(250, 'Male', 'no', 'bad')],
    ...[...times(125, 'Female', 'yes', 'good'), ...times(125, 'Female', 'yes', 'bad')],
    ...times(625, 'Female', 'no', 'bad'),
  ];
  const result = resultOf(plan, ['Sex', 'outcome', 'label'], rows);
  const found = findingsOf(result).find(({ kind }) => kind === 'false_discoveries');
  const said = (language: string) =>
    found && headlineOf(sayingOf({ t: i18n.getFixedT(language), figures: figuresIn(language) }, result), found).fact;
  expect(said('en')).toBe(
    'Of those selected, 50.00% of “Female” should not have been, compared with 20.00% of “Male”.',
  );
  expect(said('es')).toBe(
    'De los seleccionados, no debería haberlo sido el 50,00\u00a0% en «Female», frente al 20,00\u00a0% en «Male».',
  );
});

test('amounts are shown as means with their ratio and detectable difference', () => {
  const paid = (team: string, amounts: readonly number[]) => amounts.map((amount) => [team, String(amount)]);
  const around = (mean: number) => Array.from({ length: 28 }, (_, index) => mean + (index % 7) * 100 - 300);
  const result = resultOf(
    { type: 'fairness_ml_user', shape: 'rows', score_is: 'amount', columns: { score: 'pay', attributes: ['team'] } },
    ['team', 'pay'],
    [...paid('A', around(2000)), ...paid('B', around(2600))],
  );
  const [pairs, means] = findingsOf(result);
  if (!pairs || !means) throw new Error('Nothing was found.');
  const saying = sayingOf({ t: i18n.getFixedT('en'), figures: figuresIn('en') }, result);
  expect(headlineOf(saying, pairs).fact).toBe(
    'The median is 2,000 for “A”, compared with 2,600 for “B”. In 97.96% of all pairs of two people, “A” has less.',
  );
  expect(headlineOf(saying, means).fact).toBe('The mean is 2,000 for “A”, compared with 2,600 for “B”.');
  expect(findingSentence(saying, means)).toContain('the mean is 2,000 against 2,600: a difference of -600.00');
  expect(findingSentence(saying, pairs)).toContain('an excess of 97.96%, with up to 11.25% allowed');
  expect(findingSentence(saying, means)).toContain('the ratio of the means is 0.7692');
  expect(sentence(result, 'es')).toContain('un exceso del 97,96\u00a0%');
  expect(methodsOf(result)).toContain('amounts');
  expect(causesOf(result)).toBe('amounts');
  const [amounts, compared, , gaps] = result.tables
    .flatMap((table) => sheetsOf(table, saying))
    .map((sheet) => asTable(sheet, saying));
  expect(amounts?.headers.slice(0, 4)).toEqual(['Group', 'n', 'Mean', 'Standard deviation']);
  expect(compared?.headers).toContain('Detectable mean difference (80% power)');
  expect(gaps?.lines).toEqual([['A', -600, -600, -600, -600, -600]]);
});

test('each outcome class is named in headline, statement and table with its direction', () => {
  const plan = {
    ...{ type: 'fairness_ml_user', shape: 'rows', columns: { outcome: 'outcome', attributes: ['Sex'] } },
    classes: [
      { name: 'Approved', values: ['yes'] },
      { name: 'Referred', values: ['look'], is: 'unfavorable' },
      { name: 'Declined', values: ['no'], is: 'unfavorable' },
    ],
  };
  const rows = [
    ...[...times(60, 'Male', 'yes'), ...times(20, 'Male', 'look'), ...times(20, 'Male', 'no')],
    ...[...times(55, 'Female', 'yes'), ...times(3, 'Female', 'look'), ...times(42, 'Female', 'no')],
  ];
  const result = resultOf(plan, ['Sex', 'outcome'], rows);
  const found = findingsOf(result).find(({ table }) => table.kind === 'impact' && table.class?.name === 'Declined');
  const saidIn = (language: string) => {
    const saying = sayingOf({ t: i18n.getFixedT(language), figures: figuresIn(language) }, result);
    return found && { ...headlineOf(saying, found), sentence: findingSentence(saying, found) };
  };
  expect(saidIn('en')?.fact).toBe(
    '“Female” get “Declined” 210% as often as “Male” (42 of 100 versus 20 of 100). This outcome is bad for the person.',
  );
  expect(saidIn('en')?.sentence).toContain('Adverse impact on “Female”: by Sex');
  expect(saidIn('en')?.sentence).toContain('the rate of “Declined” is 42 / 100 = 0.4200 against 20 / 100 = 0.2000');
  expect(saidIn('es')?.fact).toContain(
    'La tasa de «Declined» de «Female» es el 210\u00a0% de la de «Male» (42 de 100 frente a 20 de 100).',
  );
  const saying = sayingOf({ t: i18n.getFixedT('en'), figures: figuresIn('en') }, result);
  const [sheet] = result.tables.flatMap((table) =>
    table.id === 'impact-3' ? sheetsOf(table, saying).filter(({ id }) => id === 'compared') : [],
  );
  // 17 fewer: at 25 of 100, the best rate of 20 of 100 is four fifths.
  expect(sheet?.rows[0]?.cells.shortfall).toMatchObject({ value: 17, says: '25 / 100 would reach 0.80' });
  const changes = changesBetween({ t: i18n.getFixedT('en') }, result, result);
  expect(new Set(changes.map(({ table }) => table))).toEqual(
    new Set(['Sex, “Approved”', 'Sex, “Referred”', 'Sex, “Declined”']),
  );
  expect(methodsOf(result)).toContain('classes');
});

test('ratios and differences of errors and periods show the rates behind them', () => {
  const plan = {
    ...{ type: 'fairness_ml_user', shape: 'rows', outcomes: YES_NO },
    columns: { outcome: 'outcome', label: 'label', period: 'year', attributes: ['Sex'] },
    labels: [
      { value: 'good', means: 'positive' },
      { value: 'bad', means: 'negative' },
    ],
  };
  const rows = ['yes', 'no'].flatMap((outcome, one) =>
    ['good', 'bad'].flatMap((label, two) =>
      ['Female', 'Male'].flatMap((sex, three) =>
        Array.from({ length: 20 + 10 * one + 5 * two + 7 * three }, () => [outcome, label, '2026', sex]),
      ),
    ),
  );
  const result = resultOf(plan, ['outcome', 'label', 'year', 'Sex'], rows);
  const saying = sayingOf({ t: i18n.getFixedT('en'), figures: figuresIn('en') }, result);
  const sheets = result.tables.flatMap((table) => sheetsOf(table, saying));
  const says = (id: string, column: string) =>
    sheets.find((sheet) => sheet.id === id)?.rows.flatMap(({ cells }) => cells[column]?.says ?? []);
  const formula = (sign: string) =>
    expect.stringMatching(new RegExp(`^0\\.\\d{4} ${sign} 0\\.\\d{4} = -?\\d\\.\\d{4}$`));
  expect(sheets.find(({ id }) => id === 'errors')?.rows[0]?.cells.averageOdds?.value).toBeCloseTo(
    (20 / 50 - 27 / 64 + 25 / 60 - 32 / 74) / 2,
    12,
  );
  expect(says('errors', 'difference')).toEqual(ERROR_KINDS.map(() => formula('−')));
  expect(says('errors', 'ratio')).toEqual(ERROR_KINDS.map(() => formula('/')));
  expect(says('periods', 'ratio')).toContainEqual(formula('/'));
});

test('equal outcomes leave no comparison, and no group is called too small', () => {
  const of = (male: string, female: string, more: object = {}) =>
    resultOf({ ...COUNTED, ...more }, HEADERS, [
      ['Sex', 'Male', '100', male],
      ['Sex', 'Female', '100', female],
    ]);
  const said = (result: BiasResult) =>
    result.tables.flatMap((table) =>
      table.groups.map(({ standing }) => standingText({ t: i18n.getFixedT('en') }, table, standing)),
    );
  const all = of('100', '100');
  expect(sentence(all)).toBe(`No verdict, because all were selected: there is nothing to compare; ${FOUND}`);
  expect(sentence(all, 'es')).toContain('Sin veredicto, porque se seleccionó a todos: no hay nada que comparar;');
  expect(said(all)).toEqual(['Reference', 'Not judged, because all were selected']);
  expect(said(of('0', '0'))).toContain('Not judged, because no one was selected');
  const chosen = of('0', '60', { references: [{ attribute: 'Sex', group: 'Male' }] });
  expect(sentence(chosen)).toContain('Adverse impact on “Male”: by Sex, for “Female” against the reference “Male”');
  expect(sentence(chosen)).toContain('there is no impact ratio, because no one in the reference group was selected;');
});

test('a repeated attribute is listed once, or under distinct names', () => {
  const { tables } = resultOf(COUNTED, HEADERS, SEX);
  const [table] = tables;
  const covered = (...all: typeof tables) => coveredIn({ t: i18n.getFixedT('en') }, all).map(({ name }) => name);
  if (!table) throw new Error('no table');
  expect(covered(table, { ...table, id: 'pairs-1' })).toEqual(['Sex']);
  const pairs = { ...table, kind: 'pairs', coverage: { ...table.coverage, known: 7 } } as unknown as typeof table;
  expect(covered(table, pairs)).toEqual(['Sex (rates)', 'Sex (pairs)']);
});

test('counts of one use the singular', () => {
  const said = (language: string, prompts: number, most_repetitions: number, isMadeUp: boolean) =>
    pairsSummary({ t: i18n.getFixedT(language), isMadeUp }, { prompts, most_repetitions }, 'she');
  expect(said('es', 40, 1, false)).toBe('40 instrucciones, cada una enviada una vez. Referencia: «she».');
  expect(said('es', 1, 3, true)).toBe('1 perfil, cada uno decidido hasta 3 veces. Referencia: «she».');
  expect(said('en', 40, 1, true)).toBe('40 profiles, each decided once. Reference: “she”.');
});

test('the method page has the simulated figures of docs/bias.md', async () => {
  const docs = await readFile('docs/bias.md', 'utf8');
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  for (const { groups, shares } of FALSE_FLAGS)
    expect(docs).toContain(`| ${[groups, ...shares.map(percent)].join(' | ')} |`);
  expect(docs).toContain(`| ${POWER.map(({ power }) => percent(power)).join(', ')} |`);
  for (const { rate, reference, records } of POWER) expect(docs).toContain(`${rate} against ${reference} (${records})`);
});
