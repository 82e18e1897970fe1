/** The external hosts that pages may call for feature flags and error reports, if the tenant's file enables them. */
import type { WebConfig } from './web-config.ts';

type Settings = Pick<WebConfig, 'error_reporting_dsn' | 'feature_flag_client_id'>;

/** The hosts that LaunchDarkly's client uses for flags, updates and events. */
const FEATURE_FLAG_ORIGINS = ['app', 'clientstream', 'events'].map((host) => `https://${host}.launchdarkly.com`);

export const operationOrigins = ({ error_reporting_dsn, feature_flag_client_id }: Settings): string[] => [
  ...(error_reporting_dsn ? [new URL(error_reporting_dsn).origin] : []),
  ...(feature_flag_client_id ? FEATURE_FLAG_ORIGINS : []),
];

/** The feature flags. Each has its initial value in the configuration. */
export const FLAGS = ['maintenance'] as const satisfies readonly (keyof WebConfig)[];
export type Flag = (typeof FLAGS)[number];
