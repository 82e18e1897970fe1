/** Lines of a control chart: one per comparison, with a point per run or per period of a file. */
import type { BiasVerdict, Interval } from '#domain/bias/result/figures.ts';
import type { BiasResult } from '#domain/bias/result/result.ts';
import { impactInterval, type Selected } from '#domain/bias/statistics/rates.ts';
import { type Compared, keyOf, type VerdictChange } from '#domain/tests/series/comparisons.ts';
import { type ControlLimits, controlLimits, isOutside } from '#domain/tests/series/control-chart.ts';
import type { SeriesRun } from '#domain/tests/series/series.ts';

type Measured = {
  ratio: number | null;
  interval: Interval | null;
  verdict: BiasVerdict | null;
  /** Empty if the group was not compared, for example because it was the reference. */
  reference: readonly string[];
};
const NOT_COMPARED: Measured = { ratio: null, interval: null, verdict: null, reference: [] };

export type Point = Measured & {
  id: string;
  /** Full name of the run or period; `short` is for the axis. */
  label: string;
  short: string;
  change: VerdictChange | undefined;
  limits: ControlLimits | undefined;
  isOutside: boolean;
};

export type Line = Compared & {
  key: string;
  points: readonly Point[];
};

type Slot = Pick<Point, 'id' | 'label' | 'short'> & {
  of: ReadonlyMap<string, Measured>;
  changes: ReadonlyMap<string, VerdictChange>;
};

const NO_CHANGES: ReadonlyMap<string, VerdictChange> = new Map();

const lineOf = (one: Omit<Line, 'points' | 'key'>, slots: readonly Slot[], confidence: number): Line => {
  const key = keyOf(one);
  const found = slots.map(({ id, label, short, of, changes }) => ({
    ...{ id, label, short, change: changes.get(key) },
    ...(of.get(key) ?? NOT_COMPARED),
  }));
  const limits = controlLimits(found, confidence);
  return {
    ...{ key, kind: one.kind, attributes: one.attributes, names: one.names },
    ...{ is_baseline: one.is_baseline, class: one.class },
    points: found.map((point, at) => ({ ...point, limits: limits[at], isOutside: isOutside(point, limits[at]) })),
  };
};

const byKey = <T extends Parameters<typeof keyOf>[0]>(all: readonly T[]) =>
  new Map(all.map((one) => [keyOf(one), one]));

/** `runs` are newest first, points oldest first. The most serious comparison of the newest run comes first. */
export const linesOf = (
  runs: readonly SeriesRun[],
  labels: (run: SeriesRun) => Pick<Point, 'label' | 'short'>,
  confidence: number,
): Line[] => {
  const ready = runs.filter(({ state }) => state === 'ready');
  const slots = ready.toReversed().map((run) => ({
    ...{ id: run.id, ...labels(run) },
    ...{ of: byKey(run.comparisons), changes: byKey(run.verdict_changes) },
  }));
  const all = byKey(ready.toReversed().flatMap(({ comparisons }) => comparisons));
  const newest = byKey(ready[0]?.comparisons ?? []);
  return [...new Map([...newest, ...all]).values()].map((one) => lineOf(one, slots, confidence));
};

type ImpactTable = Extract<BiasResult['tables'][number], { kind: 'impact' }>;

const isSame = (one: readonly string[], other: readonly string[] | null) =>
  other !== null && JSON.stringify(one) === JSON.stringify(other);

const countsOf = ({ count, of }: { count: number; of: number }): Selected => ({ selected: count, n: of });

const periodLinesOf = ({ attributes, reference, periods, class: ofClass }: ImpactTable, confidence: number): Line[] => {
  const about = { kind: 'impact' as const, attributes, is_baseline: false, class: ofClass?.name ?? null };
  const slots = (periods?.periods ?? []).map(({ period, groups }): Slot => {
    const base = groups.find(({ names }) => isSame(names, reference));
    const measured = groups.map(({ names, selected, ratio }) => {
      const interval = base && impactInterval(countsOf(selected), countsOf(base.selected), confidence);
      return { ...about, names, ratio, interval: interval ?? null, verdict: null, reference: reference ?? [] };
    });
    return { id: period, label: period, short: period, of: byKey(measured), changes: NO_CHANGES };
  });
  const names = new Map(
    (periods?.periods ?? []).flatMap(({ groups }) => groups.map((group) => [JSON.stringify(group.names), group.names])),
  );
  return [...names.values()]
    .filter((one) => !isSame(one, reference))
    .map((one) => lineOf({ ...about, names: one }, slots, confidence));
};

/** Periods within one file, if the plan has a period column. They have ratios but no verdicts. */
export const periodLines = ({ tables, thresholds }: BiasResult): Line[] =>
  tables.flatMap((table) => (table.kind === 'impact' ? periodLinesOf(table, thresholds.confidence) : []));
