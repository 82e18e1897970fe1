/** What was counted for one table, whether row by row or by whoever sent it counted already. */
import { type Histogram, histograms, LABELS, slotOfLabel } from './histogram.ts';
import type { Selected } from './rates.ts';
import { makeTally, type Tally } from './tally.ts';

export type Confusion = {
  readonly true_positive: number;
  readonly false_positive: number;
  readonly false_negative: number;
  readonly true_negative: number;
};

export type CountedGroup = Selected & {
  readonly names: readonly string[];
  readonly confusion: Confusion | undefined;
  readonly histogram: Histogram | undefined;
  readonly strata: ReadonlyMap<string, Selected>;
  readonly periods: ReadonlyMap<string, Selected>;
};

/** One of the classes of an outcome, against all others together. */
type CountedClass = { readonly name: string; readonly isGood: boolean; readonly number: number };

export type CountedTable = {
  readonly attributes: readonly string[];
  readonly groups: readonly CountedGroup[];
  readonly unknown: number;
  readonly class?: CountedClass;
};

/** One record. What it does not have is -1, or not a number. */
export type Seen = {
  /** Whether it was selected, as 0 or 1; of classes, the number of its class. */
  selected: number;
  score: number;
  label: number;
  stratum: number;
  period: number;
  weight: number;
};

export const LABEL_NUMBER = {
  negative: LABELS.indexOf('negative'),
  positive: LABELS.indexOf('positive'),
  none: LABELS.indexOf('none'),
};

type Part = { n: number; selected: number };

/** By group, and within it by what else is in the slot. */
const partsOf = (tally: Tally, width: number, isSelected: (height: number) => boolean) => {
  const parts = new Map<number, Map<number, Part>>();
  tally.each((slot, height, count) => {
    const group = Math.floor(slot / width);
    const ofGroup = parts.get(group) ?? new Map<number, Part>();
    const part = ofGroup.get(slot % width) ?? { n: 0, selected: 0 };
    part.n += count;
    if (isSelected(height)) part.selected += count;
    parts.set(group, ofGroup.set(slot % width, part));
  });
  return parts;
};

const named = (parts: ReadonlyMap<number, Part> | undefined, names: readonly string[]) =>
  new Map([...(parts ?? [])].map(([part, counts]) => [names[part] ?? '', counts]));

export const together = (parts: Iterable<Selected>): Part => {
  const all = { n: 0, selected: 0 };
  for (const { n, selected } of parts) {
    all.n += n;
    all.selected += selected;
  }
  return all;
};

const confusionOf = (parts: ReadonlyMap<number, Part>): Confusion | undefined => {
  const [negative, positive] = [parts.get(LABEL_NUMBER.negative), parts.get(LABEL_NUMBER.positive)];
  if (!negative && !positive) return undefined;
  return {
    true_positive: positive?.selected ?? 0,
    false_negative: (positive?.n ?? 0) - (positive?.selected ?? 0),
    false_positive: negative?.selected ?? 0,
    true_negative: (negative?.n ?? 0) - (negative?.selected ?? 0),
  };
};

type Names = {
  readonly group: (group: number) => readonly string[];
  readonly strata: readonly string[];
  readonly periods: readonly string[];
};

/**
 * Counts the records of one table by how high they came: selected or not, or else their score, for who is above the median
 * is known at the end only.
 */
export const countTable = ({ byScore, hasScore }: { byScore: boolean; hasScore: boolean }, mostParts: number) => {
  const heights = makeTally();
  const strata = makeTally();
  const periods = makeTally();
  const scores = byScore ? heights : makeTally();
  let unknown = 0;

  return {
    add: (group: number, seen: Seen) => {
      if (group < 0) {
        unknown += seen.weight;
        return;
      }
      const height = byScore ? seen.score : seen.selected;
      const slot = slotOfLabel(group, seen.label);
      heights.add(slot, height, seen.weight);
      if (!byScore && !Number.isNaN(seen.score)) scores.add(slot, seen.score, seen.weight);
      if (seen.stratum >= 0) strata.add(group * mostParts + seen.stratum, height, seen.weight);
      if (seen.period >= 0) periods.add(group * mostParts + seen.period, height, seen.weight);
    },
    /** Of which a scale keeps the number of entries small. */
    scored: byScore ? [heights, strata, periods] : [scores],
    counted: (attributes: readonly string[], names: Names, isSelected: (height: number) => boolean): CountedTable => {
      const ofStrata = partsOf(strata, mostParts, isSelected);
      const ofPeriods = partsOf(periods, mostParts, isSelected);
      const ofScores = hasScore ? histograms(scores) : undefined;
      const groups = [...partsOf(heights, LABELS.length, isSelected)].map(([group, parts]) => ({
        ...together(parts.values()),
        names: names.group(group),
        confusion: confusionOf(parts),
        histogram: ofScores?.get(group),
        strata: named(ofStrata.get(group), names.strata),
        periods: named(ofPeriods.get(group), names.periods),
      }));
      return { attributes, groups, unknown };
    },
  };
};
