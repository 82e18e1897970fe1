import type { CommonEnvironment } from '#contract/environment.ts';

type Metric = {
  /** Each becomes a metric dimension. */
  dimensions?: Readonly<Record<string, string>>;
  /** Fields of the log line that are not dimensions. */
  besides?: Readonly<Record<string, string>>;
};

/** Emits a metric as a log line in CloudWatch's embedded metric format, without a network call. */
export const count = (
  counted: Readonly<Record<string, number>>,
  { dimensions = {}, besides = {} }: Metric = {},
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
