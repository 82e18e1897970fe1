/** Plain-language paragraphs about a result: one per relevant finding, and one about methods. */
import type { BiasVerdict } from '#domain/bias/result/figures.ts';
import { ERROR_KINDS, type Finding, findingsOf } from '#domain/bias/result/findings.ts';
import type { BiasResult } from '#domain/bias/result/result.ts';
import { headlineOf } from './headline.ts';
import { neededIn, type Wording } from './phrases.ts';
import { findingSentence } from './sentences.ts';

type Paragraph = {
  verdict: BiasVerdict;
  /** Plain-language text. */
  fact: string;
  chance: string;
  /** The full statement with its numbers, the meaning of its verdict, and what would change it. */
  text: string;
};

const nextOf = (wording: Wording, finding: Finding): string => {
  if (finding.kind !== 'impact') return '';
  const { t, figures, thresholds } = wording;
  const { shortfall, flips, records_needed: needed, disadvantaged } = finding.compared;
  if (needed !== null) return ` ${t('testResults.explanation.needed', neededIn(wording, needed, finding))}`;
  // Classes have no single number: more of one outcome means fewer of the others.
  if (shortfall === 0 || disadvantaged !== 'group' || finding.table.class) return '';
  const about = { count: shortfall, shown: figures.count(shortfall), line: figures.limit(thresholds.ratio) };
  if (!wording.isGood) return ` ${t('testResults.explanation.fewer', about)}`;
  return ` ${t('testResults.explanation.shortfall', { ...about, flips: figures.count(flips) })}`;
};

/** Most serious first; findings without a flag get no paragraph. */
export const paragraphsOf = (wording: Wording, result: BiasResult): Paragraph[] =>
  findingsOf(result)
    .filter(({ verdict }) => verdict !== 'no_flag')
    .map((finding) => {
      const { verdict } = finding;
      const means = wording.t(`testResults.explanation.means.${verdict}`);
      const { fact, chance } = headlineOf(wording, finding);
      return {
        verdict,
        fact,
        chance,
        text: `${findingSentence(wording, finding)}. ${means}${nextOf(wording, finding)}`,
      };
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

/** Methods used in this result. */
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

/** Likely causes depend on the type: decisions of a model, amounts such as pay, or a language model. */
export const causesOf = ({ type, tables }: Pick<BiasResult, 'type' | 'tables'>) => {
  if (type === 'fairness_llm_user') return 'language';
  return tables.some((table) => table.kind === 'impact' && table.amounts !== null) ? 'amounts' : 'model';
};

/** Controls of the catalog, in the order of the next steps. */
const STEPS = [
  ...(['fairness_evaluation', 'proxy_check', 'attributes_left_out', 'data_review', 'data_preparation'] as const),
  ...(['human_check', 'monitoring', 'release_decision', 'independent_bias_audit', 'appeal'] as const),
];
type Step = (typeof STEPS)[number];

export const stepsOf = (result: BiasResult): Step[] => {
  const findings = findingsOf(result);
  const flags = findings.filter(({ verdict }) => verdict === 'adverse_impact' || verdict === 'flagged');
  const isFlagged = flags.length > 0;
  const isOpen = findings.some(({ verdict }) => verdict === 'inconclusive');
  const isModel = result.type !== 'fairness_llm_user';
  const follows: Record<Step, boolean> = {
    fairness_evaluation: true,
    proxy_check: isFlagged && isModel,
    attributes_left_out: isFlagged && isModel,
    data_review: (isFlagged || isOpen) && isModel,
    data_preparation: flags.some(({ kind }) => ERROR_KINDS.some((one) => one === kind)),
    human_check: isFlagged,
    monitoring: !isFlagged,
    release_decision: isFlagged,
    independent_bias_audit: isFlagged && result.type === 'fairness_ml_user',
    appeal: isFlagged,
  };
  return STEPS.filter((step) => follows[step]);
};
