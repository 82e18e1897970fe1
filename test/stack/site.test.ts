import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Match } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { securityHeaders } from '#contract/http/security-headers.ts';
import { handler } from '#lib/edge/page-or-file.ts';
import { cloud, idOf, resources, stackOf } from './cloud.ts';

const template = cloud();
const [bucketPolicyOfSite] = Object.values(
  template.findResources('AWS::S3::BucketPolicy', {
    Properties: { PolicyDocument: { Statement: Match.arrayWith([Match.objectLike({ Action: 's3:GetObject' })]) } },
  }),
);

test('only CloudFront and only this distribution reads the site’s bucket', () => {
  template.hasResourceProperties('AWS::CloudFront::OriginAccessControl', {
    OriginAccessControlConfig: { OriginAccessControlOriginType: 's3', SigningBehavior: 'always' },
  });
  template.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: { Origins: Match.arrayWith([Match.objectLike({ OriginAccessControlId: Match.anyValue() })]) },
  });
  const distribution = idOf(template, 'AWS::CloudFront::Distribution');
  const read = bucketPolicyOfSite?.Properties.PolicyDocument.Statement.at(-1);
  expect(read).toMatchObject({ Principal: { Service: 'cloudfront.amazonaws.com' }, Action: 's3:GetObject' });
  expect(JSON.stringify(read.Condition)).toContain(`distribution/",{"Ref":"${distribution}"}`);
});

test('site files are compressed, with Brotli when supported', () => {
  template.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: {
      DefaultCacheBehavior: {
        Compress: true,
        CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6', // CachingOptimized: Brotli and gzip
      },
    },
  });
});

test('pages and the API require TLS, and API responses are never cached', () => {
  template.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: {
      DefaultCacheBehavior: { ViewerProtocolPolicy: 'redirect-to-https' },
      CacheBehaviors: ['/v2/*', '/scim/v2/*'].map((PathPattern) => ({
        PathPattern,
        ViewerProtocolPolicy: 'https-only',
        AllowedMethods: Match.arrayWith(['GET', 'PUT', 'PATCH', 'POST', 'DELETE']),
        CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad', // CachingDisabled
        OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac', // AllViewerExceptHostHeader
        FunctionAssociations: Match.absent(),
      })),
      CustomErrorResponses: Match.absent(),
    },
  });
});

test("pages and the API carry the contract's security headers", () => {
  const named = [
    ...resources(template, 'AWS::Cognito::UserPoolDomain').map(({ Properties }) => Properties.Domain),
    ...resources(template, 'AWS::S3::Bucket').flatMap(({ Properties }) => Properties.BucketName ?? []),
  ];
  const [[before, ...unique], [files]] = named.map((name) => name['Fn::Join'][1]);
  // Hosted login, which pages call for tokens, and the file bucket, by their deployed names.
  const [start, middle, end] = securityHeaders([
    'https://cognito-idp.us-east-1.amazonaws.com',
    `https://${before}|.auth.us-east-1.amazoncognito.com`,
    `https://${files}|.s3.us-east-1.amazonaws.com`,
  ])['content-security-policy'].split('|');
  const headers = securityHeaders([]);
  template.hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
    ResponseHeadersPolicyConfig: {
      SecurityHeadersConfig: {
        ContentSecurityPolicy: {
          ContentSecurityPolicy: { 'Fn::Join': ['', [start, ...unique, middle, ...unique, end]] },
          Override: true,
        },
        StrictTransportSecurity: { AccessControlMaxAgeSec: 63072000, IncludeSubdomains: true, Preload: true },
        ContentTypeOptions: { Override: true },
        FrameOptions: { FrameOption: headers['x-frame-options'] },
        ReferrerPolicy: { ReferrerPolicy: headers['referrer-policy'] },
      },
      CustomHeadersConfig: {
        Items: ['permissions-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy'].map((Header) =>
          Match.objectLike({ Header }),
        ),
      },
    },
  });
  const policy = { ResponseHeadersPolicyId: { Ref: idOf(template, 'AWS::CloudFront::ResponseHeadersPolicy') } };
  template.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: { DefaultCacheBehavior: policy, CacheBehaviors: [policy, policy] },
  });
});

test.each(['/', '/signin', '/applications/detail/8f7c1d3e-0000-4000-8000-000000000000', '/frameworks/GOVERN-1.1'])(
  '%s is a page of the web app',
  (uri) => expect(handler({ request: { uri } }).uri).toBe('/index.html'),
);

test.each(['/index.html', '/config.json', '/assets/index-1.js', '/favicon.ico', '/site.webmanifest'])(
  '%s is a file',
  (uri) => expect(handler({ request: { uri } }).uri).toBe(uri),
);

test('CloudFront runs the handler as source text', () => {
  const [code] = resources(template, 'AWS::CloudFront::Function').map(({ Properties }) => Properties.FunctionCode);
  expect(code).toBe(handler.toString());
});

test('hashed files are cached for a year and uploaded before the pages, which are revalidated', () => {
  const deployments = template.findResources('Custom::CDKBucketDeployment');
  const find = (prefix: string | undefined) =>
    Object.entries(deployments).find(([, { Properties }]) => Properties.DestinationBucketKeyPrefix === prefix);
  const [assetsId, assets] = find('assets') ?? [];
  const [, pages] = find(undefined) ?? [];
  expect(assets?.Properties).toMatchObject({
    SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
    Prune: false,
  });
  expect(pages?.Properties).toMatchObject({ SystemMetadata: { 'cache-control': 'no-cache' }, Prune: false });
  expect(pages?.DependsOn).toContain(assetsId);
  expect(Object.keys(deployments)).toHaveLength(2);
});

test('pages are deployed without assets and without build notes', () => {
  const { directory } = stackOf('dev').app.synth();
  const staged = readdirSync(directory).filter((name) => existsSync(join(directory, name, 'index.html')));
  expect(staged.map((name) => readdirSync(join(directory, name)))).toEqual([['index.html']]);
});

test('a template without a built web app refuses deployment and says why', () => {
  const rules = (built: boolean) => JSON.stringify(cloud('dev', built).toJSON().Rules);
  expect(rules(false)).toContain('The web app is not built. Build it with npm run build, then deploy.');
  expect(rules(true)).not.toContain('npm run build');
});
