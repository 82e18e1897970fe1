import { Stack } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import type { Target } from '#lib/tenants/tenant.ts';
import { lifetime } from './lifetime.ts';

const USE = ['kms:Decrypt', 'kms:DescribeKey', 'kms:Encrypt', 'kms:GenerateDataKey*', 'kms:ReEncrypt*'];

/**
 * The KMS key of a stage for its table, files, queues and logs. Disabling it ends access to all of these. It can be
 * used only through these services, by roles with rights on the data.
 */
class TenantKey extends Key {
  constructor(scope: Construct, id: string, target: Target) {
    const { removalPolicy } = lifetime(target);
    const { tenant, stage } = target;
    super(scope, id, {
      description: `Plumbline: what ${tenant.name} keeps (${stage})`,
      enableKeyRotation: true,
      removalPolicy,
    });
    const { account, region, partition } = Stack.of(this);
    this.addToResourcePolicy(
      new PolicyStatement({
        sid: 'ByWayOfTableAndFiles',
        effect: Effect.ALLOW,
        principals: [new AnyPrincipal()],
        actions: [...USE, 'kms:CreateGrant'],
        resources: ['*'], // in a key policy, '*' means this key
        conditions: {
          StringEquals: {
            'kms:CallerAccount': account,
            'kms:ViaService': [`dynamodb.${region}.amazonaws.com`, `s3.${region}.amazonaws.com`],
          },
        },
      }),
    );
    this.addToResourcePolicy(
      new PolicyStatement({
        sid: 'Logs',
        principals: [new ServicePrincipal(`logs.${region}.amazonaws.com`)],
        actions: USE,
        resources: ['*'],
        conditions: {
          ArnLike: { 'kms:EncryptionContext:aws:logs:arn': `arn:${partition}:logs:${region}:${account}:log-group:*` },
        },
      }),
    );
    const letPublish = (sid: string, service: string, conditions: Record<string, unknown>) =>
      this.addToResourcePolicy(
        new PolicyStatement({
          ...{ sid, principals: [new ServicePrincipal(service)], actions: ['kms:Decrypt', 'kms:GenerateDataKey*'] },
          ...{ resources: ['*'], conditions },
        }),
      );
    letPublish('Alarms', 'cloudwatch.amazonaws.com', { StringEquals: { 'aws:SourceAccount': account } });
    // EventBridge sends no aws:SourceAccount when it publishes to an encrypted topic, so the condition uses the
    // encryption context.
    letPublish('EventsToTopics', 'events.amazonaws.com', {
      ArnLike: { 'kms:EncryptionContext:aws:sns:topicArn': `arn:${partition}:sns:${region}:${account}:*` },
    });
    letPublish('EventsToQueues', 'events.amazonaws.com', {
      ArnLike: { 'kms:EncryptionContext:aws:sqs:arn': `arn:${partition}:sqs:${region}:${account}:*` },
    });
  }
}

/** Created once per stage on first use. Undefined if the tenant uses keys managed by AWS. */
export const keyOf = (scope: Construct, target: Target): Key | undefined => {
  if (!target.tenant.security.customer_key) return undefined;
  const home = scope.node.scopes.find((one) => Stack.isStack(one)) ?? Stack.of(scope);
  const found = home.node.tryFindChild('Key');
  return found instanceof Key ? found : new TenantKey(home, 'Key', target);
};
