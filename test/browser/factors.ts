/** Second factors of people who were made for a test, set up by Cognito's own operations. */
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

/** The code that comes next: the one of now may have been used already. */
export const nextCode = (secret: string) => totp(secret, Date.now() + STEP);

/** Gives the secret that the app knows. */
export const addApp = async (person: Person): Promise<string> => {
  const { access: AccessToken } = await tokensOf(person);
  const { SecretCode = '' } = await pool().send(new AssociateSoftwareTokenCommand({ AccessToken }));
  await pool().send(new VerifySoftwareTokenCommand({ AccessToken, UserCode: totp(SecretCode, Date.now()) }));
  await pool().send(new AdminSetUserMFAPreferenceCommand({ ...who(person), SoftwareTokenMfaSettings: ON }));
  return SecretCode;
};

/** Gives the number, which is nobody else's. */
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

/** A passkey of an authenticator that makes one for the options it is given, as JSON. */
export const addPasskey = async (
  person: Person,
  make: (options: unknown) => Promise<CompleteWebAuthnRegistrationCommandInput['Credential']>,
) => {
  const { access: AccessToken } = await tokensOf(person);
  const { CredentialCreationOptions } = await pool().send(new StartWebAuthnRegistrationCommand({ AccessToken }));
  const Credential = await make(CredentialCreationOptions);
  await pool().send(new CompleteWebAuthnRegistrationCommand({ AccessToken, Credential }));
};

/** The codes that were sent to somebody, the newest first. */
export const codesTo = async (request: APIRequestContext, to: string): Promise<string[]> => {
  const { messages } = await (await request.get('/local/mailbox.json', { params: { to } })).json();
  return messages.map(({ code }: { code: string }) => code);
};
