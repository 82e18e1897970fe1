import {
  CfnUserPoolRiskConfigurationAttachment,
  CustomThreatProtectionMode,
  FeaturePlan,
  StandardThreatProtectionMode,
  type UserPool,
  type UserPoolProps,
} from 'aws-cdk-lib/aws-cognito';

type Settings = Pick<UserPoolProps, 'customThreatProtectionMode' | 'featurePlan' | 'standardThreatProtectionMode'>;

/** Cognito detects suspicious sign-ins only in its Plus plan. */
export const threatProtection = (isWanted: boolean): Settings =>
  isWanted
    ? {
        featurePlan: FeaturePlan.PLUS,
        standardThreatProtectionMode: StandardThreatProtectionMode.FULL_FUNCTION,
        customThreatProtectionMode: CustomThreatProtectionMode.FULL_FUNCTION,
      }
    : { featurePlan: FeaturePlan.ESSENTIALS };

const takeover = (eventAction: 'NO_ACTION' | 'MFA_IF_CONFIGURED' | 'BLOCK') => ({ eventAction, notify: false });

/** Cognito's reaction to suspicious sign-ins and to leaked passwords. */
export const answerThreats = (userPool: UserPool) =>
  new CfnUserPoolRiskConfigurationAttachment(userPool, 'Threats', {
    userPoolId: userPool.userPoolId,
    clientId: 'ALL',
    accountTakeoverRiskConfiguration: {
      actions: {
        lowAction: takeover('NO_ACTION'),
        mediumAction: takeover('MFA_IF_CONFIGURED'),
        highAction: takeover('BLOCK'),
      },
    },
    compromisedCredentialsRiskConfiguration: {
      // With secure remote password Cognito sees a password only when it is set, not when it is used.
      eventFilter: ['SIGN_IN', 'PASSWORD_CHANGE'],
      actions: { eventAction: 'BLOCK' },
    },
  });
