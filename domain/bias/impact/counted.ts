/** The counts of one table, from rows of records or from counts in the file. */
import { MOST_CELLS } from '#domain/bias/file/group-names.ts';
import type { EachRecord, ScoreSummary } from '#domain/bias/file/score-records.ts';
import { makeTally, type Tally } from '#domain/bias/file/tally.ts';
import { type Histogram, histograms, LABELS, slotOfLabel } from '#domain/bias/statistics/histogram.ts';
import type { Selected } from '#domain/bias/statistics/rates.ts';

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

/** A class of an outcome, compared with all other classes combined. */
type CountedClass = { readonly name: string; readonly isGood: boolean; readonly number: number };

export type CountedTable = {
  readonly attributes: readonly string[];
  readonly groups: readonly CountedGroup[];
  readonly unknown: number;
  readonly class?: CountedClass;
};

export const LABEL_INDEX = {
  negative: LABELS.indexOf('negative'),
  positive: LABELS.indexOf('positive'),
  none: LABELS.indexOf('none'),
};

type Part = { n: number; selected: number };

/** Splits each group by the second number in the slot, such as the stratum. */
const partsOf = (tally: Pick<Tally, 'each'>, width: number, isSelected: (height: number) => boolean) => {
  const [n, selected] = [new Float64Array(MOST_CELLS * width), new Float64Array(MOST_CELLS * width)];
  const seen = new Set<number>();
  tally.each((slot, height, count) => {
    if (n[slot] === 0) seen.add(slot);
    n[slot] = (n[slot] ?? 0) + count;
    if (isSelected(height)) selected[slot] = (selected[slot] ?? 0) + count;
  });
  const parts = new Map<number, Map<number, Part>>();
  for (const slot of seen) {
    const group = Math.floor(slot / width);
    const ofGroup = parts.get(group) ?? new Map<number, Part>();
    parts.set(group, ofGroup.set(slot % width, { n: n[slot] ?? 0, selected: selected[slot] ?? 0 }));
  }
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
  const [negative, positive] = [parts.get(LABEL_INDEX.negative), parts.get(LABEL_INDEX.positive)];
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

/** Holds the histograms of one table at a time: all tables at once would need too much memory. */
export const makeHistogramHolder = () => {
  let held: { of: unknown; histograms: ReadonlyMap<number, Histogram> } | undefined;
  return (of: unknown, make: () => ReadonlyMap<number, Histogram>) => {
    if (held && held.of === of) return held.histograms;
    held = undefined;
    const made = make();
    held = { of, histograms: made };
    return made;
  };
};

/** Counts the records of one table by selection, or by score, because the median is known only at the end. */
export const countTable = (
  { byScore, hasScore }: { byScore: boolean; hasScore: boolean },
  mostParts: number,
  {
    records = () => {},
    hold = makeHistogramHolder(),
  }: { records?: EachRecord; hold?: ReturnType<typeof makeHistogramHolder> } = {},
) => {
  const heights = makeTally();
  const strata = makeTally();
  const periods = makeTally();
  const scores = byScore ? heights : makeTally();
  let unknown = 0;

  /** Combines the counts of a tally with the records that are stored individually. */
  const withRecords = (tally: Tally, slotOf: (group: number, record: ScoreSummary) => number): Pick<Tally, 'each'> => ({
    each: (see) => {
      tally.each(see);
      records((group, record) => {
        const slot = slotOf(group, record);
        if (slot >= 0) see(slot, record.score, record.weight);
      });
    },
  });
  const ofLabel = (group: number, { label }: ScoreSummary) => slotOfLabel(group, label);
  const ofStratum = (group: number, { stratum }: ScoreSummary) => (stratum < 0 ? -1 : group * mostParts + stratum);
  const ofPeriod = (group: number, { period }: ScoreSummary) => (period < 0 ? -1 : group * mostParts + period);
  const heightsWith = (tally: Tally, slotOf: typeof ofLabel) => (byScore ? withRecords(tally, slotOf) : tally);

  return {
    /** `isKept`: the score is stored in a record of its own. */
    add: (group: number, seen: ScoreSummary, isKept = false) => {
      if (group < 0) {
        unknown += seen.weight;
        return;
      }
      if (byScore && isKept) return;
      const height = byScore ? seen.score : seen.selected;
      const slot = ofLabel(group, seen);
      heights.add(slot, height, seen.weight);
      if (!byScore && !isKept && !Number.isNaN(seen.score)) scores.add(slot, seen.score, seen.weight);
      if (seen.stratum >= 0) strata.add(ofStratum(group, seen), height, seen.weight);
      if (seen.period >= 0) periods.add(ofPeriod(group, seen), height, seen.weight);
    },
    /** The tallies with scores, which may grow large. */
    scored: byScore ? [heights, strata, periods] : [scores],
    counted: (attributes: readonly string[], names: Names, isSelected: (height: number) => boolean): CountedTable => {
      const ofStrata = partsOf(heightsWith(strata, ofStratum), mostParts, isSelected);
      const ofPeriods = partsOf(heightsWith(periods, ofPeriod), mostParts, isSelected);
      const histogramOf = (group: number) =>
        hasScore ? hold(heights, () => histograms(withRecords(scores, ofLabel))).get(group) : undefined;
      const groups = [...partsOf(heightsWith(heights, ofLabel), LABELS.length, isSelected)].map(([group, parts]) => ({
        ...together(parts.values()),
        names: names.group(group),
        confusion: confusionOf(parts),
        get histogram() {
          return histogramOf(group);
        },
        strata: named(ofStrata.get(group), names.strata),
        periods: named(ofPeriods.get(group), names.periods),
      }));
      return { attributes, groups, unknown };
    },
  };
};
