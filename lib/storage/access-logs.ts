import { Duration } from 'aws-cdk-lib';
import { ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Target } from '#lib/tenants/tenant.ts';
import { lifetime } from './lifetime.ts';
import { PrivateBucket } from './private-bucket.ts';

/** The bucket for access logs of buckets and CloudFront. */
export class AccessLogs extends PrivateBucket {
  constructor(scope: Construct, id: string, target: Target) {
    super(scope, id, target, {
      removalPolicy: lifetime(target).removalPolicyInUse,
      // Deleted log files are kept for another month.
      versioned: true,
      lifecycleRules: [
        { expiration: lifetime(target).accessLogs, noncurrentVersionExpiration: Duration.days(30) },
        { expiredObjectDeleteMarker: true },
      ],
      // CloudFront delivers its logs with an access-control list.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
    });
  }
}
