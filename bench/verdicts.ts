/**
 * Measures how often verdicts are wrong: false flags among equal groups, and the power to find a true difference with
 * the suggested number of records. The figures are shares, not times.
 */

import type { Cell } from '#domain/bias/file/answers.ts';
import { amountsOf } from '#domain/bias/impact/amounts.ts';
import { classCorrections } from '#domain/bias/impact/class-corrections.ts';
import { type CountedGroup, LABEL_INDEX } from '#domain/bias/impact/counted.ts';
import { errorRates } from '#domain/bias/impact/error-rates.ts';
import { impactGroups } from '#domain/bias/impact/groups.ts';
import { pairsTable } from '#domain/bias/pairs/table.ts';
import { BiasPlan } from '#domain/bias/plan/plan.ts';
import { USUAL_THRESHOLDS } from '#domain/bias/plan/usual-thresholds.ts';
import { ERROR_KINDS } from '#domain/bias/result/findings.ts';
import { histograms, slotOfLabel } from '#domain/bias/statistics/histogram.ts';
import { recordsOfGroup } from '#domain/bias/statistics/power.ts';
import { type Random, randomOf } from '#domain/bias/statistics/random.ts';
import { exactP } from '#domain/bias/statistics/rates.ts';
import type { Figure } from './report/figure.ts';

const ROUNDS = 4000;
const ERROR_ROUNDS = 2000;
const LLM_ROUNDS = 400;
const MOST_FALSE = 5.5;

/** The same simulation in every run. */
const random = randomOf(2026);

const selectedOf = (n: number, rate: number, next: Random) => {
  let selected = 0;
  for (let record = 0; record < n; record += 1) if (next() < rate) selected += 1;
  return selected;
};

const shareOf = (rounds: number, isSo: () => boolean) => {
  let count = 0;
  for (let round = 0; round < rounds; round += 1) if (isSo()) count += 1;
  return (100 * count) / rounds;
};

const falseFlags = (): Figure[] =>
  [0.1, 0.5].flatMap((rate) =>
    [100, 300].flatMap((n) =>
      [2, 5, 7, 12].map((groups): Figure => {
        const value = shareOf(ROUNDS, () => {
          const counted = Array.from({ length: groups }, (_, index) => ({
            ...{ names: [`${index}`], n, selected: selectedOf(n, rate, random) },
          }));
          const found = impactGroups(counted, { thresholds: USUAL_THRESHOLDS, seed: 1, isGood: true });
          return found.groups.some(({ compared }) => compared?.verdict === 'adverse_impact');
        });
        const name = `false flags, ${groups} equal groups of ${n}, rate ${rate}`;
        return { name, value, unit: '%', budget: { atMost: MOST_FALSE } };
      }),
    ),
  );

const NOTHING = { histogram: undefined, strata: new Map(), periods: new Map() };

/** Amounts with a long tail and the same distribution in every group. */
const paid = (name: string, n: number): CountedGroup => {
  const slot = slotOfLabel(0, LABEL_INDEX.none);
  const amounts = Array.from({ length: n }, () => 30 / (1.05 - random()));
  const histogram = histograms({ each: (see) => amounts.forEach((amount) => void see(slot, amount, 1)) }).get(0);
  return { ...NOTHING, names: [name], n, selected: 0, confusion: undefined, histogram };
};

/** Counts significant differences, large or not. */
const ofAmounts = (): Figure[] =>
  [12, 100].flatMap((n) =>
    [2, 5, 12].map((groups): Figure => {
      const value = shareOf(ERROR_ROUNDS, () => {
        const counted = Array.from({ length: groups }, (_, index) => paid(`${index}`, n));
        const meanOf = ({ histogram }: CountedGroup) => histogram?.scores.reduce((sum, one) => sum + one / n, 0) ?? 0;
        const [reference] = counted.toSorted((a, b) => meanOf(b) - meanOf(a));
        const judging = { thresholds: USUAL_THRESHOLDS, isGood: true, isChosen: false };
        const judged = counted.map((group) => ({ group, isJudged: true }));
        const found = amountsOf(judged, reference, judging);
        return found.groups.some(({ means, ranks }) =>
          [means, ranks].some((one) => (one?.adjusted_p ?? 1) < USUAL_THRESHOLDS.significance),
        );
      });
      const name = `significant amounts, ${groups} equal groups of ${n}`;
      return { name, value, unit: '%', budget: { atMost: MOST_FALSE } };
    }),
  );

/** Half of the records are positive, and the same share is selected in every group. */
const labelled = (name: string, n: number): CountedGroup => {
  const positives = selectedOf(n, 0.5, random);
  const [right, wrong] = [selectedOf(positives, 0.7, random), selectedOf(n - positives, 0.3, random)];
  return {
    ...{ ...NOTHING, names: [name], n, selected: right + wrong },
    confusion: {
      ...{ true_positive: right, false_negative: positives - right },
      ...{ false_positive: wrong, true_negative: n - positives - wrong },
    },
  };
};

const ofErrors = (): Figure[] =>
  [100, 300].flatMap((n) =>
    [2, 5, 12].map((groups): Figure => {
      const value = shareOf(ERROR_ROUNDS, () => {
        const counted = Array.from({ length: groups }, (_, index) => labelled(`${index}`, n));
        const [reference] = counted.toSorted((a, b) => b.selected / b.n - a.selected / a.n);
        const judged = counted.map((group) => ({ group, isJudged: group !== reference }));
        const found = errorRates(judged, reference, { thresholds: USUAL_THRESHOLDS, seed: 1 }, false);
        return found.some(({ compared }) => ERROR_KINDS.some((kind) => compared?.[kind]?.verdict === 'flagged'));
      });
      const name = `false flags of errors, ${groups} equal groups of ${n}`;
      return { name, value, unit: '%', budget: { atMost: MOST_FALSE } };
    }),
  );

const CLASS_RATES = [0.5, 0.3, 0.2];

/** The number of records in each class, at the same rates for all groups. */
const classCounts = (n: number) => {
  const counts = CLASS_RATES.map(() => 0);
  for (let record = 0; record < n; record += 1) {
    let [at, left] = [0, random() - (CLASS_RATES[0] ?? 0)];
    while (left > 0 && at < CLASS_RATES.length - 1) left -= CLASS_RATES[++at] ?? 0;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
};

const RECORDS = BiasPlan.parse({
  ...{ type: 'fairness_ml_user', shape: 'rows', columns: { outcome: 'o', attributes: ['a'] } },
});

const ofClasses = (): Figure[] =>
  [2, 5, 12].map((groups): Figure => {
    const value = shareOf(ROUNDS, () => {
      const counts = Array.from({ length: groups }, () => classCounts(100));
      const tables = CLASS_RATES.map((_, number) => ({
        ...{ attributes: ['a'], unknown: 0, class: { name: `${number}`, isGood: true, number } },
        groups: counts.map((ofGroup, index) => ({
          ...{ ...NOTHING, names: [`${index}`], n: 100, selected: ofGroup[number] ?? 0, confusion: undefined },
        })),
      }));
      const corrections = classCorrections(tables, RECORDS);
      return tables.some((table) => {
        const correction = corrections.get(table);
        const wishes = { thresholds: USUAL_THRESHOLDS, seed: 1, isGood: true, ...(correction && { correction }) };
        return impactGroups(table.groups, wishes).groups.some(({ compared }) => compared?.verdict === 'adverse_impact');
      });
    });
    const name = `false flags of three classes, ${groups} equal groups of 100`;
    return { name, value, unit: '%', budget: { atMost: MOST_FALSE } };
  });

const powers = (): Figure[] =>
  (
    [
      [0.5, 0.35],
      [0.2, 0.1],
      [0.9, 0.73],
    ] as const
  ).map(([base, rate]) => {
    const of = (share: number) => ({ n: 10, selected: share * 10 });
    const n = recordsOfGroup(of(rate), of(base), 0.05) ?? 0;
    const value = shareOf(ROUNDS, () => {
      const [one, other] = [selectedOf(n, rate, random), selectedOf(n, base, random)];
      return exactP({ n, selected: one }, { n, selected: other }) < 0.05;
    });
    return { name: `power with the ${n} records asked for, ${rate} against ${base}`, value, unit: '%' };
  });

const LANGUAGE = BiasPlan.parse({
  ...{ type: 'fairness_llm_user', shape: 'rows', outcomes: [] },
  columns: { prompt_id: 'p', group: 'g', decision: 'd' },
});

/** Each prompt has its own rate, equal for all groups; `lower` scales the rate of one group. */
const answered = (groups: number, [prompts, repetitions]: readonly [number, number], lower = 1) => {
  const rates = Array.from({ length: prompts }, () => random());
  return {
    ...{ name: 'group', unknown: 0 },
    groups: Array.from({ length: groups }, (_, group) => ({
      ...{ name: `${group}`, isBaseline: false },
      cells: new Map(
        rates.map((rate, prompt): [string, Cell] => {
          const selected = selectedOf(repetitions, group === 1 ? rate * lower : rate, random);
          const cell = { answers: repetitions, decided: repetitions, selected, asked: 0, refused: 0 };
          return [`${prompt}`, { ...cell, scores: [], texts: [] }];
        }),
      ),
    })),
  };
};

const tableOf = (groups: number, size: readonly [number, number], lower?: number) => {
  const making = pairsTable(answered(groups, size, lower), 'pairs-1', LANGUAGE, { tables: 0, of: 1 });
  for (let step = making.next(); ; step = making.next()) if (step.done) return step.value.table;
};

const ofModels = (): Figure[] => [
  ...[2, 5, 10].flatMap((groups): Figure[] => {
    const tables = Array.from({ length: LLM_ROUNDS }, () => tableOf(groups, [100, 3]));
    const share = (isSo: (table: (typeof tables)[number]) => boolean) =>
      (100 * tables.filter(isSo).length) / tables.length;
    return [
      {
        name: `false flags of decisions, ${groups} equal groups, 100 prompts × 3`,
        value: share((table) => table.groups.some((one) => one.compared?.decisions?.verdict === 'adverse_impact')),
        ...{ unit: '%', budget: { atMost: MOST_FALSE } },
      },
      {
        name: `significant decisions, ${groups} equal groups, 100 prompts × 3`,
        value: share((table) => table.groups.some((one) => (one.compared?.decisions?.adjusted_p ?? 1) < 0.05)),
        ...{ unit: '%' },
      },
      {
        name: `excess over the noise, ${groups} equal groups, 100 prompts × 3`,
        value: share((table) => table.groups.some((one) => one.compared?.flips?.above_noise === true)),
        ...{ unit: '%', budget: { atMost: MOST_FALSE } },
      },
    ];
  }),
  {
    name: 'true ratio 0.755 cleared, 300 prompts × 3',
    value: shareOf(LLM_ROUNDS, () => {
      const { verdict } = tableOf(2, [300, 3], 0.755);
      return verdict === 'no_flag' || verdict === 'within_noise' || verdict === 'detectable_small';
    }),
    unit: '%',
  },
];

export const measureVerdicts = (): Promise<Figure[]> =>
  Promise.resolve([...falseFlags(), ...powers(), ...ofModels(), ...ofErrors(), ...ofClasses(), ...ofAmounts()]);
