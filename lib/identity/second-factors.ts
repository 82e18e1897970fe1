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
 * How people prove who they are beside their password, and get back in without it. Cognito sends nobody a recovery code
 * to where their second factor is: whoever has codes by e-mail can recover by telephone only. So a tenant has those
 * codes only together with text messages, and then both ways of recovery, e-mail first. Everywhere else, second factors
 * are an app or a telephone, and e-mail alone recovers, for everyone.
 */
export const secondFactors = ({ second_factors, mail_from }: Target['tenant'], mail: Mail): Settings => {
  const [sms, email] = [second_factors.includes('sms'), second_factors.includes('email')];
  const verified = { email: true, phone: sms };
  return {
    mfa: Mfa.OPTIONAL,
    mfaSecondFactor: { otp: true, sms, email },
    signInPolicy: { allowedFirstAuthFactors: { password: true, passkey: true, emailOtp: true, smsOtp: sms } },
    // A device that confirmed itself is not asked for the second factor again.
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
