/** A test of a model's decisions or scores: a row is a record, or as many as its weight says. */
import { type CountedTable, countTable, LABEL_NUMBER } from './counted.ts';
import { crossing, MOST_CELLS, MOST_PERIODS, MOST_STRATA, TOO_MANY, UNKNOWN } from './group-names.ts';
import { faultAt } from './headers.ts';
import { histograms, middleOf, slotOfLabel } from './histogram.ts';
import type { RowPlan } from './plan.ts';
import { recordReader } from './record.ts';
import { makeScoreScale } from './score-scale.ts';
import { makeTally } from './tally.ts';

/** So often it is seen whether there are too many different scores. */
const SCALE_EVERY = 1024;
const MOST_PARTS = Math.max(MOST_STRATA, MOST_PERIODS);
const ALL = slotOfLabel(0, LABEL_NUMBER.none);

export const countRows = (plan: RowPlan, headers: readonly string[]) => {
  const { columns } = plan;
  const reader = recordReader(plan, headers);
  const kind = { byScore: columns.outcome === undefined, hasScore: columns.score !== undefined };
  const tables = reader.attributes.map(() => countTable(kind, MOST_PARTS));
  const crossed = plan.intersections.map((pair) => {
    const [one, other] = pair.map((name) => columns.attributes.indexOf(name)) as [number, number]; // as long as the pair
    for (const [index, at] of [one, other].entries())
      if (at < 0) reader.faults.push(faultAt(0, pair[index] ?? '', 'column_missing'));
    return { pair, one, other, ...crossing(), table: countTable(kind, MOST_PARTS), number: UNKNOWN };
  });
  const everyone = makeTally();
  const scored = [...tables, ...crossed.map(({ table }) => table)].flatMap((table) => table.scored);
  const scale = makeScoreScale([everyone, ...scored]);
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
    if (kind.hasScore && !Number.isNaN(seen.score)) {
      seen.score = scale.keyOf(seen.score);
      everyone.add(ALL, seen.score, seen.weight);
    }
    for (let index = 0; index < tables.length; index += 1) tables[index]?.add(groups[index] ?? UNKNOWN, seen);
    for (const { number: group, table } of crossed) table.add(group, seen);
    if (kind.hasScore && number % SCALE_EVERY === 0) scale.keepWithin();
    return undefined;
  };

  const counted = () => {
    scale.keepWithin();
    const all = histograms(everyone).get(0);
    const middle = all && middleOf(all);
    const above = kind.byScore ? (middle?.lower ?? 0) : 0;
    const parts = { strata: reader.strata.names(), periods: reader.periods.names() };
    const nameOf = (attribute: number, group: number) => reader.attributes[attribute]?.names()[group] ?? '';
    /** One, or one for each class of the outcome. */
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
      scale,
    };
  };
  return { faults: reader.faults, add, counted };
};
