/** Sets up second factors for test users through Cognito's own API. */
import {
  AdminSetUserMFAPreferenceCommand,
  AdminUpdateUserAttributesCommand,
  AssociateSoftwareTokenCommand,
  CognitoIdentityProviderClient,
  CompleteWebAuthnRegistrationCommand,
  type CompleteWebAuthnRegistrationCommandInput,
  StartWebAuthnRegistrationCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { APIRequestContext } from '@playwright/test';
import { environment } from '#contract/environment.ts';
import { tokensOf } from '#local/demo/tokens.ts';
import { totp } from '#test/local/cognito/totp.ts';
import type { Person } from './people.ts';

const STEP = 30_000;
const ON = { Enabled: true };

const pool = () => new CognitoIdentityProviderClient();
const who = ({ email }: Person) => ({ UserPoolId: environment('USER_POOL_ID'), Username: email });

/** The code of the next time step, since the current one may already be used. */
export const nextCode = (secret: string) => totp(secret, Date.now() + STEP);

/** Returns the app's secret. */
export const addApp = async (person: Person): Promise<string> => {
  const { access: AccessToken } = await tokensOf(person);
  const { SecretCode = '' } = await pool().send(new AssociateSoftwareTokenCommand({ AccessToken }));
  await pool().send(new VerifySoftwareTokenCommand({ AccessToken, UserCode: totp(SecretCode, Date.now()) }));
  await pool().send(new AdminSetUserMFAPreferenceCommand({ ...who(person), SoftwareTokenMfaSettings: ON }));
  return SecretCode;
};

/** Returns a phone number that no other user has. */
export const addTelephone = async (person: Person): Promise<string> => {
  const number = `+1555${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  const UserAttributes = [
    { Name: 'phone_number', Value: number },
    { Name: 'phone_number_verified', Value: 'true' },
  ];
  await pool().send(new AdminUpdateUserAttributesCommand({ ...who(person), UserAttributes }));
  return number;
};

export const addTextMessages = async (person: Person): Promise<string> => {
  const number = await addTelephone(person);
  await pool().send(new AdminSetUserMFAPreferenceCommand({ ...who(person), SMSMfaSettings: ON }));
  return number;
};

export const addMailedCodes = async (person: Person) => {
  await pool().send(new AdminSetUserMFAPreferenceCommand({ ...who(person), EmailMfaSettings: ON }));
};

/** Registers a passkey. `make` is the authenticator, which creates it from Cognito's options. */
export const addPasskey = async (
  person: Person,
  make: (options: unknown) => Promise<CompleteWebAuthnRegistrationCommandInput['Credential']>,
) => {
  const { access: AccessToken } = await tokensOf(person);
  const { CredentialCreationOptions } = await pool().send(new StartWebAuthnRegistrationCommand({ AccessToken }));
  const Credential = await make(CredentialCreationOptions);
  await pool().send(new CompleteWebAuthnRegistrationCommand({ AccessToken, Credential }));
};

export const codesTo = async (request: APIRequestContext, to: string): Promise<string[]> => {
  const { messages } = await (await request.get('/local/mailbox.json', { params: { to } })).json();
  return messages.map(({ code }: { code: string }) => code);
};
