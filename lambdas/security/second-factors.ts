/** The caller's second factors, and the contacts for codes. */
import {
  AdminGetUserCommand,
  AssociateSoftwareTokenCommand,
  SetUserMFAPreferenceCommand,
  type SetUserMFAPreferenceCommandInput,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { fieldError } from '#domain/field-error.ts';
import type { SecondFactor, SecondFactors } from '#domain/sign-in/methods.ts';
import { isAppCode } from '#domain/sign-in/verification-code.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { invalid } from '#lambdas/known-errors.ts';
import { pool } from '#lambdas/user-pool/accounts.ts';
import { accountOf, asking } from './pool.ts';

const METHODS: Record<string, SecondFactor> = { SOFTWARE_TOKEN_MFA: 'TOTP', SMS_MFA: 'SMS', EMAIL_OTP: 'EMAIL' };

const SETTINGS = { TOTP: 'SoftwareTokenMfaSettings', SMS: 'SMSMfaSettings', EMAIL: 'EmailMfaSettings' } as const;

export const readSecondFactors = async (caller: Caller): Promise<SecondFactors> => {
  const known = await asking(pool.send(new AdminGetUserCommand(accountOf(caller))));
  const value = (name: string) => known.UserAttributes?.find(({ Name }) => Name === name)?.Value ?? '';
  return {
    on: (known.UserMFASettingList ?? []).flatMap((method) => METHODS[method] ?? []),
    preferred: METHODS[known.PreferredMfaSetting ?? ''] ?? null,
    email: { address: value('email'), is_verified: value('email_verified') === 'true' },
    phone: { address: value('phone_number'), is_verified: value('phone_number_verified') === 'true' },
  };
};

const set = ({ token }: Caller, settings: Omit<SetUserMFAPreferenceCommandInput, 'AccessToken'>) =>
  asking(pool.send(new SetUserMFAPreferenceCommand({ AccessToken: token.text, ...settings })));

export const newAppKey = async ({ token }: Caller) => {
  const { SecretCode = '' } = await asking(pool.send(new AssociateSoftwareTokenCommand({ AccessToken: token.text })));
  return { secret: SecretCode };
};

const verifyApp = async ({ token }: Caller, UserCode: string | undefined) => {
  if (!isAppCode(UserCode ?? '')) throw invalid([fieldError('code', 'not_an_app_code')]);
  await asking(pool.send(new VerifySoftwareTokenCommand({ AccessToken: token.text, UserCode })));
};

/**
 * With a second factor, a passkey alone signs in only if this is enabled in the pool, which requires that another
 * second factor exists.
 */
export const switchMethod = async (
  caller: Caller,
  method: SecondFactor,
  { is_on, code }: { is_on: boolean; code?: string | undefined },
) => {
  const { on } = await readSecondFactors(caller);
  if (is_on && method === 'TOTP') await verifyApp(caller, code);
  const isAnyOn = is_on || on.some((one) => one !== method);
  await set(caller, { [SETTINGS[method]]: { Enabled: is_on }, WebAuthnMfaSettings: { Enabled: isAnyOn } });
  const isAnotherApp = is_on && method === 'TOTP';
  return isAnotherApp || is_on !== on.includes(method);
};

/** For a passkey that is added while second factors are active. */
export const letPasskeysStandForBoth = async (caller: Caller) => {
  const { on } = await readSecondFactors(caller);
  if (on.length > 0) await set(caller, { WebAuthnMfaSettings: { Enabled: true } });
};

export const preferMethod = async (caller: Caller, method: SecondFactor | null) => {
  const { preferred } = await readSecondFactors(caller);
  if (method) await set(caller, { [SETTINGS[method]]: { Enabled: true, PreferredMfa: true } });
  else if (preferred) await set(caller, { [SETTINGS[preferred]]: { Enabled: true, PreferredMfa: false } });
  return method !== preferred;
};
