/** A test of a model's decisions or scores. Each row is one record, or as many records as its weight. */
import { type CountedTable, countTable, LABEL_INDEX, makeHistogramHolder } from '#domain/bias/impact/counted.ts';
import type { RowPlan } from '#domain/bias/plan/plan.ts';
import { histograms, middleOf, slotOfLabel } from '#domain/bias/statistics/histogram.ts';
import { crossing, MOST_CELLS, MOST_PERIODS, MOST_STRATA, TOO_MANY, UNKNOWN } from './group-names.ts';
import { faultAt } from './headers.ts';
import { recordReader } from './record.ts';
import { areTalliesFull, MOST_SCORES, makeScoreRecords } from './score-records.ts';
import { makeTally, type Tally } from './tally.ts';

/** The interval in rows between checks for too many distinct scores. */
const CHECK_EVERY = 1024;
const MOST_PARTS = Math.max(MOST_STRATA, MOST_PERIODS);
const ALL = slotOfLabel(0, LABEL_INDEX.none);

/** `most` is the limit of stored scores. */
export const countRows = (plan: RowPlan, headers: readonly string[], most = MOST_SCORES) => {
  const { columns } = plan;
  const reader = recordReader(plan, headers);
  const kind = { byScore: columns.outcome === undefined, hasScore: columns.score !== undefined };
  const records = makeScoreRecords(
    columns.attributes.length + plan.intersections.length,
    columns.weight !== undefined,
    most.records,
  );
  const hold = makeHistogramHolder();
  const tableAt = (number: number) => countTable(kind, MOST_PARTS, { records: records.of(number), hold });
  const tables = reader.attributes.map((_, index) => tableAt(index));
  const crossed = plan.intersections.map((pair, index) => {
    const [one, other] = pair.map((name) => columns.attributes.indexOf(name)) as [number, number]; // same length
    for (const [side, at] of [one, other].entries())
      if (at < 0) reader.faults.push(faultAt(0, pair[side] ?? '', 'column_missing'));
    return { pair, one, other, ...crossing(), table: tableAt(tables.length + index), number: UNKNOWN };
  });
  const everyone = makeTally();
  const scored = [...tables, ...crossed.map(({ table }) => table)].flatMap((table) => table.scored);
  let areKept = false;
  const inTables = new Int16Array(tables.length + crossed.length);
  const counts = { records: 0, without_outcome: 0, without_label: 0 };

  const add = (row: readonly string[], number: number) => {
    const fault = reader.read(row, number);
    if (fault) return fault;
    const { seen, groups, isLeftOut, hasLabel } = reader.record;
    for (const cross of crossed) {
      cross.number = cross.numberOf(groups[cross.one] ?? UNKNOWN, groups[cross.other] ?? UNKNOWN);
      if (cross.number === TOO_MANY) return faultAt(number, cross.pair.join(' × '), 'too_many_groups', '', MOST_CELLS);
    }
    counts.records += seen.weight;
    if (isLeftOut) {
      counts.without_outcome += seen.weight;
      return undefined;
    }
    if (reader.isLabelled && !hasLabel) counts.without_label += seen.weight;
    if (kind.hasScore && number % CHECK_EVERY === 0) areKept ||= areTalliesFull([everyone, ...scored], most.entries);
    const hasScore = kind.hasScore && !Number.isNaN(seen.score);
    const isKept = areKept && hasScore;
    // -0 and 0 are the same score.
    if (hasScore) seen.score += 0;
    if (isKept) {
      if (records.isFull()) return faultAt(number, columns.score ?? '', 'too_many_scores', '', most.records);
      inTables.set(groups);
      for (const [index, cross] of crossed.entries()) inTables[tables.length + index] = cross.number;
      records.add(seen, inTables);
    } else if (hasScore) everyone.add(ALL, seen.score, seen.weight);
    for (let index = 0; index < tables.length; index += 1) tables[index]?.add(groups[index] ?? UNKNOWN, seen, isKept);
    for (const { number: group, table } of crossed) table.add(group, seen, isKept);
    return undefined;
  };

  const eachScore: Tally['each'] = (see) => {
    everyone.each(see);
    records.of()((_, { score, weight }) => see(ALL, score, weight));
  };

  const counted = () => {
    const all = histograms({ each: eachScore }).get(0);
    const middle = all && middleOf(all);
    const above = kind.byScore ? (middle?.lower ?? 0) : 0;
    const parts = { strata: reader.strata.names(), periods: reader.periods.names() };
    const nameOf = (attribute: number, group: number) => reader.attributes[attribute]?.names()[group] ?? '';
    /** One table, or one for each class of the outcome. */
    const ofEach = (make: (isSelected: (height: number) => boolean) => CountedTable): CountedTable[] =>
      plan.classes
        ? plan.classes.map(({ name, is }, number) => ({
            ...make((height) => height === number),
            class: { name, number, isGood: is === 'favorable' },
          }))
        : [make((height) => height > above)];
    const single = tables.flatMap((table, index) => {
      const names = reader.attributes[index]?.names() ?? [];
      const group = (number: number) => [names[number] ?? ''];
      return ofEach((isSelected) => table.counted([columns.attributes[index] ?? ''], { ...parts, group }, isSelected));
    });
    const double = crossed.flatMap(({ pair, one, other, pairs, table }) => {
      const found = pairs().map(([a, b]) => [nameOf(one, a), nameOf(other, b)]);
      const group = (number: number) => found[number] ?? [];
      return ofEach((isSelected) => table.counted(pair, { ...parts, group }, isSelected));
    });
    return {
      ...counts,
      tables: [...single, ...double],
      everyone: all,
      median: kind.byScore && middle ? (middle.lower + middle.upper) / 2 : null,
    };
  };
  return { faults: reader.faults, add, counted };
};
