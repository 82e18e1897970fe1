import { CfnResource, Duration, Validations } from 'aws-cdk-lib';
import { CfnUserPool, PasskeyUserVerification, ResourceServerScope, UserPool } from 'aws-cdk-lib/aws-cognito';
import { type IGrantable, Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { type AppClientSettings, proofClientSettings, webClientSettings } from '#contract/app-clients.ts';
import type { Site } from '#lib/edge/site.ts';
import type { Mail } from '#lib/mail.ts';
import { lifetime } from '#lib/storage/lifetime.ts';
import type { Target } from '#lib/tenants/tenant.ts';
import { identityProvider } from './provider.ts';
import { secondFactors } from './second-factors.ts';
import { signInDomain } from './sign-in-domain.ts';
import { answerThreats, threatProtection } from './threat-protection.ts';

/** The user pool and its app clients. */
export class People extends UserPool {
  readonly webClientId: string;
  /** The app client for proofs of sign-in. */
  readonly proofClientId: string;
  readonly tokenUrl: string;

  constructor(scope: Construct, id: string, target: Target, { domain, origin }: Site, mail: Mail) {
    const { tenant, stage } = target;
    const { removalPolicy, deletionProtection } = lifetime(target);
    super(scope, id, {
      ...secondFactors(tenant, mail),
      ...threatProtection(tenant.threat_protection),
      selfSignUpEnabled: false,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      standardAttributes: { email: { required: true, mutable: true } },
      // The pool references the distribution, so the distribution must not reference the pool.
      passkeyRelyingPartyId: domain,
      passkeyUserVerification: PasskeyUserVerification.REQUIRED,
      passwordPolicy: {
        minLength: 15,
        requireUppercase: true,
        requireLowercase: true,
        requireDigits: true,
        requireSymbols: false,
        tempPasswordValidity: Duration.days(7),
        passwordHistorySize: 1, // the new password must differ from the current one
      },
      removalPolicy,
      deletionProtection,
    });

    const { defaultChild } = this.node;
    if (CfnUserPool.isCfnUserPool(defaultChild))
      // A passkey with user verification (biometrics) counts as two factors.
      defaultChild.webAuthnFactorConfiguration = 'MULTI_FACTOR_WITH_USER_VERIFICATION';
    if (tenant.threat_protection) answerThreats(this);

    const directories = tenant.providers.map((provider) => identityProvider(this, provider));

    const web = this.appClient(
      'Web',
      webClientSettings({
        origin,
        providers: tenant.providers.map(({ name }) => name),
        extraFlows: tenant.extra_sign_in_flows,
      }),
    );
    // The client names the directories in a text that CloudFormation does not recognize as a reference.
    web.node.addDependency(...directories);
    this.webClientId = web.ref;
    this.proofClientId = this.appClient('Proof', proofClientSettings()).ref;

    const signIn = signInDomain(this, stage);
    this.addDomain('SignIn', { cognitoDomain: { domainPrefix: signIn.prefix } });
    this.tokenUrl = `${signIn.origin}/oauth2/token`;
    this.addResourceServer('Api', {
      identifier: 'plumbline',
      scopes: [
        new ResourceServerScope({ scopeName: 'read', scopeDescription: 'Read data that the API client can access' }),
        new ResourceServerScope({ scopeName: 'write', scopeDescription: 'Change data that the API client can change' }),
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

  /** The settings already have CloudFormation's property names. */
  private appClient(id: string, settings: AppClientSettings) {
    return new CfnResource(this, id, {
      type: 'AWS::Cognito::UserPoolClient',
      properties: { UserPoolId: this.userPoolId, ...settings },
    });
  }

  /** Reads accounts, for records that must agree with them. */
  letLookUp(who: IGrantable) {
    this.grant(who, 'cognito-idp:AdminGetUser');
  }

  /** Also reads the remembered devices. */
  letShowAccounts(who: IGrantable) {
    this.letLookUp(who);
    this.grant(who, 'cognito-idp:AdminListDevices');
  }

  /**
   * Manages the app clients of API clients. The right covers the web app's clients, too, which the code does not touch.
   */
  letManageClients(who: IGrantable) {
    this.letEndSecrets(who);
    this.grant(
      who,
      'cognito-idp:AddUserPoolClientSecret',
      'cognito-idp:CreateUserPoolClient',
      'cognito-idp:DeleteUserPoolClient',
      'cognito-idp:DescribeUserPoolClient',
      'cognito-idp:ListUserPoolClients',
      'cognito-idp:UpdateUserPoolClient',
    );
  }

  letEndSecrets(who: IGrantable) {
    this.grant(who, 'cognito-idp:DeleteUserPoolClientSecret', 'cognito-idp:ListUserPoolClientSecrets');
  }

  letChangeAccounts(who: IGrantable) {
    this.letLookUp(who);
    this.grant(
      who,
      'cognito-idp:AdminForgetDevice',
      'cognito-idp:AdminListDevices',
      'cognito-idp:AdminResetUserPassword',
      'cognito-idp:AdminSetUserMFAPreference',
      'cognito-idp:AdminUpdateDeviceStatus',
      'cognito-idp:AdminUpdateUserAttributes',
      'cognito-idp:AdminUserGlobalSignOut',
    );
  }

  /** Links directory users to accounts before their first sign-in and updates their attributes. */
  letLinkAccounts(who: IGrantable) {
    this.grant(
      who,
      'cognito-idp:AdminDisableProviderForUser',
      'cognito-idp:AdminLinkProviderForUser',
      'cognito-idp:AdminUpdateUserAttributes',
    );
  }

  letInvite(who: IGrantable) {
    this.letLookUp(who);
    this.grant(who, 'cognito-idp:AdminCreateUser', 'cognito-idp:AdminEnableUser', 'cognito-idp:AdminSetUserPassword');
  }

  letManageAccounts(who: IGrantable) {
    this.letInvite(who);
    this.grant(
      who,
      'cognito-idp:AdminDeleteUser',
      'cognito-idp:AdminDisableUser',
      'cognito-idp:AdminUserGlobalSignOut',
      'cognito-idp:ListUsers',
    );
  }

  letEndSessions(trigger: IFunction) {
    this.letTrigger('EndSessions', trigger, 'AdminForgetDevice', 'AdminListDevices', 'AdminUserGlobalSignOut');
  }

  letSeeSecondFactors(trigger: IFunction) {
    this.letTrigger('SeeSecondFactors', trigger, 'AdminGetUser');
  }

  /**
   * The policy is a separate resource of the pool, because the pool references its triggers and the reverse would be a
   * cycle.
   */
  private letTrigger(id: string, { role }: IFunction, ...actions: string[]) {
    new Policy(this, id, {
      statements: [
        new PolicyStatement({ actions: actions.map((name) => `cognito-idp:${name}`), resources: [this.userPoolArn] }),
      ],
      roles: role && [role],
    });
  }
}
