import { type Duration, Stack, Validations } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as Lambda, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { CommonEnvironment } from '#contract/environment.ts';
import { ownMetrics } from '#lib/operations/own-metrics.ts';
import { lifetime } from '#lib/storage/lifetime.ts';
import { keyOf } from '#lib/storage/tenant-key.ts';
import type { Target } from '#lib/tenants/tenant.ts';
import { builtFunction } from './built.ts';

type Props = {
  name: string;
  /** The module under `lambdas` with the handler. */
  entry: string;
  timeout: Duration;
  /** In MB. */
  memory?: number | undefined;
  environment: Record<string, string>;
};

const LOG = 'FunctionsLog';

/** One log group for all functions, with a stream for each, because a stack is limited to 500 resources. */
const logOf = (scope: Construct, target: Target) => {
  const stack = scope.node.scopes.find((one) => Stack.isStack(one)) ?? Stack.of(scope);
  const { removalPolicy, logs } = lifetime(target);
  const found = stack.node.tryFindChild(LOG);
  return found instanceof LogGroup
    ? found
    : new LogGroup(stack, LOG, { retention: logs, removalPolicy, encryptionKey: keyOf(scope, target) });
};

/** A Lambda function of the product. Its role initially allows logs and traces only. */
export class PlumblineFunction extends Construct {
  readonly lambda: Lambda;

  constructor(scope: Construct, target: Target, { name, entry, timeout, memory = 1024, environment }: Props) {
    super(scope, name);
    const logGroup = logOf(this, target);
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);

    const variables = {
      LANGUAGES: target.tenant.languages.join(' '),
      SERVICE_NAME: name,
      METRICS_NAMESPACE: ownMetrics(target),
    } satisfies CommonEnvironment;
    // Without bundling only the template matters, so any folder is sufficient.
    const folder = Stack.of(this).bundlingRequired ? builtFunction(entry) : import.meta.dirname;
    this.lambda = new Lambda(this, 'Function', {
      description: `Plumbline: ${name}`,
      code: Code.fromAsset(folder),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: memory,
      timeout,
      tracing: Tracing.ACTIVE,
      role,
      logGroup,
      environment: { ...variables, ...environment },
    });

    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'X-Ray has no resources to name, and streams cannot be listed by table.',
    });
  }
}
