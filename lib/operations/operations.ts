/** Alarms, the dashboard and the cost budget of a stage. */
import { Duration, Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import {
  Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  MathExpression,
  Metric,
  Stats,
} from 'aws-cdk-lib/aws-cloudwatch';
import { EventField, type Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { Construct } from 'constructs';
import { LIST_METRIC } from '#contract/list-metric.ts';
import { ALARMING_ROWS, MOST_ROWS } from '#domain/list/limits.ts';
import { EDGE_REGION } from '#lib/edge/edge-region.ts';
import { alarmOfBlocked, blockedBefore } from '#lib/edge/firewall-alarm.ts';
import type { Gateway } from '#lib/gateway.ts';
import type { People } from '#lib/identity/people.ts';
import type { Seeding } from '#lib/seeding.ts';
import type { Backups } from '#lib/storage/backups.ts';
import type { Records } from '#lib/storage/records.ts';
import type { Target } from '#lib/tenants/tenant.ts';
import { alarmAbove } from './alarm.ts';
import { notifyOnAlarms } from './alarm-topic.ts';
import { ownMetrics } from './own-metrics.ts';

type Parts = { backups: Backups | undefined; gateway: Gateway; people: People; records: Records; seeding: Seeding };

const period = Duration.minutes(5);

/** Must be created last, because it connects every alarm of the stack to the topic. */
export class Operations extends Construct {
  constructor(scope: Construct, id: string, target: Target, { backups, gateway, people, records, seeding }: Parts) {
    super(scope, id);
    const { tenant, stage } = target;
    const { region } = Stack.of(this);

    const requests = (metricName: string, statistic: string) =>
      new Metric({
        namespace: 'AWS/ApiGateway',
        metricName,
        statistic,
        period,
        dimensionsMap: { ApiId: gateway.api.apiId },
      });
    const [all, failed, refused] = [
      requests('Count', Stats.SUM),
      requests('5xx', Stats.SUM),
      requests('4xx', Stats.SUM),
    ];
    const latency = requests('Latency', 'p99');
    const signIns = (metricName: string) =>
      new Metric({
        namespace: 'AWS/Cognito',
        metricName,
        statistic: Stats.SUM,
        period,
        dimensionsMap: { UserPool: people.userPoolId, UserPoolClient: people.webClientId },
      });
    const throttled = new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', statistic: Stats.SUM, period });
    const tableThrottled = new MathExpression({
      expression: 'FILL(reads, 0) + FILL(writes, 0)',
      label: 'Throttled requests to the table',
      period,
      usingMetrics: {
        reads: records.metric('ReadThrottleEvents', { statistic: Stats.SUM, period }),
        writes: records.metric('WriteThrottleEvents', { statistic: Stats.SUM, period }),
      },
    });
    // The number of failed sign-ins. Cognito's success metric is 1 for a success and 0 for a failure.
    const notSignedIn = new MathExpression({
      expression: 'FILL(tries, 0) - FILL(good, 0)',
      label: 'Sign-ins that failed',
      period,
      usingMetrics: {
        tries: signIns('SignInSuccesses').with({ statistic: Stats.SAMPLE_COUNT }),
        good: signIns('SignInSuccesses'),
      },
    });

    alarmAbove(this, 'ApiErrors', {
      metric: failed,
      above: 5,
      says: 'The API returns server errors.',
      runbook: 'api-errors',
    });
    alarmAbove(this, 'ApiLatency', {
      metric: latency,
      above: 3_000,
      times: 3,
      says: 'More than 1% of API requests take longer than 3 seconds.',
      runbook: 'api-latency',
    });
    alarmAbove(this, 'Throttled', {
      metric: throttled,
      above: 0,
      times: 2,
      says: 'The concurrency limit of the account is exceeded.',
      runbook: 'throttled',
    });
    alarmAbove(this, 'TableThrottled', {
      metric: tableThrottled,
      above: 10,
      says: 'The table throttles requests.',
      runbook: 'table-throttled',
    });
    alarmAbove(this, 'SignInFailures', {
      metric: notSignedIn,
      above: 50,
      says: 'Many sign-ins fail.',
      runbook: 'sign-in-failures',
    });
    alarmAbove(this, 'ListSize', {
      metric: new Metric({
        namespace: ownMetrics(target),
        metricName: LIST_METRIC.name,
        dimensionsMap: { service: LIST_METRIC.service },
        statistic: Stats.MAXIMUM,
        period: Duration.days(1),
      }),
      above: ALARMING_ROWS,
      says: `A list is close to the limit of ${MOST_ROWS.toLocaleString('en')} rows. The log names the kind.`,
      runbook: 'list-size',
    });
    // The metrics of the site's firewall are in CloudFront's region, and alarms see only their own region. In other
    // regions the edge stack has this alarm.
    const firewalls = tenant.security.waf ? (['SignIn', 'Site'] as const) : [];
    for (const what of firewalls) if (what === 'SignIn' || region === EDGE_REGION) alarmOfBlocked(this, target, what);

    const topic = notifyOnAlarms(this, target);
    const [what, how] = ['resourceArn', 'state'].map((name) => EventField.fromPath(`$.detail.${name}`));
    // The CDK's own target would let EventBridge use the key for any account.
    const mail = (rule: Rule | undefined, text: string) => {
      const input = RuleTargetInput.fromText(text);
      rule?.addTarget({ bind: () => ({ arn: topic.topicArn, input, targetResource: topic }) });
    };
    mail(backups?.notMade, `A backup of ${what} is ${how}. See docs/runbooks/backup-failed.md`);
    mail(
      seeding.notInvited,
      'The invitation to the first administrator was not sent. See docs/runbooks/administrator-not-invited.md',
    );
    const alarms = Stack.of(this)
      .node.findAll()
      .filter((part) => part instanceof Alarm);

    this.limitCost(target);
    new Dashboard(this, 'Dashboard', {
      dashboardName: `Plumbline-${tenant.id}-${stage}`,
      widgets: [
        [
          new GraphWidget({ title: 'Requests', left: [all, refused, failed], width: 12 }),
          new GraphWidget({ title: 'Latency (ms)', left: [latency, requests('Latency', 'p50')], width: 12 }),
        ],
        [
          new GraphWidget({ title: 'Sign-ins', left: [signIns('SignInSuccesses'), notSignedIn], width: 12 }),
          new GraphWidget({
            title: 'Held back',
            left: [
              throttled,
              tableThrottled,
              ...firewalls.map((what) => blockedBefore(target, what).with({ label: `Blocked: ${what}` })),
            ],
            width: 12,
          }),
        ],
        [new AlarmStatusWidget({ title: 'Alarms', alarms: alarms.slice(0, 100), width: 24, height: 6 })],
      ],
    });
  }

  /**
   * Limits the cost of resources with the deployment's tag. The account's owner must activate it as a cost allocation
   * tag.
   */
  private limitCost({ tenant, stage }: Target) {
    if (!tenant.alarm_address) return;
    const subscribers = [{ subscriptionType: 'EMAIL', address: tenant.alarm_address }];
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetName: `Plumbline-${tenant.id}-${stage}`,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: tenant.limits.monthly_cost, unit: 'USD' },
        costFilters: { TagKeyValue: [`user:deployment$${tenant.id}-${stage}`] },
      },
      notificationsWithSubscribers: [
        ['ACTUAL', 80],
        ['FORECASTED', 100],
      ].map(([notificationType, threshold]) => ({
        notification: {
          notificationType: String(notificationType),
          comparisonOperator: 'GREATER_THAN',
          threshold: Number(threshold),
          thresholdType: 'PERCENTAGE',
        },
        subscribers,
      })),
    });
  }
}
