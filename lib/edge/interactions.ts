import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDeliveryStream } from 'aws-cdk-lib/aws-kinesisfirehose';
import { LogGroup, LogStream } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { INTERACTION_FILES, UNDELIVERED_INTERACTIONS } from '#contract/web/interaction-stream.ts';
import { acknowledgeKeys } from '#lib/keys-within.ts';
import { lifetime } from '#lib/storage/lifetime.ts';
import { PrivateBucket, underItsKey } from '#lib/storage/private-bucket.ts';
import { keyOf } from '#lib/storage/tenant-key.ts';
import type { Target } from '#lib/tenants/tenant.ts';

const DAY = 'day=!{timestamp:yyyy-MM-dd}/';

/** Interaction analytics: browsers write to a delivery stream, which writes to a bucket. docs/operations.md has the table for Athena. */
export class Interactions extends Construct {
  readonly streamName: string;
  private readonly streamArn: string;

  constructor(scope: Construct, id: string, target: Target, accessLogs: IBucket) {
    super(scope, id);
    const bucket = new PrivateBucket(this, 'Bucket', target, {
      ...underItsKey(this, target),
      versioned: true,
      lifecycleRules: [
        { expiration: Duration.days(365), noncurrentVersionExpiration: Duration.days(30) },
        { expiredObjectDeleteMarker: true },
      ],
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 'interactions/',
    });
    const encryptionKey = keyOf(this, target);
    const { logs, removalPolicy } = lifetime(target);
    const logGroup = new LogGroup(this, 'Log', { retention: logs, removalPolicy, encryptionKey });
    const logStream = new LogStream(this, 'Failures', { logGroup, removalPolicy });
    const role = this.makeRole(bucket, logGroup, logStream);

    const stream = new CfnDeliveryStream(this, 'Stream', {
      deliveryStreamType: 'DirectPut',
      // Firehose uses the key by a grant, which CloudFormation's role lets it create.
      deliveryStreamEncryptionConfigurationInput: encryptionKey
        ? { keyType: 'CUSTOMER_MANAGED_CMK', keyArn: encryptionKey.keyArn }
        : { keyType: 'AWS_OWNED_CMK' },
      extendedS3DestinationConfiguration: {
        bucketArn: bucket.bucketArn,
        roleArn: role.roleArn,
        prefix: `${INTERACTION_FILES}${DAY}`,
        errorOutputPrefix: `${UNDELIVERED_INTERACTIONS}!{firehose:error-output-type}/${DAY}`,
        bufferingHints: { intervalInSeconds: 300, sizeInMBs: 5 },
        compressionFormat: 'GZIP',
        cloudWatchLoggingOptions: {
          enabled: true,
          logGroupName: logGroup.logGroupName,
          logStreamName: logStream.logStreamName,
        },
      },
    });
    this.streamName = stream.ref;
    this.streamArn = stream.attrArn;
  }

  /**
   * The rights that Firehose needs for an S3 destination, limited to the prefixes of the stream. The key's policy
   * covers S3.
   */
  private makeRole(bucket: PrivateBucket, logGroup: LogGroup, logStream: LogStream) {
    const prefixes = [INTERACTION_FILES, UNDELIVERED_INTERACTIONS].map((prefix) => `${prefix}*`);
    const { account, partition, region } = Stack.of(this);
    const role = new Role(this, 'Delivery', {
      assumedBy: new ServicePrincipal('firehose.amazonaws.com', {
        conditions: { StringEquals: { 'sts:ExternalId': account } },
      }),
      // Firehose checks the role when it creates the stream, so the rights are part of the role.
      inlinePolicies: {
        Delivery: new PolicyDocument({
          statements: [
            new PolicyStatement({
              actions: ['s3:GetBucketLocation', 's3:ListBucket', 's3:ListBucketMultipartUploads'],
              resources: [bucket.bucketArn],
            }),
            new PolicyStatement({
              actions: ['s3:AbortMultipartUpload', 's3:GetObject', 's3:PutObject'],
              resources: prefixes.map((prefix) => bucket.arnForObjects(prefix)),
            }),
            new PolicyStatement({
              actions: ['logs:PutLogEvents'],
              resources: [
                `arn:${partition}:logs:${region}:${account}:log-group:${logGroup.logGroupName}:log-stream:${logStream.logStreamName}`,
              ],
            }),
          ],
        }),
      },
    });
    for (const prefix of prefixes)
      acknowledgeKeys(role, bucket, prefix, 'Firehose gives each file that it delivers a key of its own.');
    return role;
  }

  letSend(role: Role) {
    role.addToPolicy(new PolicyStatement({ actions: ['firehose:PutRecordBatch'], resources: [this.streamArn] }));
  }
}
