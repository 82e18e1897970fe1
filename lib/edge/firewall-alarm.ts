import { Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { alarmAbove } from '#lib/operations/alarm.ts';
import type { Target } from '#lib/tenants/tenant.ts';
import { EDGE_REGION } from './edge-region.ts';
import { firewallMetric } from './firewall.ts';

type Firewalled = 'Site' | 'SignIn';

/** The metrics of CloudFront's firewall are in CloudFront's region and have no region dimension. */
export const blockedBefore = (target: Target, what: Firewalled) => {
  const { region } = target.tenant;
  return new Metric({
    namespace: 'AWS/WAFV2',
    metricName: 'BlockedRequests',
    statistic: Stats.SUM,
    period: Duration.minutes(5),
    region: what === 'Site' ? EDGE_REGION : region,
    dimensionsMap: {
      ...{ Rule: 'ALL', WebACL: firewallMetric(target, what) },
      ...(what === 'SignIn' && { Region: region }),
    },
  });
};

export const alarmOfBlocked = (scope: Construct, target: Target, what: Firewalled) =>
  alarmAbove(scope, `${what}Blocked`, {
    metric: blockedBefore(target, what),
    above: 500,
    says: `The firewall of ${what === 'Site' ? 'the site' : 'sign-in'} blocks many requests.`,
    runbook: 'firewall-blocks',
  });
