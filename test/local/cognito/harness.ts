/** Starts identity on a free port with its own folder. Tests call it over HTTP or with the SDK. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, onTestFinished } from 'vitest';
import * as z from 'zod';
import { EXTRA_SIGN_IN_FLOWS } from '#domain/enumerations.ts';
import { type IdentityOptions, startIdentity } from '#local/aws/cognito/server.ts';
import type { Message } from '#local/aws/message.ts';
import { realmOf, srpClient } from './srp.ts';

export const PASSWORD = 'Correct horse 9 battery';
export const ADMIN = { accessKeyId: 'AKIAPLUMBLINE', secretAccessKey: 'a secret of the administrator' };
export const WEB = 'http://localhost:3000';
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const Tokens = z.object({
  AccessToken: z.string(),
  IdToken: z.string(),
  RefreshToken: z.string().default(''),
  NewDeviceMetadata: z.object({ DeviceKey: z.string(), DeviceGroupKey: z.string() }).optional(),
});
const Answer = z.looseObject({
  __type: z.string().optional(),
  message: z.string().optional(),
  ChallengeName: z.string().optional(),
  ChallengeParameters: z.record(z.string(), z.string()).default({}),
  Session: z.string().optional(),
  AvailableChallenges: z.array(z.string()).optional(),
  AuthenticationResult: Tokens.optional(),
});
export type Answer = z.output<typeof Answer>;

const newFolder = () => mkdtemp(join(tmpdir(), 'plumbline-identity-'));

export const temporaryFolder = async () => {
  const folder = await newFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

/** The error of an operation, such as `NotAuthorizedException: User is disabled.` */
export const said = ({ __type, message }: Answer) => `${__type}: ${message}`;

export const tokensOf = (answer: Answer) => {
  if (!answer.AuthenticationResult) throw new Error(`No tokens, but ${JSON.stringify(answer)}`);
  return answer.AuthenticationResult;
};

const options = { port: 0, webOrigin: WEB, adminCredentials: ADMIN, extraFlows: EXTRA_SIGN_IN_FLOWS };

/** An empty pool with its keys, which are slow to create. */
let empty: Promise<string> | undefined;

const makeEmpty = async () => {
  const data = await newFolder();
  const { stop } = await startIdentity({ ...options, data, deliver: () => {} });
  await stop();
  return data;
};

afterAll(async () => {
  if (empty) await rm(await empty, { recursive: true, force: true });
});

const folderWithKeys = async () => {
  empty ??= makeEmpty();
  const data = await temporaryFolder();
  await cp(await empty, data, { recursive: true });
  return data;
};

/** Stops when the test ends. Pass `data` to start from another folder, with whatever it contains. */
export const newIdentity = async (given: Partial<IdentityOptions> = {}) => {
  const data = given.data ?? (await folderWithKeys());
  const messages: Message[] = [];
  // The clock stands still until a test moves it.
  let clock = Date.now();
  const identity = await startIdentity({
    ...options,
    deliver: (message) => void messages.push(message),
    now: () => clock,
    ...given,
    data,
  });
  const { url, userPoolId: UserPoolId, webClientId: ClientId } = identity;
  const admin = new CognitoIdentityProviderClient({ region: 'us-east-1', endpoint: url, credentials: ADMIN });
  let isRunning = true;
  const stop = async () => {
    if (!isRunning) return;
    isRunning = false;
    admin.destroy();
    await identity.stop();
  };
  onTestFinished(stop);

  const call = async (operation: string, body: object, service = 'AWSCognitoIdentityProviderService') => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `${service}.${operation}` },
      body: JSON.stringify(body),
    });
    return Answer.parse(await response.json());
  };

  const respond = (challenge: string, Session: string | undefined, responses: Record<string, string>) =>
    call('RespondToAuthChallenge', { ClientId, ChallengeName: challenge, Session, ChallengeResponses: responses });

  const beginSrp = async (name: string) => {
    const client = srpClient(realmOf(UserPoolId));
    const AuthParameters = { USERNAME: name, SRP_A: client.publicValue };
    const asked = await call('InitiateAuth', { ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters });
    return {
      asked,
      answer: (password: string, change: Record<string, string> = {}) =>
        respond('PASSWORD_VERIFIER', asked.Session, {
          ...client.claim(asked.ChallengeParameters, password),
          ...change,
        }),
    };
  };

  return {
    ...identity,
    data,
    admin,
    messages,
    stop,
    now: () => clock,
    pass: (milliseconds: number) => {
      clock += milliseconds;
    },
    lastCode: () => messages.at(-1)?.code ?? '',
    call,
    respond,
    beginSrp,
    signIn: async (name: string, password = PASSWORD) => (await beginSrp(name)).answer(password),
    withPassword: (name: string, password = PASSWORD) =>
      call('InitiateAuth', {
        ClientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: name, PASSWORD: password },
      }),

    /** Choice-based sign-in. `more` holds the parameters of the preferred factor. */
    byChoice: (name: string, preferred?: string, more: Record<string, string> = {}) =>
      call('InitiateAuth', {
        ClientId,
        AuthFlow: 'USER_AUTH',
        AuthParameters: { USERNAME: name, ...(preferred ? { PREFERRED_CHALLENGE: preferred } : {}), ...more },
      }),

    /** Sends no mail. `temporary` leaves a password that must be changed. */
    addPerson: async (email: string, { temporary = false, verified = true, phone = '' } = {}) => {
      const { User } = await admin.send(
        new AdminCreateUserCommand({
          UserPoolId,
          Username: email,
          MessageAction: 'SUPPRESS',
          TemporaryPassword: PASSWORD,
          UserAttributes: [
            { Name: 'email', Value: email },
            { Name: 'email_verified', Value: String(verified) },
            { Name: 'given_name', Value: 'Ada' },
            { Name: 'family_name', Value: 'Lovelace' },
            ...(phone
              ? [
                  { Name: 'phone_number', Value: phone },
                  { Name: 'phone_number_verified', Value: 'true' },
                ]
              : []),
          ],
        }),
      );
      if (!temporary)
        await admin.send(
          new AdminSetUserPasswordCommand({ UserPoolId, Username: email, Password: PASSWORD, Permanent: true }),
        );
      return User?.Username ?? '';
    },
  };
};
export type TestIdentity = Awaited<ReturnType<typeof newIdentity>>;
