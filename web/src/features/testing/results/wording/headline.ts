/** Plain-language headline of a finding: people affected, role of chance, next step. */

import type {
  ErrorFinding,
  Finding,
  FlipsFinding,
  ImpactFinding,
  MeansFinding,
  RanksFinding,
  RefusalsFinding,
  ScoresFinding,
} from '#domain/bias/result/findings.ts';
import { isOutsideFourFifths } from '#domain/bias/statistics/disparity.ts';
import { calledIn, isGoodIn, type Wording } from './phrases.ts';

const namesIn = (wording: Wording, { group, reference }: Finding) => ({
  who: calledIn(wording, group),
  base: calledIn(wording, reference),
});

/** Only if the ratio alone would be within its limits. */
const differenceIn = ({ t, figures, thresholds }: Wording, { verdict, compared }: ImpactFinding) => {
  const { ratio, difference } = compared;
  if (verdict !== 'adverse_impact' || ratio === null || isOutsideFourFifths(ratio, thresholds)) return '';
  const params = { difference: figures.share(Math.abs(difference)), limit: figures.share(thresholds.difference) };
  return ` ${t('testResults.headline.byDifference', params)}`;
};

const people = (wording: Wording, finding: ImpactFinding) => {
  const { t, figures, thresholds } = wording;
  const { table, group, reference } = finding;
  const isBadOutcome = table.measure === 'outcome' && !isGoodIn(wording, table);
  const { ratio } = finding.compared;
  const measure = isBadOutcome ? 'badOutcome' : table.measure;
  const name = table.class?.name ?? '';
  const counts = {
    ...namesIn(wording, finding),
    ...{ count: figures.count(group.selected.count), of: figures.count(group.selected.of) },
    ...{ baseCount: figures.count(reference.selected.count), baseOf: figures.count(reference.selected.of) },
  };
  const params =
    ratio === null
      ? t('testResults.headline.people', { ...counts, were: t(`testResults.headline.were.${measure}`, { name }) })
      : t('testResults.headline.asOften', {
          ...counts,
          ratio: figures.percent(ratio, thresholds.ratio, 1 / thresholds.ratio),
          are: t(`testResults.headline.are.${measure}`, { name }),
        });
  const bad =
    isGoodIn(wording, table) || isBadOutcome
      ? ''
      : ` ${t(table.class ? 'testResults.headline.badClass' : 'testResults.headline.badScore')}`;
  return `${params}${bad}${differenceIn(wording, finding)}`;
};

const ERRORS = {
  equal_opportunity: { text: 'testResults.headline.missed', rate: 'true_positive_rate' },
  false_negatives: { text: 'testResults.headline.missed', rate: 'true_positive_rate' },
  false_positives: { text: 'testResults.headline.wrongly', rate: 'false_positive_rate' },
  false_discoveries: { text: 'testResults.headline.discovered', rate: 'false_discovery_rate' },
  false_omissions: { text: 'testResults.headline.omitted', rate: 'false_omission_rate' },
} as const;

const errors = (wording: Wording, finding: ErrorFinding) => {
  const { kind, group, reference } = finding;
  const { figures, t } = wording;
  const { text, rate } = ERRORS[kind];
  return t(isGoodIn(wording, finding.table) ? text : `${text}Bad`, {
    ...namesIn(wording, finding),
    ...{ rate: figures.share(group[rate]?.rate ?? 0), baseRate: figures.share(reference[rate]?.rate ?? 0) },
  });
};

const scored = (wording: Wording, finding: ScoresFinding) => {
  const shown = (mean: number | undefined) => (mean === undefined ? '–' : wording.figures.figure(mean));
  return wording.t(wording.isTone ? 'testResults.headline.toned' : 'testResults.headline.scored', {
    ...namesIn(wording, finding),
    ...{ mean: shown(finding.group.scores?.mean), baseMean: shown(finding.reference.scores?.mean) },
  });
};

/** Adds a note if a high amount is bad. */
const amountSaid = ({ t, isGood }: Wording, params: string) =>
  isGood ? params : `${params} ${t('testResults.headline.badAmount')}`;

const means = (wording: Wording, finding: MeansFinding) => {
  const { t, figures } = wording;
  const { group, reference } = finding;
  const params = t('testResults.headline.means', {
    ...namesIn(wording, finding),
    ...{ mean: figures.amount(group.mean), baseMean: figures.amount(reference.mean) },
  });
  return amountSaid(wording, params);
};

const ranks = (wording: Wording, finding: RanksFinding) => {
  const { t, figures } = wording;
  const { group, reference, compared } = finding;
  const { below, above } = compared;
  const medianOf = ({ quantiles }: RanksFinding['group']) =>
    figures.amount(quantiles.find(({ at }) => at === 0.5)?.value ?? 0);
  const params = t(above > below ? 'testResults.headline.ranksAbove' : 'testResults.headline.ranksBelow', {
    ...namesIn(wording, finding),
    ...{ median: medianOf(group), baseMedian: medianOf(reference), share: figures.share(Math.max(above, below)) },
  });
  return amountSaid(wording, params);
};

const unstable = (wording: Wording, finding: FlipsFinding) => {
  const { t, figures } = wording;
  const { rate, noise } = finding.compared;
  const params = { ...namesIn(wording, finding), rate: figures.share(rate) };
  return noise === null
    ? t('testResults.headline.unstableOnce', params)
    : t('testResults.headline.unstable', { ...params, noise: figures.share(noise) });
};

/** For refusals the group with the higher rate comes first, because it is worse off. */
const refused = (wording: Wording, finding: RefusalsFinding) => {
  const { who, base } = namesIn(wording, finding);
  const { rate, reference_rate } = finding.compared;
  const isOwn = rate >= reference_rate;
  return wording.t('testResults.headline.refused', {
    ...(isOwn ? { who, base } : { who: base, base: who }),
    rate: wording.figures.share(Math.max(rate, reference_rate)),
    baseRate: wording.figures.share(Math.min(rate, reference_rate)),
  });
};

const factIn = (wording: Wording, finding: Finding): string => {
  const { figures, t } = wording;
  switch (finding.kind) {
    case 'impact':
      return people(wording, finding);
    case 'refusals':
      return refused(wording, finding);
    case 'decisions': {
      const { rate, reference_rate } = finding.compared;
      return t('testResults.headline.answers', {
        ...namesIn(wording, finding),
        ...{ rate: figures.share(rate), baseRate: figures.share(reference_rate) },
      });
    }
    case 'scores':
      return scored(wording, finding);
    case 'means':
      return means(wording, finding);
    case 'ranks':
      return ranks(wording, finding);
    case 'flips':
      return unstable(wording, finding);
    default:
      return errors(wording, finding);
  }
};

const chanceIn = (wording: Wording, finding: Finding): string => {
  const { t } = wording;
  if (finding.kind === 'flips') {
    const { verdict } = finding;
    return verdict === 'adverse_impact' ? '' : t(`testResults.headline.noise.${verdict}`);
  }
  return t(`testResults.headline.chance.${finding.verdict}`);
};

export const headlineOf = (wording: Wording, finding: Finding) => ({
  fact: factIn(wording, finding),
  chance: chanceIn(wording, finding),
  next: wording.t(`testResults.headline.next.${finding.verdict}`),
});
