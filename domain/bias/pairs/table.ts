/** Compares each group of one attribute with the reference on the same prompts. */

import type { Done } from '#domain/bias/engine.ts';
import type { Answered, AnsweredGroup, Cell } from '#domain/bias/file/answers.ts';
import { hasShare } from '#domain/bias/impact/eligible.ts';
import { leftOutOf } from '#domain/bias/impact/left-out.ts';
import { wishedReference } from '#domain/bias/impact/reference.ts';
import type { BiasPlan } from '#domain/bias/plan/plan.ts';
import type {
  Decisions,
  Flips,
  PairedRates,
  PairedScores,
  PairsGroup,
  PairsTable,
  Refusals,
} from '#domain/bias/result/pairs.ts';
import { gravest, verdictOf } from '#domain/bias/result/verdicts.ts';
import type { BiasWarning } from '#domain/bias/result/warning.ts';
import { cochranQ, ranksOf } from '#domain/bias/statistics/cochran.ts';
import { disadvantagedBy, isErrorLarge, isSelectionLarge, isTrivial } from '#domain/bias/statistics/disparity.ts';
import { meanOf } from '#domain/bias/statistics/mean-bootstrap.ts';
import { correctedForAllPairs, correctedWithin } from '#domain/bias/statistics/rates.ts';
import { areMeansApart, isSameValue } from '#domain/bias/statistics/standardized.ts';
import { flipsAndNoise } from './instability.ts';
import {
  clusteredProportion,
  compareRates,
  decisionsOf,
  type Pair,
  type RatesFound,
  refusalsOf,
  shareOf,
  type Votes,
  votesIn,
} from './rates.ts';
import { compareScores } from './scores.ts';
import { compareTexts } from './texts.ts';

const cellsOf = ({ cells }: AnsweredGroup) => [...cells.values()];
const sum = (group: AnsweredGroup, of: (cell: Cell) => number) =>
  cellsOf(group).reduce((total, cell) => total + of(cell), 0);
export type PairsMade = { readonly table: PairsTable; readonly warnings: readonly BiasWarning[] };

export const answersOf = (group: AnsweredGroup) => sum(group, ({ answers }) => answers);

const scoresOf = (group: AnsweredGroup) => {
  const all = cellsOf(group)
    .flatMap(({ scores }) => scores)
    .toSorted((a, b) => a - b);
  const n = all.length;
  if (n === 0) return null;
  const mean = all.reduce((total, score) => total + score, 0) / n;
  const squares = all.reduce((total, score) => total + (score - mean) ** 2, 0);
  return { n, mean, deviation: n > 1 ? Math.sqrt(squares / (n - 1)) : null };
};

/** The default reference: the baseline without a group, or else the group that fares best. */
const referenceOf = (groups: readonly AnsweredGroup[], isGood: boolean) => {
  const share = (group: AnsweredGroup) => {
    const decided = sum(group, (cell) => cell.decided);
    if (decided > 0) return (sum(group, ({ selected }) => selected) / decided) * (isGood ? 1 : -1);
    const asked = sum(group, (cell) => cell.asked);
    return asked > 0 ? -sum(group, ({ refused }) => refused) / asked : (scoresOf(group)?.mean ?? 0);
  };
  const best = groups.toSorted(
    (a, b) => share(b) - share(a) || answersOf(b) - answersOf(a) || (a.name < b.name ? -1 : 1),
  )[0];
  return groups.find(({ isBaseline }) => isBaseline) ?? best;
};

const pairsOf = (group: AnsweredGroup, reference: AnsweredGroup): Pair[] =>
  [...group.cells].flatMap(([prompt, cell]) => {
    const other = reference.cells.get(prompt);
    return other ? [{ group: cell, reference: other }] : [];
  });

/** `significance`: the level of one comparison. `confidence`: the level of the intervals of the excess. */
type Levels = { readonly significance: number; readonly confidence: number };

const compareWith = (reference: AnsweredGroup, group: AnsweredGroup, plan: BiasPlan, levels: Levels) => {
  const { seed, thresholds } = plan;
  const { significance } = levels;
  const { confidence } = thresholds;
  const pairs = pairsOf(group, reference);
  const decisions = votesIn(pairs, decisionsOf);
  const parityAt = plan.type === 'fairness_llm_user' ? plan.parity_at : undefined;
  return {
    group,
    decisions: compareRates(decisions, { seed, confidence, significance }),
    flips: flipsAndNoise(decisions, { seed, confidence: levels.confidence, limit: thresholds.flips }),
    refusals: compareRates(votesIn(pairs, refusalsOf), { seed, confidence, significance }),
    scores: compareScores(pairs, { seed, confidence, significance, parityAt }) ?? null,
    similarity: compareTexts(pairs) ?? null,
  };
};
type Compared = ReturnType<typeof compareWith>;

type AllAtOnce = NonNullable<PairsTable['cochran']>;
/** An omnibus test requires this share of prompts to be answered by all groups. */
const ENOUGH_COMPLETE = 0.9;

/** Uses only the prompts that all groups answered. */
const allAtOnce = (
  groups: readonly AnsweredGroup[],
  prompts: ReadonlySet<string>,
  read: (cell: Cell) => number | undefined,
) => {
  if (groups.length < 3) return [];
  return [...prompts].flatMap((prompt) => {
    const values = groups.flatMap(({ cells }) => {
      const cell = cells.get(prompt);
      return (cell && read(cell)) ?? [];
    });
    return values.length === groups.length ? [values] : [];
  });
};

const shareIn = (votesOf: (cell: Cell) => Votes) => (cell: Cell) => {
  const votes = votesOf(cell);
  return votes.of === 0 ? undefined : shareOf(votes);
};

const meanScore = ({ scores }: Cell) => (scores.length === 0 ? undefined : meanOf(scores));

/** Yields before each group, because comparing all answers of a group with the reference takes long. */
export function* pairsTable(
  { name: attribute, groups: all, unknown }: Answered,
  id: string,
  plan: BiasPlan,
  done: Done,
): Generator<Done, PairsMade> {
  const { thresholds } = plan;
  const level = thresholds.confidence;
  const wished = wishedReference(plan, [attribute]);
  const leftOut = leftOutOf(plan, [attribute]);
  const groups = all.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : Number(a.isBaseline)));
  const known = groups.reduce((total, group) => total + answersOf(group), 0);
  const isGood = plan.selected_is === 'favorable';
  const kept = groups.filter(({ name }) => !leftOut.some((left) => left.group === name));
  const eligible = kept.filter(
    (group) => hasShare({ n: answersOf(group) }, { n: known }, thresholds) && group.cells.size >= thresholds.expected,
  );
  const chosen = wished?.in(kept.map((group) => ({ group, names: [group.name], n: answersOf(group) })))?.group;
  const reference = chosen ?? referenceOf(eligible.length > 0 ? eligible : kept, isGood);
  const judged = reference ? kept.filter((group) => group !== reference) : [];
  const comparisons = Math.max(1, judged.length);
  const levels = {
    significance: thresholds.significance / comparisons,
    confidence: 1 - (1 - level) / comparisons,
  };

  const compared: Compared[] = [];
  for (const group of groups) {
    yield done;
    if (reference && group !== reference) compared.push(compareWith(reference, group, plan, levels));
  }
  const prompts = new Set(groups.flatMap(({ cells }) => [...cells.keys()]));
  const qOf = (read: (cell: Cell) => number | undefined, change: (values: number[]) => number[] = (same) => same) =>
    cochranQ(allAtOnce(kept, prompts, read).map(change)) ?? null;
  const isChosenByData = chosen === undefined && reference?.isBaseline === false && kept.length > 2;
  /**
   * If few prompts were answered for every group, an omnibus test on those alone could hide differences in the rest.
   */
  const correctedBy = (ps: readonly number[], omnibus: AllAtOnce | null) => {
    if (!isChosenByData) return correctedWithin(ps, 0);
    const isEnough = omnibus !== null && omnibus.prompts >= ENOUGH_COMPLETE * prompts.size;
    return isEnough ? correctedWithin(ps, omnibus.p) : correctedForAllPairs(ps, kept.length);
  };
  const cochran = qOf(shareIn(decisionsOf));
  const cochran_refusals = qOf(shareIn(refusalsOf));
  const friedman = qOf(meanScore, ranksOf);
  /** The adjusted p of each group that was compared. */
  const adjustedBy = (pOf: (one: Compared) => number | undefined, omnibus: AllAtOnce | null) => {
    const asked = compared.flatMap((one) => {
      const p = judged.includes(one.group) ? pOf(one) : undefined;
      return p === undefined ? [] : [{ group: one.group, p }];
    });
    const adjusted = correctedBy(
      asked.map(({ p }) => p),
      omnibus,
    );
    return new Map(asked.map(({ group }, index) => [group, adjusted[index] ?? 1]));
  };
  const ofDecisions = adjustedBy(({ decisions }) => decisions?.p, cochran);
  const ofRefusals = adjustedBy(({ refusals }) => refusals?.p, cochran_refusals);
  const ofScores = adjustedBy(({ scores }) => (scores ? (scores.wilcoxon?.p ?? 1) : undefined), friedman);
  const isSignificant = (p: number) => p < thresholds.significance;

  /** `isLarge`: whether the difference between the rates matters. */
  const judgedRates = (
    found: RatesFound,
    adjusted_p: number | null,
    { isLarge, flag }: { isLarge: boolean; flag: 'adverse_impact' | 'flagged' },
  ): PairedRates => {
    const { needed, ...rates } = found;
    const verdict =
      adjusted_p === null || isTrivial(found.rate, found.reference_rate)
        ? null
        : verdictOf(isLarge, isSignificant(adjusted_p), flag);
    return { ...rates, adjusted_p, pairs_needed: verdict === 'inconclusive' ? needed : null, verdict };
  };
  const decisionsOfGroup = ({ group, decisions }: Compared): Decisions | null =>
    decisions && {
      ...judgedRates(decisions, ofDecisions.get(group) ?? null, {
        isLarge: isSelectionLarge(decisions, thresholds),
        flag: 'adverse_impact',
      }),
      disadvantaged: disadvantagedBy(decisions.difference, isGood),
    };
  const refusalsOfGroup = ({ group, refusals }: Compared): Refusals | null =>
    refusals &&
    judgedRates(refusals, ofRefusals.get(group) ?? null, {
      isLarge: isErrorLarge(refusals, thresholds),
      flag: 'flagged',
    });
  const scoresOfGroup = ({ group, scores }: Compared): PairedScores | null => {
    if (!scores) return null;
    const adjusted_p = ofScores.get(group) ?? null;
    const means = { difference: scores.mean_difference, standardized: scores.standardized };
    const verdict =
      adjusted_p === null || isSameValue(means)
        ? null
        : verdictOf(areMeansApart(means, thresholds.score_difference), isSignificant(adjusted_p), 'flagged');
    return { ...scores, adjusted_p, verdict };
  };
  const flipsOfGroup = ({ group, flips }: Compared): Flips | null =>
    flips && (judged.includes(group) ? flips : { ...flips, verdict: null });

  const sayOf = (group: AnsweredGroup): PairsGroup => {
    const found = compared.find((one) => one.group === group);
    const comparison = found && {
      ...{ decisions: decisionsOfGroup(found), flips: flipsOfGroup(found) },
      ...{ refusals: refusalsOfGroup(found), scores: scoresOfGroup(found) },
      similarity: found.similarity,
    };
    const isLeftOut = leftOut.some(({ group: name }) => name === group.name);
    return {
      ...{ name: group.name, is_baseline: group.isBaseline },
      standing: isLeftOut ? 'left_out' : group === reference ? 'reference' : 'judged',
      ...{ answers: answersOf(group), prompts: group.cells.size },
      selected: clusteredProportion(cellsOf(group).map(decisionsOf), level),
      refused: clusteredProportion(cellsOf(group).map(refusalsOf), level),
      scores: scoresOf(group),
      compared: comparison ?? null,
      verdict: gravest([
        ...[
          comparison?.decisions?.verdict,
          comparison?.flips?.verdict,
          comparison?.refusals?.verdict,
          comparison?.scores?.verdict,
        ],
      ]),
    };
  };

  const comparison = groups.map(sayOf);
  const referenceBy = chosen && wished ? wished.by : reference?.isBaseline ? 'baseline' : 'best_rate';
  const table: PairsTable = {
    ...{ kind: 'pairs', id, attributes: [attribute] },
    coverage: {
      ...{ records: known + unknown, known, unknown },
      left_out: leftOut.map(({ group, reason }) => ({
        ...{ group, reason, n: groups.reduce((n, one) => n + (one.name === group ? answersOf(one) : 0), 0) },
      })),
    },
    ...{ reference: reference?.name ?? null, reference_chosen: chosen !== undefined, reference_by: referenceBy },
    prompts: prompts.size,
    most_repetitions: groups.reduce(
      (most, group) => cellsOf(group).reduce((n, { answers }) => Math.max(n, answers), most),
      0,
    ),
    groups: comparison,
    ...{ cochran, cochran_refusals, friedman },
    verdict: gravest(comparison.map(({ verdict }) => verdict)),
  };
  const unpaired = prompts
    .values()
    .reduce((n, prompt) => n + (kept.every(({ cells }) => cells.has(prompt)) ? 0 : 1), 0);
  const about = { attribute, table: id };
  const warnings: BiasWarning[] = [];
  if (groups.length === 1) warnings.push({ kind: 'one_group', ...about });
  if (table.most_repetitions === 1 && comparison.some(({ compared: of }) => of?.flips ?? of?.scores ?? of?.similarity))
    warnings.push({ kind: 'no_repetitions', ...about });
  if (unpaired > 0) warnings.push({ kind: 'some_unpaired', ...about, prompts: unpaired });
  return { table, warnings };
}
