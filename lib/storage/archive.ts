import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda';
import { type IBucket, ObjectLockRetention } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { ArchiveEnvironment } from '#contract/environment.ts';
import { TRAIL_ARCHIVE } from '#contract/jobs/trail-archive.ts';
import { acknowledgeKeys } from '#lib/keys-within.ts';
import type { Target } from '#lib/tenants/tenant.ts';
import { lifetime } from './lifetime.ts';
import { PrivateBucket, underItsKey } from './private-bucket.ts';

/**
 * A copy of the audit log outside the table. In production, objects are locked: no account administrator and not even
 * AWS can change or delete them before their retention ends. Other stages must be removable, so they have no lock.
 */
export class Archive extends PrivateBucket {
  constructor(scope: Construct, id: string, target: Target, accessLogs: IBucket) {
    const kept = Duration.days(target.tenant.retention.audit_archive_days);
    super(scope, id, target, {
      ...underItsKey(scope, target),
      removalPolicy: lifetime(target).removalPolicyInUse,
      versioned: true,
      // A locked version remains until the lock ends, even if it expires earlier.
      lifecycleRules: [
        { expiration: kept, noncurrentVersionExpiration: Duration.days(1) },
        { expiredObjectDeleteMarker: true },
      ],
      ...(target.stage === 'prd' && {
        objectLockEnabled: true,
        objectLockDefaultRetention: ObjectLockRetention.compliance(kept),
      }),
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 'archive/',
    });
  }

  letAdd(lambda: Lambda) {
    this.allow(lambda, 's3:PutObject');
  }

  /** Compares the table with the archive. */
  letCompare(lambda: Lambda) {
    this.allow(lambda, 's3:GetObject');
    lambda.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.bucketArn] }));
  }

  private allow(lambda: Lambda, action: string) {
    const variables: ArchiveEnvironment = { ARCHIVE_BUCKET: this.bucketName };
    for (const [name, value] of Object.entries(variables)) lambda.addEnvironment(name, value);
    const resources = [this.arnForObjects(`${TRAIL_ARCHIVE}*`)];
    lambda.addToRolePolicy(new PolicyStatement({ actions: [action], resources }));
    acknowledgeKeys(lambda.role ?? lambda, this, `${TRAIL_ARCHIVE}*`, 'Each row of the trail is a key of its own.');
  }
}
