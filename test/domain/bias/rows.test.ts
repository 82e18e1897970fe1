/** Row-level files of decisions or scores, from parsing to the result. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BiasResult } from '#domain/bias/result/result.ts';
import { BERKELEY, faultsOf, impactOf, resultOf, shuffled, times, YES_NO } from './cases.ts';

const HIRING = {
  type: 'fairness_ml_user',
  shape: 'rows',
  columns: { outcome: 'hired', attributes: ['sex'] },
  outcomes: YES_NO,
};
const HEADERS = ['sex', 'hired'];
/** 60 of 200 women were hired, 150 of 300 men, and all 5 people with X. */
const PEOPLE = [
  ...[...times(60, 'F', 'yes'), ...times(140, 'F', 'no'), ...times(150, 'M', 'yes'), ...times(150, 'M', 'no')],
  ...times(5, 'X', 'yes'),
];

describe('a file of decisions', () => {
  test('gives the selection rate of each group with its uncertainty', () => {
    const result = resultOf(HIRING, HEADERS, PEOPLE);
    expect(BiasResult.parse(result)).toEqual(result);
    const { reference, groups, coverage, verdict } = impactOf(result, 'sex');
    expect([reference, verdict, result.verdict]).toEqual([['M'], 'adverse_impact', 'adverse_impact']);
    expect(coverage).toEqual({ records: 505, known: 505, unknown: 0, left_out: [] });
    expect(groups.map(({ names: [name], standing }) => [name, standing])).toEqual([
      ...[
        ['F', 'judged'],
        ['M', 'reference'],
      ],
      // All five were hired: too few to be the reference, but still judged.
      ['X', 'judged'],
    ]);
    const [women] = groups;
    expect(women?.selected).toMatchObject({ count: 60, of: 200, rate: 0.3 });
    expect(women?.compared).toMatchObject({
      ratio: 0.6,
      difference_beyond: true,
      shortfall: 20,
      verdict: 'adverse_impact',
    });
    // If 12 selections move from men to women, 72/200 against 138/300 gives 0.783; 13 give 0.799, and 14 give 0.816.
    expect(women?.compared?.flips).toBe(14);
  });

  test('the order of rows and the use of weights change nothing', () => {
    const plan = { ...HIRING, columns: { ...HIRING.columns, weight: 'n' } };
    const weighted = [
      ['F', 'yes', '60'],
      ['X', 'yes', '5'],
      ['M', 'no', '150'],
      ['F', 'no', '140'],
      ['M', 'yes', '150'],
    ];
    const result = resultOf(HIRING, HEADERS, PEOPLE);
    expect(resultOf(HIRING, HEADERS, shuffled(PEOPLE))).toEqual(result);
    expect({ ...resultOf(plan, [...HEADERS, 'n'], weighted), rows: 505 }).toEqual(result);
  });

  test('records of unknown group are counted and shown but form no group', () => {
    const rows = [...PEOPLE, ...times(7, '', 'yes'), ...times(3, 'N/A', 'no'), ...times(2, ' ', 'no')];
    const table = impactOf(resultOf({ ...HIRING, unknown: ['N/A'] }, HEADERS, rows), 'sex');
    expect(table.coverage).toMatchObject({ records: 517, known: 505, unknown: 12 });
    expect(table.groups).toEqual(impactOf(resultOf(HIRING, HEADERS, PEOPLE), 'sex').groups);
  });

  test('merged values form one group, and similar values are reported', () => {
    const rows = PEOPLE.map(([sex = '', hired = ''], index) => [sex === 'F' && index % 2 === 0 ? 'f' : sex, hired]);
    const before = resultOf(HIRING, HEADERS, rows);
    expect(before.warnings).toContainEqual({ kind: 'groups_look_alike', attribute: 'sex', groups: ['F', 'f'] });
    const merged = resultOf({ ...HIRING, merges: [{ attribute: 'sex', value: 'f', group: 'F' }] }, HEADERS, rows);
    expect(merged).toEqual(resultOf(HIRING, HEADERS, PEOPLE));
  });

  test('compares the other groups with the chosen reference, even a small one', () => {
    const wish = (group: string) => resultOf({ ...HIRING, references: [{ attribute: 'sex', group }] }, HEADERS, PEOPLE);
    expect(impactOf(wish('F'), 'sex')).toMatchObject({ reference: ['F'], reference_chosen: true });
    expect(impactOf(wish('F'), 'sex').groups[1]?.compared).toMatchObject({
      ...{ verdict: 'adverse_impact', disadvantaged: 'reference' },
    });
    expect(impactOf(wish('X'), 'sex')).toMatchObject({ reference: ['X'], reference_chosen: true });
  });

  test('only small groups can be left out, with a reason that is shown', () => {
    const leave = (group: string) => ({
      ...HIRING,
      left_out: [{ attribute: 'sex', group, reason: 'Too few to say.' }],
    });
    const table = impactOf(resultOf(leave('X'), HEADERS, PEOPLE), 'sex');
    expect(table.coverage.left_out).toEqual([{ group: 'X', n: 5, reason: 'Too few to say.' }]);
    expect(table.groups.at(-1)).toMatchObject({ names: ['X'], standing: 'left_out' });
    expect(faultsOf(leave('F'), HEADERS, PEOPLE)).toMatchObject([{ row: 0, column: 'sex', why: 'left_out_too_large' }]);
  });

  test('intersections and periods have their own numbers', () => {
    const plan = {
      ...HIRING,
      columns: { outcome: 'hired', attributes: ['sex', 'age'], period: 'year' },
      intersections: [['sex', 'age']],
    };
    const rows = PEOPLE.map(([sex = '', hired = ''], index) => [
      ...[sex, hired, index % 3 === 0 ? 'old' : 'young', index % 2 === 0 ? '2025' : '2026'],
    ]);
    const result = resultOf(plan, [...HEADERS, 'age', 'year'], rows);
    expect(result.tables.map(({ id, attributes }) => [id, ...attributes])).toEqual([
      ...[
        ['impact-1', 'sex'],
        ['impact-2', 'age'],
        ['impact-3', 'sex', 'age'],
      ],
    ]);
    const cells = impactOf(result, 'sex,age').groups;
    expect(cells.map(({ names }) => names.join(' '))).toContain('F old');
    expect(cells.reduce((sum, { selected }) => sum + selected.of, 0)).toBe(505);
    const { periods } = impactOf(result, 'sex').periods ?? {};
    expect(periods?.map(({ period }) => period)).toEqual(['2025', '2026']);
    const women = periods?.flatMap(({ groups }) => groups.filter(({ names }) => names[0] === 'F'));
    expect(women?.reduce((sum, { selected }) => sum + selected.of, 0)).toBe(200);
  });
});

test('the Berkeley admissions reverse within departments, and the result says so', () => {
  const plan = {
    ...{ type: 'fairness_ml_user', shape: 'rows', outcomes: YES_NO },
    columns: { outcome: 'admitted', attributes: ['sex'], stratum: 'department', weight: 'n' },
    references: [{ attribute: 'sex', group: 'female' }],
  };
  const rows = BERKELEY.flatMap(([department, women, refusedWomen, men, refusedMen]) => [
    ...[
      ['female', 'yes', department, `${women}`],
      ['female', 'no', department, `${refusedWomen}`],
    ],
    ...[
      ['male', 'yes', department, `${men}`],
      ['male', 'no', department, `${refusedMen}`],
    ],
  ]);
  const headers = ['sex', 'admitted', 'department', 'n'];
  const byWomen = resultOf(plan, headers, rows);
  const [men] = impactOf(byWomen, 'sex').strata?.groups ?? [];
  expect(men?.odds_ratio).toBeCloseTo(0.904697, 6);
  expect(men?.interval?.low).toBeCloseTo(0.7719, 4);
  expect(men?.interval?.high).toBeCloseTo(1.0603, 4);
  expect(men?.chi_square).toBeCloseTo(1.42695, 4);
  expect(men?.p).toBeCloseTo(0.23226, 4);
  expect(byWomen.warnings).toContainEqual({
    ...{ kind: 'direction_turns', attribute: 'sex', table: 'impact-1', stratum: 'department' },
    ...{ group: 'male', reference: 'female' },
  });

  const women = impactOf(resultOf({ ...plan, references: [] }, headers, rows), 'sex').groups[0]?.compared;
  expect(women?.ratio).toBeCloseTo(0.68183, 5);
  expect(women?.z).toBeCloseTo(-9.602, 3);
  expect(women?.verdict).toBe('adverse_impact');
});

describe('with labels and scores', () => {
  const plan = {
    ...{ type: 'fairness_ml_user', shape: 'rows', outcomes: YES_NO },
    columns: { outcome: 'hired', score: 'score', label: 'good', attributes: ['sex'], weight: 'n' },
    labels: [
      { value: '1', means: 'positive' },
      { value: '0', means: 'negative' },
      { value: '', means: 'leave_out' },
    ],
  };
  const headers = ['sex', 'hired', 'score', 'good', 'n'];
  const rows = [
    ...[
      ['M', 'yes', '0.9', '1', '80'],
      ['M', 'no', '0.3', '1', '20'],
      ['M', 'yes', '0.7', '0', '20'],
      ['M', 'no', '0.1', '0', '80'],
    ],
    ...[
      ['F', 'yes', '0.9', '1', '60'],
      ['F', 'no', '0.3', '1', '40'],
      ['F', 'yes', '0.7', '0', '10'],
      ['F', 'no', '0.1', '0', '90'],
    ],
    ['F', 'no', '0.1', '', '3'],
  ];

  test('reports error rates per group', () => {
    const result = resultOf(plan, headers, rows);
    expect(result.without_label).toBe(3);
    const [women, men] = impactOf(result, 'sex').labels?.groups ?? [];
    expect(women?.confusion).toEqual({ true_positive: 60, false_negative: 40, false_positive: 10, true_negative: 90 });
    expect(women?.positive_predictive_value.rate).toBeCloseTo(60 / 70, 12);
    expect(men?.true_positive_rate.rate).toBe(0.8);
    expect(women?.compared?.equal_opportunity.difference).toBeCloseTo(-0.2, 12);
    expect(women?.compared?.equal_opportunity.verdict).toBe('flagged');
    expect(women?.compared?.false_positives).toMatchObject({ ratio: 0.5, beyond: true });
    expect(women?.compared?.false_negatives).toMatchObject({ ratio: 2, beyond: true, verdict: null });
    expect(women?.compared?.equalised_odds).toBeCloseTo(0.2, 12);
    expect(women?.compared?.average_odds).toBeCloseTo((-0.2 - 0.1) / 2, 12);
    expect(women).toMatchObject({
      false_discovery_rate: { count: 10, of: 70 },
      false_omission_rate: { count: 40, of: 130 },
    });
    expect(women?.compared?.false_discoveries?.difference).toBeCloseTo(10 / 70 - 20 / 100, 12);
    expect(women?.compared?.false_omissions?.ratio).toBeCloseTo(40 / 130 / (20 / 100), 12);
  });

  test('reports how well scores separate positives from negatives', () => {
    const [women, men] = impactOf(resultOf(plan, headers, rows), 'sex').labels?.groups ?? [];
    // Of 100 × 100 pairs of men, 80 positives score above all negatives, and 20 above 80 of 100.
    expect(men?.auc?.value).toBeCloseTo((80 * 100 + 20 * 80) / 10_000, 12);
    expect(women?.calibration).toHaveLength(10);
    expect(women?.calibration?.[9]).toMatchObject({
      from: 0.9,
      to: 1,
      positive: { count: 60, of: 60 },
      mean_score: 0.9,
    });
    expect(women?.calibration?.[3]).toMatchObject({ positive: { count: 40, of: 40 }, mean_score: 0.3 });
    expect(women?.calibration?.[1]).toMatchObject({ positive: { count: 0, of: 90 }, mean_score: 0.1 });
  });
});

describe('a file of scores', () => {
  const plan = {
    ...{ type: 'fairness_ml_user', shape: 'rows', decimal: 'comma', columns: { score: 'score', attributes: ['sex'] } },
    outcomes: [{ value: 'n/a', means: 'leave_out' }],
  };
  const rows = Array.from({ length: 600 }, (_, index) => [
    ...[index % 3 === 0 ? 'F' : 'M', `${index % 3 === 0 ? Math.floor(index / 2) : index},${index % 10}`],
  ]);

  test('a score above the overall median counts as selected', () => {
    const result = resultOf(plan, ['sex', 'score'], [...rows, ['F', 'n/a']]);
    const values = rows.map(([, score = '']) => Number(score.replace(',', '.'))).toSorted((a, b) => a - b);
    const median = ((values[299] ?? 0) + (values[300] ?? 0)) / 2;
    expect(result).toMatchObject({ median, without_outcome: 1, records: 601 });
    const above = rows.filter(([sex, score = '']) => sex === 'F' && Number(score.replace(',', '.')) > median).length;
    const { groups, measure } = impactOf(result, 'sex');
    expect(measure).toBe('score');
    expect(groups[0]?.selected).toMatchObject({ count: above, of: 200 });
    const mine = rows.flatMap(([sex, score = '']) => (sex === 'F' ? [Number(score.replace(',', '.'))] : []));
    expect(groups[0]?.scores?.mean).toBeCloseTo(mine.reduce((sum, one) => sum + one, 0) / 200, 9);
  });

  test('2,000 bootstrap samples give the interval, independent of row order and names', () => {
    const [women] = impactOf(resultOf(plan, ['sex', 'score'], rows), 'sex').groups;
    const { low = 0, high = 0 } = women?.compared?.bootstrap_interval ?? {};
    const { ratio, ratio_interval } = women?.compared ?? {};
    expect(low).toBeLessThan(ratio ?? 0);
    expect(high).toBeGreaterThan(ratio ?? 0);
    // The median varies with the sample, which the other interval ignores.
    expect(Math.abs(low - (ratio_interval?.low ?? 0))).toBeLessThan(0.1);
    const others = shuffled(rows).map(([sex, score = '']) => [sex === 'F' ? 'zz' : 'aa', score]);
    const renamed = impactOf(resultOf(plan, ['sex', 'score'], others), 'sex').groups[1];
    expect(renamed?.compared).toEqual(women?.compared);
    const again = impactOf(resultOf({ ...plan, seed: 2 }, ['sex', 'score'], rows), 'sex').groups[0];
    expect(again?.compared?.bootstrap_interval).not.toEqual(women?.compared?.bootstrap_interval);
  });
});

describe('invalid input stops the run and names the place', () => {
  test.each([
    ['an empty outcome', ['F', ''], { row: 2, column: 'hired', why: 'outcome_not_listed', value: '' }],
    [
      'an outcome that nobody decided on',
      ['F', 'maybe'],
      { row: 2, column: 'hired', why: 'outcome_not_listed', value: 'maybe' },
    ],
    ['a row that is cut off', ['F'], { row: 2, column: 'hired', why: 'outcome_not_listed' }],
  ])('%s', (_, row, fault) => {
    expect(faultsOf(HIRING, HEADERS, [['F', 'yes'], row])).toMatchObject([fault]);
  });

  test.each([
    ['no row at all', HIRING, HEADERS, [], { row: 0, why: 'no_rows' }],
    ['a column that is not there', HIRING, ['Sex', 'hired'], [], { row: 0, column: 'sex', why: 'column_missing' }],
    [
      'a column that is there twice',
      HIRING,
      ['sex', 'hired', 'sex'],
      [],
      { row: 0, column: 'sex', why: 'column_twice' },
    ],
    ['nobody whose group is known', HIRING, HEADERS, [['', 'yes']], { row: 0, column: 'sex', why: 'nothing_known' }],
    [
      'a decimal comma where there are points',
      { ...HIRING, columns: { score: 'hired', attributes: ['sex'] } },
      ...([HEADERS, [['F', '0,7']], { row: 1, column: 'hired', why: 'score_not_a_number', value: '0,7' }] as const),
    ],
    [
      'a weight that is no number of people',
      { ...HIRING, columns: { ...HIRING.columns, weight: 'n' } },
      ...([[...HEADERS, 'n'], [['F', 'yes', '0.5']], { row: 1, column: 'n', why: 'weight_not_whole' }] as const),
    ],
  ])('%s', (_, plan, headers, rows, fault) => {
    expect(faultsOf(plan, headers, rows)).toMatchObject([fault]);
  });

  test('a separate group for each row', () => {
    const rows = Array.from({ length: 1000 }, (_, index) => [`person ${index}`, 'yes']);
    const faults = faultsOf(HIRING, HEADERS, rows);
    expect(faults).toHaveLength(800);
    expect(faults[0]).toMatchObject({
      row: 201,
      column: 'sex',
      why: 'too_many_groups',
      value: 'person 200',
      limit: 200,
    });
  });
});

test.each([
  ['all are selected', times(50, 'F', 'yes'), 'all_selected'],
  ['nobody is selected', times(50, 'F', 'no'), 'none_selected'],
  ['there is one group', PEOPLE.slice(0, 200), 'one_group'],
  [
    'groups are dates',
    PEOPLE.map(([, hired = ''], index) => [`2026-01-0${1 + (index % 9)}`, hired]),
    'groups_are_dates',
  ],
])('when %s, there is no verdict, and a warning says why', (_, rows, kind) => {
  const result = resultOf(HIRING, HEADERS, rows);
  expect(result.warnings.map((warning) => warning.kind)).toContain(kind);
  expect(JSON.stringify(result)).not.toContain('NaN');
  if (kind !== 'groups_are_dates') expect(result.verdict).toBeNull();
});

test('the order of rows never changes the result', () => {
  const row = fc.record({
    sex: fc.constantFrom('F', 'M', 'X', ''),
    score: fc.integer({ min: 0, max: 40 }),
    good: fc.constantFrom('1', '0'),
    unit: fc.constantFrom('a', 'b', ''),
  });
  const plan = {
    ...{ type: 'fairness_ml_user', shape: 'rows' },
    columns: { score: 'score', label: 'good', stratum: 'unit', attributes: ['sex', 'unit'] },
    labels: [
      { value: '1', means: 'positive' },
      { value: '0', means: 'negative' },
    ],
    intersections: [['sex', 'unit']],
  };
  const headers = ['sex', 'score', 'good', 'unit'];
  fc.assert(
    fc.property(fc.array(row, { minLength: 5, maxLength: 80 }), (records) => {
      const rows = [
        ['F', '1', '1', 'a'],
        ...records.map(({ sex, score, good, unit }) => [sex, `${score / 40}`, good, unit]),
      ];
      const result = resultOf(plan, headers, rows);
      expect(resultOf(plan, headers, shuffled(rows))).toEqual(result);
      expect(BiasResult.safeParse(result).success).toBe(true);
    }),
    { numRuns: 15 },
  );
});
