import {
  CfnUserPoolRiskConfigurationAttachment,
  CustomThreatProtectionMode,
  FeaturePlan,
  StandardThreatProtectionMode,
  type UserPool,
  type UserPoolProps,
} from 'aws-cdk-lib/aws-cognito';

type Settings = Pick<UserPoolProps, 'customThreatProtectionMode' | 'featurePlan' | 'standardThreatProtectionMode'>;

/** Watching for sign-ins that look like somebody else's comes with Cognito's dearer plan only. */
export const threatProtection = (isWanted: boolean): Settings =>
  isWanted
    ? {
        featurePlan: FeaturePlan.PLUS,
        standardThreatProtectionMode: StandardThreatProtectionMode.FULL_FUNCTION,
        customThreatProtectionMode: CustomThreatProtectionMode.FULL_FUNCTION,
      }
    : { featurePlan: FeaturePlan.ESSENTIALS };

const takeover = (eventAction: 'NO_ACTION' | 'MFA_IF_CONFIGURED' | 'BLOCK') => ({ eventAction, notify: false });

/** What Cognito does about such a sign-in, and about passwords that were found elsewhere. */
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
      // With secure remote password Cognito sees a password when it is set, not when it is used.
      eventFilter: ['SIGN_IN', 'PASSWORD_CHANGE'],
      actions: { eventAction: 'BLOCK' },
    },
  });
