/** Whoever hears of alarms, in one region: an alarm tells nobody in another. */
import { Stack } from 'aws-cdk-lib';
import { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, type PolicyStatementProps, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { keyOf } from '#lib/storage/tenant-key.ts';
import type { Target } from '#lib/tenants/tenant.ts';
import { AlarmOnSilence } from './alarm.ts';

/** Of every alarm that the stack has by now, and those within it. Gives the topic, for what rings without one. */
export const tellAll = (scope: Construct, target: Target) => {
  const { alarm_address, region } = target.tenant;
  const stack = Stack.of(scope);
  // The key is where the tenant is. Without it the topic has none: CloudWatch may not use the one that SNS keeps.
  const masterKey = stack.region === region ? keyOf(scope, target) : undefined;
  const topic = new Topic(scope, 'Alarms', { masterKey, enforceSSL: true });
  const letPublish = (service: string, rest: Pick<PolicyStatementProps, 'conditions'>) =>
    topic.addToResourcePolicy(
      new PolicyStatement({
        ...{ principals: [new ServicePrincipal(service)], actions: ['sns:Publish'], resources: [topic.topicArn] },
        ...rest,
      }),
    );
  letPublish('cloudwatch.amazonaws.com', { conditions: { StringEquals: { 'aws:SourceAccount': stack.account } } });
  letPublish('events.amazonaws.com', {}); // EventBridge knows no such condition of a topic
  if (alarm_address) topic.addSubscription(new EmailSubscription(alarm_address));
  const tell = new SnsAction(topic);
  for (const part of stack.node.findAll()) {
    if (part instanceof Alarm) part.addAlarmAction(tell);
    if (part instanceof AlarmOnSilence) part.addInsufficientDataAction(tell);
  }
  return topic;
};
