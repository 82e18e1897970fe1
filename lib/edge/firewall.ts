/** The firewall for the site and sign-in: AWS managed rules and a rate limit for each address. */
import { ArnFormat, Stack } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { REQUEST_LIMIT, TOO_LARGE_REQUEST, TOO_MANY_REQUESTS } from '#contract/http/edge-problems.ts';
import { SCIM_PREFIX } from '#contract/http/prefix.ts';
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

/** The response bodies for API callers. Sign-in has none, because Cognito's clients expect Cognito's errors. */
const BODIES_OF_REFUSALS = Object.fromEntries(
  Object.entries({ TOO_LARGE_REQUEST, TOO_MANY_REQUESTS }).map(([name, problem]) => [
    name,
    { contentType: 'APPLICATION_JSON', content: JSON.stringify(problem) },
  ]),
);

const refuse = (responseCode: 413 | 429, customResponseBodyKey?: string) => ({
  block: { customResponse: { responseCode, customResponseBodyKey } },
});

/** The limit for one address in five minutes. */
const rate = (priority: number, limit: number, body?: string): Rule => ({
  name: 'Rate',
  priority,
  action: refuse(429, body),
  statement: { rateBasedStatement: { limit, aggregateKeyType: 'IP', evaluationWindowSec: 300 } },
  visibilityConfig: seen('Rate'),
});

/**
 * Users write free text: the assessment of a model may contain `<script>`, `../` or a server's address. A schema
 * validates it, and pages show it as text. These rules therefore block by URLs and headers and only count matches in
 * bodies.
 */
const BODIES = [
  'CrossSiteScripting_BODY',
  'EC2MetaDataSSRF_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'SizeRestrictions_BODY', // 8 kB; an intake alone is larger
];

const NONE = [{ priority: 0, type: 'NONE' }];
const LENGTH = { singleHeader: { Name: 'content-length' } };

const not = (statement: Statement): Statement => ({ notStatement: { statement } });

/** Matches content lengths from this limit on. */
const lengthsFrom = (limit: number) => {
  const [first, ...zeros] = String(limit);
  return `^([${first}-9][0-9]{${zeros.length}}|[0-9]{${zeros.length + 2},})$`;
};

/**
 * The largest API requests are a logo of one megabyte or 400,000 characters of JSON, both below two million bytes.
 * Documents do not pass the firewall: browsers send them to storage with a presigned form, which limits their size.
 */
const SAID_TOO_MUCH: Statement = {
  regexMatchStatement: {
    fieldToMatch: LENGTH,
    regexString: lengthsFrom(REQUEST_LIMIT),
    textTransformations: NONE,
  },
};

/**
 * Without a content length a request may be as long as the part of the body that the firewall inspects (16 kB).
 * Browsers and clients with a complete body always send the length. Directories are exempt, because their clients vary
 * and have a token.
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

/** Allowed requests are in the access logs already. */
const WORTH_KEEPING = ['BLOCK', 'COUNT'];
/** These headers identify a user, and a path can contain a secret, such as a calendar address. */
const REDACTED = [...['authorization', 'cookie'].map((Name) => ({ singleHeader: { Name } })), { uriPath: {} }];

/** Tenants may share an account, so each has its own metric. */
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
    // The KMS key is in the tenant's region, but CloudFront's firewall may be in another.
    const encryptionKey = Stack.of(this).region === tenant.region ? keyOf(this, target) : undefined;
    const log = new LogGroup(this, 'Log', {
      // WAF requires this prefix. The unique suffix avoids a name conflict when a stack is created again.
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
      redactedFields: REDACTED,
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

  /** Protects the user pool, because clients can call Cognito directly without the site. */
  guard(scope: Construct, resourceArn: string) {
    new CfnWebACLAssociation(scope, 'Firewall', { resourceArn, webAclArn: this.attrArn });
  }
}
