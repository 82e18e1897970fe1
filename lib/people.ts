import { Duration, Validations } from 'aws-cdk-lib';
import {
  CfnUserPool,
  OAuthScope,
  PasskeyUserVerification,
  ResourceServerScope,
  UserPool,
  type UserPoolClient,
  UserPoolClientIdentityProvider,
} from 'aws-cdk-lib/aws-cognito';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { identityProvider } from './identity-provider.ts';
import { lifetime } from './lifetime.ts';
import { secondFactors } from './second-factors.ts';
import { signInDomain } from './sign-in-domain.ts';
import type { Site } from './site.ts';
import type { Target } from './tenant.ts';
import { answerThreats, threatProtection } from './threat-protection.ts';

/** Everyone who can sign in, and the clients that they sign in with. */
export class People extends UserPool {
  readonly webClient: UserPoolClient;
  /** Where API clients get their tokens. */
  readonly tokenUrl: string;

  constructor(scope: Construct, id: string, { tenant, stage }: Target, { domain, origin }: Site) {
    const { removalPolicy, deletionProtection } = lifetime(stage);
    super(scope, id, {
      ...secondFactors(tenant),
      ...threatProtection(tenant.threat_protection),
      selfSignUpEnabled: false,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      standardAttributes: { email: { required: true, mutable: true } },
      // The pool knows the distribution; so the distribution and what it is made of may not know the pool.
      passkeyRelyingPartyId: domain,
      passkeyUserVerification: PasskeyUserVerification.REQUIRED,
      passwordPolicy: {
        minLength: 15,
        requireUppercase: true,
        requireLowercase: true,
        requireDigits: true,
        requireSymbols: false,
        tempPasswordValidity: Duration.days(7),
      },
      removalPolicy,
      deletionProtection,
    });

    const { defaultChild } = this.node;
    if (CfnUserPool.isCfnUserPool(defaultChild))
      // A finger or a face beside the device itself: that is two factors.
      defaultChild.webAuthnFactorConfiguration = 'MULTI_FACTOR_WITH_USER_VERIFICATION';
    if (tenant.threat_protection) answerThreats(this);

    const directories = tenant.providers.map((provider) => identityProvider(this, provider));

    this.webClient = this.addClient('Web', {
      generateSecret: false,
      authFlows: { userSrp: true, user: true },
      supportedIdentityProviders: [
        UserPoolClientIdentityProvider.COGNITO,
        ...tenant.providers.map(({ name }) => UserPoolClientIdentityProvider.custom(name)),
      ],
      accessTokenValidity: Duration.minutes(15),
      idTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.hours(12),
      // A refresh token is good once, save for the other tab that asks at the same moment.
      refreshTokenRotationGracePeriod: Duration.minutes(1),
      authSessionValidity: Duration.minutes(3),
      enableTokenRevocation: true,
      preventUserExistenceErrors: true,
      oAuth: {
        flows: { authorizationCodeGrant: true },
        // The last lets who came by the hosted login change their own settings.
        scopes: [OAuthScope.EMAIL, OAuthScope.OPENID, OAuthScope.PHONE, OAuthScope.COGNITO_ADMIN],
        callbackUrls: [`${origin}/auth/callback/`],
        logoutUrls: [`${origin}/auth/signout/`],
      },
    });
    // It names them, which CloudFormation does not see.
    this.webClient.node.addDependency(...directories);

    const signIn = signInDomain(this, stage);
    this.addDomain('SignIn', { cognitoDomain: { domainPrefix: signIn.prefix } });
    this.tokenUrl = `${signIn.origin}/oauth2/token`;
    this.addResourceServer('Api', {
      identifier: 'plumbline',
      scopes: [
        new ResourceServerScope({ scopeName: 'read', scopeDescription: 'Read what the API client may see' }),
        new ResourceServerScope({ scopeName: 'write', scopeDescription: 'Change what the API client may change' }),
      ],
    });

    Validations.of(this).acknowledge(
      { id: 'AwsSolutions-COG1', reason: 'The rule is 15 characters of three kinds: length instead of symbols.' },
      { id: 'AwsSolutions-COG2', reason: 'Having a second factor is for each person to choose.' },
      {
        id: 'AwsSolutions-COG8',
        reason:
          "Paid for by active user, so each tenant chooses; Cognito's own lockout after failures is there without it.",
      },
    );
    const texts = this.node.tryFindChild('smsRole');
    if (texts)
      Validations.of(texts).acknowledge({
        id: 'AwsSolutions-IAM5[Resource::*]',
        reason: 'A text message goes to a telephone number, which is no resource to name.',
      });
  }

  /** What an account is, for a record that must agree with it. */
  letLookUp(who: IGrantable) {
    this.grant(who, 'cognito-idp:AdminGetUser');
  }

  letChangeAccounts(who: IGrantable) {
    this.letLookUp(who);
    this.grant(
      who,
      'cognito-idp:AdminForgetDevice',
      'cognito-idp:AdminListDevices',
      'cognito-idp:AdminResetUserPassword',
      'cognito-idp:AdminUpdateUserAttributes',
      'cognito-idp:AdminUserGlobalSignOut',
    );
  }
}
