import { readdirSync, readFileSync } from 'node:fs';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { LIST_METRIC } from '#contract/list-metric.ts';
import { RUNBOOKS } from '#lib/operations/alarm.ts';
import { cloud, functions, idOf, resources, stacksFor } from './cloud.ts';

const template = cloud('prd');
const alarms = resources(template, 'AWS::CloudWatch::Alarm').map(({ Properties }) => Properties);
const pages = readdirSync('docs/runbooks').map((file) => file.replace(/\.md$/, ''));

test('every alarm notifies the tenant’s address and links to its runbook', () => {
  const topic = { Ref: idOf(template, 'AWS::SNS::Topic') };
  expect(alarms.length).toBeGreaterThan(20);
  for (const { AlarmActions, AlarmDescription } of alarms) {
    expect(AlarmActions).toEqual([topic]);
    expect(pages).toContain(/ See docs\/runbooks\/([a-z-]+)\.md$/.exec(AlarmDescription)?.[1]);
  }
  template.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: 'alarms@example.com' });
});

/** A rule mails the first to the alarm topic. The second shows up in the deployment itself. */
const WITHOUT_ALARM = ['administrator-not-invited', 'first-deployment-failed'];

test('each alarm has a one-screen runbook, and each runbook an alarm, except for first deployments', () => {
  expect(pages.toSorted()).toEqual([...RUNBOOKS, ...WITHOUT_ALARM].toSorted());
  for (const page of pages) {
    const lines = readFileSync(`docs/runbooks/${page}.md`, 'utf8').trimEnd().split('\n');
    expect([page, lines.length <= 45]).toEqual([page, true]);
    expect(lines[0]).toMatch(/^# /);
  }
});

test('each runbook reason has an alarm', () => {
  const said = alarms.map(({ AlarmDescription }) => AlarmDescription).join('\n');
  for (const runbook of RUNBOOKS) expect(said).toContain(`docs/runbooks/${runbook}.md`);
});

test('alarms on scheduler, stream and backups ring when the metric stops after its first point', () => {
  const of = (runbook: string) => alarms.filter((one) => one.AlarmDescription.endsWith(`/${runbook}.md`));
  expect(of('clock-stopped')).toMatchObject([{ MetricName: 'Errors', TreatMissingData: 'missing' }]);
  const vault = { 'Fn::GetAtt': [idOf(template, 'AWS::Backup::BackupVault'), 'BackupVaultName'] };
  expect(of('stream-stopped')).toMatchObject([{ MetricName: 'IteratorAge', TreatMissingData: 'missing' }]);
  expect(of('backup-failed')).toMatchObject([
    {
      ...{ MetricName: 'NumberOfBackupJobsCompleted', TreatMissingData: 'missing' },
      ...{
        ComparisonOperator: 'LessThanThreshold',
        Threshold: 1,
        Dimensions: [{ Name: 'BackupVaultName', Value: vault }],
      },
    },
  ]);
  const silent = alarms.filter(({ TreatMissingData }) => TreatMissingData === 'missing');
  expect(silent).toHaveLength(3);
  for (const { AlarmActions, InsufficientDataActions } of silent) expect(InsufficientDataActions).toEqual(AlarmActions);
  const others = alarms.filter(({ TreatMissingData }) => TreatMissingData !== 'missing');
  expect(new Set(others.map(({ TreatMissingData }) => TreatMissingData))).toEqual(new Set(['notBreaching']));
});

test('the alarm topic is notified of a seed invitation that could not be sent', () => {
  template.hasResourceProperties('AWS::Events::Rule', {
    EventPattern: { source: ['lambda'] },
    Targets: [
      Match.objectLike({
        Arn: { Ref: idOf(template, 'AWS::SNS::Topic') },
        Input: Match.stringLikeRegexp('docs/runbooks/administrator-not-invited.md'),
      }),
    ],
  });
  template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
    MaximumRetryAttempts: 2,
    DestinationConfig: { OnFailure: { Destination: Match.anyValue() } },
  });
});

test('the alarm topic is notified of each failed backup', () => {
  template.hasResourceProperties('AWS::Events::Rule', {
    EventPattern: {
      source: ['aws.backup'],
      detail: Match.objectLike({ state: ['ABORTED', 'EXPIRED', 'FAILED'] }),
    },
    Targets: [Match.objectLike({ Arn: { Ref: idOf(template, 'AWS::SNS::Topic') } })],
  });
});

test('list sizes are reported and monitored per tenant', () => {
  const [alarm] = alarms.filter(({ MetricName }) => MetricName === LIST_METRIC.name);
  expect(alarm?.Namespace).toBe('Plumbline/example-prd');
  const told = functions(template).flatMap(({ Environment }) => Environment.Variables.METRICS_NAMESPACE ?? []);
  expect(new Set(told)).toEqual(new Set(['Plumbline/example-prd']));
});

test('each tenant in a shared account monitors its own firewalls, also the one near CloudFront', () => {
  const namesIn = (of: typeof alarms) =>
    of
      .filter(({ MetricName }) => MetricName === 'BlockedRequests')
      .flatMap(({ Dimensions }) => Dimensions)
      .filter(({ Name }) => Name === 'WebACL')
      .map(({ Value }) => Value);
  expect(namesIn(alarms).toSorted()).toEqual(['SignIn-example-prd', 'Site-example-prd']);
  const names = resources(template, 'AWS::WAFv2::WebACL').map(
    ({ Properties }) => Properties.VisibilityConfig.MetricName,
  );
  expect(names.toSorted()).toEqual(['SignIn-example-prd', 'Site-example-prd']);
  // An alarm receives events of its own region only.
  const abroad = stacksFor({
    ...{ security: { waf: true }, alarm_address: 'alarms@acme.example' },
    stages: { dev: { account: '111122223333', region: 'eu-central-1' } },
  });
  const [edge, main] = ['Plumbline-acme-dev-edge', 'Plumbline-acme-dev'].map((name) =>
    Template.fromJSON(abroad.find(({ path }) => path === name)?.template ?? {}),
  );
  const there = (of = Template.fromJSON({})) =>
    resources(of, 'AWS::CloudWatch::Alarm').map(({ Properties }) => Properties);
  expect(namesIn(there(main))).toEqual(['SignIn-acme-dev']);
  expect(namesIn(there(edge))).toEqual(['Site-acme-dev']);
  const [topic] = Object.keys(edge?.findResources('AWS::SNS::Topic') ?? {});
  expect(there(edge)).toMatchObject([{ AlarmActions: [{ Ref: topic }] }]);
  edge?.hasResourceProperties('AWS::SNS::Subscription', { Endpoint: 'alarms@acme.example', TopicArn: { Ref: topic } });
});

test('a budget warns before an expensive month ends', () => {
  template.hasResourceProperties('AWS::Budgets::Budget', {
    Budget: {
      BudgetLimit: { Amount: 500, Unit: 'USD' },
      CostFilters: { TagKeyValue: ['user:deployment$example-prd'] },
    },
    NotificationsWithSubscribers: [
      Match.objectLike({ Notification: Match.objectLike({ NotificationType: 'ACTUAL', Threshold: 80 }) }),
      Match.objectLike({ Notification: Match.objectLike({ NotificationType: 'FORECASTED', Threshold: 100 }) }),
    ],
  });
});

test('a dashboard gives an overview of a tenant', () => {
  template.hasResourceProperties('AWS::CloudWatch::Dashboard', { DashboardName: 'Plumbline-example-prd' });
});
