import { Match } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { cloud, functions, idOf, resources } from './cloud.ts';

const template = cloud('prd');
const id = idOf(template, 'AWS::SES::ConfigurationSet');
const set = { Ref: id };

test('mail requires TLS and is never sent to suppressed addresses', () => {
  template.resourceCountIs('AWS::SES::ConfigurationSet', 1);
  template.hasResourceProperties('AWS::SES::ConfigurationSet', {
    DeliveryOptions: { TlsPolicy: 'REQUIRE' },
    ReputationOptions: { ReputationMetricsEnabled: true },
    SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
  });
});

test('all mail uses the configuration set, from Cognito and from functions', () => {
  template.hasResourceProperties('AWS::Cognito::UserPool', { EmailConfiguration: { ConfigurationSet: set } });
  const mailing = functions(template).filter(({ Environment: { Variables } }) => 'MAIL_FROM' in Variables);
  expect(mailing.map(({ name }) => name)).toContain('fan-out');
  for (const { Environment } of mailing) expect(Environment.Variables.MAIL_CONFIGURATION_SET).toEqual(set);
});

test('delivery events of this tenant’s mail start the job that records them', () => {
  template.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
    ConfigurationSetName: set,
    EventDestination: {
      Enabled: true,
      EventBridgeDestination: { EventBusArn: Match.anyValue() },
      MatchingEventTypes: ['bounce', 'complaint', 'reject', 'renderingFailure'],
    },
  });
  template.hasResourceProperties('AWS::Events::Rule', {
    EventPattern: {
      source: ['aws.ses'],
      'detail-type': ['Email Bounced', 'Email Complaint Received', 'Email Rejected', 'Email Rendering Failed'],
      detail: { mail: { tags: { 'ses:configuration-set': [set] } } },
    },
    Targets: [
      Match.objectLike({
        Arn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^tellingqueue'), 'Arn'] },
        DeadLetterConfig: { Arn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^DeadLetters'), 'Arn'] } },
        InputTransformer: {
          InputPathsMap: { detail: '$.detail' },
          InputTemplate: '{"job":"note-returned-mail","input":<detail>}',
        },
      }),
    ],
  });
});

test('an alarm warns before SES stops the account from sending', () => {
  const alarms = resources(template, 'AWS::CloudWatch::Alarm').map(({ Properties }) => Properties);
  const ofSes = alarms.filter(({ Namespace }) => Namespace === 'AWS/SES');
  const Dimensions = [{ Name: 'ses:configuration-set', Value: set }];
  expect(ofSes).toMatchObject([
    { MetricName: 'Reputation.BounceRate', Threshold: 0.05, Dimensions },
    { MetricName: 'Reputation.ComplaintRate', Threshold: 0.001, Dimensions },
  ]);
});
