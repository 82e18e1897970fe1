/** A bias test of counts instead of records: each row is a group, or the intersection of two attributes. */

import { type CountedGroup, type CountedTable, together } from '#domain/bias/impact/counted.ts';
import type { AggregatePlan } from '#domain/bias/plan/plan.ts';
import { MOST_ATTRIBUTES } from '#domain/bias/plan/plan-limits.ts';
import type { BiasWarning } from '#domain/bias/result/warning.ts';
import { isInteger, numberReader, tidy } from './cells.ts';
import type { BiasFault } from './fault.ts';
import { groupMeant, MOST_CELLS, MOST_GROUPS, MOST_PERIODS, MOST_STRATA } from './group-names.ts';
import { faultAt, findColumns } from './headers.ts';

type Counts = { n: number; selected: number };
type Cell = { names: string[]; all: Counts; strata: Map<string, Counts>; periods: Map<string, Counts> };
/** `halves`: the counts of rows with only one known attribute of a pair, by its position and group. */
type Table = { attributes: string[]; cells: Map<string, Cell>; halves: Map<string, Counts>; unknown: Counts };

const plus = (counts: Counts, { n, selected }: Counts) => {
  counts.n += n;
  counts.selected += selected;
};

const plusPart = (parts: Map<string, Counts>, part: string, counts: Counts) => {
  const before = parts.get(part) ?? { n: 0, selected: 0 };
  plus(before, counts);
  parts.set(part, before);
};

export const countAggregate = (plan: AggregatePlan, headers: readonly string[]) => {
  const { columns } = plan;
  const { faults, indexOf } = findColumns(headers);
  const at = {
    ...{ attribute: indexOf(columns.attribute), group: indexOf(columns.group) },
    ...{ secondAttribute: indexOf(columns.second_attribute), secondGroup: indexOf(columns.second_group) },
    ...{ n: indexOf(columns.n), selected: indexOf(columns.selected) },
    ...{ stratum: indexOf(columns.stratum), period: indexOf(columns.period) },
  };
  const numberOf = numberReader(plan.decimal);
  const tables = new Map<string, Table>();
  const strata = new Set<string>();
  const periods = new Set<string>();

  const readCounts = (row: readonly string[], number: number): BiasFault | Counts => {
    const [n, selected] = [numberOf(row[at.n] ?? ''), numberOf(row[at.selected] ?? '')];
    if (!isInteger(n)) return faultAt(number, columns.n, 'count_not_whole', row[at.n]);
    if (!isInteger(selected)) return faultAt(number, columns.selected, 'count_not_whole', row[at.selected]);
    if (selected > n) return faultAt(number, columns.selected, 'selected_more_than_all', row[at.selected], n);
    return { n, selected };
  };

  /** Sorts the attributes by name, so their order in the row does not matter. */
  const readGroups = (row: readonly string[]) => {
    const cell = (index: number) => tidy(row[index] ?? '');
    const pairs = [
      { attribute: cell(at.attribute), value: cell(at.group) },
      { attribute: cell(at.secondAttribute), value: cell(at.secondGroup) },
    ].filter(({ attribute }) => attribute !== '');
    return pairs
      .toSorted((a, b) => (a.attribute < b.attribute ? -1 : 1))
      .map(({ attribute, value }) => ({ attribute, group: groupMeant(plan, attribute)(value) }));
  };

  const isTooMany = (parts: Set<string>, part: string, most: number) => {
    if (part !== '') parts.add(part);
    return parts.size > most;
  };

  const add = (row: readonly string[], number: number): BiasFault | undefined => {
    const counts = readCounts(row, number);
    if ('why' in counts) return counts;
    if (tidy(row[at.attribute] ?? '') === '') return faultAt(number, columns.attribute, 'blank');
    const pairs = readGroups(row);
    const attributes = pairs.map(({ attribute }) => attribute);
    const id = JSON.stringify(attributes);
    const table = tables.get(id) ?? {
      attributes,
      cells: new Map<string, Cell>(),
      halves: new Map<string, Counts>(),
      unknown: { n: 0, selected: 0 },
    };
    tables.set(id, table);
    if (tables.size > MOST_ATTRIBUTES * 2)
      return faultAt(number, columns.attribute, 'too_many_groups', attributes.join(' × '), MOST_ATTRIBUTES * 2);
    if (pairs.some(({ group }) => group === '')) {
      plus(table.unknown, counts);
      for (const [place, { group }] of pairs.entries())
        if (group !== '') plusPart(table.halves, JSON.stringify([place, group]), counts);
      return undefined;
    }
    const names = pairs.map(({ group }) => group);
    const key = JSON.stringify(names);
    const cell = table.cells.get(key) ?? {
      ...{ names, all: { n: 0, selected: 0 }, strata: new Map<string, Counts>(), periods: new Map<string, Counts>() },
    };
    table.cells.set(key, cell);
    const most = names.length === 1 ? MOST_GROUPS : MOST_CELLS;
    if (table.cells.size > most) return faultAt(number, columns.group, 'too_many_groups', names.join(' × '), most);
    plus(cell.all, counts);
    const [stratum, period] = [tidy(row[at.stratum] ?? ''), tidy(row[at.period] ?? '')];
    if (isTooMany(strata, stratum, MOST_STRATA))
      return faultAt(number, columns.stratum ?? '', 'too_many_strata', stratum, MOST_STRATA);
    if (isTooMany(periods, period, MOST_PERIODS))
      return faultAt(number, columns.period ?? '', 'too_many_periods', period, MOST_PERIODS);
    if (stratum !== '') plusPart(cell.strata, stratum, counts);
    if (period !== '') plusPart(cell.periods, period, counts);
    return undefined;
  };

  const counted = () => {
    const sorted = [...tables.values()].toSorted(
      (a, b) =>
        a.attributes.length - b.attributes.length ||
        (JSON.stringify(a.attributes) < JSON.stringify(b.attributes) ? -1 : 1),
    );
    const groupOf = ({ names, all, strata, periods }: Cell): CountedGroup => ({
      ...{ names, ...all, strata, periods, confusion: undefined, histogram: undefined },
    });
    const totals = sorted.map((table) => {
      const total = together([...table.cells.values()].map(({ all }) => all));
      plus(total, table.unknown);
      return { ...table, total };
    });
    return {
      records: Math.max(0, ...totals.map(({ total }) => total.n)),
      tables: sorted.map(
        ({ attributes, cells, unknown }): CountedTable => ({
          ...{ attributes, groups: [...cells.values()].map(groupOf), unknown: unknown.n },
        }),
      ),
      warnings: [...totalWarnings(totals), ...marginWarnings(sorted)],
    };
  };
  return { faults, add, counted };
};

/** The totals of all attributes must agree because they describe the same people. */
const totalWarnings = (totals: readonly { attributes: string[]; total: Counts }[]): BiasWarning[] => {
  const [first, ...others] = totals.filter(({ attributes }) => attributes.length === 1);
  return others.flatMap(({ attributes, total }) =>
    first && (total.n !== first.total.n || total.selected !== first.total.selected)
      ? [
          {
            kind: 'totals_disagree' as const,
            ...{ attribute: first.attributes[0] ?? '', other: attributes[0] ?? '' },
            totals: [first.total, total] satisfies [Counts, Counts],
          },
        ]
      : [],
  );
};

/** The total of a group must equal the sum of its parts in a table with a second attribute. */
const marginWarnings = (tables: readonly Table[]): BiasWarning[] =>
  tables.flatMap(({ attributes, cells, halves }) =>
    attributes.length < 2
      ? []
      : attributes.flatMap((attribute, place) => {
          const margins = tables.find((table) => table.attributes.length === 1 && table.attributes[0] === attribute);
          const parts = Map.groupBy(cells.values(), ({ names }) => names[place] ?? '');
          return [...parts]
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .flatMap(([group, inside]): BiasWarning[] => {
              const margin = margins?.cells.get(JSON.stringify([group]))?.all;
              const sum = together(inside.map(({ all }) => all));
              plus(sum, halves.get(JSON.stringify([place, group])) ?? { n: 0, selected: 0 });
              const across = attributes[1 - place] ?? '';
              return margin && (margin.n !== sum.n || margin.selected !== sum.selected)
                ? [{ kind: 'margins_disagree', attribute, group, across, margin, sum }]
                : [];
            });
        }),
  );
