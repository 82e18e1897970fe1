import { Duration } from 'aws-cdk-lib';
import { UserPoolOperation } from 'aws-cdk-lib/aws-cognito';
import type { NodejsFunction } from 'aws-cdk-lib/aws-lambda-nodejs';
import { Construct } from 'constructs';
import type { Environment, TriggerEnvironment } from '#contract/environment.ts';
import type { People } from './people.ts';
import { PlumblineFunction } from './plumbline-function.ts';
import type { Records } from './records.ts';
import type { Site } from './site.ts';
import type { Stage } from './tenant.ts';

type Trigger = {
  operation: UserPoolOperation;
  environment?: Partial<TriggerEnvironment>;
  allow: (lambda: NodejsFunction) => void;
};

/**
 * What Cognito calls while somebody signs in. The pool names these functions, so they cannot be told of the pool. There
 * are none for custom challenges: the web app's client may not begin a sign-in with any.
 */
export class Triggers extends Construct {
  constructor(scope: Construct, id: string, stage: Stage, people: People, records: Records, site: Site) {
    super(scope, id);
    const told: Pick<Environment, 'TABLE_NAME'> = { TABLE_NAME: records.tableName };
    const admitPeople = (lambda: NodejsFunction) => records.letAdmitPeople(lambda);
    const triggers: Record<string, Trigger> = {
      'custom-message': {
        operation: UserPoolOperation.CUSTOM_MESSAGE,
        environment: { SITE_ORIGIN: site.origin },
        allow: (lambda) => records.letReadPeople(lambda),
      },
      'post-authentication': { operation: UserPoolOperation.POST_AUTHENTICATION, allow: admitPeople },
      'post-confirmation': { operation: UserPoolOperation.POST_CONFIRMATION, allow: admitPeople },
    };

    for (const [name, { operation, environment, allow }] of Object.entries(triggers)) {
      const { lambda } = new PlumblineFunction(this, stage, {
        name,
        entry: `triggers/${name}.ts`,
        timeout: Duration.seconds(5), // Cognito waits no longer
        environment: { ...told, ...environment },
      });
      allow(lambda);
      people.addTrigger(operation, lambda);
    }
  }
}
