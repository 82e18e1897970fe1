/** A measured figure with its unit and budget. */
export type Budget = { atMost: number } | { atLeast: number } | { exactly: number };

type Unit =
  | 'ratio'
  | 'ms'
  | 'µs'
  | 'requests'
  | 'requests/s'
  | 'rows/s'
  | 'reads'
  | 'read units'
  | 'write units'
  | 'kB'
  | 'MB'
  | 'points'
  | 'frames/s'
  | 'files'
  | '%';

export type Figure = { name: string; value: number; unit: Unit; budget?: Budget };

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
