import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { InteractionsEnvironment } from '#contract/environment.ts';
import { acknowledgeKeys } from './keys-within.ts';
import { PrivateBucket, underItsKey } from './private-bucket.ts';
import type { Target } from './tenants/tenant.ts';

const EVENTS = 'interactions/*';

/** How pages are used, for Athena, where a tenant wants to know: docs/operating.md has the table. */
export class Interactions extends PrivateBucket {
  constructor(scope: Construct, id: string, target: Target, accessLogs: IBucket) {
    super(scope, id, target, {
      ...underItsKey(scope, target),
      versioned: true,
      lifecycleRules: [
        { expiration: Duration.days(365), noncurrentVersionExpiration: Duration.days(30) },
        { expiredObjectDeleteMarker: true },
      ],
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 'interactions/',
    });
  }

  /** To add what is there by no other name yet: it may neither read nor remove any. */
  letKeep(lambda: Lambda) {
    const told: InteractionsEnvironment = { INTERACTIONS_BUCKET: this.bucketName };
    for (const [name, value] of Object.entries(told)) lambda.addEnvironment(name, value);
    lambda.addToRolePolicy(new PolicyStatement({ actions: ['s3:PutObject'], resources: [this.arnForObjects(EVENTS)] }));
    acknowledgeKeys(lambda, this, EVENTS, 'Each time that a page tells of itself is a key of its own.');
  }
}
