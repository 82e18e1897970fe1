/** Compares the selection rates of one attribute's groups and judges each group. */

import { compareNames } from '#domain/bias/file/group-names.ts';
import type { BiasThresholds } from '#domain/bias/plan/thresholds.ts';
import type { Interval } from '#domain/bias/result/figures.ts';
import type { ImpactComparison, ImpactGroup } from '#domain/bias/result/impact.ts';
import { verdictOf } from '#domain/bias/result/verdicts.ts';
import { disadvantagedBy, isDifferenceBeyond, isSelectionLarge, isTrivial } from '#domain/bias/statistics/disparity.ts';
import { normalBeyond } from '#domain/bias/statistics/distributions.ts';
import { omnibusP } from '#domain/bias/statistics/omnibus.ts';
import { detectableRatios, recordsOfGroup } from '#domain/bias/statistics/power.ts';
import {
  correctedWithin,
  differenceInterval,
  differenceZ,
  effectSize,
  exactP,
  excessOf,
  flipsOf,
  impactInterval,
  impactRatio,
  proportionOf,
  rateOf,
  type Selected,
  shortfallOf,
} from '#domain/bias/statistics/rates.ts';
import type { ClassCorrection } from './class-corrections.ts';
import { type CountedGroup, together } from './counted.ts';
import { expectedOf, hasExpected, hasShare } from './eligible.ts';
import type { WishedReference } from './reference.ts';

type Grouped = Selected & Pick<CountedGroup, 'names'>;

type Order = (a: Grouped, b: Grouped) => number;
/** Best first: the highest rate of a favorable outcome, or the lowest of an unfavorable one. */
const byRate =
  (isGood: boolean): Order =>
  (a, b) =>
    (rateOf(b) - rateOf(a)) * (isGood ? 1 : -1) || b.n - a.n || compareNames(a.names, b.names);
const bySize =
  (isGood: boolean): Order =>
  (a, b) =>
    b.n - a.n || byRate(isGood)(a, b);

type Judging = {
  readonly thresholds: BiasThresholds;
  readonly seed: number;
  /** Whether selection is favorable. */
  readonly isGood: boolean;
};

type Wishes<G> = Judging & {
  /** The reference that the user chose. */
  readonly wished?: WishedReference;
  /** Replaces the omnibus test of a table with one class. */
  readonly correction?: ClassCorrection;
  readonly isLeftOut?: (names: readonly string[]) => boolean;
  /** Rates that are reported only have no verdict. */
  readonly areReported?: boolean;
  readonly bootstrap?: (group: G, reference: G) => Interval | null;
};

const compare = (group: Grouped, reference: Grouped, { thresholds, isGood }: Judging) => {
  const z = differenceZ(group, reference);
  const difference = rateOf(group) - rateOf(reference);
  return {
    ratio: impactRatio(group, reference) ?? null,
    ratio_interval: impactInterval(group, reference, thresholds.confidence) ?? null,
    difference,
    difference_interval: differenceInterval(group, reference, thresholds.confidence),
    difference_beyond: isDifferenceBeyond(difference, thresholds.difference),
    z: z ?? null,
    z_p: z === undefined ? null : normalBeyond(z),
    p: exactP(group, reference),
    effect_size: effectSize(group, reference),
    shortfall: isGood ? shortfallOf(group, reference, thresholds.ratio) : excessOf(group, reference, thresholds.ratio),
    flips: isGood ? flipsOf(group, reference, thresholds.ratio) : flipsOf(reference, group, thresholds.ratio),
    disadvantaged: disadvantagedBy(difference, isGood),
  };
};

/**
 * Sorted by name. Every group is compared with the reference, regardless of size, because the tests are exact. The
 * reference is the chosen one, or else the eligible group with the best rate; if no group is eligible, the largest
 * group.
 */
export const impactGroups = <G extends Grouped>(counted: readonly G[], wishes: Wishes<G>) => {
  const { thresholds, isGood, isLeftOut = () => false, areReported = false, bootstrap } = wishes;
  const groups = [...counted].filter(({ n }) => n > 0).toSorted((a, b) => compareNames(a.names, b.names));
  const all = together(groups);
  const kept = groups.filter(({ names }) => !isLeftOut(names));
  const eligible = kept.filter((group) => hasShare(group, all, thresholds) && hasExpected(group, all, thresholds));
  const wished = wishes.wished?.in(kept);
  const reference = wished ?? eligible.toSorted(byRate(isGood))[0] ?? kept.toSorted(bySize(isGood))[0];
  const judged = reference && !areReported ? kept.filter((group) => group !== reference) : [];
  const compared = new Map(
    reference
      ? groups.filter((group) => group !== reference).map((group) => [group, compare(group, reference, wishes)])
      : [],
  );
  const omnibus = judged.length > 0 ? (wishes.correction?.omnibus ?? omnibusP(kept, wishes.seed)) : null;
  // A reference that a user chose does not depend on the data, so Holm's correction alone is sufficient.
  const adjusted = correctedWithin(
    judged.map((group) => compared.get(group)?.p ?? 1),
    wishes.correction?.p ?? (wished ? 0 : (omnibus ?? 1)),
  );
  /** The significance level of the first step of Holm's correction. */
  const level = thresholds.significance / Math.max(1, judged.length, wishes.correction?.of ?? 1);

  const comparisonOf = (group: G): ImpactComparison | null => {
    const found = compared.get(group);
    if (!found || !reference) return null;
    const adjusted_p = adjusted[judged.indexOf(group)] ?? null;
    const verdict =
      adjusted_p === null || isTrivial(rateOf(group), rateOf(reference))
        ? null
        : verdictOf(isSelectionLarge(found, thresholds), adjusted_p < thresholds.significance, 'adverse_impact');
    return {
      ...found,
      ...{ adjusted_p, verdict },
      bootstrap_interval: bootstrap?.(group, reference) ?? null,
      detectable: detectableRatios(group.n, reference, level),
      records_needed: verdict === 'inconclusive' ? recordsOfGroup(group, reference, level) : null,
    };
  };
  const standingOf = (group: G): ImpactGroup['standing'] => {
    if (isLeftOut(group.names)) return 'left_out';
    if (group === reference) return 'reference';
    return 'judged';
  };
  return {
    all,
    reference,
    omnibus,
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
