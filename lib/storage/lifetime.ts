import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { Target } from '#lib/tenants/tenant.ts';

/** How long things last: production outlives its stack, any other stage leaves nothing behind. */
export const lifetime = ({ stage, tenant: { retention, security } }: Target) => ({
  // A first deployment that fails removes what it made, so that the next attempt starts from nothing.
  removalPolicy: stage === 'prd' ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
  /** For a bucket that something writes to during the first deployment: S3 removes no bucket that is not empty. */
  removalPolicyInUse: stage === 'prd' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  deletionProtection: security.deletion_protection,
  /** A number that CloudWatch has, which the file's schema sees to. */
  logs: retention.logs_days,
  accessLogs: Duration.days(retention.access_logs_days),
});
