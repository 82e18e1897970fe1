/** One attribute's groups side by side: who was selected how often, and what that says of each group. */
import { normalQuantile } from './distributions.ts';
import {
  differenceZ,
  effectSize,
  exactP,
  holm,
  type Interval,
  impactInterval,
  impactRatio,
  rateInterval,
  rateOf,
  type Selected,
} from './rates.ts';

export type Group = Selected & { readonly group: string };

/** The company's, and written into each result. */
export type ImpactThresholds = {
  /** Below it a ratio is too low: four fifths. */
  readonly ratio: number;
  readonly significance: number;
  readonly confidence: number;
  /** A group with a smaller share of the records is reported and not judged. */
  readonly share: number;
  /** And so is one of which fewer are expected to be selected, or not to be. */
  readonly expected: number;
};

export const USUAL_THRESHOLDS: ImpactThresholds = {
  ...{ ratio: 0.8, significance: 0.05, confidence: 0.95 },
  ...{ share: 0.02, expected: 5 },
};

export const VERDICTS = ['adverse_impact', 'inconclusive', 'detectable_small', 'no_flag'] as const;
export type Verdict = (typeof VERDICTS)[number];

type Compared = {
  readonly ratio: number;
  readonly interval: Interval | undefined;
  readonly difference: number;
  readonly z: number | undefined;
  readonly h: number;
  readonly p: number;
  readonly adjustedP: number;
  readonly verdict: Verdict;
  /** How many more of the group would have to be selected for the ratio to be high enough. */
  readonly shortfall: number;
  /** How many records of this group, at the same rates, would settle what is inconclusive. */
  readonly wouldSettle: number | undefined;
};

export type ImpactRow = Group & {
  readonly rate: number;
  readonly rateInterval: Interval;
  readonly standing: 'reference' | 'judged' | 'too_small';
  readonly compared: Compared | undefined;
};

const total = (groups: readonly Selected[]): Selected => ({
  n: groups.reduce((sum, { n }) => sum + n, 0),
  selected: groups.reduce((sum, { selected }) => sum + selected, 0),
});

const isEligible = (group: Selected, all: Selected, { share, expected }: ImpactThresholds) => {
  const selected = (group.n * all.selected) / all.n;
  return group.n >= share * all.n && selected >= expected && group.n - selected >= expected;
};

const verdictOf = (ratio: number, p: number, thresholds: ImpactThresholds): Verdict => {
  const isSignificant = p < thresholds.significance;
  if (ratio < thresholds.ratio) return isSignificant ? 'adverse_impact' : 'inconclusive';
  return isSignificant ? 'detectable_small' : 'no_flag';
};

/** As many times as many records have a difference so many times as far from chance, squared. */
const wouldSettle = (n: number, z: number | undefined, comparisons: number, { significance }: ImpactThresholds) => {
  if (z === undefined || z === 0) return undefined;
  const needed = normalQuantile(1 - significance / (2 * comparisons));
  return Math.ceil(n * Math.max(1, (needed / z) ** 2));
};

/** The highest rate among those that are large enough, or what the person who tests has chosen; of equals, the larger. */
const referenceOf = (eligible: readonly Group[], chosen: string | undefined) =>
  chosen === undefined
    ? eligible.toSorted((a, b) => rateOf(b) - rateOf(a) || b.n - a.n)[0]
    : eligible.find(({ group }) => group === chosen);

/** In the order in which the groups came. Groups of nobody are left out. */
export const impactTable = (
  counted: readonly Group[],
  thresholds: ImpactThresholds = USUAL_THRESHOLDS,
  chosen?: string,
): ImpactRow[] => {
  const groups = counted.filter(({ n }) => n > 0);
  const all = total(groups);
  const eligible = groups.filter((group) => isEligible(group, all, thresholds));
  const reference = referenceOf(eligible, chosen);
  const others = reference ? eligible.filter((group) => group !== reference) : [];
  const ps = others.map((group) => (reference ? exactP(group, reference) : 1));
  const adjusted = holm(ps);

  const compare = (group: Group): Compared | undefined => {
    const index = others.indexOf(group);
    const ratio = reference && impactRatio(group, reference);
    const [p, adjustedP] = [ps[index], adjusted[index]];
    if (!reference || ratio === undefined || p === undefined || adjustedP === undefined) return undefined;
    const z = differenceZ(group, reference);
    const verdict = verdictOf(ratio, adjustedP, thresholds);
    return {
      ...{ ratio, z, p, adjustedP, verdict },
      interval: impactInterval(group, reference, thresholds.confidence),
      difference: rateOf(group) - rateOf(reference),
      h: effectSize(group, reference),
      shortfall: Math.max(0, Math.ceil(thresholds.ratio * rateOf(reference) * group.n - group.selected - 1e-9)),
      wouldSettle: verdict === 'inconclusive' ? wouldSettle(group.n, z, others.length, thresholds) : undefined,
    };
  };

  return groups.map((group) => ({
    ...group,
    rate: rateOf(group),
    rateInterval: rateInterval(group, thresholds.confidence),
    standing: group === reference ? 'reference' : others.includes(group) ? 'judged' : 'too_small',
    compared: compare(group),
  }));
};
