import { Duration } from 'aws-cdk-lib';
import { UserPoolOperation } from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import type { Environment } from '#contract/environment.ts';
import type { People } from './people.ts';
import { PlumblineFunction } from './plumbline-function.ts';
import type { Records } from './records.ts';
import type { Stage } from './tenant.ts';

const TRIGGERS = {
  'post-authentication': UserPoolOperation.POST_AUTHENTICATION,
  'post-confirmation': UserPoolOperation.POST_CONFIRMATION,
};

/** What Cognito calls while somebody signs in. The pool names these functions, so they cannot be told of the pool. */
export class Triggers extends Construct {
  constructor(scope: Construct, id: string, stage: Stage, people: People, records: Records) {
    super(scope, id);
    const environment: Pick<Environment, 'TABLE_NAME'> = { TABLE_NAME: records.tableName };

    for (const [name, operation] of Object.entries(TRIGGERS)) {
      const { lambda } = new PlumblineFunction(this, stage, {
        name,
        entry: `triggers/${name}.ts`,
        timeout: Duration.seconds(5), // Cognito waits no longer
        environment,
      });
      records.letAdmitPeople(lambda);
      people.addTrigger(operation, lambda);
    }
  }
}
