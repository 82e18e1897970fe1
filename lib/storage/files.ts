import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda';
import { CfnBucket, HttpMethods, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { FilesEnvironment } from '#contract/environment.ts';
import { DOCUMENTS, QUARANTINE, QUARANTINE_DAYS, UPLOADS } from '#domain/documents/file-keys.ts';
import { EXPORT_DAYS, EXPORTS } from '#domain/export.ts';
import { TESTS } from '#domain/tests/file-keys.ts';
import { acknowledgeKeys } from '#lib/keys-within.ts';
import type { Target } from '#lib/tenants/tenant.ts';
import { filesBucket } from './files-bucket.ts';
import { PrivateBucket, underItsKey } from './private-bucket.ts';

const ONE_A_FILE = 'Each file is a key of its own.';

/** The bucket for uploads and exports. Browsers access it directly with presigned forms and URLs. */
export class Files extends PrivateBucket {
  constructor(scope: Construct, id: string, target: Target, origin: string, accessLogs: IBucket) {
    super(scope, id, target, {
      ...underItsKey(scope, target),
      bucketName: filesBucket(scope, target.stage).name,
      versioned: true,
      lifecycleRules: [
        {
          prefix: EXPORTS,
          expiration: Duration.days(EXPORT_DAYS),
          noncurrentVersionExpiration: Duration.days(1),
        },
        // Uploads that were not checked within a day expire.
        { prefix: UPLOADS, expiration: Duration.days(1), noncurrentVersionExpiration: Duration.days(1) },
        {
          prefix: QUARANTINE,
          expiration: Duration.days(QUARANTINE_DAYS),
          noncurrentVersionExpiration: Duration.days(1),
        },
        // Deleted files can be restored for this long.
        ...[DOCUMENTS, TESTS].map((prefix) => ({
          prefix,
          noncurrentVersionExpiration: Duration.days(30),
          expiredObjectDeleteMarker: true,
        })),
      ],
      cors: [
        {
          allowedOrigins: [origin],
          allowedMethods: [HttpMethods.GET, HttpMethods.POST],
          allowedHeaders: ['*'],
          exposedHeaders: ['ETag', 'Accept-Ranges', 'Content-Length', 'Content-Range'],
          maxAge: 3600,
        },
      ],
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 'files/',
    });
    const bucket = this.node.defaultChild;
    if (!CfnBucket.isCfnBucket(bucket)) throw new Error('The construct is not a bucket.');
    // The CDK's `eventBridgeEnabled` would add a Lambda function that changes this setting.
    bucket.notificationConfiguration = { eventBridgeConfiguration: { eventBridgeEnabled: true } };
  }

  /** Checks uploads and moves them. Without ListBucket, S3 does not report that a file is missing. */
  letCheck(lambda: Lambda) {
    lambda.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.bucketArn] }));
    this.allow(lambda, 's3:GetObject', `${UPLOADS}*`, ONE_A_FILE);
    for (const prefix of [DOCUMENTS, QUARANTINE]) this.allow(lambda, 's3:PutObject', `${prefix}*`, ONE_A_FILE);
  }

  /** In a versioned bucket this only adds delete markers. */
  letRemove(lambda: Lambda) {
    for (const prefix of [UPLOADS, DOCUMENTS, QUARANTINE, TESTS])
      this.allow(lambda, 's3:DeleteObject', `${prefix}*`, ONE_A_FILE);
  }

  /**
   * Presigned forms and URLs have the rights of the function that signs them, so it has no rights on quarantined files.
   */
  letHandOutDocuments(lambda: Lambda) {
    this.allow(lambda, 's3:PutObject', `${UPLOADS}*`, ONE_A_FILE);
    this.allow(lambda, 's3:GetObject', `${DOCUMENTS}*`, ONE_A_FILE);
  }

  /**
   * Reads documents and earlier results, and writes results. Without ListBucket, S3 does not report that a file is
   * missing.
   */
  letRunTests(lambda: Lambda) {
    lambda.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.bucketArn] }));
    this.allow(lambda, 's3:GetObject', `${DOCUMENTS}*`, ONE_A_FILE);
    this.allow(lambda, 's3:GetObject', `${TESTS}*`, ONE_A_FILE);
    this.allow(lambda, 's3:PutObject', `${TESTS}*`, ONE_A_FILE);
  }

  letHandOutTests(lambda: Lambda) {
    this.allow(lambda, 's3:GetObject', `${DOCUMENTS}*`, ONE_A_FILE);
    this.allow(lambda, 's3:GetObject', `${TESTS}*`, ONE_A_FILE);
  }

  letWriteExports(lambda: Lambda) {
    this.allow(lambda, 's3:PutObject', `${EXPORTS}*`, ONE_A_FILE);
  }

  /** Presigned URLs have the rights of the function that signs them. */
  letHandOutExports(lambda: Lambda) {
    this.allow(lambda, 's3:GetObject', `${EXPORTS}*`, ONE_A_FILE);
  }

  private allow(lambda: Lambda, action: string, keys: string, reason: string) {
    const variables: FilesEnvironment = { FILES_BUCKET: this.bucketName };
    for (const [name, value] of Object.entries(variables)) lambda.addEnvironment(name, value);
    lambda.addToRolePolicy(new PolicyStatement({ actions: [action], resources: [this.arnForObjects(keys)] }));
    acknowledgeKeys(lambda.role ?? lambda, this, keys, reason);
  }
}
