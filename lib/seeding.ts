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

/** Creates the tenant's initial data. Runs with each deployment that changes its input; repeats have no effect. */
export class Seeding extends Construct {
  /** The rule for the alarm topic. */
  readonly notInvited: Rule;

  constructor(scope: Construct, id: string, target: Target, { people, records }: Parts, ...after: IDependable[]) {
    super(scope, id);
    const variables: Pick<Environment, 'TABLE_NAME' | 'USER_POOL_ID'> = {
      TABLE_NAME: records.tableName,
      USER_POOL_ID: people.userPoolId,
    };
    const { lambda } = new PlumblineFunction(this, target, {
      name: 'seeding',
      entry: 'seed/custom-resource.ts',
      timeout: Duration.minutes(2),
      environment: variables,
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
    // A trigger writes the invitation mail, so the pool needs permission to call it, and the function's role must be
    // complete before the mail is sent.
    resource.node.addDependency(lambda, people, ...after);
    if (lambda.role) resource.node.addDependency(lambda.role);
    const output: keyof SeedOutput = 'Administrator';
    new CfnOutput(Stack.of(this), output, { value: resource.getAttString(output) });

    // An event is free, while an alarm costs money every month for a failure that only a first deployment can have.
    lambda.configureAsyncInvoke({ retryAttempts: 2, onFailure: new EventBridgeDestination() });
    this.notInvited = new Rule(this, 'NotInvited', {
      description: 'The invitation to the first administrator was not sent',
      eventPattern: {
        source: ['lambda'],
        detail: { requestContext: { functionArn: [{ prefix: lambda.functionArn }] } },
      },
    });
  }
}
