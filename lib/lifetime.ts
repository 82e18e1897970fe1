import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Stage } from './tenant.ts';

/** How long things last: production outlives its stack, any other stage leaves nothing behind. */
export const lifetime = (stage: Stage) =>
  stage === 'prd'
    ? {
        removalPolicy: RemovalPolicy.RETAIN,
        deletionProtection: true,
        logs: RetentionDays.ONE_YEAR,
        accessLogs: Duration.days(365),
      }
    : {
        removalPolicy: RemovalPolicy.DESTROY,
        deletionProtection: false,
        logs: RetentionDays.ONE_MONTH,
        accessLogs: Duration.days(30),
      };
