/** One attribute's groups side by side: who was selected how often, and what that says of each group. */
import { type CountedGroup, together } from './counted.ts';
import { normalBeyond } from './distributions.ts';
import { expectedOf, hasExpected, hasShare } from './eligible.ts';
import type { Interval } from './figures.ts';
import { compareNames } from './group-names.ts';
import type { ImpactComparison, ImpactGroup } from './impact-result.ts';
import {
  differenceInterval,
  differenceZ,
  effectSize,
  exactP,
  flipsOf,
  holm,
  impactInterval,
  impactRatio,
  proportionOf,
  rateOf,
  type Selected,
  shortfallOf,
} from './rates.ts';
import { wouldSettle } from './settling.ts';
import type { BiasThresholds } from './thresholds.ts';
import { verdictOf } from './verdicts.ts';

type Grouped = Selected & Pick<CountedGroup, 'names'>;

const byRate = (a: Grouped, b: Grouped) => rateOf(b) - rateOf(a) || b.n - a.n || compareNames(a.names, b.names);

type Wishes<G> = {
  readonly thresholds: BiasThresholds;
  /** What the person who tests has chosen to hold the others against. */
  readonly chosen?: readonly string[];
  readonly isLeftOut?: (names: readonly string[]) => boolean;
  readonly bootstrap?: (group: G, reference: G) => Interval | null;
};

/** Where somebody chose the reference, it may be the one that fares worse: that is no small thing either. */
const sayOf = (ratio: number, p: number, { ratio: least, significance }: BiasThresholds) =>
  verdictOf(ratio < least || ratio * least > 1, p < significance, ratio < least ? 'adverse_impact' : 'flagged');

const compare = (group: Grouped, reference: Grouped, thresholds: BiasThresholds) => {
  const z = differenceZ(group, reference);
  const difference = rateOf(group) - rateOf(reference);
  return {
    ratio: impactRatio(group, reference) ?? null,
    ratio_interval: impactInterval(group, reference, thresholds.confidence) ?? null,
    difference,
    difference_interval: differenceInterval(group, reference, thresholds.confidence),
    difference_beyond: Math.abs(difference) > thresholds.difference,
    z: z ?? null,
    z_p: z === undefined ? null : normalBeyond(z),
    p: exactP(group, reference),
    effect_size: effectSize(group, reference),
    shortfall: shortfallOf(group, reference, thresholds.ratio),
    flips: flipsOf(group, reference, thresholds.ratio),
  };
};

/** By name. The reference is the highest rate among groups that are large enough; of equals, the larger one. */
export const impactGroups = <G extends Grouped>(counted: readonly G[], wishes: Wishes<G>) => {
  const { thresholds, chosen, isLeftOut = () => false, bootstrap } = wishes;
  const groups = [...counted].filter(({ n }) => n > 0).toSorted((a, b) => compareNames(a.names, b.names));
  const all = together(groups);
  const eligible = groups.filter(
    (group) => !isLeftOut(group.names) && hasShare(group, all, thresholds) && hasExpected(group, all, thresholds),
  );
  const wished = chosen && eligible.find(({ names }) => compareNames(names, chosen) === 0);
  const reference = wished ?? eligible.toSorted(byRate)[0];
  const judged = reference ? eligible.filter((group) => group !== reference) : [];
  const compared = new Map(
    reference
      ? groups.filter((group) => group !== reference).map((group) => [group, compare(group, reference, thresholds)])
      : [],
  );
  const adjusted = holm(judged.map((group) => compared.get(group)?.p ?? 1));
  let settling: ReadonlyMap<G, number | null> | undefined;
  const settledBy = (group: G, base: G) => {
    settling ??= wouldSettle(judged, base, thresholds.significance);
    return settling.get(group) ?? null;
  };

  const comparisonOf = (group: G): ImpactComparison | null => {
    const found = compared.get(group);
    if (!found || !reference) return null;
    const index = judged.indexOf(group);
    const adjusted_p = adjusted[index] ?? null;
    const verdict = adjusted_p === null || found.ratio === null ? null : sayOf(found.ratio, adjusted_p, thresholds);
    return {
      ...found,
      ...{ adjusted_p, verdict },
      bootstrap_interval: bootstrap?.(group, reference) ?? null,
      would_settle: verdict === 'inconclusive' ? settledBy(group, reference) : null,
    };
  };
  const standingOf = (group: G): ImpactGroup['standing'] => {
    if (isLeftOut(group.names)) return 'left_out';
    if (group === reference) return 'reference';
    return judged.includes(group) ? 'judged' : 'too_small';
  };
  return {
    all,
    reference,
    isChosen: wished !== undefined,
    groups: groups.map((group) => ({
      counted: group,
      names: [...group.names],
      selected: proportionOf(group, thresholds.confidence),
      share: group.n / all.n,
      expected: expectedOf(group, all),
      standing: standingOf(group),
      compared: comparisonOf(group),
    })),
  };
};
