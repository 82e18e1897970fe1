import {
  AdminForgetDeviceCommand,
  AdminGetUserCommand,
  AdminListDevicesCommand,
  AdminResetUserPasswordCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { environment } from '#contract/environment.ts';
import { sdkRetries } from '#lambdas/persistence/retry.ts';
import { movedAccounts } from './moved-account-store.ts';

export const pool = new CognitoIdentityProviderClient({ retryStrategy: sdkRetries(6) });

/** `Username` is an account's id or address. Cognito triggers pass their own pool id. */
export const which = (Username: string, UserPoolId = environment('USER_POOL_ID')) => ({ UserPoolId, Username });
export type Account = ReturnType<typeof which>;

export const accountOf = async (person: string): Promise<Account> => which(await movedAccounts.idOf(person));

const find = async (account: Account) => {
  try {
    const { UserAttributes = [] } = await pool.send(new AdminGetUserCommand(account));
    return Object.fromEntries(UserAttributes.map(({ Name = '', Value }) => [Name, Value]));
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  }
};

export const emailOf = async (person: string) => (await find(await accountOf(person)))?.email;

export const accountAt = async (email: string) => (await find(which(email)))?.sub;

export const personAt = async (email: string) => {
  const account = await accountAt(email);
  return account && movedAccounts.personOf(account);
};

export const setEmail = async (person: string, email: string) =>
  pool.send(
    new AdminUpdateUserAttributesCommand({
      ...(await accountOf(person)),
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  );

export const forgetDevices = async (account: Account) => {
  for (;;) {
    // Forgotten devices leave the list, so each call reads the first page.
    const { Devices = [] } = await pool.send(new AdminListDevicesCommand({ ...account, Limit: 60 }));
    if (Devices.length === 0) return;
    for (const { DeviceKey } of Devices) await pool.send(new AdminForgetDeviceCommand({ ...account, DeviceKey }));
  }
};

export const hasSecondFactor = async (account: Account) => {
  const { UserMFASettingList = [] } = await pool.send(new AdminGetUserCommand(account));
  return UserMFASettingList.length > 0;
};

const OFF = { Enabled: false };

/**
 * After a takeover, second factors and phone numbers may belong to the attacker: all are removed until the person sets
 * up their own.
 */
export const dropSecondFactors = async (account: Account) => {
  const { UserMFASettingList: on = [], UserAttributes = [] } = await pool.send(new AdminGetUserCommand(account));
  if (on.length > 0)
    await pool.send(
      new AdminSetUserMFAPreferenceCommand({
        ...account,
        ...(on.includes('SOFTWARE_TOKEN_MFA') && { SoftwareTokenMfaSettings: OFF }),
        ...(on.includes('SMS_MFA') && { SMSMfaSettings: OFF }),
        ...(on.includes('EMAIL_OTP') && { EmailMfaSettings: OFF }),
      }),
    );
  if (UserAttributes.some(({ Name }) => Name === 'phone_number'))
    await pool.send(
      new AdminUpdateUserAttributesCommand({
        ...account,
        UserAttributes: [{ Name: 'phone_number_verified', Value: 'false' }],
      }),
    );
};

/** Invalidates the password; Cognito mails the code for a new one. */
export const demandNewPassword = (account: Account) => pool.send(new AdminResetUserPasswordCommand(account));
