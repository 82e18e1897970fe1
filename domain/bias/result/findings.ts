/** Lists the findings of a result for each group. Sentences, summaries and exports are made from them. */

import { BIAS_VERDICTS } from '#domain/bias/words.ts';
import { keysOf } from '#domain/keys-of.ts';
import type { AmountsGroup, MeansComparison, RanksComparison } from './amounts.ts';
import type { BiasVerdict } from './figures.ts';
import type { ErrorComparison, ImpactComparison, ImpactGroup, ImpactTable, LabelGroup } from './impact.ts';
import type { Decisions, Flips, PairedScores, PairsGroup, PairsTable, Refusals } from './pairs.ts';
import type { BiasResult, BiasTable } from './result.ts';

export const ERROR_MEASURES = {
  equal_opportunity: { rate: 'true_positive_rate' },
  false_positives: { rate: 'false_positive_rate' },
  false_negatives: { rate: 'false_negative_rate' },
  false_discoveries: { rate: 'false_discovery_rate' },
  false_omissions: { rate: 'false_omission_rate' },
} as const;
type ErrorMeasure = keyof typeof ERROR_MEASURES;
export const ERROR_KINDS = keysOf(ERROR_MEASURES);

type Judged = { readonly verdict: BiasVerdict };
type OfImpact = { readonly table: ImpactTable };
type OfPairs = { readonly table: PairsTable; readonly group: PairsGroup; readonly reference: PairsGroup };

export type ImpactFinding = Judged &
  OfImpact & { kind: 'impact'; group: ImpactGroup; reference: ImpactGroup; compared: ImpactComparison };
export type ErrorFinding = Judged &
  OfImpact & { kind: ErrorMeasure; group: LabelGroup; reference: LabelGroup; compared: ErrorComparison };
type OfAmounts = OfImpact & { readonly group: AmountsGroup; readonly reference: AmountsGroup };
export type MeansFinding = Judged & OfAmounts & { kind: 'means'; compared: MeansComparison };
export type RanksFinding = Judged & OfAmounts & { kind: 'ranks'; compared: RanksComparison };
export type DecisionsFinding = Judged & OfPairs & { kind: 'decisions'; compared: Decisions };
export type FlipsFinding = Judged & OfPairs & { kind: 'flips'; compared: Flips };
export type RefusalsFinding = Judged & OfPairs & { kind: 'refusals'; compared: Refusals };
export type ScoresFinding = Judged & OfPairs & { kind: 'scores'; compared: PairedScores };
export type Finding =
  | ImpactFinding
  | ErrorFinding
  | MeansFinding
  | RanksFinding
  | DecisionsFinding
  | FlipsFinding
  | RefusalsFinding
  | ScoresFinding;

const isSame = (one: readonly string[], other: readonly string[] | null) =>
  other !== null && one.length === other.length && one.every((name, index) => name === other[index]);

const ofImpact = (table: ImpactTable): Finding[] => {
  const reference = table.groups.find(({ names }) => isSame(names, table.reference));
  const labelled = table.labels?.groups ?? [];
  const base = labelled.find(({ names }) => isSame(names, table.labels?.reference ?? table.reference));
  const rates = table.groups.flatMap((group): Finding[] => {
    const { compared } = group;
    const verdict = compared?.verdict;
    return reference && compared && verdict ? [{ kind: 'impact', table, group, reference, compared, verdict }] : [];
  });
  const errors = labelled.flatMap((group) =>
    ERROR_KINDS.flatMap((kind): Finding[] => {
      const compared = group.compared?.[kind];
      const verdict = compared?.verdict;
      return base && compared && verdict ? [{ kind, table, group, reference: base, compared, verdict }] : [];
    }),
  );
  const measured = table.amounts?.groups ?? [];
  const measuredBase = measured.find(({ names }) => isSame(names, table.reference));
  const amounts = measured.flatMap((group): Finding[] => {
    const { means, ranks } = group;
    if (!measuredBase) return [];
    const about = { table, group, reference: measuredBase };
    return [
      ...(ranks?.verdict ? [{ kind: 'ranks' as const, ...about, compared: ranks, verdict: ranks.verdict }] : []),
      ...(means?.verdict ? [{ kind: 'means' as const, ...about, compared: means, verdict: means.verdict }] : []),
    ];
  });
  return [...rates, ...amounts, ...errors];
};

const ofPairs = (table: PairsTable): Finding[] => {
  const reference = table.groups.find(({ standing }) => standing === 'reference');
  if (!reference) return [];
  return table.groups.flatMap((group): Finding[] => {
    const { decisions, flips, refusals, scores } = group.compared ?? {};
    const about = { table, group, reference };
    return [
      ...(decisions?.verdict
        ? [{ kind: 'decisions' as const, ...about, compared: decisions, verdict: decisions.verdict }]
        : []),
      ...(flips?.verdict ? [{ kind: 'flips' as const, ...about, compared: flips, verdict: flips.verdict }] : []),
      ...(refusals?.verdict
        ? [{ kind: 'refusals' as const, ...about, compared: refusals, verdict: refusals.verdict }]
        : []),
      ...(scores?.verdict ? [{ kind: 'scores' as const, ...about, compared: scores, verdict: scores.verdict }] : []),
    ];
  });
};

const findingsOfTable = (table: BiasTable): Finding[] => (table.kind === 'impact' ? ofImpact(table) : ofPairs(table));

/** The lower, the further from parity. The ratio is undefined if no member of the reference was selected. */
const parityOf = (finding: Finding) => {
  if (finding.kind === 'ranks') return 1 - Math.abs(finding.compared.above - finding.compared.below);
  if (finding.kind !== 'impact' && finding.kind !== 'decisions' && finding.kind !== 'means') return 1;
  const ratio = finding.compared.ratio ?? (finding.kind === 'means' ? 1 : 0);
  return ratio > 1 ? 1 / ratio : ratio;
};

/** Across all tables: the gravest verdict first, then the furthest from parity. */
export const findingsOf = ({ tables }: Pick<BiasResult, 'tables'>): Finding[] =>
  tables
    .flatMap(findingsOfTable)
    .map((finding, index) => ({ finding, index }))
    .toSorted(
      (a, b) =>
        BIAS_VERDICTS.indexOf(a.finding.verdict) - BIAS_VERDICTS.indexOf(b.finding.verdict) ||
        parityOf(a.finding) - parityOf(b.finding) ||
        a.index - b.index,
    )
    .map(({ finding }) => finding);

/** Why groups of sufficient size still cannot be compared. */
export const whyNothing = (table: BiasTable) => {
  if (table.kind !== 'impact' || table.overall.of === 0) return undefined;
  const { count, of } = table.overall;
  if (count === of) return 'all';
  if (count === 0) return table.measure === 'score' ? 'level' : 'none';
  return undefined;
};

/**
 * The number of groups in all tables that are reported but not judged. Engines before version 4 did not judge small
 * groups.
 */
export const unjudgedIn = ({ tables }: Pick<BiasResult, 'tables'>) =>
  tables.reduce(
    (n, { groups }) => n + groups.filter(({ standing }) => standing === 'too_small' || standing === 'left_out').length,
    0,
  );
