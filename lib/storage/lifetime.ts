import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { Target } from '#lib/tenants/tenant.ts';

/** Removal policies and retention periods: production data outlives its stack, other stages leave nothing behind. */
export const lifetime = ({ stage, tenant: { retention, security } }: Target) => ({
  // A failed first deployment removes its resources, so that the next attempt can create them.
  removalPolicy: stage === 'prd' ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
  /** For buckets with writes during the first deployment, because S3 does not delete a bucket that has objects. */
  removalPolicyInUse: stage === 'prd' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  deletionProtection: security.deletion_protection,
  /** The schema of the tenant's file allows only values that CloudWatch supports. */
  logs: retention.logs_days,
  accessLogs: Duration.days(retention.access_logs_days),
});
