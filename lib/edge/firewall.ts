/** What is kept out before it reaches the site or the sign-in: AWS's own rules, and floods from one address. */
import { ArnFormat, Stack } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { SCIM_PREFIX } from '#contract/prefix.ts';
import { REQUEST_LIMIT, TOO_LARGE_REQUEST, TOO_MANY_REQUESTS } from '#contract/problem.ts';
import { lifetime } from '#lib/storage/lifetime.ts';
import { keyOf } from '#lib/storage/tenant-key.ts';
import type { Target } from '#lib/tenants/tenant.ts';
import { unique } from '#lib/unique.ts';

type Rule = CfnWebACL.RuleProperty;
type Statement = CfnWebACL.StatementProperty;

const seen = (metricName: string) => ({ cloudWatchMetricsEnabled: true, metricName, sampledRequestsEnabled: true });

const managed = (priority: number, name: string, counted: readonly string[] = []): Rule => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name: `AWSManagedRules${name}`,
      ruleActionOverrides: counted.map((one) => ({ name: one, actionToUse: { count: {} } })),
    },
  },
  visibilityConfig: seen(name),
});

/** What callers of the API are told. Cognito's clients expect Cognito's own errors, so sign-in has no such bodies. */
const BODIES_OF_REFUSALS = Object.fromEntries(
  Object.entries({ TOO_LARGE_REQUEST, TOO_MANY_REQUESTS }).map(([name, problem]) => [
    name,
    { contentType: 'APPLICATION_JSON', content: JSON.stringify(problem) },
  ]),
);

const refuse = (responseCode: 413 | 429, customResponseBodyKey?: string) => ({
  block: { customResponse: { responseCode, customResponseBodyKey } },
});

/** Of one address in five minutes. */
const rate = (priority: number, limit: number, body?: string): Rule => ({
  name: 'Rate',
  priority,
  action: refuse(429, body),
  statement: { rateBasedStatement: { limit, aggregateKeyType: 'IP', evaluationWindowSec: 300 } },
  visibilityConfig: seen('Rate'),
});

/**
 * What people write is text: an assessment of a model says `<script>`, `../` and the address of a server, is checked by a
 * schema and shown as text. So these rules look at addresses and headers, and of bodies they only count what they find.
 */
const BODIES = [
  'CrossSiteScripting_BODY',
  'EC2MetaDataSSRF_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'SizeRestrictions_BODY', // 8 kB: an intake alone has more
];

const NONE = [{ priority: 0, type: 'NONE' }];
const LENGTH = { singleHeader: { Name: 'content-length' } };

const not = (statement: Statement): Statement => ({ notStatement: { statement } });

/** The content lengths from this one on. */
const lengthsFrom = (limit: number) => {
  const [first, ...zeros] = String(limit);
  return `^([${first}-9][0-9]{${zeros.length}}|[0-9]{${zeros.length + 2},})$`;
};

/**
 * A request to the API has at most a logo of a megabyte, or 400,000 characters of JSON: two million bytes are neither. Files
 * of documents never come by here: browsers send them to storage, by a form that says how large they are.
 */
const SAID_TOO_MUCH: Statement = {
  regexMatchStatement: {
    fieldToMatch: LENGTH,
    regexString: lengthsFrom(REQUEST_LIMIT),
    textTransformations: NONE,
  },
};

/**
 * Who does not say how much it is may send as much as a firewall reads of a body, which is 16 kB: browsers say it, and so
 * do all who have a file or a text at hand. A directory writes as its maker chose, and has a token.
 */
const SAID_NOTHING: Statement = {
  andStatement: {
    statements: [
      {
        sizeConstraintStatement: {
          fieldToMatch: { body: { oversizeHandling: 'MATCH' } },
          comparisonOperator: 'GT',
          size: 16_384,
          textTransformations: NONE,
        },
      },
      not({
        sizeConstraintStatement: {
          fieldToMatch: LENGTH,
          comparisonOperator: 'GE',
          size: 1,
          textTransformations: NONE,
        },
      }),
      not({
        byteMatchStatement: {
          fieldToMatch: { uriPath: {} },
          positionalConstraint: 'STARTS_WITH',
          searchString: `${SCIM_PREFIX}/`,
          textTransformations: NONE,
        },
      }),
    ],
  },
};

const TOO_LONG: Rule = {
  name: 'TooLong',
  priority: 1,
  action: refuse(413, 'TOO_LARGE_REQUEST'),
  statement: { orStatement: { statements: [SAID_TOO_MUCH, SAID_NOTHING] } },
  visibilityConfig: seen('TooLong'),
};

/** What lets pass is said by the access logs. */
const WORTH_KEEPING = ['BLOCK', 'COUNT'];
/** Whoever has one of these is somebody. */
const REDACTED = ['authorization', 'cookie'];

/** Tenants may share an account, and each hears of its own. */
export const firewallMetric = ({ stage, tenant }: Target, before: 'Site' | 'SignIn') =>
  `${before}-${tenant.id}-${stage}`;

export class Firewall extends CfnWebACL {
  constructor(scope: Construct, id: string, target: Target, scopeOfAcl: 'CLOUDFRONT' | 'REGIONAL') {
    const { limits } = target.tenant;
    const before = scopeOfAcl === 'CLOUDFRONT';
    super(scope, id, {
      scope: scopeOfAcl,
      description: before ? 'Before the site and its API' : 'Before sign-in',
      defaultAction: { allow: {} },
      ...(before && { customResponseBodies: BODIES_OF_REFUSALS }),
      rules: [
        before ? rate(0, limits.requests_per_address, 'TOO_MANY_REQUESTS') : rate(0, limits.sign_ins_per_address),
        ...(before ? [TOO_LONG] : []),
        managed(2, 'AmazonIpReputationList'),
        managed(3, 'KnownBadInputsRuleSet'),
        ...(before ? [managed(4, 'CommonRuleSet', BODIES)] : []),
      ],
      visibilityConfig: seen(firewallMetric(target, before ? 'Site' : 'SignIn')),
    });
    const { stage, tenant } = target;
    const { removalPolicy, logs } = lifetime(target);
    // The key is where the tenant is, and CloudFront's firewall may be elsewhere.
    const encryptionKey = Stack.of(this).region === tenant.region ? keyOf(this, target) : undefined;
    const log = new LogGroup(this, 'Log', {
      // WAF writes to names that begin so; nothing else there keeps a stack from being made once more.
      logGroupName: `aws-waf-logs-plumbline-${tenant.id}-${stage}-${before ? 'site' : 'sign-in'}-${unique}`,
      retention: logs,
      removalPolicy,
      encryptionKey,
    });
    new CfnLoggingConfiguration(this, 'Logging', {
      resourceArn: this.attrArn,
      logDestinationConfigs: [
        Stack.of(this).formatArn({
          service: 'logs',
          resource: 'log-group',
          resourceName: log.logGroupName,
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      ],
      redactedFields: REDACTED.map((Name) => ({ singleHeader: { Name } })),
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [
          {
            Behavior: 'KEEP',
            Requirement: 'MEETS_ANY',
            Conditions: WORTH_KEEPING.map((Action) => ({ ActionCondition: { Action } })),
          },
        ],
      },
    });
  }

  /** By the user pool itself: whoever speaks to Cognito without the site comes by here too. */
  guard(scope: Construct, resourceArn: string) {
    new CfnWebACLAssociation(scope, 'Firewall', { resourceArn, webAclArn: this.attrArn });
  }
}
