/**
 * Control limits of a ratio over the runs of a series: a Shewhart chart of the logarithm of the ratio, whose limits widen
 * for small samples as those of a p-chart do.
 */
import type { Interval } from '#domain/bias/result/figures.ts';
import { deviations } from '#domain/bias/statistics/rates.ts';

export type ChartPoint = { readonly ratio: number | null; readonly interval: Interval | null };
export type ControlLimits = { readonly centre: number; readonly low: number; readonly high: number };

/** With fewer earlier points the center line is meaningless. */
const LEAST_BEFORE = 3;
/** A point falls outside by chance in 0.27% of cases. */
const SIGMAS = 3;

const logOf = ({ ratio, interval }: ChartPoint, z: number) => {
  if (ratio === null || ratio <= 0 || !interval || interval.low <= 0) return undefined;
  const sigma = (Math.log(interval.high) - Math.log(interval.low)) / (2 * z);
  return sigma > 0 ? { value: Math.log(ratio), variance: sigma * sigma } : undefined;
};

/**
 * The limits of each point depend only on earlier points, so a point never widens its own limits. The center is their
 * mean, weighted by precision. Undefined if there are too few earlier points or the point has no interval.
 */
export const controlLimits = (points: readonly ChartPoint[], confidence: number): (ControlLimits | undefined)[] => {
  const z = deviations(confidence);
  const before = { count: 0, weight: 0, sum: 0 };
  return points.map((point) => {
    const one = logOf(point, z);
    if (!one) return undefined;
    const { count, weight, sum } = before;
    const centre = sum / weight;
    const width = SIGMAS * Math.sqrt(one.variance + 1 / weight);
    before.count += 1;
    before.weight += 1 / one.variance;
    before.sum += one.value / one.variance;
    if (count < LEAST_BEFORE) return undefined;
    return { centre: Math.exp(centre), low: Math.exp(centre - width), high: Math.exp(centre + width) };
  });
};

export const isOutside = ({ ratio }: ChartPoint, limits: ControlLimits | undefined) =>
  limits !== undefined && ratio !== null && (ratio < limits.low || ratio > limits.high);
