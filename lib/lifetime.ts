import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { Target } from './tenants/tenant.ts';

/** How long things last: production outlives its stack, any other stage leaves nothing behind. */
export const lifetime = ({ stage, tenant: { retention } }: Target) => ({
  removalPolicy: stage === 'prd' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  deletionProtection: stage === 'prd',
  /** A number that CloudWatch has, which the file's schema sees to. */
  logs: retention.logs_days,
  accessLogs: Duration.days(retention.access_logs_days),
});
