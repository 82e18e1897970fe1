import { ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { lifetime } from './lifetime.ts';
import { PrivateBucket } from './private-bucket.ts';
import type { Stage } from './tenant.ts';

/** Where buckets and CloudFront write down who asked them for what. */
export class AccessLogs extends PrivateBucket {
  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id, stage, {
      lifecycleRules: [{ expiration: lifetime(stage).accessLogs }],
      // CloudFront delivers its logs with an access-control list.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
    });
  }
}
