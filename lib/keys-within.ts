import { Names, Validations } from 'aws-cdk-lib';
import { type Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3';
import type { IConstruct } from 'constructs';

/** Says why a role, of a function or of its own, may do something with every key of a bucket that begins so. */
export const acknowledgeKeys = (role: IConstruct, bucket: Bucket, keys: string, reason: string) => {
  const { defaultChild } = bucket.node;
  if (!CfnBucket.isCfnBucket(defaultChild)) throw new Error('A bucket is no bucket.');
  // Once synthesised, a stack within the tenant's has a parameter of the second name for it.
  const arns = [
    `${bucket.stack.getLogicalId(defaultChild)}.Arn`,
    `referenceto${Names.nodeUniqueId(defaultChild.node)}Arn`,
  ];
  Validations.of(role).acknowledge(
    ...arns.map((arn) => ({ id: `AwsSolutions-IAM5[Resource::<${arn}>/${keys}]`, reason })),
  );
};
