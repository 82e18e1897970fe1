/** The SNS topic for alarms. There is one in each region, because alarms cannot notify topics in other regions. */
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

/**
 * Adds the topic to all existing alarms of the stack and its nested stacks. Returns the topic for other notifications.
 */
export const notifyOnAlarms = (scope: Construct, target: Target) => {
  const { alarm_address, region } = target.tenant;
  const stack = Stack.of(scope);
  // The KMS key is in the tenant's region. In other regions the topic is unencrypted, because CloudWatch cannot use the
  // default key of SNS.
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
  letPublish('events.amazonaws.com', {}); // EventBridge does not support this condition for topics
  if (alarm_address) topic.addSubscription(new EmailSubscription(alarm_address));
  const publish = new SnsAction(topic);
  for (const part of stack.node.findAll()) {
    if (part instanceof Alarm) part.addAlarmAction(publish);
    if (part instanceof AlarmOnSilence) part.addInsufficientDataAction(publish);
  }
  return topic;
};
