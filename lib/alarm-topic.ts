/** Whoever hears of alarms, in one region: an alarm tells nobody in another. */
import { Stack } from 'aws-cdk-lib';
import { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { keyOf } from './tenant-key.ts';
import type { Target } from './tenants/tenant.ts';

/** Of every alarm that the stack has by now, and those within it. */
export const tellAll = (scope: Construct, target: Target) => {
  const { alarm_address, region } = target.tenant;
  const stack = Stack.of(scope);
  // The key is where the tenant is. Without it the topic has none: CloudWatch may not use the one that SNS keeps.
  const masterKey = stack.region === region ? keyOf(scope, target) : undefined;
  const topic = new Topic(scope, 'Alarms', { masterKey, enforceSSL: true });
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': stack.account } },
    }),
  );
  if (alarm_address) topic.addSubscription(new EmailSubscription(alarm_address));
  for (const part of stack.node.findAll()) if (part instanceof Alarm) part.addAlarmAction(new SnsAction(topic));
};
