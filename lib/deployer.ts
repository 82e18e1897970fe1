/**
 * Accepts the findings about the CDK's function that copies files to a bucket at deployment, because its rights and
 * runtime cannot be configured.
 */
import { CfnElement, Stack, Validations } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { BucketDeployment } from 'aws-cdk-lib/aws-s3-deployment';

const ACTIONS = ['s3:GetBucket*', 's3:GetObject*', 's3:List*', 's3:Abort*', 's3:DeleteObject*'];

const logicalId = (bucket: Bucket) => {
  const { defaultChild } = bucket.node;
  return CfnElement.isCfnElement(defaultChild) ? Stack.of(bucket).resolve(defaultChild.logicalId) : undefined;
};

export const acknowledgeDeployer = (deployment: BucketDeployment, bucket: Bucket) => {
  const { account, region } = Stack.of(deployment);
  const resources = [`arn:aws:s3:::cdk-hnb659fds-assets-${account}-${region}/*`, `<${logicalId(bucket)}.Arn>/*`];
  const reason = 'Runs at deploy only, from what the deployer uploaded into the one bucket of the site.';
  const all = [
    'AwsSolutions-L1',
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    ...ACTIONS.map((action) => `AwsSolutions-IAM5[Action::${action}]`),
    ...resources.map((resource) => `AwsSolutions-IAM5[Resource::${resource}]`),
  ];
  const lambda = deployment.handlerRole.node.scope ?? deployment;
  Validations.of(lambda).acknowledge(...all.map((id) => ({ id, reason })));
};
