import { join } from 'node:path';
import { Duration, Validations } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { NodejsFunction, OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Environment } from '#contract/environment.ts';
import { BUNDLING } from './bundling.ts';
import { lifetime } from './lifetime.ts';
import type { Stage } from './tenant.ts';

const ROOT = join(import.meta.dirname, '..');

/** Who answers for one API domain: `lambdas/<domain>`, with a role of its own that may only write its log and its traces. */
export class ApiFunction extends Construct {
  readonly lambda: NodejsFunction;

  constructor(scope: Construct, domain: string, stage: Stage, environment: Environment) {
    super(scope, domain);
    const { removalPolicy, logs } = lifetime(stage);
    const logGroup = new LogGroup(this, 'Log', { retention: logs, removalPolicy });
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);

    this.lambda = new NodejsFunction(this, 'Function', {
      description: `Plumbline: ${domain}`,
      entry: join(ROOT, 'lambdas', domain, 'index.ts'),
      projectRoot: ROOT,
      depsLockFilePath: join(ROOT, 'package-lock.json'),
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: 1024,
      timeout: Duration.seconds(10),
      tracing: Tracing.ACTIVE,
      role,
      logGroup,
      environment: {
        ...environment,
        POWERTOOLS_SERVICE_NAME: domain,
        POWERTOOLS_METRICS_NAMESPACE: 'Plumbline',
      },
      awsSdkConnectionReuse: false, // a setting of the SDK before this one
      bundling: {
        format: OutputFormat.CJS,
        target: BUNDLING.target,
        mainFields: BUNDLING.mainFields,
        minify: BUNDLING.minify,
        bundleAwsSDK: true,
        esbuildArgs: Object.fromEntries(
          Object.entries(BUNDLING.alias).map(([name, file]) => [`--alias:${name}`, file]),
        ),
      },
    });

    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'X-Ray has no resources to name.',
    });
  }
}
