import { Validations } from 'aws-cdk-lib';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { NodejsFunction } from 'aws-cdk-lib/aws-lambda-nodejs';
import { CfnBucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { SiteEnvironment } from '#contract/environment.ts';
import { PREFIX, SCIM_PREFIX } from '#contract/prefix.ts';
import type { Gateway } from './gateway.ts';
import { handler } from './page-or-file.ts';
import { PrivateBucket } from './private-bucket.ts';
import { SiteHeaders } from './site-headers.ts';
import type { Target } from './tenant.ts';

/** The one origin that a browser sees: the web app, and the API under /v2; a directory speaks to it under /scim/v2. */
export class Site extends Construct {
  readonly bucket: PrivateBucket;
  readonly domain: string;
  readonly origin: string;

  constructor(scope: Construct, id: string, target: Target, gateway: Gateway, accessLogs: IBucket) {
    super(scope, id);
    this.bucket = new PrivateBucket(this, 'Bucket', target.stage, {
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 'site/',
    });
    const responseHeadersPolicy = new SiteHeaders(this, 'Headers', target);
    const pageOrFile = new EdgeFunction(this, 'PageOrFile', {
      code: FunctionCode.fromInline(handler.toString()),
      runtime: FunctionRuntime.JS_2_0,
    });

    const api: BehaviorOptions = {
      origin: new HttpOrigin(gateway.domain),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      // A token that was sent in the clear is lost already, so there is no redirect.
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      responseHeadersPolicy,
    };
    const distribution = new Distribution(this, 'Distribution', {
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      logBucket: accessLogs,
      logFilePrefix: 'cloudfront/',
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(this.bucket),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        responseHeadersPolicy,
        functionAssociations: [{ function: pageOrFile, eventType: FunctionEventType.VIEWER_REQUEST }],
      },
      additionalBehaviors: { [`${PREFIX}/*`]: api, [`${SCIM_PREFIX}/*`]: api },
    });
    this.domain = distribution.distributionDomainName;
    this.origin = `https://${this.domain}`;

    Validations.of(distribution).acknowledge(
      { id: 'AwsSolutions-CFR1', reason: 'People work with the product wherever they are.' },
      {
        id: 'AwsSolutions-CFR2',
        reason: 'What is under /v2 is throttled and, but for its own description, authenticated; the rest is static.',
      },
      {
        id: 'AwsSolutions-CFR4',
        reason:
          "The oldest TLS is CloudFront's to choose under its own domain; it chooses ours with a domain and certificate of ours.",
      },
    );
  }

  /** The company's logo lies beside the web app, so pages show it without being allowed any other place. */
  letKeepLogos(lambda: NodejsFunction) {
    const told: SiteEnvironment = { SITE_BUCKET: this.bucket.bucketName };
    for (const [name, value] of Object.entries(told)) lambda.addEnvironment(name, value);
    const actions = ['s3:PutObject', 's3:DeleteObject'];
    lambda.addToRolePolicy(new PolicyStatement({ actions, resources: [this.bucket.arnForObjects('logos/*')] }));
    const bucket = this.bucket.node.defaultChild;
    if (!CfnBucket.isCfnBucket(bucket)) throw new Error('A bucket is no bucket.');
    Validations.of(lambda.role ?? lambda).acknowledge({
      id: `AwsSolutions-IAM5[Resource::<${this.bucket.stack.getLogicalId(bucket)}.Arn>/logos/*]`,
      reason: 'Each logo is a key of its own.',
    });
  }
}
