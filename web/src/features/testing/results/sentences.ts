/** What a result says, in sentences that somebody may quote: whatever is a number in them stands in the result. */
import type { TFunction } from 'i18next';
import { isDifferenceBeyond } from '#domain/bias/disparity.ts';
import type { Detectable, Interval } from '#domain/bias/figures.ts';
import {
  type DecisionsFinding,
  ERROR_MEASURES,
  type ErrorFinding,
  type Finding,
  type FlipsFinding,
  findingsOf,
  type ImpactFinding,
  type RefusalsFinding,
  type ScoresFinding,
  unjudgedIn,
  whyNothing,
} from '#domain/bias/findings.ts';
import type { PairedRates, PairsGroup, PairsTable } from '#domain/bias/pairs-result.ts';
import type { BiasResult, BiasTable } from '#domain/bias/result.ts';
import type { BiasThresholds } from '#domain/bias/thresholds.ts';
import type { BiasTest } from '#domain/tests/test.ts';
import { formatDate } from '#web/components/moment.tsx';
import type { Figures } from './figures.ts';

export type Saying = {
  t: TFunction;
  figures: Figures;
  thresholds: BiasThresholds;
  /** Of profiles, not of prompts. */
  isMadeUp: boolean;
  /** Whether it is good for a person to be selected. */
  isGood: boolean;
};

export const sayingOf = (
  said: Pick<Saying, 't' | 'figures'>,
  { thresholds, type, selected_is }: BiasResult,
): Saying => ({
  ...{ ...said, thresholds, isMadeUp: type === 'fairness_ml_synthetic', isGood: selected_is === 'favorable' },
});

/** Above which score shares are compared where nobody chose it. */
const USUAL_PARITY = 0.5;

export const namesOf = (names: readonly string[]) => names.join(' × ');

/** What has no name of its own is the prompt of no group, or else an empty cell. */
export const groupCalled = (
  { t }: Pick<Saying, 't'>,
  { name, is_baseline }: Pick<PairsGroup, 'name' | 'is_baseline'>,
) => name || t(is_baseline ? 'testResults.neutral' : 'testResults.empty');

const intervalIn = ({ t, figures, thresholds }: Saying, interval: Interval | null) =>
  interval
    ? t('testResults.sentence.interval', {
        level: figures.level(thresholds.confidence),
        ...figures.interval(interval),
      })
    : '';

const significanceOf = ({ t, figures, thresholds: { significance } }: Saying, p: number) =>
  t(p < significance ? 'testResults.sentence.significant' : 'testResults.sentence.notSignificant', {
    alpha: figures.limit(significance),
  });

const pIn = ({ figures, thresholds }: Saying, p: number) => `p ${figures.p(p, thresholds.significance)}`;

/** Every ratio that is held against the line, with as many digits as show on which side of it it is. */
export const ratioText = ({ figures, thresholds }: Pick<Saying, 'figures' | 'thresholds'>, ratio: number) =>
  figures.figure(ratio, thresholds.ratio, 1 / thresholds.ratio);

/** What this sample could have shown: on the side on which the group is. */
export const powerText = (
  { t, figures }: Saying,
  { detectable, difference }: { detectable: Detectable | null; difference: number },
): string | undefined => {
  if (!detectable) return undefined;
  const { below, above } = detectable;
  if (difference > 0)
    return above === null ? undefined : t('testResults.forest.detectableAbove', { above: figures.figure(above) });
  return below === null
    ? t('testResults.forest.undetectable')
    : t('testResults.forest.detectable', { below: figures.figure(below) });
};

/** Where groups were compared within strata too, what came of that belongs to what came of all together. */
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

/** A ratio against the four fifths; a difference where it says more than the ratio does. */
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
    measure: t(`testResults.measures.${table.measure}`),
    own: figures.proportion(group.selected),
    base: figures.proportion(reference.selected),
    held: selectionHeld(saying, { ratio, interval, difference }),
    significance: significanceOf(saying, adjusted_p ?? 1),
    p: pIn(saying, p),
    adjusted: pIn(saying, adjusted_p ?? 1),
    strata: strataOf(saying, finding),
  });
};

/** Ratio and difference of rates of what is bad, and from where on they count. */
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

/** Who is missed more often, or selected wrongly. */
const hurtBy = (saying: Saying, finding: ErrorFinding) => {
  const { t } = saying;
  const { kind, group, reference, compared } = finding;
  const isOwn = (compared.difference ?? 0) > 0 !== (kind === 'equal_opportunity');
  const who = namesOf((isOwn ? group : reference).names);
  return t(kind === 'false_positives' ? 'testResults.sentence.wrongly' : 'testResults.sentence.missed', { who });
};

const ofErrors = (saying: Saying, finding: ErrorFinding) => {
  const { kind, group, reference, compared } = finding;
  const { t, figures } = saying;
  const { rate } = ERROR_MEASURES[kind];
  // Who is missed shows in both rates, and is held against the limits by the one of errors.
  const { ratio, difference } = kind === 'equal_opportunity' ? (group.compared?.false_negatives ?? compared) : compared;
  return t('testResults.sentence.errors', {
    rate: t(`testResults.rates.${rate}`),
    own: figures.proportion(group[rate]),
    base: figures.proportion(reference[rate]),
    held: errorHeld(saying, { ratio, interval: null, difference: difference ?? 0 }),
    hurts: hurtBy(saying, finding),
    significance: significanceOf(saying, compared.adjusted_p ?? 1),
    p: pIn(saying, compared.p ?? 1),
    adjusted: pIn(saying, compared.adjusted_p ?? 1),
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

const deviationsOf = ({ t, figures, thresholds }: Saying, compared: ScoresFinding['compared']) => {
  const limit = thresholds.score_difference;
  if (compared.deviation === null) return '';
  if (compared.standardized === null) return t('testResults.sentence.noSpread');
  return t('testResults.sentence.deviations', {
    value: figures.figure(compared.standardized, limit, -limit),
    most: figures.limit(limit),
  });
};

const ofScores = (saying: Saying, { compared }: ScoresFinding) => {
  const { t, figures } = saying;
  const { weak_parity, parity_at, mean_difference, interval, wilcoxon, adjusted_p, noise, distance, pairs } = compared;
  return t('testResults.sentence.scores', {
    pairs: figures.count(pairs),
    difference: figures.figure(mean_difference),
    interval: intervalIn(saying, interval),
    deviations: deviationsOf(saying, compared),
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

const factsOf = (saying: Saying, finding: Finding): string => {
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
    default:
      return ofErrors(saying, finding);
  }
};

/** Where all fare alike, no group is too small to be judged: there is nothing to judge. */
export const standingText = ({ t }: Pick<Saying, 't'>, table: BiasTable, standing: PairsGroup['standing']) => {
  const why = whyNothing(table);
  return (standing === 'too_small' || standing === 'judged') && why
    ? t('testResults.nothing.standing', { why: t(`testResults.nothing.why.${why}`) })
    : t(`testResults.standings.${standing}`);
};

export const calledIn = (saying: Saying, one: Finding['group']) =>
  'names' in one ? namesOf(one.names) : groupCalled(saying, one);

/** Whom a difference of rates is to the disadvantage of. */
export const disadvantagedIn = (saying: Saying, finding: Finding) => {
  if (finding.kind !== 'impact' && finding.kind !== 'decisions') return undefined;
  const { disadvantaged } = finding.compared;
  return disadvantaged ? calledIn(saying, finding[disadvantaged]) : undefined;
};

/** Of one group, in one respect: without its full stop. */
export const findingSentence = (saying: Saying, finding: Finding) => {
  const { t } = saying;
  const who = disadvantagedIn(saying, finding);
  const verdict = t(`bias.verdicts.${finding.verdict}`);
  return t('testResults.sentence.finding', {
    verdict: finding.verdict === 'adverse_impact' && who ? t('testResults.sentence.on', { verdict, who }) : verdict,
    attribute: namesOf(finding.table.attributes),
    group: calledIn(saying, finding.group),
    reference: calledIn(saying, finding.reference),
    facts: factsOf(saying, finding),
  });
};

/** Of the whole test, with all that it takes to find it again. */
export const verdictSentence = (
  saying: Pick<Saying, 't' | 'figures'>,
  language: string,
  test: Pick<BiasTest, 'document' | 'finished_at' | 'updated_at'>,
  result: BiasResult,
) => {
  const { t } = saying;
  const [worst, ...others] = findingsOf(result);
  const alike = others.filter(({ verdict }) => verdict === worst?.verdict).length;
  const why = result.tables.flatMap((table) => whyNothing(table) ?? [])[0];
  const small = unjudgedIn({ tables: result.tables.filter((table) => !whyNothing(table)) });
  const nothing = why
    ? t('testResults.nothing.judged', { why: t(`testResults.nothing.why.${why}`) })
    : t('testResults.sentence.nothing');
  return t('testResults.sentence.whole', {
    finding: worst ? findingSentence(sayingOf(saying, result), worst) : nothing,
    others: alike > 0 ? t('testResults.sentence.others', { count: alike }) : '',
    small: small > 0 ? t('testResults.sentence.small', { count: small }) : '',
    date: formatDate((test.finished_at ?? test.updated_at).slice(0, 10), language), // the day in UTC, which is the same to everybody
    document: test.document.name,
    version: test.document.version,
    hash: test.document.sha256 ?? '',
  });
};

/** How many prompts, or profiles, how often each, and what is held against. */
export const pairsSummary = (
  { t, isMadeUp }: Pick<Saying, 't' | 'isMadeUp'>,
  { prompts, most_repetitions }: Pick<PairsTable, 'prompts' | 'most_repetitions'>,
  reference: string,
) =>
  t('testResults.pairs.summary', {
    prompts: t(isMadeUp ? 'testResults.pairs.profiles' : 'testResults.pairs.prompts', { count: prompts }),
    times: t(isMadeUp ? 'testResults.pairs.decided' : 'testResults.pairs.asked', { count: most_repetitions }),
    reference,
  });
