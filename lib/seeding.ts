import { CfnOutput, CustomResource, Duration, Stack } from 'aws-cdk-lib';
import { Rule } from 'aws-cdk-lib/aws-events';
import { EventBridgeDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { Construct, type IDependable } from 'constructs';
import type { Environment } from '#contract/environment.ts';
import type { Seed, SeedOutput } from '#contract/seed.ts';
import { PlumblineFunction } from './functions/plumbline-function.ts';
import type { People } from './identity/people.ts';
import type { Records } from './storage/records.ts';
import type { Target } from './tenants/tenant.ts';

type Parts = { people: People; records: Records };

/** What is there before anybody comes. Runs with each deployment that changes what it is told, and again does nothing. */
export class Seeding extends Construct {
  /** For the topic of alarms. */
  readonly notInvited: Rule;

  constructor(scope: Construct, id: string, target: Target, { people, records }: Parts, ...after: IDependable[]) {
    super(scope, id);
    const told: Pick<Environment, 'TABLE_NAME' | 'USER_POOL_ID'> = {
      TABLE_NAME: records.tableName,
      USER_POOL_ID: people.userPoolId,
    };
    const { lambda } = new PlumblineFunction(this, target, {
      name: 'seeding',
      entry: 'seed/custom-resource.ts',
      timeout: Duration.minutes(2),
      environment: told,
    });
    records.letRead(lambda);
    records.letWrite(lambda);
    people.letInvite(lambda);

    const { name, administrator, languages } = target.tenant;
    const seed: Seed = { company: name, administrator: { language: languages[0], ...administrator } };
    const resource = new CustomResource(this, 'Seed', {
      resourceType: 'Custom::PlumblineSeed',
      serviceToken: lambda.functionArn,
      serviceTimeout: Duration.minutes(5),
      properties: seed,
    });
    // The mail of an invitation is worded by a trigger that the pool must be let call, and may be sent only with the
    // function's rights.
    resource.node.addDependency(lambda, people, ...after);
    if (lambda.role) resource.node.addDependency(lambda.role);
    const output: keyof SeedOutput = 'Administrator';
    new CfnOutput(Stack.of(this), output, { value: resource.getAttString(output) });

    // An event costs nothing while an alarm would be paid each month, for a failure that only a first deployment has.
    lambda.configureAsyncInvoke({ retryAttempts: 2, onFailure: new EventBridgeDestination() });
    this.notInvited = new Rule(this, 'NotInvited', {
      description: 'The first administrator was sent no invitation',
      eventPattern: {
        source: ['lambda'],
        detail: { requestContext: { functionArn: [{ prefix: lambda.functionArn }] } },
      },
    });
  }
}
