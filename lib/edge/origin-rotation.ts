import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { ViaServicePrincipal } from 'aws-cdk-lib/aws-kms';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { CfnRotationSchedule } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { RotationEnvironment } from '#contract/environment.ts';
import type { Api } from '#lib/api.ts';
import { PlumblineFunction } from '#lib/functions/plumbline-function.ts';
import type { Gateway } from '#lib/gateway.ts';
import { alarmAbove } from '#lib/operations/alarm.ts';
import type { Target } from '#lib/tenants/tenant.ts';
import type { Site } from './site.ts';

type Parts = { accessLogs: IBucket; api: Api; gateway: Gateway; site: Site; webAclId: string | undefined };

/**
 * Rotates the secret between CloudFront and the API every month. Changing a header needs the right to update the
 * distribution, so only Secrets Manager may invoke this function, and only for this secret.
 */
export class OriginRotation extends Construct {
  constructor(scope: Construct, id: string, target: Target, { accessLogs, api, gateway, site, webAclId }: Parts) {
    super(scope, id);
    const { secret } = gateway;
    const variables: RotationEnvironment = {
      ORIGIN_SECRET: secret.secretArn,
      DISTRIBUTION_ID: site.distributionId,
      API_DOMAIN: gateway.domain,
    };
    const { lambda } = new PlumblineFunction(this, target, {
      name: 'origin-rotation',
      entry: 'origin-authorizer/rotation.ts',
      timeout: Duration.minutes(15), // CloudFront takes some minutes
      environment: variables,
    });
    secret.grantRead(lambda);
    const { encryptionKey } = secret;
    const bySecrets = `secretsmanager.${Stack.of(this).region}.amazonaws.com`;
    encryptionKey?.grantEncrypt(new ViaServicePrincipal(bySecrets, lambda.grantPrincipal));
    const allow = (actions: string[], resource: string) =>
      lambda.addToRolePolicy(new PolicyStatement({ actions, resources: [resource] }));
    allow(['secretsmanager:PutSecretValue', 'secretsmanager:UpdateSecretVersionStage'], secret.secretArn);
    allow(
      ['GetDistribution', 'GetDistributionConfig', 'UpdateDistribution'].map((action) => `cloudfront:${action}`),
      Stack.of(this).formatArn({
        ...{ service: 'cloudfront', region: '', resource: 'distribution' },
        resourceName: site.distributionId,
      }),
    );
    // CloudFront requires these rights to update a distribution with logs and a firewall.
    allow(['s3:GetBucketAcl', 's3:PutBucketAcl'], accessLogs.bucketArn);
    if (webAclId) allow(['wafv2:GetWebACL'], webAclId);

    lambda.addPermission('SecretsManager', {
      principal: new ServicePrincipal('secretsmanager.amazonaws.com'),
      sourceArn: secret.secretArn,
    });
    const schedule = new CfnRotationSchedule(this, 'Schedule', {
      secretId: secret.secretArn,
      rotationLambdaArn: lambda.functionArn,
      rotationRules: { automaticallyAfterDays: 30 },
      rotateImmediatelyOnUpdate: false, // avoids a change while CloudFormation updates the distribution
    });
    // Secrets Manager tests the function when it creates the schedule, and the test calls the API through CloudFront.
    schedule.node.addDependency(lambda, gateway, api, site);

    alarmAbove(this, 'Failed', {
      metric: lambda.metricErrors({ period: Duration.hours(1) }),
      above: 0,
      says: "CloudFront's secret was not rotated.",
      runbook: 'secret-not-renewed',
    });
  }
}
