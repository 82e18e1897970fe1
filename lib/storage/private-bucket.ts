import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Target } from '#lib/tenants/tenant.ts';
import { lifetime } from './lifetime.ts';
import { keyOf } from './tenant-key.ts';

/** Parts of incomplete uploads are invisible but billed. */
const CUT_SHORT = { abortIncompleteMultipartUploadAfter: Duration.days(1) };

/** Encrypted with the tenant's key, if there is one. */
export const underItsKey = (scope: Construct, target: Target): BucketProps => {
  const encryptionKey = keyOf(scope, target);
  return encryptionKey ? { encryption: BucketEncryption.KMS, encryptionKey, bucketKeyEnabled: true } : {};
};

/** The base of all buckets: never public, TLS only, encrypted. */
export class PrivateBucket extends Bucket {
  constructor(scope: Construct, id: string, target: Target, props: BucketProps) {
    const { removalPolicy } = lifetime(target);
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      removalPolicy,
      autoDeleteObjects: removalPolicy === RemovalPolicy.DESTROY,
      ...props,
      lifecycleRules: [...(props.lifecycleRules ?? []), CUT_SHORT],
    });
  }
}
