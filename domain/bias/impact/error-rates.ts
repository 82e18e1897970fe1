/** Compares error rates between groups where the correct labels are known. */

import type { BiasPlan } from '#domain/bias/plan/plan.ts';
import type { BiasThresholds } from '#domain/bias/plan/thresholds.ts';
import type { ErrorComparison, LabelGroup } from '#domain/bias/result/impact.ts';
import { verdictOf } from '#domain/bias/result/verdicts.ts';
import { calibrationOf, rankedRight } from '#domain/bias/statistics/discrimination.ts';
import { type Disparity, isErrorLarge, isTrivial } from '#domain/bias/statistics/disparity.ts';
import { omnibusP } from '#domain/bias/statistics/omnibus.ts';
import {
  correctedWithin,
  exactP,
  holm,
  impactRatio,
  proportionOf,
  rateOf,
  type Selected,
} from '#domain/bias/statistics/rates.ts';
import type { Confusion, CountedGroup } from './counted.ts';

const RATES = {
  true_positive_rate: (of: Confusion) => ({ n: of.true_positive + of.false_negative, selected: of.true_positive }),
  false_positive_rate: (of: Confusion) => ({ n: of.false_positive + of.true_negative, selected: of.false_positive }),
  false_negative_rate: (of: Confusion) => ({ n: of.true_positive + of.false_negative, selected: of.false_negative }),
  positive_predictive_value: (of: Confusion) => ({
    n: of.true_positive + of.false_positive,
    selected: of.true_positive,
  }),
  false_discovery_rate: (of: Confusion) => ({ n: of.true_positive + of.false_positive, selected: of.false_positive }),
  false_omission_rate: (of: Confusion) => ({ n: of.false_negative + of.true_negative, selected: of.false_negative }),
} satisfies Record<string, (of: Confusion) => Selected>;

/** Positive predictive values are compared as false discovery rates, their complement. */
type Compared = Exclude<keyof typeof RATES, 'positive_predictive_value'>;
/** Independent rates. False negative rates are left out because they are the complement of true positive rates. */
const JUDGED = [
  'true_positive_rate',
  'false_positive_rate',
  'false_discovery_rate',
  'false_omission_rate',
] as const satisfies Compared[];
type Judged = { readonly group: CountedGroup; readonly isJudged: boolean };
type Settings = Pick<BiasPlan, 'thresholds' | 'seed'>;

const countsIn = (what: Compared, { confusion }: CountedGroup): Selected =>
  confusion ? RATES[what](confusion) : { n: 0, selected: 0 };

const disparityOf = (what: Compared, group: CountedGroup, reference: CountedGroup): Disparity | null => {
  const [own, base] = [countsIn(what, group), countsIn(what, reference)];
  if (own.n === 0 || base.n === 0) return null;
  return { ratio: impactRatio(own, base) ?? null, difference: rateOf(own) - rateOf(base) };
};

/** True positive and false negative rates describe the same fact, so either may show the disparity. */
const isLarge = (what: Compared, group: CountedGroup, reference: CountedGroup, thresholds: BiasThresholds) => {
  const shown = disparityOf(what === 'true_positive_rate' ? 'false_negative_rate' : what, group, reference);
  return shown && isErrorLarge(shown, thresholds);
};

/** Compares one rate of every group with the reference, corrected within the table. */
const comparisons = (
  what: Compared,
  groups: readonly Judged[],
  reference: CountedGroup,
  { thresholds, omnibus }: { thresholds: BiasThresholds; omnibus: number | null },
): Map<CountedGroup, ErrorComparison> => {
  const base = countsIn(what, reference);
  const others = groups.filter(({ group }) => group !== reference);
  const judged =
    omnibus === null
      ? []
      : others.filter(({ group, isJudged }) => isJudged && countsIn(what, group).n > 0 && base.n > 0);
  const adjusted = correctedWithin(
    judged.map(({ group }) => exactP(countsIn(what, group), base)),
    omnibus ?? 1,
  );
  const compare = ({ group }: Judged): ErrorComparison => {
    const counts = countsIn(what, group);
    const disparity = disparityOf(what, group, reference);
    const adjusted_p = adjusted[judged.findIndex((one) => one.group === group)] ?? null;
    const beyond = isLarge(what, group, reference, thresholds);
    const isNothing = disparity === null || isTrivial(rateOf(counts), rateOf(base));
    return {
      ...{ difference: disparity?.difference ?? null, ratio: disparity?.ratio ?? null },
      p: disparity === null ? null : exactP(counts, base),
      ...{ beyond, adjusted_p },
      verdict:
        adjusted_p === null || beyond === null || isNothing
          ? null
          : verdictOf(beyond, adjusted_p < thresholds.significance, 'flagged'),
    };
  };
  return new Map(others.map((one) => [one.group, compare(one)]));
};

/** The omnibus p of each judged rate, with Holm's correction for the number of rates. */
const omnibusOf = (groups: readonly Judged[], reference: CountedGroup, seed: number) => {
  const kept = groups.filter(({ group, isJudged }) => isJudged || group === reference);
  const ps = JUDGED.map((what) =>
    omnibusP(
      kept.map(({ group }) => countsIn(what, group)),
      seed,
    ),
  );
  const corrected = holm(ps);
  return new Map<Compared, number>(JUDGED.map((what, index) => [what, corrected[index] ?? 1]));
};

const NONE: Confusion = { true_positive: 0, false_positive: 0, false_negative: 0, true_negative: 0 };

export const errorRates = (
  groups: readonly Judged[],
  reference: CountedGroup | undefined,
  { thresholds, seed }: Settings,
  areProbabilities: boolean,
): LabelGroup[] => {
  const omnibus = reference && omnibusOf(groups, reference, seed);
  const of = (what: Compared) =>
    reference
      ? comparisons(what, groups, reference, { thresholds, omnibus: omnibus?.get(what) ?? null })
      : new Map<CountedGroup, ErrorComparison>();
  const found = {
    opportunity: of('true_positive_rate'),
    falsePositives: of('false_positive_rate'),
    falseNegatives: of('false_negative_rate'),
    falseDiscoveries: of('false_discovery_rate'),
    falseOmissions: of('false_omission_rate'),
  };
  const comparedOf = (group: CountedGroup): LabelGroup['compared'] => {
    const [equal_opportunity, false_positives, false_negatives, false_discoveries, false_omissions] = [
      ...[found.opportunity.get(group), found.falsePositives.get(group), found.falseNegatives.get(group)],
      ...[found.falseDiscoveries.get(group), found.falseOmissions.get(group)],
    ];
    if (!equal_opportunity || !false_positives || !false_negatives || !false_discoveries || !false_omissions)
      return null;
    const [one, other] = [equal_opportunity.difference, false_positives.difference];
    const isKnown = one !== null && other !== null;
    return {
      ...{ equal_opportunity, false_positives, false_negatives, false_discoveries, false_omissions },
      equalised_odds: isKnown ? Math.max(Math.abs(one), Math.abs(other)) : null,
      average_odds: isKnown ? (one + other) / 2 : null,
    };
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
      false_discovery_rate: rate('false_discovery_rate'),
      false_omission_rate: rate('false_omission_rate'),
      auc: (histogram && rankedRight(histogram, thresholds.confidence)) ?? null,
      calibration: histogram && areProbabilities ? calibrationOf(histogram, thresholds.confidence) : null,
      compared: comparedOf(group),
    };
  });
};
