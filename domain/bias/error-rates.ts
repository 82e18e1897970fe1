/** Where it is known who was right: how often decisions were wrong in each group, and whom that hits. */
import type { Confusion, CountedGroup } from './counted.ts';
import { calibrationOf, rankedRight } from './discrimination.ts';
import { hasExpected } from './eligible.ts';
import type { ErrorComparison, LabelGroup } from './impact-result.ts';
import { exactP, holm, proportionOf, rateOf, type Selected } from './rates.ts';
import type { BiasThresholds } from './thresholds.ts';
import { verdictOf } from './verdicts.ts';

const RATES = {
  true_positive_rate: (of: Confusion) => ({ n: of.true_positive + of.false_negative, selected: of.true_positive }),
  false_positive_rate: (of: Confusion) => ({ n: of.false_positive + of.true_negative, selected: of.false_positive }),
  false_negative_rate: (of: Confusion) => ({ n: of.true_positive + of.false_negative, selected: of.false_negative }),
  positive_predictive_value: (of: Confusion) => ({
    n: of.true_positive + of.false_positive,
    selected: of.true_positive,
  }),
} satisfies Record<string, (of: Confusion) => Selected>;

type Compared = 'true_positive_rate' | 'false_positive_rate' | 'false_negative_rate';

const isBeyond = (what: Compared, group: Selected, reference: Selected, thresholds: BiasThresholds) => {
  if (group.n === 0 || reference.n === 0) return null;
  if (what === 'true_positive_rate') return Math.abs(rateOf(group) - rateOf(reference)) > thresholds.difference;
  if (reference.selected === 0) return group.selected === 0 ? false : null;
  const ratio = rateOf(group) / rateOf(reference);
  return ratio < thresholds.error_ratio_low || ratio > thresholds.error_ratio_high;
};

type Judged = { readonly group: CountedGroup; readonly isJudged: boolean };

/** One of the rates, of every group against the reference: corrected within the table. */
const comparisons = (
  what: Compared,
  groups: readonly Judged[],
  reference: CountedGroup,
  thresholds: BiasThresholds,
): Map<CountedGroup, ErrorComparison> => {
  const countsOf = ({ confusion }: CountedGroup) => (confusion ? RATES[what](confusion) : { n: 0, selected: 0 });
  const base = countsOf(reference);
  const all = groups.reduce(
    (sum, { group }) => ({ n: sum.n + countsOf(group).n, selected: sum.selected + countsOf(group).selected }),
    { n: 0, selected: 0 },
  );
  const isEnough = (counts: Selected) => counts.n > 0 && hasExpected(counts, all, thresholds);
  const others = groups.filter(({ group }) => group !== reference);
  const judged = others.filter(({ group, isJudged }) => isJudged && isEnough(countsOf(group)) && isEnough(base));
  const adjusted = holm(judged.map(({ group }) => exactP(countsOf(group), base)));

  const compare = ({ group }: Judged): ErrorComparison => {
    const counts = countsOf(group);
    const isThere = counts.n > 0 && base.n > 0;
    const adjusted_p = adjusted[judged.findIndex((one) => one.group === group)] ?? null;
    const beyond = isBeyond(what, counts, base, thresholds);
    const isSignificant = adjusted_p !== null && adjusted_p < thresholds.significance;
    return {
      difference: isThere ? rateOf(counts) - rateOf(base) : null,
      ratio: isThere && base.selected > 0 ? rateOf(counts) / rateOf(base) : null,
      p: isThere ? exactP(counts, base) : null,
      ...{ beyond, adjusted_p },
      verdict: adjusted_p === null || beyond === null ? null : verdictOf(beyond, isSignificant, 'flagged'),
    };
  };
  return new Map(others.map((one) => [one.group, compare(one)]));
};

const NONE: Confusion = { true_positive: 0, false_positive: 0, false_negative: 0, true_negative: 0 };

type Scale = { readonly toValue: (score: number) => number; readonly isProbability: boolean };

export const errorRates = (
  groups: readonly Judged[],
  reference: CountedGroup | undefined,
  thresholds: BiasThresholds,
  scale: Scale | undefined,
): LabelGroup[] => {
  const of = (what: Compared) =>
    reference ? comparisons(what, groups, reference, thresholds) : new Map<CountedGroup, ErrorComparison>();
  const opportunity = of('true_positive_rate');
  const falsePositives = of('false_positive_rate');
  const falseNegatives = of('false_negative_rate');
  const comparedOf = (group: CountedGroup): LabelGroup['compared'] => {
    const [equal_opportunity, false_positives, false_negatives] = [
      ...[opportunity.get(group), falsePositives.get(group), falseNegatives.get(group)],
    ];
    if (!equal_opportunity || !false_positives || !false_negatives) return null;
    const [one, other] = [equal_opportunity.difference, false_positives.difference];
    const equalised_odds = one === null || other === null ? null : Math.max(Math.abs(one), Math.abs(other));
    return { equal_opportunity, false_positives, false_negatives, equalised_odds };
  };
  return groups.map(({ group }) => {
    const confusion = group.confusion ?? NONE;
    const rate = (what: keyof typeof RATES) => proportionOf(RATES[what](confusion), thresholds.confidence);
    const { histogram } = group;
    return {
      names: [...group.names],
      confusion,
      true_positive_rate: rate('true_positive_rate'),
      false_positive_rate: rate('false_positive_rate'),
      false_negative_rate: rate('false_negative_rate'),
      positive_predictive_value: rate('positive_predictive_value'),
      auc: (histogram && rankedRight(histogram, thresholds.confidence)) ?? null,
      calibration:
        histogram && scale?.isProbability ? calibrationOf(histogram, scale.toValue, thresholds.confidence) : null,
      compared: comparedOf(group),
    };
  });
};
