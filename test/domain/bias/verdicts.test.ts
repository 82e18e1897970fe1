/** Verdicts that a statistician computed by hand. Engines before version 4 got each of them wrong. */
import { describe, expect, test } from 'vitest';
import { findingsOf } from '#domain/bias/result/findings.ts';
import { detectableRatios, recordsOfGroup } from '#domain/bias/statistics/power.ts';
import { faultsOf, impactOf, pairsOf, resultOf, times, YES_NO } from './cases.ts';

const COUNTS = {
  ...{ type: 'fairness_ml_user', shape: 'aggregate' },
  columns: { attribute: 'a', group: 'g', n: 'n', selected: 's' },
};
type Group = readonly [name: string, selected: number, n: number];
const countsOf = (groups: readonly Group[], more: object = {}) =>
  resultOf(
    { ...COUNTS, ...more },
    ['a', 'g', 'n', 's'],
    groups.map(([name, selected, n]) => ['Group', name, `${n}`, `${selected}`]),
  );
const comparedIn = (groups: readonly Group[], name: string, more: object = {}) => {
  const result = countsOf(groups, more);
  const found = impactOf(result, 'Group').groups.find(({ names }) => names[0] === name);
  return { result, ...found, compared: found?.compared };
};
const chosen = (group: string) => ({ references: [{ attribute: 'Group', group }] });

describe('rates of selection', () => {
  test('names the chosen reference as disadvantaged when none of it was selected', () => {
    const { result, compared } = comparedIn(
      [
        ['a', 0, 150],
        ['b', 30, 100],
      ],
      'b',
      chosen('a'),
    );
    expect(compared).toMatchObject({ ratio: null, disadvantaged: 'reference', verdict: 'adverse_impact' });
    expect(compared?.p).toBeCloseTo(5.5e-14, 15);
    expect(result.verdict).toBe('adverse_impact');
  });

  test('judges a group of 40 beside one of 960', () => {
    const { result, compared } = comparedIn(
      [
        ['large', 950, 960],
        ['small', 20, 40],
      ],
      'small',
    );
    expect(compared?.ratio).toBeCloseTo(0.505, 3);
    expect(compared?.p).toBeLessThan(1e-22);
    expect(result.verdict).toBe('adverse_impact');
  });

  test('judges a group of 33 among 3,000 unless it was left out', () => {
    const groups: Group[] = [
      ['a', 1500, 2670],
      ['b', 159, 297],
      ['c', 8, 33],
    ];
    const { standing, compared } = comparedIn(groups, 'c', chosen('b'));
    expect(standing).toBe('judged');
    expect(compared?.p).toBeCloseTo(0.0016, 4);
    expect(compared).toMatchObject({ verdict: 'adverse_impact', disadvantaged: 'group' });
  });

  test('counts a difference beyond the limit as large even when the ratio is within it', () => {
    const { compared } = comparedIn(
      [
        ['a', 900, 1000],
        ['b', 730, 1000],
      ],
      'b',
    );
    expect(compared).toMatchObject({ difference_beyond: true, verdict: 'adverse_impact' });
    expect(compared?.ratio).toBeCloseTo(0.811, 3);
  });

  test('never uses a group of one record as reference beside a larger one', () => {
    const table = impactOf(
      countsOf([
        ['a', 1, 1],
        ['b', 60, 100],
        ['c', 30, 100],
      ]),
      'Group',
    );
    expect(table).toMatchObject({ reference: ['b'], verdict: 'adverse_impact' });
  });

  test('uses the largest group as the reference when all are small', () => {
    const table = impactOf(
      countsOf([
        ['a', 4, 4],
        ['b', 0, 5],
      ]),
      'Group',
    );
    expect(table).toMatchObject({ reference: ['b'] });
    expect(table.groups[0]?.compared).toMatchObject({ ratio: null, disadvantaged: 'reference' });
    expect(table.groups[0]?.compared?.p).toBeCloseTo(1 / 126, 9);
  });

  test('compares with the largest group when the plan asks for it, and corrects by Holm alone', () => {
    const groups: Group[] = [
      ['a', 60, 100],
      ['b', 900, 2000],
      ['c', 30, 100],
    ];
    const table = impactOf(countsOf(groups, { references: [{ attribute: 'Group', rule: 'largest' }] }), 'Group');
    expect(table).toMatchObject({ reference: ['b'], reference_chosen: true, reference_by: 'largest' });
    const [a, , c] = table.groups.map(({ compared }) => compared);
    expect(a?.ratio).toBeCloseTo(0.6 / 0.45, 12);
    // Fisher's exact test, by SciPy.
    expect(a?.p).toBeCloseTo(0.003838072295709297, 9);
    expect(c?.p).toBeCloseTo(0.0036845982566227056, 9);
    const smaller = c?.p ?? 1;
    expect([a?.adjusted_p, c?.adjusted_p]).toEqual([2 * smaller, 2 * smaller]);
    expect(impactOf(countsOf(groups), 'Group')).toMatchObject({ reference: ['a'], reference_by: 'best_rate' });
  });

  test('chooses the first name of two equally large groups', () => {
    const groups: Group[] = [
      ['d', 60, 100],
      ['c', 30, 100],
    ];
    const table = impactOf(countsOf(groups, { references: [{ attribute: 'Group', rule: 'largest' }] }), 'Group');
    expect(table.reference).toEqual(['c']);
  });

  test('has no verdict when neither group was selected', () => {
    expect(
      countsOf([
        ['a', 0, 100],
        ['b', 0, 80],
      ]).verdict,
    ).toBeNull();
    expect(
      countsOf([
        ['a', 100, 100],
        ['b', 80, 80],
      ]).verdict,
    ).toBeNull();
    expect(
      comparedIn(
        [
          ['a', 0, 150],
          ['b', 0, 100],
          ['c', 30, 100],
        ],
        'b',
        chosen('a'),
      ).result.verdict,
    ).toBe('adverse_impact');
  });

  test('holds the more often flagged group as disadvantaged when selection is unfavorable', () => {
    const groups: Group[] = [
      ['African-American', 1084, 3175],
      ['Caucasian', 314, 2103],
    ];
    const bad = comparedIn(groups, 'African-American', { selected_is: 'unfavorable' });
    expect(bad.result.tables[0]).toMatchObject({ reference: ['Caucasian'] });
    expect(bad.compared).toMatchObject({ verdict: 'adverse_impact', disadvantaged: 'group' });
    // 314 / 2103 / 0.8 of 3175 is 592.6, so at most 592 may be flagged.
    expect(bad.compared?.shortfall).toBe(1084 - 592);
    const good = comparedIn(groups, 'Caucasian');
    expect(good.compared).toMatchObject({ verdict: 'adverse_impact', disadvantaged: 'group' });
  });

  test('is not more certain about one pair of groups than about the overall test', () => {
    const groups = Array.from(
      { length: 12 },
      (_, index): Group => [`g${index}`, index === 0 ? 66 : 50 - (index % 3), 100],
    );
    const table = impactOf(countsOf(groups), 'Group');
    for (const { compared } of table.groups)
      if (compared) expect(compared.adjusted_p).toBeGreaterThanOrEqual(table.omnibus_p ?? 1);
    // A reference chosen by a person does not depend on the data.
    const other = impactOf(countsOf(groups, chosen('g0')), 'Group');
    expect(other.omnibus_p).toBe(table.omnibus_p);
    expect(Math.min(...other.groups.map(({ compared }) => compared?.adjusted_p ?? 1))).toBeLessThan(
      other.omnibus_p ?? 0,
    );
  });
});

describe('power', () => {
  test.each([
    // Fleiss, Levin and Paik, Statistical Methods for Rates and Proportions, table A.4: two-sided 5%, power 80%.
    [0.5, 0.7, 103],
    [0.3, 0.5, 103],
    [0.2, 0.3, 313],
    [0.05, 0.15, 160],
  ])('%f against %f takes %i records of each', (rate, other, published) => {
    const of = (share: number) => ({ n: 100, selected: share * 100 });
    expect(recordsOfGroup(of(rate), of(other), 0.05)).toBeCloseTo(published, -1);
  });

  test('reports the records needed for a power of 80% and the effect this sample could show', () => {
    const { compared } = comparedIn(
      [
        ['a', 30, 60],
        ['b', 21, 60],
      ],
      'b',
    );
    expect(compared?.verdict).toBe('inconclusive');
    const needed = compared?.records_needed ?? 0;
    const powerAt = (n: number) => {
      let [state, detected] = [12_345, 0];
      const draw = () => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return state / 2 ** 32;
      };
      const selectedOf = (rate: number) => Array.from({ length: n }, draw).filter((value) => value < rate).length;
      for (let round = 0; round < 400; round += 1) {
        const found = comparedIn(
          [
            ['a', selectedOf(0.5), n],
            ['b', selectedOf(0.35), n],
          ],
          'b',
          chosen('a'),
        ).compared;
        if ((found?.p ?? 1) < 0.05) detected += 1;
      }
      return detected / 400;
    };
    expect(powerAt(needed)).toBeGreaterThan(0.74);
    expect(powerAt(needed)).toBeLessThan(0.88);
    const { below, above } = compared?.detectable ?? {};
    expect(below).toBeCloseTo(0.49, 1);
    expect(above).toBeCloseTo(1.51, 1);
    expect(detectableRatios(3, { n: 4, selected: 2 }, 0.05)).toEqual({ below: null, above: null });
  });
});

describe('classes', () => {
  const CLASSES = {
    ...{ type: 'fairness_ml_user', shape: 'rows', columns: { attributes: ['g'], outcome: 'o' } },
    outcomes: [{ value: '', means: 'leave_out' }],
    classes: [
      { name: 'approved', values: ['yes', 'ok'] },
      { name: 'referred', values: ['look'], is: 'unfavorable' },
      { name: 'declined', values: ['no'], is: 'unfavorable' },
    ],
  };
  const classesOf = (rows: string[][], more: object = {}) =>
    resultOf({ ...CLASSES, ...more }, ['g', 'o'], rows).tables.flatMap((table) =>
      table.kind === 'impact' ? [table] : [],
    );
  const ROWS = [
    ...[...times(50, 'a', 'yes'), ...times(10, 'a', 'ok'), ...times(20, 'a', 'look'), ...times(20, 'a', 'no')],
    ...[...times(38, 'b', 'yes'), ...times(20, 'b', 'look'), ...times(42, 'b', 'no'), ...times(7, 'b', '')],
  ];

  test('compares each class with all others, in its favorable or unfavorable direction', () => {
    const tables = classesOf(ROWS);
    expect(tables.map((table) => [table.id, table.measure, table.class?.name, table.class?.is])).toEqual([
      ['impact-1', 'class', 'approved', 'favorable'],
      ['impact-2', 'class', 'referred', 'unfavorable'],
      ['impact-3', 'class', 'declined', 'unfavorable'],
    ]);
    const [approved, referred, declined] = tables;
    expect(approved?.overall).toMatchObject({ count: 98, of: 200 });
    expect(approved?.groups[1]).toMatchObject({ selected: { count: 38, of: 100 }, standing: 'judged' });
    expect(approved?.groups[1]?.compared).toMatchObject({ disadvantaged: 'group', verdict: 'adverse_impact' });
    expect(declined?.groups[1]?.compared).toMatchObject({ disadvantaged: 'group', verdict: 'adverse_impact' });
    expect(declined?.groups[1]?.compared?.ratio).toBeCloseTo(2.1, 12);
    expect(referred?.verdict).toBe('no_flag');
  });

  test('corrects p for the number of classes, also with a chosen reference', () => {
    // Fisher by SciPy: 60 of 100 against 38, 20 against 42, and 20 against 20, with Holm's correction for three.
    const [approved, referred, declined] = [0.0028800590340765857, 1, 0.0012277602768245102];
    for (const more of [{}, { references: [{ attribute: 'g', group: 'a' }] }]) {
      const found = classesOf(ROWS, more).map((table) => table.groups.find(({ compared }) => compared)?.compared);
      expect(found[0]?.p).toBeCloseTo(approved, 10);
      expect(found[2]?.p).toBeCloseTo(declined, 10);
      expect(found[2]?.adjusted_p).toBeCloseTo(3 * declined, 10);
      expect(found[0]?.adjusted_p).toBeCloseTo(2 * approved, 10);
      expect(found[1]?.adjusted_p).toBe(referred);
    }
  });

  test('compares classes in weighted rows and in intersections', () => {
    const plan = { columns: { attributes: ['g', 'h'], outcome: 'o', weight: 'w' }, intersections: [['g', 'h']] };
    const rows = ROWS.map(([g = '', o = ''], index) => [g, o, index % 2 === 0 ? 'x' : 'y', '3']);
    const { tables } = resultOf({ ...CLASSES, ...plan }, ['g', 'o', 'h', 'w'], rows);
    expect(tables.map((table) => table.attributes.join())).toEqual([
      ...[...Array(3).fill('g'), ...Array(3).fill('h'), ...Array(3).fill('g,h')],
    ]);
    expect(tables[0]).toMatchObject({ overall: { count: 294, of: 600 } });
  });

  test('stops at a value without a class', () => {
    expect(faultsOf(CLASSES, ['g', 'o'], [['a', 'maybe']])).toMatchObject([{ why: 'outcome_not_listed' }]);
  });
});

describe('errors', () => {
  const LABELLED = {
    ...{ type: 'fairness_ml_user', shape: 'rows', outcomes: YES_NO },
    columns: { attributes: ['g'], outcome: 'o', label: 'l' },
    labels: [
      { value: 'yes', means: 'positive' },
      { value: 'no', means: 'negative' },
    ],
  };
  const errorsOf = (rows: string[][], more: object = {}) => {
    const table = impactOf(resultOf({ ...LABELLED, ...more }, ['g', 'o', 'l'], rows), 'g');
    return table.labels?.groups.find(({ compared }) => compared)?.compared;
  };

  test('judges false positives when the reference has none', () => {
    const rows = [
      ...[...times(100, 'a', 'yes', 'yes'), ...times(100, 'a', 'no', 'no')],
      ...[...times(60, 'b', 'yes', 'yes'), ...times(30, 'b', 'yes', 'no'), ...times(70, 'b', 'no', 'no')],
    ];
    expect(errorsOf(rows, { references: [{ attribute: 'g', group: 'a' }] })?.false_positives).toMatchObject({
      ...{ ratio: null, verdict: 'flagged' },
    });
  });

  test('flags a higher miss rate once, by whichever rate shows it', () => {
    const rows = [
      ...[...times(970, 'a', 'yes', 'yes'), ...times(30, 'a', 'no', 'yes'), ...times(500, 'a', 'no', 'no')],
      ...[...times(900, 'b', 'yes', 'yes'), ...times(100, 'b', 'no', 'yes'), ...times(500, 'b', 'no', 'no')],
    ];
    const found = errorsOf(rows, { references: [{ attribute: 'g', group: 'a' }] });
    expect(found?.equal_opportunity).toMatchObject({ verdict: 'flagged' });
    expect(found?.false_negatives.ratio).toBeCloseTo(100 / 30, 9);
    expect(found?.false_negatives.verdict).toBeNull();
    expect(found?.false_positives.verdict).toBeNull();
  });

  test('judges the negatives among the selected when both error rates are alike', () => {
    const rows = [
      ...[...times(400, 'a', 'yes', 'yes'), ...times(100, 'a', 'no', 'yes')],
      ...[...times(100, 'a', 'yes', 'no'), ...times(400, 'a', 'no', 'no')],
      ...[...times(160, 'b', 'yes', 'yes'), ...times(40, 'b', 'no', 'yes')],
      ...[...times(160, 'b', 'yes', 'no'), ...times(640, 'b', 'no', 'no')],
    ];
    const found = errorsOf(rows, { references: [{ attribute: 'g', group: 'a' }] });
    expect([found?.equal_opportunity.verdict, found?.false_positives.verdict]).toEqual(['no_flag', 'no_flag']);
    expect(found).toMatchObject({ equalised_odds: 0, average_odds: 0 });
    // Fisher's exact test, by SciPy. Holm's correction multiplies the larger of the two p-values by three.
    expect(found?.false_discoveries).toMatchObject({ verdict: 'flagged', ratio: 2.5 });
    expect(found?.false_discoveries?.p).toBeCloseTo(5.347567100513731e-19, 28);
    expect(found?.false_omissions).toMatchObject({ verdict: 'flagged' });
    expect(found?.false_omissions?.ratio).toBeCloseTo(40 / 680 / (100 / 500), 12);
  });

  test('compares errors with their own reference when the plan names one', () => {
    const rows = ['a', 'b', 'c'].flatMap((group, index) => [
      ...[...times(80 - 10 * index, group, 'yes', 'yes'), ...times(20 + 10 * index, group, 'no', 'yes')],
      ...[...times(10, group, 'yes', 'no'), ...times(90 + index, group, 'no', 'no')],
    ]);
    const plan = { ...LABELLED, references: [{ attribute: 'g', rule: 'largest', of: 'errors' }] };
    const table = impactOf(resultOf(plan, ['g', 'o', 'l'], rows), 'g');
    expect(table).toMatchObject({ reference: ['a'], reference_by: 'best_rate' });
    expect(table.labels).toMatchObject({ reference: ['c'], reference_by: 'largest' });
    const [a, , c] = table.labels?.groups ?? [];
    expect(a?.compared?.equal_opportunity.difference).toBeCloseTo(0.8 - 0.6, 12);
    expect(c?.compared).toBeNull();
    const [found] = findingsOf({ tables: [table] }).filter(({ kind }) => kind === 'equal_opportunity');
    expect(found?.reference).toBe(c);
  });

  test('corrects for testing four error rates', () => {
    // 14 of 50 against 28 of 50 by each rate: Fisher gives 0.0081 (SciPy).
    const rows = ['a', 'b'].flatMap((group) => {
      const wrong = group === 'a' ? 14 : 28;
      return [
        ...[...times(50 - wrong, group, 'yes', 'yes'), ...times(wrong, group, 'no', 'yes')],
        ...[...times(wrong, group, 'yes', 'no'), ...times(50 - wrong, group, 'no', 'no')],
      ];
    });
    const found = errorsOf(rows, { references: [{ attribute: 'g', group: 'a' }] });
    const { p = null, adjusted_p = null } = found?.equal_opportunity ?? {};
    expect(p).toBeCloseTo(0.008082133541935715, 10);
    expect(adjusted_p).toBeCloseTo(4 * 0.008082133541935715, 10);
    expect(found?.false_discoveries?.p).toBe(p);
  });
});

describe('scores', () => {
  const SCORED = {
    ...{ type: 'fairness_ml_user', shape: 'rows' },
    columns: { attributes: ['g'], score: 's' },
  };
  test('gives ratings a bootstrap interval', () => {
    const ratings = (group: string, counts: readonly number[]) =>
      counts.flatMap((count, index) => times(count, group, `${index + 1}`));
    const rows = [...ratings('a', [100, 150, 200, 1500, 550]), ...ratings('b', [200, 250, 300, 1400, 350])];
    const found = impactOf(resultOf(SCORED, ['g', 's'], rows), 'g').groups[1]?.compared;
    expect(found?.ratio).toBeCloseTo(350 / 550, 9);
    expect(found?.bootstrap_interval?.low).toBeCloseTo(found?.ratio_interval?.low ?? 0, 1);
    expect(found?.bootstrap_interval?.high).toBeCloseTo(found?.ratio_interval?.high ?? 0, 1);
  });

  test('keeps scores at full precision, however small or large', () => {
    const rows = [
      ...Array.from({ length: 100 }, (_, index) => ['a', `${(index + 1) * 1e-12}`]),
      ...Array.from({ length: 100 }, (_, index) => ['b', `${9_007_199_254_740_991 - index * 1024}`]),
    ];
    const result = resultOf(SCORED, ['g', 's'], rows);
    expect(impactOf(result, 'g').groups[0]?.scores?.mean).toBeCloseTo(50.5e-12, 20);
    expect(result.warnings.map(({ kind }) => kind)).not.toContain('scores_cut');
    expect(result.median).toBe((100e-12 + 9_007_199_254_740_991 - 99 * 1024) / 2);
  });
});

describe('answers of a language model', () => {
  const ASKED = {
    ...{ type: 'fairness_llm_user', shape: 'rows', outcomes: YES_NO },
    columns: { prompt_id: 'p', attribute: 'a', group: 'g', repetition: 'r', decision: 'd', refused: 'x', score: 's' },
    refusals: [
      { value: 'yes', means: 'refused' },
      { value: 'no', means: 'answered' },
    ],
    references: [{ attribute: 'sex', group: 'he' }],
  };
  type Answer = { decision?: boolean; refused?: boolean; score?: number };
  const asked = (prompts: number, repetitions: number, of: (prompt: number, group: string, turn: number) => Answer) =>
    Array.from({ length: prompts }, (_, prompt) =>
      ['he', 'she'].flatMap((group) =>
        Array.from({ length: repetitions }, (__, turn) => {
          const { decision = true, refused = false, score = 0.5 } = of(prompt, group, turn);
          return [
            ...[`p${prompt}`, 'sex', group, `${turn}`, decision ? 'yes' : 'no', refused ? 'yes' : 'no', `${score}`],
          ];
        }),
      ),
    ).flat();
  const sheIn = (rows: string[][], more: object = {}) => {
    const result = resultOf({ ...ASKED, ...more }, ['p', 'a', 'g', 'r', 'd', 'x', 's'], rows);
    return { result, ...pairsOf(result, 'sex').groups.find(({ name }) => name === 'she')?.compared };
  };

  test('is not dismissed as noise when decisions lean to one side', () => {
    // By majority, 107 of 300 prompts favor him and 42 favor her. He is selected in 537 of 900 answers, she in 418.
    const yes = (prompt: number, group: string) => {
      if (prompt < 107) return group === 'he' ? (prompt < 54 ? 3 : 2) : 1;
      if (prompt < 149) return group === 'he' ? 1 : 2;
      return prompt < 225 ? 2 : 1;
    };
    const rows = asked(300, 3, (prompt, group, turn) => ({ decision: (turn + prompt) % 3 < yes(prompt, group) }));
    const { result, decisions, flips } = sheIn(rows);
    expect(decisions).toMatchObject({ to_more: 42, to_less: 107, disadvantaged: 'group', verdict: 'adverse_impact' });
    expect(decisions?.reference_rate).toBeCloseTo(0.597, 3);
    expect(decisions?.rate).toBeCloseTo(0.464, 3);
    expect(decisions?.ratio).toBeCloseTo(0.778, 3);
    expect(decisions?.mcnemar_p).toBeCloseTo(1.0e-7, 9);
    expect(decisions?.p).toBeLessThan(1e-6);
    expect(flips?.verdict).toBe('within_noise');
    expect(result.verdict).toBe('adverse_impact');
  });

  test('counts refusals over repetitions, not by majority', () => {
    // Of 90 prompts, 29 are refused to her once and 3 twice, and 14 are refused to him once, of three answers each.
    const refusals = (prompt: number, group: string) => {
      if (group === 'he') return prompt >= 60 && prompt < 74 ? 1 : 0;
      return prompt < 3 ? 2 : prompt < 32 ? 1 : 0;
    };
    const { refusals: found, result } = sheIn(
      asked(90, 3, (prompt, group, turn) => ({ refused: turn < refusals(prompt, group) })),
    );
    expect(found?.rate).toBeCloseTo(35 / 270, 12);
    expect(found?.reference_rate).toBeCloseTo(14 / 270, 12);
    expect(found).toMatchObject({ to_more: 3, to_less: 0, verdict: 'flagged' });
    expect(found?.mcnemar_p).toBeCloseTo(0.25, 12);
    expect(found?.p).toBeLessThan(0.01);
    expect(result.verdict).toBe('flagged');
  });

  test('judges scores by their mean difference when they do not vary', () => {
    const { scores } = sheIn(asked(40, 2, (_, group) => ({ score: group === 'he' ? 0.93 : 0.56 })));
    expect(scores).toMatchObject({ standardized: null, weak_parity: 0, parity_at: 0.5, verdict: 'flagged' });
    expect(scores?.wasserstein).toBeCloseTo(0.37, 12);
  });

  test('judges ratings from 1 to 5, and their parity at the chosen score', () => {
    const rating = (prompt: number, group: string) => {
      const base = 2 + (prompt % 4);
      return group === 'she' && prompt % 7 < 3 ? base - 1 : base;
    };
    const rows = asked(140, 1, (prompt, group) => ({ score: rating(prompt, group) }));
    const { scores } = sheIn(rows);
    expect(scores?.mean_difference).toBeCloseTo(-3 / 7, 12);
    expect(scores).toMatchObject({ parity_at: null, weak_parity: null, verdict: 'flagged' });
    expect(sheIn(rows, { parity_at: 3 }).scores?.weak_parity).toBeLessThan(-0.05);
    const { scores: small } = sheIn(rows, { thresholds: { score_difference: 0.5 } });
    expect(small?.verdict).toBe('detectable_small');
  });

  test('does not clear two groups because a third has few prompts', () => {
    const rows = asked(200, 1, (prompt, group) => ({ decision: group === 'he' || prompt >= 60 }));
    const few = rows.filter(([, , group], index) => group === 'he' && index < 40).map((row) => row.with(2, 'they'));
    const { decisions } = sheIn([...rows, ...few], { references: [] });
    expect(decisions).toMatchObject({ to_less: 60, to_more: 0, verdict: 'adverse_impact' });
    // Three groups form three pairs.
    expect(decisions?.adjusted_p).toBeCloseTo(3 * (decisions?.p ?? 0), 18);
  });

  test('reports the sample that an inconclusive difference needs', () => {
    const { decisions } = sheIn(asked(20, 1, (prompt, group) => ({ decision: group === 'he' || prompt >= 5 })));
    expect(decisions).toMatchObject({ verdict: 'inconclusive', p: 0.0625 });
    expect(decisions?.pairs_needed).toBeGreaterThan(20);
    expect(decisions?.detectable?.below).toBeLessThan(0.75);
  });
});
