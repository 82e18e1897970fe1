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
import { intervalIn, measureIn, namesOf, pIn, ratioText, significanceOf, type Wording } from './phrases.ts';

/** If groups were also compared within strata, that result belongs to the overall finding. */
const strataOf = (wording: Wording, { table: { strata }, group: { names } }: ImpactFinding) => {
  const { t, figures } = wording;
  const found = strata?.groups.find((one) => namesOf(one.names) === namesOf(names));
  if (!strata || !found || found.odds_ratio === null) return '';
  return t(found.turns ? 'testResults.sentence.strataTurn' : 'testResults.sentence.strata', {
    stratum: strata.column,
    ratio: figures.figure(found.odds_ratio, 1),
    interval: intervalIn(wording, found.interval),
    p: found.p === null ? '–' : pIn(wording, found.p),
  });
};

type Held = { readonly ratio: number | null; readonly interval: Interval | null; readonly difference: number };

/** The ratio against the four-fifths line; the difference if it is more informative. */
const selectionHeld = (wording: Wording, { ratio, interval, difference }: Held) => {
  const { t, figures, thresholds } = wording;
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
    ratio: ratioText(wording, ratio),
    interval: intervalIn(wording, interval),
    relation: t(`testResults.sentence.${place}`, {
      line: figures.limit(thresholds.ratio),
      inverse: figures.figure(inverse),
    }),
  });
  return place === 'within' && isBeyond ? t('testResults.sentence.butDiffers', { held, differs }) : held;
};

const ofImpact = (wording: Wording, finding: ImpactFinding) => {
  const { table, group, reference, compared } = finding;
  const { t, figures } = wording;
  const { ratio, ratio_interval: interval, difference, adjusted_p, p } = compared;
  return t('testResults.sentence.impact', {
    measure: measureIn(wording, table),
    own: figures.proportion(group.selected),
    base: figures.proportion(reference.selected),
    held: selectionHeld(wording, { ratio, interval, difference }),
    significance: significanceOf(wording, adjusted_p ?? 1),
    p: pIn(wording, p),
    adjusted: pIn(wording, adjusted_p ?? 1),
    strata: strataOf(wording, finding),
  });
};

/** Ratio and difference of error rates, with their thresholds. */
const errorHeld = (wording: Wording, { ratio, interval, difference }: Held) => {
  const { t, figures, thresholds } = wording;
  const { error_ratio_low: low, error_ratio_high: high } = thresholds;
  const shown = {
    difference: figures.figure(difference, thresholds.difference, -thresholds.difference),
    most: figures.limit(thresholds.difference),
  };
  if (ratio === null) return t('testResults.sentence.noErrorRatio', shown);
  return t('testResults.sentence.errorRatio', {
    ...{ ...shown, low: figures.limit(low), high: figures.limit(high) },
    ratio: figures.figure(ratio, low, high),
    interval: intervalIn(wording, interval),
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
const hurtBy = ({ t }: Wording, { kind, group, reference, compared }: ErrorFinding) => {
  const isOwn = (compared.difference ?? 0) > 0 !== (kind === 'equal_opportunity');
  return t(HURTS[kind], { who: namesOf((isOwn ? group : reference).names) });
};

const ofErrors = (wording: Wording, finding: ErrorFinding) => {
  const { kind, group, reference, compared } = finding;
  const { t, figures } = wording;
  const { rate } = ERROR_MEASURES[kind];
  const shown = (proportion: Proportion | null) => (proportion ? figures.proportion(proportion) : '–');
  // The true positive rate shows the same gap, but the thresholds apply to the false negative rate.
  const { ratio, difference } = kind === 'equal_opportunity' ? (group.compared?.false_negatives ?? compared) : compared;
  return t('testResults.sentence.errors', {
    rate: t(`testResults.rates.${rate}`),
    own: shown(group[rate]),
    base: shown(reference[rate]),
    held: errorHeld(wording, { ratio, interval: null, difference: difference ?? 0 }),
    hurts: hurtBy(wording, finding),
    significance: significanceOf(wording, compared.adjusted_p ?? 1),
    p: pIn(wording, compared.p ?? 1),
    adjusted: pIn(wording, compared.adjusted_p ?? 1),
  });
};

const deviationsIn = ({ t, figures, thresholds: { score_difference: limit } }: Wording, standardized: number | null) =>
  standardized === null
    ? t('testResults.sentence.noSpread')
    : t('testResults.sentence.deviations', {
        value: figures.figure(standardized, limit, -limit),
        most: figures.limit(limit),
      });

/** Difference of two means: as amounts, as a ratio if there is one, and in standard deviations. */
const amountsHeld = (wording: Wording, { ratio, ratio_interval, standardized }: MeansFinding['compared']) => {
  const { t, figures, thresholds } = wording;
  const deviations = deviationsIn(wording, standardized);
  if (ratio === null) return deviations;
  const means = t('testResults.sentence.meansRatio', {
    ...{ ratio: ratioText(wording, ratio), interval: intervalIn(wording, ratio_interval) },
    ...{ low: figures.limit(thresholds.ratio), high: figures.figure(1 / thresholds.ratio) },
  });
  return `${deviations}${means}`;
};

const ofMeans = (wording: Wording, { group, reference, compared }: MeansFinding) => {
  const { t, figures } = wording;
  const { difference, interval, p, adjusted_p } = compared;
  return t('testResults.sentence.means', {
    ...{ own: figures.amount(group.mean), base: figures.amount(reference.mean) },
    difference: figures.amount(difference),
    interval: intervalIn(wording, interval, figures.amounts),
    held: amountsHeld(wording, compared),
    significance: significanceOf(wording, adjusted_p ?? 1),
    p: pIn(wording, p ?? 1),
    adjusted: pIn(wording, adjusted_p ?? 1),
  });
};

/** The threshold in standard deviations, converted to a share of pairs. */
const ofRanks = (wording: Wording, { compared }: RanksFinding) => {
  const { t, figures, thresholds } = wording;
  const { below, above, p, adjusted_p } = compared;
  return t('testResults.sentence.ranks', {
    ...{ below: figures.share(below), above: figures.share(above) },
    excess: figures.share(Math.abs(above - below)),
    most: figures.share(largestExcess(thresholds)),
    significance: significanceOf(wording, adjusted_p ?? 1),
    p: pIn(wording, p),
    adjusted: pIn(wording, adjusted_p ?? 1),
  });
};

const pairedIn = (wording: Wording, { rate, reference_rate, pairs, p, adjusted_p }: PairedRates) => ({
  own: wording.figures.share(rate),
  base: wording.figures.share(reference_rate),
  pairs: wording.figures.count(pairs),
  significance: significanceOf(wording, adjusted_p ?? 1),
  p: pIn(wording, p),
  adjusted: pIn(wording, adjusted_p ?? 1),
});

const heldIn = ({ ratio, ratio_interval: interval, difference }: PairedRates): Held => ({
  ratio,
  interval,
  difference,
});

const ofDecisions = (wording: Wording, { compared }: DecisionsFinding) =>
  wording.t('testResults.sentence.decisions', {
    ...pairedIn(wording, compared),
    held: selectionHeld(wording, heldIn(compared)),
    more: wording.figures.count(compared.to_more),
    less: wording.figures.count(compared.to_less),
  });

const noiseOf = (wording: Wording, { noise, excess_interval, above_noise }: FlipsFinding['compared']) => {
  const { t, figures, thresholds } = wording;
  if (noise === null) return t(wording.isMadeUp ? 'testResults.sentence.noNoiseMade' : 'testResults.sentence.noNoise');
  return t(above_noise ? 'testResults.sentence.aboveNoise' : 'testResults.sentence.withinNoise', {
    noise: figures.share(noise),
    level: figures.level(thresholds.confidence),
    ...(excess_interval
      ? { low: figures.share(excess_interval.low), high: figures.share(excess_interval.high) }
      : { low: '–', high: '–' }),
  });
};

const ofFlips = (wording: Wording, { compared }: FlipsFinding) => {
  const { t, figures, thresholds } = wording;
  return t('testResults.sentence.flips', {
    rate: figures.share(compared.rate),
    relation: t(
      compared.rate > thresholds.flips ? 'testResults.sentence.flips_beyond' : 'testResults.sentence.flips_within',
      { most: figures.share(thresholds.flips) },
    ),
    noise: noiseOf(wording, compared),
  });
};

const ofRefusals = (wording: Wording, { compared }: RefusalsFinding) =>
  wording.t('testResults.sentence.refusals', {
    ...pairedIn(wording, compared),
    held: errorHeld(wording, heldIn(compared)),
  });

const ofScores = (wording: Wording, { compared }: ScoresFinding) => {
  const { t, figures } = wording;
  const { weak_parity, parity_at, mean_difference, interval, wilcoxon, adjusted_p, noise, distance, pairs } = compared;
  return t('testResults.sentence.scores', {
    pairs: figures.count(pairs),
    difference: figures.figure(mean_difference),
    interval: intervalIn(wording, interval),
    deviations: compared.deviation === null ? '' : deviationsIn(wording, compared.standardized),
    significance: significanceOf(wording, adjusted_p ?? 1),
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
    p: pIn(wording, wilcoxon?.p ?? 1),
    adjusted: pIn(wording, adjusted_p ?? 1),
  });
};

export const factsOf = (wording: Wording, finding: Finding): string => {
  switch (finding.kind) {
    case 'impact':
      return ofImpact(wording, finding);
    case 'decisions':
      return ofDecisions(wording, finding);
    case 'flips':
      return ofFlips(wording, finding);
    case 'refusals':
      return ofRefusals(wording, finding);
    case 'scores':
      return ofScores(wording, finding);
    case 'means':
      return ofMeans(wording, finding);
    case 'ranks':
      return ofRanks(wording, finding);
    default:
      return ofErrors(wording, finding);
  }
};
