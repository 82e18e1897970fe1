/** What a result says, in sentences that somebody may quote: whatever is a number in them stands in the result. */
import type { TFunction } from 'i18next';
import type { Interval } from '#domain/bias/figures.ts';
import {
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
import type { PairsGroup, PairsTable } from '#domain/bias/pairs-result.ts';
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
};

export const sayingOf = (said: Pick<Saying, 't' | 'figures'>, { thresholds, type }: BiasResult): Saying => ({
  ...{ ...said, thresholds, isMadeUp: type === 'fairness_ml_synthetic' },
});

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

const ofImpact = (saying: Saying, finding: ImpactFinding) => {
  const { table, group, reference, compared } = finding;
  const { t, figures, thresholds } = saying;
  const { ratio, adjusted_p, p } = compared;
  const inverse = 1 / thresholds.ratio;
  const place = ratio === null ? 'within' : ratio < thresholds.ratio ? 'below' : ratio > inverse ? 'above' : 'within';
  return t('testResults.sentence.impact', {
    measure: t(`testResults.measures.${table.measure}`),
    own: figures.proportion(group.selected),
    base: figures.proportion(reference.selected),
    ratio: ratio === null ? '' : ratioText(saying, ratio),
    interval: intervalIn(saying, compared.ratio_interval),
    relation: t(`testResults.sentence.${place}`, {
      line: figures.limit(thresholds.ratio),
      inverse: figures.figure(inverse),
    }),
    significance: significanceOf(saying, adjusted_p ?? 1),
    p: pIn(saying, p),
    adjusted: pIn(saying, adjusted_p ?? 1),
    strata: strataOf(saying, finding),
  });
};

const ofErrors = (saying: Saying, { kind, group, reference, compared }: ErrorFinding) => {
  const { t, figures, thresholds } = saying;
  const { rate, by } = ERROR_MEASURES[kind];
  const { difference, beyond, adjusted_p, p } = compared;
  const value = compared[by];
  const { error_ratio_low: low, error_ratio_high: high } = thresholds;
  const limits = by === 'difference' ? [thresholds.difference, -thresholds.difference] : [low, high];
  return t('testResults.sentence.errors', {
    rate: t(`testResults.rates.${rate}`),
    own: figures.proportion(group[rate]),
    base: figures.proportion(reference[rate]),
    measure:
      value === null
        ? t('testResults.sentence.noRatio')
        : t(`testResults.sentence.${by}`, { value: figures.figure(value, ...limits) }),
    relation: t(
      by === 'difference'
        ? `testResults.sentence.${beyond ? 'difference_beyond' : 'difference_within'}`
        : `testResults.sentence.${value === null ? 'noRatio_within' : beyond ? 'ratio_beyond' : 'ratio_within'}`,
      {
        most: figures.limit(thresholds.difference),
        low: figures.limit(low),
        high: figures.limit(high),
      },
    ),
    significance: significanceOf(saying, adjusted_p ?? 1),
    p: pIn(saying, p ?? 1),
    adjusted: pIn(saying, adjusted_p ?? 1),
    difference: difference === null ? '' : figures.figure(difference),
  });
};

const turnedIn = (
  { figures }: Saying,
  { to_more, to_less, pairs }: FlipsFinding['compared'] | RefusalsFinding['compared'],
) => ({
  pairs: figures.count(pairs),
  turned: figures.count(to_more + to_less),
  more: figures.count(to_more),
  less: figures.count(to_less),
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
    ...turnedIn(saying, compared),
    rate: figures.share(compared.rate),
    relation: t(
      compared.rate > thresholds.flips ? 'testResults.sentence.flips_beyond' : 'testResults.sentence.flips_within',
      {
        most: figures.share(thresholds.flips),
      },
    ),
    noise: noiseOf(saying, compared),
    p: pIn(saying, compared.p),
    adjusted: pIn(saying, compared.adjusted_p ?? 1),
  });
};

const ofRefusals = (saying: Saying, { group, reference, compared }: RefusalsFinding) => {
  const { t, figures, thresholds } = saying;
  const { error_ratio_low: low, error_ratio_high: high } = thresholds;
  return t('testResults.sentence.refusals', {
    ...turnedIn(saying, compared),
    own: group.refused ? figures.proportion(group.refused) : '–',
    base: reference.refused ? figures.proportion(reference.refused) : '–',
    held:
      compared.ratio === null
        ? t('testResults.sentence.noRefusalRatio')
        : t('testResults.sentence.refusalRatio', {
            ratio: figures.figure(compared.ratio, low, high),
            interval: intervalIn(saying, compared.ratio_interval),
            low: figures.limit(low),
            high: figures.limit(high),
          }),
    p: pIn(saying, compared.p),
    adjusted: pIn(saying, compared.adjusted_p ?? 1),
  });
};

const ofScores = (saying: Saying, { compared }: ScoresFinding) => {
  const { t, figures, thresholds } = saying;
  const { weak_parity, mean_difference, interval, wilcoxon, adjusted_p, noise, distance, pairs } = compared;
  return t('testResults.sentence.scores', {
    pairs: figures.count(pairs),
    difference: figures.figure(mean_difference),
    interval: intervalIn(saying, interval),
    parity: weak_parity === null ? '–' : figures.figure(weak_parity, thresholds.difference, -thresholds.difference),
    most: figures.limit(thresholds.difference),
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
  return standing === 'too_small' && why
    ? t('testResults.nothing.standing', { why: t(`testResults.nothing.why.${why}`) })
    : t(`testResults.standings.${standing}`);
};

const calledIn = (saying: Saying, one: Finding['group']) =>
  'names' in one ? namesOf(one.names) : groupCalled(saying, one);

/** Of one group, in one respect: without its full stop. */
export const findingSentence = (saying: Saying, finding: Finding) => {
  const { t } = saying;
  return t('testResults.sentence.finding', {
    verdict: t(`bias.verdicts.${finding.verdict}`),
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
