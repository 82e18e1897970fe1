import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CreateUserPoolClientCommand } from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { newIdentity, PASSWORD, temporaryFolder, tokensOf } from './harness.ts';

test('ids, keys, people, tokens and pending sign-ins survive a restart', async () => {
  const data = await temporaryFolder();
  const before = await newIdentity({ data });
  const id = await before.addPerson('ada@example.com');
  const { AccessToken, RefreshToken } = tokensOf(await before.withPassword('ada@example.com'));
  const { asked } = await before.beginSrp('nobody@example.com');
  await before.addPerson('eve@example.com', { temporary: true });
  const underWay = await before.signIn('eve@example.com');
  await before.call('SetUserMFAPreference', { AccessToken, EmailMfaSettings: { Enabled: true } });
  const { Session, ChallengeName } = await before.withPassword('ada@example.com');
  const code = before.lastCode();
  const { UserPoolClient } = await before.admin.send(
    new CreateUserPoolClientCommand({ UserPoolId: before.userPoolId, ClientName: 'web too' }),
  );
  await before.stop();

  const after = await newIdentity({ data });
  const ids = ({ userPoolId, webClientId, identityPoolId }: typeof before) => [userPoolId, webClientId, identityPoolId];
  expect(ids(after)).toEqual(ids(before));
  expect((await after.call('GetUser', { AccessToken })).Username).toBe(id);
  tokensOf(await after.call('GetTokensFromRefreshToken', { ClientId: after.webClientId, RefreshToken }));
  expect((await after.beginSrp('nobody@example.com')).asked.ChallengeParameters.SALT).toBe(
    asked.ChallengeParameters.SALT,
  );
  const answer = await after.respond('NEW_PASSWORD_REQUIRED', underWay.Session, {
    USERNAME: 'eve@example.com',
    NEW_PASSWORD: 'My very own passw0rd',
  });
  tokensOf(answer);
  expect(ChallengeName).toBe('EMAIL_OTP');
  tokensOf(await after.respond('EMAIL_OTP', Session, { USERNAME: 'ada@example.com', EMAIL_OTP_CODE: code }));
  const begin = { ClientId: UserPoolClient?.ClientId, AuthFlow: 'USER_SRP_AUTH' };
  const challenge = await after.call('InitiateAuth', {
    ...begin,
    AuthParameters: { USERNAME: 'ada@example.com', SRP_A: '2' },
  });
  expect(challenge.ChallengeName).toBe('PASSWORD_VERIFIER');
});

/** Adds users as fast as possible, and prints each acknowledged one. */
const BUSY = `
  import { AdminCreateUserCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
  import { startIdentity } from '#local/aws/cognito/server.ts';
  const credentials = { accessKeyId: 'AKIA', secretAccessKey: 'secret' };
  const { url, userPoolId: UserPoolId } = await startIdentity({
    port: 0,
    data: process.env.DATA,
    webOrigin: 'http://localhost:3000',
    deliver: () => {},
    adminCredentials: credentials,
    extraFlows: [],
  });
  const admin = new CognitoIdentityProviderClient({ region: 'us-east-1', endpoint: url, credentials });
  for (let n = 0; ; n++) {
    const Username = 'person-' + n + '@example.com';
    await admin.send(new AdminCreateUserCommand({ UserPoolId, Username, TemporaryPassword: '${PASSWORD}' }));
    console.log(Username);
  }
`;

test('acknowledged writes survive a kill', async () => {
  const data = await temporaryFolder();
  const child = spawn(process.execPath, ['--input-type=module', '--eval', BUSY], {
    env: { ...process.env, DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let output = '';
  for await (const part of child.stdout) {
    output += part;
    if (output.split('\n').length > 20) break;
  }
  child.kill('SIGKILL');
  await ended;
  const acknowledged = output.split('\n').slice(0, -1);
  expect(acknowledged.length).toBeGreaterThanOrEqual(20);
  const identity = await newIdentity({ data });
  for (const name of [acknowledged[0], acknowledged.at(-1)])
    expect((await identity.withPassword(name ?? '')).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
});

test('the files on disk give access to no account', async () => {
  const data = await temporaryFolder();
  const identity = await newIdentity({ data });
  await identity.addPerson('ada@example.com');
  const { RefreshToken, AccessToken } = tokensOf(await identity.withPassword('ada@example.com'));
  const { asked } = await identity.beginSrp('ada@example.com');
  await identity.call('ForgotPassword', { ClientId: identity.webClientId, Username: 'ada@example.com' });
  await identity.stop();
  const files = await Promise.all((await readdir(data)).map((name) => readFile(join(data, name), 'latin1')));
  expect(files.join('')).toContain('ada@example.com');
  for (const secret of [PASSWORD, RefreshToken, AccessToken, asked.Session ?? 'session'])
    expect(files.join('')).not.toContain(secret);
});
