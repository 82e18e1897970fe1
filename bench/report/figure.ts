/** A measured figure with its unit and budget. */
import * as z from 'zod';

const Budget = z.union([
  z.strictObject({ atMost: z.number() }),
  z.strictObject({ atLeast: z.number() }),
  z.strictObject({ exactly: z.number() }),
]);
export type Budget = z.output<typeof Budget>;

const UNITS = [
  'ratio',
  'ms',
  'µs',
  'requests',
  'requests/s',
  'rows/s',
  'reads',
  'read units',
  'write units',
  'kB',
  'MB',
  'points',
  'frames/s',
  'files',
  'USD',
  '%',
] as const;

export const Figure = z.object({ name: z.string(), value: z.number(), unit: z.enum(UNITS), budget: Budget.optional() });
export type Figure = z.output<typeof Figure>;

export const holds = ({ value, budget }: Figure): boolean | undefined => {
  if (!budget) return undefined;
  if ('atMost' in budget) return value <= budget.atMost;
  return 'atLeast' in budget ? value >= budget.atLeast : Math.abs(value - budget.exactly) < 1e-9;
};

const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
};

export const median = (values: readonly number[]) => quantile(values, 0.5);
export const p95 = (values: readonly number[]) => quantile(values, 0.95);
export const p99 = (values: readonly number[]) => quantile(values, 0.99);
