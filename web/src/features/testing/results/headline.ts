/** What a finding says in plain words: how many people, whether it may be chance, and what to do next. */
import type {
  AmountsFinding,
  ErrorFinding,
  Finding,
  FlipsFinding,
  ImpactFinding,
  ScoresFinding,
} from '#domain/bias/findings.ts';
import { calledIn, isGoodIn, type Saying } from './phrases.ts';

const namesIn = (saying: Saying, { group, reference }: Finding) => ({
  who: calledIn(saying, group),
  base: calledIn(saying, reference),
});

const people = (saying: Saying, finding: ImpactFinding) => {
  const { t, figures } = saying;
  const { table, group, reference } = finding;
  const said = t('testResults.headline.people', {
    ...namesIn(saying, finding),
    were: t(`testResults.headline.${table.measure}`, { name: table.class?.name ?? '' }),
    ...{ count: figures.count(group.selected.count), of: figures.count(group.selected.of) },
    ...{ baseCount: figures.count(reference.selected.count), baseOf: figures.count(reference.selected.of) },
    ...{ rate: figures.share(group.selected.rate ?? 0), baseRate: figures.share(reference.selected.rate ?? 0) },
  });
  if (isGoodIn(saying, table)) return said;
  return `${said} ${t(table.class ? 'testResults.headline.badClass' : 'testResults.headline.bad')}`;
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
  return t(text, {
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

const earned = (saying: Saying, finding: AmountsFinding) => {
  const { t, figures } = saying;
  const { group, reference } = finding;
  const said = t('testResults.headline.amounts', {
    ...namesIn(saying, finding),
    ...{ mean: figures.amount(group.mean), baseMean: figures.amount(reference.mean) },
  });
  return saying.isGood ? said : `${said} ${t('testResults.headline.badAmount')}`;
};

const unstable = (saying: Saying, finding: FlipsFinding) => {
  const { t, figures } = saying;
  const { rate, noise } = finding.compared;
  const said = { ...namesIn(saying, finding), rate: figures.share(rate) };
  return noise === null
    ? t('testResults.headline.unstableOnce', said)
    : t('testResults.headline.unstable', { ...said, noise: figures.share(noise) });
};

const factIn = (saying: Saying, finding: Finding): string => {
  const { figures, t } = saying;
  switch (finding.kind) {
    case 'impact':
      return people(saying, finding);
    case 'decisions':
    case 'refusals': {
      const { rate, reference_rate } = finding.compared;
      return t(finding.kind === 'decisions' ? 'testResults.headline.answers' : 'testResults.headline.refused', {
        ...namesIn(saying, finding),
        ...{ rate: figures.share(rate), baseRate: figures.share(reference_rate) },
      });
    }
    case 'scores':
      return scored(saying, finding);
    case 'amounts':
      return earned(saying, finding);
    case 'flips':
      return unstable(saying, finding);
    default:
      return errors(saying, finding);
  }
};

const chanceIn = (saying: Saying, finding: Finding): string => {
  const { t, figures, thresholds } = saying;
  if (finding.kind === 'flips') {
    const { verdict } = finding;
    return verdict === 'adverse_impact' ? '' : t(`testResults.headline.noise.${verdict}`);
  }
  const p = finding.compared.adjusted_p ?? 1;
  return t(`testResults.headline.chance.${finding.verdict}`, { p: `p ${figures.p(p, thresholds.significance)}` });
};

export const headlineOf = (saying: Saying, finding: Finding) => ({
  fact: factIn(saying, finding),
  chance: chanceIn(saying, finding),
  next: saying.t(`testResults.headline.next.${finding.verdict}`),
});
