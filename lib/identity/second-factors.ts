import { AccountRecovery, Mfa, UserPoolEmail, type UserPoolProps } from 'aws-cdk-lib/aws-cognito';
import { domainOf, type Mail } from '#lib/mail.ts';
import type { Target } from '#lib/tenants/tenant.ts';

type Settings = Pick<
  UserPoolProps,
  | 'accountRecovery'
  | 'autoVerify'
  | 'deviceTracking'
  | 'email'
  | 'enableSmsRole'
  | 'keepOriginal'
  | 'mfa'
  | 'mfaSecondFactor'
  | 'signInPolicy'
>;

/**
 * Second factors and account recovery. Cognito does not send a recovery code over the channel of the second factor, so
 * people with e-mail codes can recover only by telephone. Therefore e-mail codes require text messages, and both
 * recovery methods are enabled, e-mail first. Otherwise the second factor is an app or telephone, and everyone recovers
 * by e-mail.
 */
export const secondFactors = ({ second_factors, mail_from }: Target['tenant'], mail: Mail): Settings => {
  const [sms, email] = [second_factors.includes('sms'), second_factors.includes('email')];
  const verified = { email: true, phone: sms };
  return {
    mfa: Mfa.OPTIONAL,
    mfaSecondFactor: { otp: true, sms, email },
    signInPolicy: { allowedFirstAuthFactors: { password: true, passkey: true, emailOtp: true, smsOtp: sms } },
    // Remembered devices skip the second factor.
    deviceTracking: { challengeRequiredOnNewDevice: true, deviceOnlyRememberedOnUserPrompt: false },
    accountRecovery: email ? AccountRecovery.EMAIL_AND_PHONE_WITHOUT_MFA : AccountRecovery.EMAIL_ONLY,
    autoVerify: verified,
    keepOriginal: verified,
    enableSmsRole: sms,
    email: UserPoolEmail.withSES({
      fromEmail: mail_from,
      fromName: 'Plumbline',
      sesVerifiedDomain: domainOf(mail_from),
      configurationSetName: mail.configurationSetName,
    }),
  };
};
