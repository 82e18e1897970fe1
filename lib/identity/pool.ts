import { CfnIdentityPool, CfnIdentityPoolRoleAttachment } from 'aws-cdk-lib/aws-cognito';
import { Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { People } from './people.ts';

const COGNITO = 'cognito-identity.amazonaws.com';

/**
 * Gives signed-in people temporary AWS credentials without any rights; other constructs grant them. The CDK's construct
 * would also create a role for guests.
 */
export class IdentityPool extends Construct {
  readonly id: string;
  readonly signedIn: Role;

  constructor(scope: Construct, id: string, people: People) {
    super(scope, id);
    const pool = new CfnIdentityPool(this, 'Pool', {
      allowUnauthenticatedIdentities: false,
      allowClassicFlow: false,
      cognitoIdentityProviders: [
        {
          clientId: people.webClientId,
          providerName: people.userPoolProviderName,
          serverSideTokenCheck: true,
        },
      ],
    });
    this.id = pool.ref;

    this.signedIn = new Role(this, 'SignedIn', {
      assumedBy: new WebIdentityPrincipal(COGNITO, {
        StringEquals: { [`${COGNITO}:aud`]: this.id },
        'ForAnyValue:StringLike': { [`${COGNITO}:amr`]: 'authenticated' },
      }),
    });
    new CfnIdentityPoolRoleAttachment(this, 'Roles', {
      identityPoolId: this.id,
      roles: { authenticated: this.signedIn.roleArn },
    });
  }
}
