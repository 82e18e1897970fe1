import { Duration, Validations } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
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
  OriginSslPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { SiteEnvironment } from '#contract/environment.ts';
import { PREFIX, SCIM_PREFIX } from '#contract/http/prefix.ts';
import type { Gateway } from '#lib/gateway.ts';
import { acknowledgeKeys } from '#lib/keys-within.ts';
import { lifetime } from '#lib/storage/lifetime.ts';
import { PrivateBucket } from '#lib/storage/private-bucket.ts';
import type { Target } from '#lib/tenants/tenant.ts';
import { handler } from './page-or-file.ts';
import { SiteHeaders } from './site-headers.ts';

type Parts = { gateway: Gateway; accessLogs: IBucket; webAclId: string | undefined };

/** The single origin for browsers: the web app, the API under /v2, and SCIM for directories under /scim/v2. */
export class Site extends Construct {
  readonly bucket: PrivateBucket;
  /** The domain name that users enter. */
  readonly domain: string;
  /** The target of the domain's DNS record. */
  readonly target: string;
  readonly origin: string;
  readonly distributionId: string;

  constructor(scope: Construct, id: string, target: Target, { gateway, accessLogs, webAclId }: Parts) {
    super(scope, id);
    const { domain, security } = target.tenant;
    this.bucket = new PrivateBucket(this, 'Bucket', target, {
      removalPolicy: lifetime(target).removalPolicyInUse,
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 'site/',
      versioned: true,
      // Files that a deployment replaced can be restored for this long.
      lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(30), expiredObjectDeleteMarker: true }],
    });
    const responseHeadersPolicy = new SiteHeaders(this, 'Headers', target);
    const pageOrFile = new EdgeFunction(this, 'PageOrFile', {
      code: FunctionCode.fromInline(handler.toString()),
      runtime: FunctionRuntime.JS_2_0,
    });

    const api: BehaviorOptions = {
      origin: new HttpOrigin(gateway.domain, {
        customHeaders: gateway.shown,
        originSslProtocols: [OriginSslPolicy.TLS_V1_2],
      }),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      // A token that was sent unencrypted is already leaked, so there is no redirect.
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      responseHeadersPolicy,
    };
    const distribution = new Distribution(this, 'Distribution', {
      ...(domain && {
        domainNames: [domain.name],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificate),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      webAclId,
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
    this.distributionId = distribution.distributionId;
    this.target = distribution.distributionDomainName;
    this.domain = domain?.name ?? this.target;
    this.origin = `https://${this.domain}`;

    Validations.of(distribution).acknowledge({
      id: 'AwsSolutions-CFR1',
      reason: 'People work with the product wherever they are.',
    });
    if (!security.waf)
      Validations.of(distribution).acknowledge({
        id: 'AwsSolutions-CFR2',
        reason:
          'The tenant has no firewall for this stage. What is under /v2 is throttled and, but for its own description, authenticated; the rest is static.',
      });
    if (!domain)
      Validations.of(distribution).acknowledge({
        id: 'AwsSolutions-CFR4',
        reason:
          "The oldest TLS is CloudFront's to choose under its own domain; it is ours with a domain and certificate of the tenant's.",
      });
  }

  /** The company's logo is stored beside the web app, so the content security policy needs no other source. */
  letKeepLogos(lambda: Lambda) {
    const variables: SiteEnvironment = { SITE_BUCKET: this.bucket.bucketName };
    for (const [name, value] of Object.entries(variables)) lambda.addEnvironment(name, value);
    const actions = ['s3:PutObject', 's3:DeleteObject'];
    lambda.addToRolePolicy(new PolicyStatement({ actions, resources: [this.bucket.arnForObjects('logos/*')] }));
    acknowledgeKeys(lambda.role ?? lambda, this.bucket, 'logos/*', 'Each logo is a key of its own.');
  }
}
