import { Names, Validations } from 'aws-cdk-lib';
import { type Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3';
import type { IConstruct } from 'constructs';

/** Accepts a role's access to all keys of a bucket with this prefix, with the reason. */
export const acknowledgeKeys = (role: IConstruct, bucket: Bucket, keys: string, reason: string) => {
  const { defaultChild } = bucket.node;
  if (!CfnBucket.isCfnBucket(defaultChild)) throw new Error('The construct is not a bucket.');
  // In nested stacks the finding names the parameter for the bucket's ARN instead.
  const arns = [
    `${bucket.stack.getLogicalId(defaultChild)}.Arn`,
    `referenceto${Names.nodeUniqueId(defaultChild.node)}Arn`,
  ];
  Validations.of(role).acknowledge(
    ...arns.map((arn) => ({ id: `AwsSolutions-IAM5[Resource::<${arn}>/${keys}]`, reason })),
  );
};
