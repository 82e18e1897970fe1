import { Match, type Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { cloud, cloudFor, configFor, idOf } from './cloud.ts';

const template = cloud();
const site = { 'Fn::GetAtt': [idOf(template, 'AWS::CloudFront::Distribution'), 'DomainName'] };
const texting = cloudFor({ second_factors: ['sms'] });
const mailing = cloudFor({ second_factors: ['sms', 'email'] });

const pool = (of: Template, properties: object) => of.hasResourceProperties('AWS::Cognito::UserPool', properties);
const recovery = (...names: string[]) => ({
  AccountRecoverySetting: { RecoveryMechanisms: names.map((Name, index) => ({ Name, Priority: index + 1 })) },
});

test('a second factor is optional: an authenticator app', () => {
  pool(template, { MfaConfiguration: 'OPTIONAL', EnabledMfas: ['SOFTWARE_TOKEN_MFA'] });
});

test('config.json lists exactly the second factors of the tenant', () => {
  expect(configFor({}).second_factors).toEqual([]);
  expect(configFor({ second_factors: ['sms'] }).second_factors).toEqual(['sms']);
});

test('text messages are sent only when the tenant asks for them', () => {
  pool(template, { SmsConfiguration: Match.absent(), AutoVerifiedAttributes: ['email'] });
  pool(texting, {
    EnabledMfas: ['SMS_MFA', 'SOFTWARE_TOKEN_MFA'],
    SmsConfiguration: { SnsCallerArn: Match.anyValue() },
    AutoVerifiedAttributes: ['email', 'phone_number'],
    UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email', 'phone_number'] },
  });
});

test("email alone recovers an account when it isn't a second factor", () => {
  pool(template, recovery('verified_email'));
  pool(texting, recovery('verified_email'));
});

test('with email codes a telephone number recovers an account too', () => {
  pool(mailing, {
    EnabledMfas: ['SMS_MFA', 'SOFTWARE_TOKEN_MFA', 'EMAIL_OTP'],
    ...recovery('verified_email', 'verified_phone_number'),
  });
});

test('passkeys belong to the site’s domain, verify the user and replace both factors', () => {
  pool(template, {
    WebAuthnRelyingPartyID: site,
    WebAuthnUserVerification: 'required',
    WebAuthnFactorConfiguration: 'MULTI_FACTOR_WITH_USER_VERIFICATION',
  });
});

test('sign-in may start with a password, a passkey or a code, by text message if configured', () => {
  const first = (...factors: string[]) => ({ Policies: { SignInPolicy: { AllowedFirstAuthFactors: factors } } });
  pool(template, first('PASSWORD', 'EMAIL_OTP', 'WEB_AUTHN'));
  pool(texting, first('PASSWORD', 'EMAIL_OTP', 'SMS_OTP', 'WEB_AUTHN'));
});

test('a new device is challenged, and a confirmed one is remembered', () => {
  pool(template, {
    DeviceConfiguration: { ChallengeRequiredOnNewDevice: true, DeviceOnlyRememberedOnUserPrompt: false },
  });
});

test('threat protection is on when the tenant pays for it', () => {
  pool(template, { UserPoolTier: 'ESSENTIALS', UserPoolAddOns: Match.absent() });
  template.resourceCountIs('AWS::Cognito::UserPoolRiskConfigurationAttachment', 0);

  const watched = cloudFor({ threat_protection: true });
  pool(watched, { UserPoolTier: 'PLUS', UserPoolAddOns: { AdvancedSecurityMode: 'ENFORCED' } });
  watched.hasResourceProperties('AWS::Cognito::UserPoolRiskConfigurationAttachment', {
    ClientId: 'ALL',
    AccountTakeoverRiskConfiguration: {
      Actions: { MediumAction: { EventAction: 'MFA_IF_CONFIGURED' }, HighAction: { EventAction: 'BLOCK' } },
    },
    CompromisedCredentialsRiskConfiguration: { Actions: { EventAction: 'BLOCK' } },
  });
});
