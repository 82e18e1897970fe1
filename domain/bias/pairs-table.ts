/** What is said of one attribute's groups, each against the reference in the same prompts. */
import type { Answered, AnsweredGroup, Cell } from './answers.ts';
import { cochranQ } from './cochran.ts';
import { hasShare } from './eligible.ts';
import type { Done } from './engine.ts';
import type { BiasVerdict } from './figures.ts';
import {
  decisionsOf,
  flipsAndNoise,
  majorityOf,
  type Pair,
  pairedRatio,
  refusalsOf,
  turnsOf,
} from './paired-decisions.ts';
import { compareScores } from './paired-scores.ts';
import { compareTexts } from './paired-texts.ts';
import type { Flips, PairedScores, PairsGroup, PairsTable, Refusals } from './pairs-result.ts';
import type { BiasPlan } from './plan.ts';
import { holm, proportionOf } from './rates.ts';
import type { BiasThresholds } from './thresholds.ts';
import { gravest, verdictOf } from './verdicts.ts';
import type { BiasWarning } from './warning.ts';

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

/** What is held against: what was chosen, or what has no group, or who fares best. */
const referenceOf = (groups: readonly AnsweredGroup[], chosen: string | undefined) => {
  const share = (group: AnsweredGroup) => {
    const decided = sum(group, (cell) => cell.decided);
    if (decided > 0) return sum(group, ({ selected }) => selected) / decided;
    const asked = sum(group, (cell) => cell.asked);
    return asked > 0 ? -sum(group, ({ refused }) => refused) / asked : (scoresOf(group)?.mean ?? 0);
  };
  const best = groups.toSorted(
    (a, b) => share(b) - share(a) || answersOf(b) - answersOf(a) || (a.name < b.name ? -1 : 1),
  )[0];
  return groups.find(({ name }) => name === chosen) ?? groups.find(({ isBaseline }) => isBaseline) ?? best;
};

const pairsOf = (group: AnsweredGroup, reference: AnsweredGroup): Pair[] =>
  [...group.cells].flatMap(([prompt, cell]) => {
    const other = reference.cells.get(prompt);
    return other ? [{ group: cell, reference: other }] : [];
  });

const compareWith = (reference: AnsweredGroup, group: AnsweredGroup, { seed, thresholds }: BiasPlan) => {
  const pairs = pairsOf(group, reference);
  return {
    group,
    decisions: turnsOf(pairs, decisionsOf),
    flips: flipsAndNoise(pairs, seed, thresholds.confidence),
    refusals: turnsOf(pairs, refusalsOf),
    scores: compareScores(pairs, seed, thresholds.confidence),
    similarity: compareTexts(pairs) ?? null,
  };
};
type Compared = ReturnType<typeof compareWith>;

/** More flips than may be, and more than there are without any group. */
const flipsVerdict = (
  { rate, excess, above_noise }: Pick<Flips, 'rate' | 'excess' | 'above_noise'>,
  isSignificant: boolean,
  { flips }: BiasThresholds,
): BiasVerdict => {
  if (rate <= flips) return above_noise || isSignificant ? 'detectable_small' : 'no_flag';
  if (above_noise === null) return isSignificant ? 'flagged' : 'inconclusive';
  if (above_noise) return 'flagged';
  return excess !== null && excess > flips ? 'inconclusive' : 'within_noise';
};

const isRatioBeyond = (ratio: number | null, group: number, thresholds: BiasThresholds) =>
  ratio === null ? group > 0 : ratio < thresholds.error_ratio_low || ratio > thresholds.error_ratio_high;

/** `done` is said before each group: all answers with the one are held against all with the reference. */
export function* pairsTable(
  { name: attribute, groups: all, unknown }: Answered,
  id: string,
  plan: BiasPlan,
  done: Done,
): Generator<Done, PairsMade> {
  const { thresholds } = plan;
  const level = thresholds.confidence;
  const chosen = plan.references.find((one) => one.attribute === attribute)?.group;
  const leftOut = plan.left_out.filter((one) => one.attribute === attribute);
  const groups = all.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : Number(a.isBaseline)));
  const known = groups.reduce((total, group) => total + answersOf(group), 0);
  const isLarge = (group: AnsweredGroup) =>
    !leftOut.some(({ group: name }) => name === group.name) &&
    hasShare({ n: answersOf(group) }, { n: known }, thresholds) &&
    group.cells.size >= thresholds.expected;
  const eligible = groups.filter(isLarge);
  const reference = referenceOf(eligible, chosen);
  const judged = reference ? eligible.filter((group) => group !== reference) : [];

  const compared: Compared[] = [];
  for (const group of groups) {
    yield done;
    if (reference && group !== reference) compared.push(compareWith(reference, group, plan));
  }
  /** By group, of what was compared at all. */
  const adjustedBy = (pOf: (one: Compared) => number | undefined) => {
    const asked = compared.flatMap((one) => {
      const p = judged.includes(one.group) ? pOf(one) : undefined;
      return p === undefined ? [] : [{ group: one.group, p }];
    });
    const adjusted = holm(asked.map(({ p }) => p));
    return new Map(asked.map(({ group }, index) => [group, adjusted[index] ?? 1]));
  };
  const ofDecisions = adjustedBy(({ decisions }) => (decisions.pairs > 0 ? decisions.p : undefined));
  const ofRefusals = adjustedBy(({ refusals }) => (refusals.pairs > 0 ? refusals.p : undefined));
  const ofScores = adjustedBy(({ scores }) => scores && (scores.wilcoxon?.p ?? 1));
  const isSignificant = (p: number) => p < thresholds.significance;

  const flipsOf = ({ group, decisions: { both: _, ...turned }, flips }: Compared): Flips | null => {
    if (turned.pairs === 0) return null;
    const adjusted_p = ofDecisions.get(group) ?? null;
    const verdict = adjusted_p === null ? null : flipsVerdict(flips, isSignificant(adjusted_p), thresholds);
    return { ...turned, ...flips, adjusted_p, verdict };
  };
  const refusalsOfGroup = ({ group, refusals }: Compared): Refusals | null => {
    const { both, ...turned } = refusals;
    if (turned.pairs === 0) return null;
    const { ratio, interval } = pairedRatio(refusals, level);
    const adjusted_p = ofRefusals.get(group) ?? null;
    const isBeyond = isRatioBeyond(ratio, both + turned.to_more, thresholds);
    const verdict = adjusted_p === null ? null : verdictOf(isBeyond, isSignificant(adjusted_p), 'flagged');
    return { ...turned, ratio, ratio_interval: interval, adjusted_p, verdict };
  };
  const scoresOfGroup = ({ group, scores }: Compared): PairedScores | null => {
    if (!scores) return null;
    const adjusted_p = ofScores.get(group) ?? null;
    const { weak_parity } = scores;
    const verdict =
      adjusted_p === null || weak_parity === null
        ? null
        : verdictOf(Math.abs(weak_parity) > thresholds.difference, isSignificant(adjusted_p), 'flagged');
    return { ...scores, adjusted_p, verdict };
  };

  const sayOf = (group: AnsweredGroup): PairsGroup => {
    const found = compared.find((one) => one.group === group);
    const decided = sum(group, (cell) => cell.decided);
    const asked = sum(group, (cell) => cell.asked);
    const said = found && {
      ...{ flips: flipsOf(found), refusals: refusalsOfGroup(found), scores: scoresOfGroup(found) },
      similarity: found.similarity,
    };
    const isLeftOut = leftOut.some(({ group: name }) => name === group.name);
    return {
      ...{ name: group.name, is_baseline: group.isBaseline },
      standing: isLeftOut
        ? 'left_out'
        : group === reference
          ? 'reference'
          : judged.includes(group)
            ? 'judged'
            : 'too_small',
      ...{ answers: answersOf(group), prompts: group.cells.size },
      selected: decided > 0 ? proportionOf({ n: decided, selected: sum(group, (cell) => cell.selected) }, level) : null,
      refused: asked > 0 ? proportionOf({ n: asked, selected: sum(group, (cell) => cell.refused) }, level) : null,
      scores: scoresOf(group),
      compared: said ?? null,
      verdict: gravest([said?.flips?.verdict, said?.refusals?.verdict, said?.scores?.verdict]),
    };
  };

  const prompts = new Set(groups.flatMap(({ cells }) => [...cells.keys()]));
  const said = groups.map(sayOf);
  const table: PairsTable = {
    ...{ kind: 'pairs', id, attributes: [attribute] },
    coverage: {
      ...{ records: known + unknown, known, unknown },
      left_out: leftOut.map(({ group, reason }) => ({
        ...{ group, reason, n: groups.reduce((n, one) => n + (one.name === group ? answersOf(one) : 0), 0) },
      })),
    },
    ...{ reference: reference?.name ?? null, reference_chosen: chosen !== undefined && reference?.name === chosen },
    prompts: prompts.size,
    most_repetitions: groups.reduce(
      (most, group) => cellsOf(group).reduce((n, { answers }) => Math.max(n, answers), most),
      0,
    ),
    groups: said,
    cochran: eligible.length > 2 ? (cochranOf(eligible, prompts) ?? null) : null,
    verdict: gravest(said.map(({ verdict }) => verdict)),
  };
  const unpaired = prompts
    .values()
    .reduce((n, prompt) => n + (eligible.every(({ cells }) => cells.has(prompt)) ? 0 : 1), 0);
  const about = { attribute, table: id };
  const warnings: BiasWarning[] = [];
  if (chosen !== undefined && !table.reference_chosen)
    warnings.push({ kind: 'reference_too_small', ...about, group: chosen });
  if (groups.length === 1) warnings.push({ kind: 'one_group', ...about });
  if (table.most_repetitions === 1 && said.some(({ compared: of }) => of?.flips ?? of?.scores ?? of?.similarity))
    warnings.push({ kind: 'no_repetitions', ...about });
  if (unpaired > 0) warnings.push({ kind: 'some_unpaired', ...about, prompts: unpaired });
  return { table, warnings };
}

/** Of the prompts that were decided in all groups. */
const cochranOf = (groups: readonly AnsweredGroup[], prompts: ReadonlySet<string>) =>
  cochranQ(
    [...prompts].flatMap((prompt) => {
      const decided = groups.flatMap(({ cells }) => {
        const cell = cells.get(prompt);
        return (cell && majorityOf(decisionsOf(cell))) ?? [];
      });
      return decided.length === groups.length ? [decided] : [];
    }),
  );
