import { Stack } from 'aws-cdk-lib';
import { CfnResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { securityHeaders } from '#contract/http/security-headers.ts';
import { operationOrigins } from '#contract/web/web-operations.ts';
import { CAPTCHA_HOSTS } from '#lib/identity/captcha.ts';
import { signInDomain } from '#lib/identity/sign-in-domain.ts';
import { filesBucket } from '#lib/storage/files-bucket.ts';
import type { Target } from '#lib/tenants/tenant.ts';

const override = true;

const transportSecurity = (value: string) => ({
  accessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
  includeSubdomains: value.includes('includeSubDomains'),
  preload: value.includes('preload'),
  override,
});

/**
 * Converts the contract's headers to a CloudFront policy: some have their own properties, the others are custom
 * headers.
 */
export class SiteHeaders extends CfnResponseHeadersPolicy {
  constructor(scope: Construct, id: string, { tenant, stage }: Target) {
    const { stackName, region } = Stack.of(scope);
    const services = ['cognito-idp', ...(tenant.interaction_analytics ? ['cognito-identity', 'firehose'] : [])];
    const aws = services.map((service) => `https://${service}.${region}.amazonaws.com`);
    const {
      'content-security-policy': contentSecurityPolicy,
      'strict-transport-security': strictTransportSecurity,
      'x-content-type-options': _nosniff,
      'x-frame-options': frameOption,
      'referrer-policy': referrerPolicy,
      ...others
    } = securityHeaders(
      [...aws, signInDomain(scope, stage).origin, filesBucket(scope, stage).origin, ...operationOrigins(tenant)],
      tenant.captcha ? CAPTCHA_HOSTS : [],
    );

    super(scope, id, {
      responseHeadersPolicyConfig: {
        name: `${stackName}-${region}`,
        securityHeadersConfig: {
          contentSecurityPolicy: { contentSecurityPolicy, override },
          strictTransportSecurity: transportSecurity(strictTransportSecurity),
          contentTypeOptions: { override },
          frameOptions: { frameOption, override },
          referrerPolicy: { referrerPolicy, override },
        },
        customHeadersConfig: {
          items: Object.entries(others).map(([header, value]) => ({ header, value, override })),
        },
      },
    });
  }
}
