import type { CommonEnvironment } from '#contract/environment.ts';

type Told = {
  /** A metric of its own for each of these. */
  dimensions?: Readonly<Record<string, string>>;
  /** What the line says too, and no metric is of. */
  besides?: Readonly<Record<string, string>>;
};

/** Counts by a line in the log, in the format of which CloudWatch makes metrics by itself: no call, and nothing to wait for. */
export const count = (
  counted: Readonly<Record<string, number>>,
  { dimensions = {}, besides = {} }: Told = {},
): void => {
  const Namespace = process.env['METRICS_NAMESPACE' satisfies keyof CommonEnvironment];
  if (!Namespace) return;
  const of = { service: process.env['SERVICE_NAME' satisfies keyof CommonEnvironment], ...dimensions };
  const Metrics = Object.keys(counted).map((Name) => ({ Name, Unit: 'Count' }));
  const _aws = {
    Timestamp: Date.now(),
    CloudWatchMetrics: [{ Namespace, Dimensions: [Object.keys(of)], Metrics }],
  };
  process.stdout.write(`${JSON.stringify({ _aws, ...besides, ...of, ...counted })}\n`);
};
