/** What the pages of a tenant tell others, where its file says so: which hosts they may then ask, in both homes. */
import type { WebConfig } from './web-config.ts';

type Settings = Pick<WebConfig, 'error_reporting_dsn' | 'feature_flag_client_id'>;

/** Where the client of LaunchDarkly gets its flags, hears of changes, and says which were asked. */
const FEATURE_FLAG_ORIGINS = ['app', 'clientstream', 'events'].map((host) => `https://${host}.launchdarkly.com`);

export const operationOrigins = ({ error_reporting_dsn, feature_flag_client_id }: Settings): string[] => [
  ...(error_reporting_dsn ? [new URL(error_reporting_dsn).origin] : []),
  ...(feature_flag_client_id ? FEATURE_FLAG_ORIGINS : []),
];

/** The flags that there are: each is in the configuration too, with what it is until another is heard. */
export const FLAGS = ['maintenance'] as const satisfies readonly (keyof WebConfig)[];
export type Flag = (typeof FLAGS)[number];
