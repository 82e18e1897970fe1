/** Engines for tests of selection, from records or from counts. */

import type { Done, Engine, Faults } from '#domain/bias/engine.ts';
import { countAggregate } from '#domain/bias/file/aggregate.ts';
import { faultAt } from '#domain/bias/file/headers.ts';
import { countRows } from '#domain/bias/file/rows.ts';
import { MOST_SCORES } from '#domain/bias/file/score-records.ts';
import { suspiciousGroups } from '#domain/bias/file/suspicious-groups.ts';
import type { AggregatePlan, BiasPlan, RowPlan } from '#domain/bias/plan/plan.ts';
import type { BiasTable } from '#domain/bias/result/result.ts';
import type { BiasWarning } from '#domain/bias/result/warning.ts';
import { classCorrections } from './class-corrections.ts';
import type { CountedTable } from './counted.ts';
import { referenceFaults } from './reference.ts';
import { impactTable, leftOutFaults, type Scores, type Wanted } from './tables.ts';

type Made = { readonly tables: BiasTable[]; readonly warnings: BiasWarning[] };

/**
 * Yields tables of single attributes first, then tables of pairs. `before` is the number of tables that are already
 * complete.
 */
export function* impactTables(
  counted: readonly CountedTable[],
  plan: BiasPlan,
  rest: Omit<Wanted, 'plan' | 'id'>,
  before = 0,
): Generator<Done, Made | Faults> {
  // All classes of an outcome have the same groups, so the first is enough.
  const different = counted.filter((table) => (table.class?.number ?? 0) === 0);
  const single = different.flatMap(({ attributes: [attribute = '', ...others], groups }) =>
    others.length === 0 ? [{ attribute, groups }] : [],
  );
  const faults = [
    ...single.flatMap(({ attribute, groups }) => leftOutFaults(plan, attribute, groups)),
    ...referenceFaults(
      plan,
      single.map(({ attribute, groups }) => ({ attribute, groups: groups.map(({ names }) => names[0] ?? '') })),
    ),
  ];
  if (faults.length > 0) return { faults };
  const ofClasses = classCorrections(counted, plan);
  const made: ReturnType<typeof impactTable>[] = [];
  for (const one of counted) {
    yield { tables: before + made.length, of: before + counted.length };
    made.push(impactTable(one, { ...rest, plan, id: `impact-${made.length + 1}`, correction: ofClasses.get(one) }));
  }
  const suspicious = single.flatMap(({ attribute, groups }) =>
    suspiciousGroups(
      attribute,
      groups.map(({ names }) => names[0] ?? ''),
    ),
  );
  const warnings: BiasWarning[] = [...suspicious, ...made.flatMap((one) => one.warnings)];
  return { tables: made.map(({ table }) => table), warnings };
}

export const isKnown = (counted: readonly CountedTable[]) =>
  counted.some(({ groups }) => groups.some(({ n }) => n > 0));

export const rowEngine = (plan: RowPlan, headers: readonly string[], most = MOST_SCORES): Engine => {
  const { faults, add, counted } = countRows(plan, headers, most);
  return {
    ...{ faults, add },
    *finish() {
      const { tables: found, everyone, records, without_outcome, without_label, median } = counted();
      if (records > 0 && without_outcome === records)
        return { faults: [faultAt(0, plan.columns.outcome ?? plan.columns.score ?? '', 'nothing_left')] };
      if (!isKnown(found)) return { faults: [faultAt(0, plan.columns.attributes[0] ?? '', 'nothing_known')] };
      const scores: Scores | undefined = everyone && {
        ...{ everyone, areCompared: plan.columns.outcome === undefined },
      };
      const made = yield* impactTables(found, plan, { scores, columns: plan.columns });
      if ('faults' in made) return made;
      return {
        ...{ records, without_outcome, without_label, median, models: [], sentiment: null },
        ...{ tables: made.tables, warnings: made.warnings },
      };
    },
  };
};

export const aggregateEngine = (plan: AggregatePlan, headers: readonly string[]): Engine => {
  const { faults, add, counted } = countAggregate(plan, headers);
  return {
    ...{ faults, add },
    *finish() {
      const { tables: found, records, warnings } = counted();
      if (!isKnown(found)) return { faults: [faultAt(0, plan.columns.group, 'nothing_known')] };
      const made = yield* impactTables(found, plan, { columns: plan.columns });
      if ('faults' in made) return made;
      return {
        ...{ records, without_outcome: 0, without_label: 0, median: null, models: [], sentiment: null },
        ...{ tables: made.tables, warnings: [...warnings, ...made.warnings] },
      };
    },
  };
};
