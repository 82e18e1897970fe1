/** Second half of a finding's sentence: the numbers it rests on. */

import { USUAL_PARITY } from '#domain/bias/plan/usual-thresholds.ts';
import type { Interval, Proportion } from '#domain/bias/result/figures.ts';
import {
  type DecisionsFinding,
  ERROR_MEASURES,
  type ErrorFinding,
  type Finding,
  type FlipsFinding,
  type ImpactFinding,
  type MeansFinding,
  type RanksFinding,
  type RefusalsFinding,
  type ScoresFinding,
} from '#domain/bias/result/findings.ts';
import type { PairedRates } from '#domain/bias/result/pairs.ts';
import { isDifferenceBeyond, largestExcess } from '#domain/bias/statistics/disparity.ts';
import { intervalIn, measureIn, namesOf, pIn, ratioText, type Saying, significanceOf } from './phrases.ts';

/** If groups were also compared within strata, that result belongs to the overall finding. */
const strataOf = (saying: Saying, { table: { strata }, group: { names } }: ImpactFinding) => {
  const { t, figures } = saying;
  const found = strata?.groups.find((one) => namesOf(one.names) === namesOf(names));
  if (!strata || !found || found.odds_ratio === null) return '';
  return t(found.turns ? 'testResults.sentence.strataTurn' : 'testResults.sentence.strata', {
    stratum: strata.column,
    ratio: figures.figure(found.odds_ratio, 1),
    interval: intervalIn(saying, found.interval),
    p: found.p === null ? '–' : pIn(saying, found.p),
  });
};

type Held = { readonly ratio: number | null; readonly interval: Interval | null; readonly difference: number };

/** The ratio against the four-fifths line; the difference if it is more informative. */
const selectionHeld = (saying: Saying, { ratio, interval, difference }: Held) => {
  const { t, figures, thresholds } = saying;
  const inverse = 1 / thresholds.ratio;
  const most = figures.limit(thresholds.difference);
  const isBeyond = isDifferenceBeyond(difference, thresholds.difference);
  const differs = t(isBeyond ? 'testResults.sentence.differs' : 'testResults.sentence.differsWithin', {
    difference: figures.figure(Math.abs(difference), thresholds.difference),
    most,
  });
  if (ratio === null) return t('testResults.sentence.noImpactRatio', { differs });
  const place = ratio < thresholds.ratio ? 'below' : ratio > inverse ? 'above' : 'within';
  const held = t('testResults.sentence.impactRatio', {
    ratio: ratioText(saying, ratio),
    interval: intervalIn(saying, interval),
    relation: t(`testResults.sentence.${place}`, {
      line: figures.limit(thresholds.ratio),
      inverse: figures.figure(inverse),
    }),
  });
  return place === 'within' && isBeyond ? t('testResults.sentence.butDiffers', { held, differs }) : held;
};

const ofImpact = (saying: Saying, finding: ImpactFinding) => {
  const { table, group, reference, compared } = finding;
  const { t, figures } = saying;
  const { ratio, ratio_interval: interval, difference, adjusted_p, p } = compared;
  return t('testResults.sentence.impact', {
    measure: measureIn(saying, table),
    own: figures.proportion(group.selected),
    base: figures.proportion(reference.selected),
    held: selectionHeld(saying, { ratio, interval, difference }),
    significance: significanceOf(saying, adjusted_p ?? 1),
    p: pIn(saying, p),
    adjusted: pIn(saying, adjusted_p ?? 1),
    strata: strataOf(saying, finding),
  });
};

/** Ratio and difference of error rates, with their thresholds. */
const errorHeld = (saying: Saying, { ratio, interval, difference }: Held) => {
  const { t, figures, thresholds } = saying;
  const { error_ratio_low: low, error_ratio_high: high } = thresholds;
  const shown = {
    difference: figures.figure(difference, thresholds.difference, -thresholds.difference),
    most: figures.limit(thresholds.difference),
  };
  if (ratio === null) return t('testResults.sentence.noErrorRatio', shown);
  return t('testResults.sentence.errorRatio', {
    ...{ ...shown, low: figures.limit(low), high: figures.limit(high) },
    ratio: figures.figure(ratio, low, high),
    interval: intervalIn(saying, interval),
  });
};

const HURTS = {
  equal_opportunity: 'testResults.sentence.missed',
  false_negatives: 'testResults.sentence.missed',
  false_positives: 'testResults.sentence.wrongly',
  false_discoveries: 'testResults.sentence.discovered',
  false_omissions: 'testResults.sentence.omitted',
} as const;

/** The group with more of these errors. */
const hurtBy = ({ t }: Saying, { kind, group, reference, compared }: ErrorFinding) => {
  const isOwn = (compared.difference ?? 0) > 0 !== (kind === 'equal_opportunity');
  return t(HURTS[kind], { who: namesOf((isOwn ? group : reference).names) });
};

const ofErrors = (saying: Saying, finding: ErrorFinding) => {
  const { kind, group, reference, compared } = finding;
  const { t, figures } = saying;
  const { rate } = ERROR_MEASURES[kind];
  const shown = (proportion: Proportion | null) => (proportion ? figures.proportion(proportion) : '–');
  // The true positive rate shows the same gap, but the thresholds apply to the false negative rate.
  const { ratio, difference } = kind === 'equal_opportunity' ? (group.compared?.false_negatives ?? compared) : compared;
  return t('testResults.sentence.errors', {
    rate: t(`testResults.rates.${rate}`),
    own: shown(group[rate]),
    base: shown(reference[rate]),
    held: errorHeld(saying, { ratio, interval: null, difference: difference ?? 0 }),
    hurts: hurtBy(saying, finding),
    significance: significanceOf(saying, compared.adjusted_p ?? 1),
    p: pIn(saying, compared.p ?? 1),
    adjusted: pIn(saying, compared.adjusted_p ?? 1),
  });
};

const deviationsIn = ({ t, figures, thresholds: { score_difference: limit } }: Saying, standardized: number | null) =>
  standardized === null
    ? t('testResults.sentence.noSpread')
    : t('testResults.sentence.deviations', {
        value: figures.figure(standardized, limit, -limit),
        most: figures.limit(limit),
      });

/** Difference of two means: as amounts, as a ratio if there is one, and in standard deviations. */
const amountsHeld = (saying: Saying, { ratio, ratio_interval, standardized }: MeansFinding['compared']) => {
  const { t, figures, thresholds } = saying;
  const deviations = deviationsIn(saying, standardized);
  if (ratio === null) return deviations;
  const means = t('testResults.sentence.meansRatio', {
    ...{ ratio: ratioText(saying, ratio), interval: intervalIn(saying, ratio_interval) },
    ...{ low: figures.limit(thresholds.ratio), high: figures.figure(1 / thresholds.ratio) },
  });
  return `${deviations}${means}`;
};

const ofMeans = (saying: Saying, { group, reference, compared }: MeansFinding) => {
  const { t, figures } = saying;
  const { difference, interval, p, adjusted_p } = compared;
  return t('testResults.sentence.means', {
    ...{ own: figures.amount(group.mean), base: figures.amount(reference.mean) },
    difference: figures.amount(difference),
    interval: intervalIn(saying, interval, figures.amounts),
    held: amountsHeld(saying, compared),
    significance: significanceOf(saying, adjusted_p ?? 1),
    p: pIn(saying, p ?? 1),
    adjusted: pIn(saying, adjusted_p ?? 1),
  });
};

/** The threshold in standard deviations, converted to a share of pairs. */
const ofRanks = (saying: Saying, { compared }: RanksFinding) => {
  const { t, figures, thresholds } = saying;
  const { below, above, p, adjusted_p } = compared;
  return t('testResults.sentence.ranks', {
    ...{ below: figures.share(below), above: figures.share(above) },
    excess: figures.share(Math.abs(above - below)),
    most: figures.share(largestExcess(thresholds)),
    significance: significanceOf(saying, adjusted_p ?? 1),
    p: pIn(saying, p),
    adjusted: pIn(saying, adjusted_p ?? 1),
  });
};

const pairedIn = (saying: Saying, { rate, reference_rate, pairs, p, adjusted_p }: PairedRates) => ({
  own: saying.figures.share(rate),
  base: saying.figures.share(reference_rate),
  pairs: saying.figures.count(pairs),
  significance: significanceOf(saying, adjusted_p ?? 1),
  p: pIn(saying, p),
  adjusted: pIn(saying, adjusted_p ?? 1),
});

const heldIn = ({ ratio, ratio_interval: interval, difference }: PairedRates): Held => ({
  ratio,
  interval,
  difference,
});

const ofDecisions = (saying: Saying, { compared }: DecisionsFinding) =>
  saying.t('testResults.sentence.decisions', {
    ...pairedIn(saying, compared),
    held: selectionHeld(saying, heldIn(compared)),
    more: saying.figures.count(compared.to_more),
    less: saying.figures.count(compared.to_less),
  });

const noiseOf = (saying: Saying, { noise, excess_interval, above_noise }: FlipsFinding['compared']) => {
  const { t, figures, thresholds } = saying;
  if (noise === null) return t(saying.isMadeUp ? 'testResults.sentence.noNoiseMade' : 'testResults.sentence.noNoise');
  return t(above_noise ? 'testResults.sentence.aboveNoise' : 'testResults.sentence.withinNoise', {
    noise: figures.share(noise),
    level: figures.level(thresholds.confidence),
    ...(excess_interval
      ? { low: figures.share(excess_interval.low), high: figures.share(excess_interval.high) }
      : { low: '–', high: '–' }),
  });
};

const ofFlips = (saying: Saying, { compared }: FlipsFinding) => {
  const { t, figures, thresholds } = saying;
  return t('testResults.sentence.flips', {
    rate: figures.share(compared.rate),
    relation: t(
      compared.rate > thresholds.flips ? 'testResults.sentence.flips_beyond' : 'testResults.sentence.flips_within',
      { most: figures.share(thresholds.flips) },
    ),
    noise: noiseOf(saying, compared),
  });
};

const ofRefusals = (saying: Saying, { compared }: RefusalsFinding) =>
  saying.t('testResults.sentence.refusals', {
    ...pairedIn(saying, compared),
    held: errorHeld(saying, heldIn(compared)),
  });

const ofScores = (saying: Saying, { compared }: ScoresFinding) => {
  const { t, figures } = saying;
  const { weak_parity, parity_at, mean_difference, interval, wilcoxon, adjusted_p, noise, distance, pairs } = compared;
  return t('testResults.sentence.scores', {
    pairs: figures.count(pairs),
    difference: figures.figure(mean_difference),
    interval: intervalIn(saying, interval),
    deviations: compared.deviation === null ? '' : deviationsIn(saying, compared.standardized),
    significance: significanceOf(saying, adjusted_p ?? 1),
    parity:
      weak_parity === null
        ? ''
        : t('testResults.sentence.parity', {
            at: figures.limit(parity_at ?? USUAL_PARITY),
            parity: figures.figure(weak_parity),
          }),
    distance: figures.figure(distance),
    noise:
      noise === null
        ? t('testResults.sentence.scoresNoNoise')
        : t('testResults.sentence.scoresNoise', { noise: figures.figure(noise) }),
    p: pIn(saying, wilcoxon?.p ?? 1),
    adjusted: pIn(saying, adjusted_p ?? 1),
  });
};

export const factsOf = (saying: Saying, finding: Finding): string => {
  switch (finding.kind) {
    case 'impact':
      return ofImpact(saying, finding);
    case 'decisions':
      return ofDecisions(saying, finding);
    case 'flips':
      return ofFlips(saying, finding);
    case 'refusals':
      return ofRefusals(saying, finding);
    case 'scores':
      return ofScores(saying, finding);
    case 'means':
      return ofMeans(saying, finding);
    case 'ranks':
      return ofRanks(saying, finding);
    default:
      return ofErrors(saying, finding);
  }
};
