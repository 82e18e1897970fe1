/** Limits on counts in a stack, a parent resource, an account or a region. */
import type { Deployment, StackTemplate } from './deployment.ts';
import { get } from './json.ts';
import type { Finding } from './rule.ts';

const CLOUDFORMATION = 'https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html';
const CLOUDFRONT = 'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html';
const IAM = 'https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_iam-quotas.html';
const COGNITO = 'https://docs.aws.amazon.com/cognito/latest/developerguide/quotas.html';
const HTTP_API = 'https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-quotas.html';
const EVENTBRIDGE = 'https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-quota.html';

/** `of`: the account, the region, or the property that names the parent resource. */
type Quota = { type: string; of: 'account' | 'region' | { property: string }; most: number; source: string };

/** The default quotas of a new account. */
const QUOTAS: readonly Quota[] = [
  { type: 'AWS::IAM::Role', of: 'account', most: 1000, source: IAM },
  { type: 'AWS::CloudFront::ResponseHeadersPolicy', of: 'account', most: 20, source: CLOUDFRONT },
  { type: 'AWS::CloudFront::Distribution', of: 'account', most: 200, source: CLOUDFRONT },
  { type: 'AWS::CloudFront::Function', of: 'account', most: 100, source: CLOUDFRONT },
  { type: 'AWS::CloudFront::OriginAccessControl', of: 'account', most: 100, source: CLOUDFRONT },
  { type: 'AWS::Cognito::UserPool', of: 'region', most: 1000, source: COGNITO },
  { type: 'AWS::Cognito::IdentityPool', of: 'region', most: 1000, source: COGNITO },
  { type: 'AWS::Cognito::UserPoolClient', of: { property: 'UserPoolId' }, most: 1000, source: COGNITO },
  { type: 'AWS::Cognito::UserPoolIdentityProvider', of: { property: 'UserPoolId' }, most: 300, source: COGNITO },
  { type: 'AWS::ApiGatewayV2::Api', of: 'region', most: 600, source: HTTP_API },
  { type: 'AWS::ApiGatewayV2::Route', of: { property: 'ApiId' }, most: 300, source: HTTP_API },
  { type: 'AWS::ApiGatewayV2::Integration', of: { property: 'ApiId' }, most: 300, source: HTTP_API },
  { type: 'AWS::Events::Rule', of: 'region', most: 300, source: EVENTBRIDGE },
  {
    type: 'AWS::CloudWatch::Alarm',
    of: 'region',
    most: 5000,
    source: 'https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/cloudwatch_limits.html',
  },
  {
    type: 'AWS::WAFv2::WebACL',
    of: 'region',
    most: 100,
    source: 'https://docs.aws.amazon.com/waf/latest/developerguide/limits.html',
  },
  {
    type: 'AWS::GuardDuty::MalwareProtectionPlan',
    of: 'region',
    most: 25,
    source: 'https://docs.aws.amazon.com/guardduty/latest/ug/malware-protection-s3-quotas-guardduty.html',
  },
];

const shortName = (type: string) => type.split('::').slice(1).join(' ');

const countsOf = ({ ofType }: Deployment, { type, of }: Quota) => {
  const placeOf = (resource: { account: string; region: string; properties: unknown }) => {
    if (of === 'account') return resource.account;
    return of === 'region' ? `${resource.account}/${resource.region}` : String(get(resource.properties, of.property));
  };
  return Object.entries(Object.groupBy(ofType(type), placeOf)).map(([place, found = []]) => ({
    place,
    count: found.length,
  }));
};

/** Lists the quotas that a single stage exceeds in an otherwise empty account. */
export const quotaFindings = (deployment: Deployment): Finding[] =>
  QUOTAS.flatMap((quota) =>
    countsOf(deployment, quota)
      .filter(({ count }) => count > quota.most)
      .map(({ place, count }) => ({
        ...{ path: place, type: quota.type, source: quota.source },
        fault: `${count} of them`,
        states: `at most ${quota.most} unless AWS raises the quota`,
      })),
  );

export type Room = { what: string; count: number; most: number; stages: number };

/** How many such stages fit into an account, by the scarcest quota. */
export const roomInAccount = (deployment: Deployment): Room[] =>
  QUOTAS.filter(({ of }) => typeof of === 'string')
    .flatMap((quota) => {
      const count = Math.max(0, ...countsOf(deployment, quota).map((one) => one.count));
      const { most } = quota;
      return count > 0 ? [{ what: shortName(quota.type), count, most, stages: Math.floor(most / count) }] : [];
    })
    .toSorted((one, other) => one.stages - other.stages);

/** Stacks grow with the product and resources cannot move between stacks later, so each stack keeps a reserve. */
const KEEP = 0.8;

const STACK: readonly { what: string; most: number; count: (stack: StackTemplate) => number }[] = [
  { what: 'resources', most: 500, count: ({ template }) => Object.keys(Object(get(template, 'Resources'))).length },
  { what: 'parameters', most: 200, count: ({ template }) => Object.keys(Object(get(template, 'Parameters'))).length },
  { what: 'outputs', most: 200, count: ({ template }) => Object.keys(Object(get(template, 'Outputs'))).length },
  { what: 'bytes of template', most: 1_000_000, count: ({ template }) => JSON.stringify(template, null, 1).length },
];

export const stackFindings = ({ stacks }: Deployment): Finding[] =>
  stacks.flatMap((stack) =>
    STACK.filter(({ most, count }) => count(stack) > most * KEEP).map(({ what, most, count }) => ({
      ...{ path: stack.name, type: 'AWS::CloudFormation::Stack', source: CLOUDFORMATION },
      fault: `${count(stack)} ${what}`,
      states: `at most ${most} ${what}, of which Plumbline uses up to ${KEEP * 100} %`,
    })),
  );
