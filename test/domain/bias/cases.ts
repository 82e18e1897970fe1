/** Files and plans for tests of the bias engine. */
import { analysis } from '#domain/bias/analysis.ts';
import type { BiasFault } from '#domain/bias/file/fault.ts';
import { BiasPlan } from '#domain/bias/plan/plan.ts';
import type { BiasResult } from '#domain/bias/result/result.ts';
import { type BiasEngine, currentEngine } from '#domain/tests/bias-engine.ts';

export const YES_NO = [
  { value: 'yes', means: 'selected' },
  { value: 'no', means: 'not_selected' },
];

export const faultsOf = (
  plan: object,
  headers: readonly string[],
  rows: readonly (readonly string[])[],
): BiasFault[] => {
  const { faults, add, result } = analysis(BiasPlan.parse(plan), headers);
  if (faults.length > 0) return [...faults];
  const found = rows.flatMap((row) => add(row) ?? []);
  const end = result();
  return found.length > 0 ? found : 'faults' in end ? [...end.faults] : [];
};

export const resultOf = (
  plan: object,
  headers: readonly string[],
  rows: readonly (readonly string[])[],
  engine: BiasEngine = currentEngine,
): BiasResult => {
  const { add, result } = engine.analysis(engine.BiasPlan.parse(plan), headers);
  for (const row of rows) add(row);
  const end = result();
  if ('faults' in end) throw new Error(JSON.stringify(end.faults));
  return end.result;
};

export const impactOf = (result: BiasResult, attribute: string) => {
  const table = result.tables.find(({ kind, attributes }) => kind === 'impact' && attributes.join() === attribute);
  if (table?.kind !== 'impact') throw new Error(`There is no table of ${attribute}.`);
  return table;
};

export const pairsOf = (result: BiasResult, attribute: string) => {
  const table = result.tables.find(({ kind, attributes }) => kind === 'pairs' && attributes.join() === attribute);
  if (table?.kind !== 'pairs') throw new Error(`There is no table of ${attribute}.`);
  return table;
};

export const times = (count: number, ...row: string[]): string[][] => Array.from({ length: count }, () => row);

/** A deterministic shuffle. */
export const shuffled = <T>(rows: readonly T[], seed = 7): T[] => {
  let state = seed;
  const keyed = rows.map((row) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return { row, key: state };
  });
  return keyed.toSorted((a, b) => a.key - b.key).map(({ row }) => row);
};

/** Berkeley admissions in 1973: women admitted, women rejected, men admitted, men rejected. */
export const BERKELEY = [
  ['A', 89, 19, 512, 313],
  ['B', 17, 8, 353, 207],
  ['C', 202, 391, 120, 205],
  ['D', 131, 244, 138, 279],
  ['E', 94, 299, 53, 138],
  ['F', 24, 317, 22, 351],
] as const;
