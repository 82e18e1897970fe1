/** What a result means, in plain paragraphs: one for each thing that is more than nothing, and how all of it was found. */
import type { BiasVerdict } from '#domain/bias/figures.ts';
import { type Finding, findingsOf } from '#domain/bias/findings.ts';
import type { BiasResult } from '#domain/bias/result.ts';
import { headlineOf } from './headline.ts';
import { neededIn, type Saying } from './phrases.ts';
import { findingSentence } from './sentences.ts';

type Paragraph = {
  verdict: BiasVerdict;
  /** In plain words. */
  fact: string;
  chance: string;
  /** The statement with all its numbers, what its verdict means, and what would have to change. */
  text: string;
};

const nextOf = (saying: Saying, finding: Finding): string => {
  if (finding.kind !== 'impact') return '';
  const { t, figures, thresholds } = saying;
  const { shortfall, flips, records_needed: needed, disadvantaged } = finding.compared;
  if (needed !== null) return ` ${t('testResults.explanation.needed', neededIn(saying, needed, finding))}`;
  // For classes there is no single number: more of one outcome means fewer of the others.
  if (shortfall === 0 || disadvantaged !== 'group' || finding.table.class) return '';
  const about = { count: shortfall, shown: figures.count(shortfall), line: figures.limit(thresholds.ratio) };
  if (!saying.isGood) return ` ${t('testResults.explanation.fewer', about)}`;
  return ` ${t('testResults.explanation.shortfall', { ...about, flips: figures.count(flips) })}`;
};

/** The gravest first. What is no flag is no paragraph. */
export const paragraphsOf = (saying: Saying, result: BiasResult): Paragraph[] =>
  findingsOf(result)
    .filter(({ verdict }) => verdict !== 'no_flag')
    .map((finding) => {
      const { verdict } = finding;
      const means = saying.t(`testResults.explanation.means.${verdict}`);
      const { fact, chance } = headlineOf(saying, finding);
      return { verdict, fact, chance, text: `${findingSentence(saying, finding)}. ${means}${nextOf(saying, finding)}` };
    });

const METHODS = [
  'impact',
  'intervals',
  'tests',
  'power',
  'scores',
  'amounts',
  'classes',
  'errors',
  'strata',
  'pairs',
  'noise',
  'tone',
  'wording',
] as const;
type Method = (typeof METHODS)[number];

/** Those that this result has used. */
export const methodsOf = ({ tables, sentiment }: Pick<BiasResult, 'tables' | 'sentiment'>): Method[] => {
  const impact = tables.flatMap((table) => (table.kind === 'impact' ? [table] : []));
  const pairs = tables.flatMap((table) => (table.kind === 'pairs' ? [table] : []));
  const compared = pairs.flatMap(({ groups }) => groups.flatMap((group) => group.compared ?? []));
  const used: Record<Method, boolean> = {
    impact: impact.length > 0,
    intervals: impact.length > 0,
    tests: impact.length > 0,
    power: impact.length > 0,
    scores: impact.some(({ measure }) => measure === 'score'),
    amounts: impact.some(({ amounts }) => amounts !== null),
    classes: impact.some((table) => table.class !== null),
    errors: impact.some(({ labels }) => labels !== null),
    strata: impact.some(({ strata }) => strata !== null),
    pairs: pairs.length > 0,
    noise: compared.some(({ flips }) => flips !== null),
    tone: sentiment !== null,
    wording: compared.some(({ similarity }) => similarity !== null),
  };
  return METHODS.filter((method) => used[method]);
};
