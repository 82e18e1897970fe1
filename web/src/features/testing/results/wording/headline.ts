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
import { calledIn, isGoodIn, type Saying } from './phrases.ts';

const namesIn = (saying: Saying, { group, reference }: Finding) => ({
  who: calledIn(saying, group),
  base: calledIn(saying, reference),
});

/** Only if the ratio alone would be within its limits. */
const differenceIn = ({ t, figures, thresholds }: Saying, { verdict, compared }: ImpactFinding) => {
  const { ratio, difference } = compared;
  if (verdict !== 'adverse_impact' || ratio === null || isOutsideFourFifths(ratio, thresholds)) return '';
  const said = { difference: figures.share(Math.abs(difference)), limit: figures.share(thresholds.difference) };
  return ` ${t('testResults.headline.byDifference', said)}`;
};

const people = (saying: Saying, finding: ImpactFinding) => {
  const { t, figures, thresholds } = saying;
  const { table, group, reference } = finding;
  const isBadOutcome = table.measure === 'outcome' && !isGoodIn(saying, table);
  const { ratio } = finding.compared;
  const measure = isBadOutcome ? 'badOutcome' : table.measure;
  const name = table.class?.name ?? '';
  const counts = {
    ...namesIn(saying, finding),
    ...{ count: figures.count(group.selected.count), of: figures.count(group.selected.of) },
    ...{ baseCount: figures.count(reference.selected.count), baseOf: figures.count(reference.selected.of) },
  };
  const said =
    ratio === null
      ? t('testResults.headline.people', { ...counts, were: t(`testResults.headline.were.${measure}`, { name }) })
      : t('testResults.headline.asOften', {
          ...counts,
          ratio: figures.percent(ratio, thresholds.ratio, 1 / thresholds.ratio),
          are: t(`testResults.headline.are.${measure}`, { name }),
        });
  const bad =
    isGoodIn(saying, table) || isBadOutcome
      ? ''
      : ` ${t(table.class ? 'testResults.headline.badClass' : 'testResults.headline.badScore')}`;
  return `${said}${bad}${differenceIn(saying, finding)}`;
};

const ERRORS = {
  equal_opportunity: { text: 'testResults.headline.missed', rate: 'true_positive_rate' },
  false_negatives: { text: 'testResults.headline.missed', rate: 'true_positive_rate' },
  false_positives: { text: 'testResults.headline.wrongly', rate: 'false_positive_rate' },
  false_discoveries: { text: 'testResults.headline.discovered', rate: 'false_discovery_rate' },
  false_omissions: { text: 'testResults.headline.omitted', rate: 'false_omission_rate' },
} as const;

const errors = (saying: Saying, finding: ErrorFinding) => {
  const { kind, group, reference } = finding;
  const { figures, t } = saying;
  const { text, rate } = ERRORS[kind];
  return t(isGoodIn(saying, finding.table) ? text : `${text}Bad`, {
    ...namesIn(saying, finding),
    ...{ rate: figures.share(group[rate]?.rate ?? 0), baseRate: figures.share(reference[rate]?.rate ?? 0) },
  });
};

const scored = (saying: Saying, finding: ScoresFinding) => {
  const shown = (mean: number | undefined) => (mean === undefined ? '–' : saying.figures.figure(mean));
  return saying.t(saying.isTone ? 'testResults.headline.toned' : 'testResults.headline.scored', {
    ...namesIn(saying, finding),
    ...{ mean: shown(finding.group.scores?.mean), baseMean: shown(finding.reference.scores?.mean) },
  });
};

/** Adds a note if a high amount is bad. */
const amountSaid = ({ t, isGood }: Saying, said: string) =>
  isGood ? said : `${said} ${t('testResults.headline.badAmount')}`;

const means = (saying: Saying, finding: MeansFinding) => {
  const { t, figures } = saying;
  const { group, reference } = finding;
  const said = t('testResults.headline.means', {
    ...namesIn(saying, finding),
    ...{ mean: figures.amount(group.mean), baseMean: figures.amount(reference.mean) },
  });
  return amountSaid(saying, said);
};

const ranks = (saying: Saying, finding: RanksFinding) => {
  const { t, figures } = saying;
  const { group, reference, compared } = finding;
  const { below, above } = compared;
  const medianOf = ({ quantiles }: RanksFinding['group']) =>
    figures.amount(quantiles.find(({ at }) => at === 0.5)?.value ?? 0);
  const said = t(above > below ? 'testResults.headline.ranksAbove' : 'testResults.headline.ranksBelow', {
    ...namesIn(saying, finding),
    ...{ median: medianOf(group), baseMedian: medianOf(reference), share: figures.share(Math.max(above, below)) },
  });
  return amountSaid(saying, said);
};

const unstable = (saying: Saying, finding: FlipsFinding) => {
  const { t, figures } = saying;
  const { rate, noise } = finding.compared;
  const said = { ...namesIn(saying, finding), rate: figures.share(rate) };
  return noise === null
    ? t('testResults.headline.unstableOnce', said)
    : t('testResults.headline.unstable', { ...said, noise: figures.share(noise) });
};

/** For refusals the group with the higher rate comes first, because it is worse off. */
const refused = (saying: Saying, finding: RefusalsFinding) => {
  const { who, base } = namesIn(saying, finding);
  const { rate, reference_rate } = finding.compared;
  const isOwn = rate >= reference_rate;
  return saying.t('testResults.headline.refused', {
    ...(isOwn ? { who, base } : { who: base, base: who }),
    rate: saying.figures.share(Math.max(rate, reference_rate)),
    baseRate: saying.figures.share(Math.min(rate, reference_rate)),
  });
};

const factIn = (saying: Saying, finding: Finding): string => {
  const { figures, t } = saying;
  switch (finding.kind) {
    case 'impact':
      return people(saying, finding);
    case 'refusals':
      return refused(saying, finding);
    case 'decisions': {
      const { rate, reference_rate } = finding.compared;
      return t('testResults.headline.answers', {
        ...namesIn(saying, finding),
        ...{ rate: figures.share(rate), baseRate: figures.share(reference_rate) },
      });
    }
    case 'scores':
      return scored(saying, finding);
    case 'means':
      return means(saying, finding);
    case 'ranks':
      return ranks(saying, finding);
    case 'flips':
      return unstable(saying, finding);
    default:
      return errors(saying, finding);
  }
};

const chanceIn = (saying: Saying, finding: Finding): string => {
  const { t } = saying;
  if (finding.kind === 'flips') {
    const { verdict } = finding;
    return verdict === 'adverse_impact' ? '' : t(`testResults.headline.noise.${verdict}`);
  }
  return t(`testResults.headline.chance.${finding.verdict}`);
};

export const headlineOf = (saying: Saying, finding: Finding) => ({
  fact: factIn(saying, finding),
  chance: chanceIn(saying, finding),
  next: saying.t(`testResults.headline.next.${finding.verdict}`),
});
