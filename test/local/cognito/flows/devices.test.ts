import { AdminForgetDeviceCommand } from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { newIdentity, PASSWORD, said, type TestIdentity, tokensOf } from '#test/local/cognito/harness.ts';
import { deviceVerifier, srpClient } from '#test/local/cognito/srp.ts';

const ADA = 'ada@example.com';
const SECRET = 'forty random bytes';
const GONE = 'ResourceNotFoundException: Device does not exist.';

/** Ada has a second factor and a confirmed device. */
const onDevice = async (identity: TestIdentity) => {
  await identity.addPerson(ADA);
  const first = tokensOf(await identity.withPassword(ADA));
  const { AccessToken, NewDeviceMetadata: { DeviceKey = '', DeviceGroupKey = '' } = {} } = first;
  const DeviceSecretVerifierConfig = deviceVerifier(DeviceGroupKey, DeviceKey, SECRET);
  const confirm = (change: object = {}) =>
    identity.call('ConfirmDevice', {
      AccessToken,
      DeviceKey,
      DeviceName: 'Laptop',
      DeviceSecretVerifierConfig,
      ...change,
    });
  await identity.call('SetUserMFAPreference', { AccessToken, EmailMfaSettings: { Enabled: true } });

  const withKey = () =>
    identity.call('InitiateAuth', {
      ClientId: identity.webClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: ADA, PASSWORD, DEVICE_KEY: DeviceKey },
    });
  /** Proves that the device has the secret. */
  const prove = async (Session: string | undefined, secret = SECRET) => {
    const client = srpClient(DeviceGroupKey, DeviceKey);
    const answer = { USERNAME: ADA, DEVICE_KEY: DeviceKey };
    const asked = await identity.respond('DEVICE_SRP_AUTH', Session, { ...answer, SRP_A: client.publicValue });
    expect(asked.ChallengeName).toBe('DEVICE_PASSWORD_VERIFIER');
    const claim = client.claim(asked.ChallengeParameters, secret);
    return identity.respond('DEVICE_PASSWORD_VERIFIER', asked.Session, { ...claim, ...answer });
  };
  return { ...first, DeviceKey, confirm, withKey, prove };
};

test('a remembered device proves its secret instead of a second factor', async () => {
  const identity = await newIdentity();
  const { DeviceKey, confirm, withKey, prove } = await onDevice(identity);
  expect(DeviceKey).toMatch(/^us-east-1_[0-9a-f-]{36}$/);
  expect(await confirm()).toMatchObject({ UserConfirmationNecessary: false });
  expect((await confirm()).__type).toBe('DeviceKeyExistsException');

  expect((await identity.withPassword(ADA)).ChallengeName).toBe('EMAIL_OTP');
  const asked = await withKey();
  expect(asked).toMatchObject({ ChallengeName: 'DEVICE_SRP_AUTH', ChallengeParameters: { DEVICE_KEY: DeviceKey } });
  const { AccessToken, NewDeviceMetadata } = tokensOf(await prove(asked.Session));
  expect(NewDeviceMetadata).toBeUndefined();
  const claims = JSON.parse(Buffer.from(AccessToken.split('.')[1] ?? '', 'base64url').toString());
  expect(claims.device_key).toBe(DeviceKey);
});

test('a device without the secret, confirmation or remembered status gives no access', async () => {
  const identity = await newIdentity();
  const { AccessToken, DeviceKey, confirm, withKey, prove } = await onDevice(identity);
  expect((await withKey()).ChallengeName).toBe('EMAIL_OTP');
  await confirm();
  const asked = await withKey();
  expect(said(await prove(asked.Session, 'another secret'))).toBe(
    'NotAuthorizedException: Incorrect username or password.',
  );
  const zero = { USERNAME: ADA, DEVICE_KEY: DeviceKey, SRP_A: '0' };
  expect((await identity.respond('DEVICE_SRP_AUTH', (await withKey()).Session, zero)).__type).toBe(
    'InvalidParameterException',
  );

  const mark = (DeviceRememberedStatus: string) =>
    identity.call('UpdateDeviceStatus', { AccessToken, DeviceKey, DeviceRememberedStatus });
  await mark('not_remembered');
  expect((await withKey()).ChallengeName).toBe('EMAIL_OTP');
  await mark('remembered');
  expect((await withKey()).ChallengeName).toBe('DEVICE_SRP_AUTH');
});

test('people list and forget devices, and a forgotten device loses its session', async () => {
  const identity = await newIdentity();
  const { AccessToken, RefreshToken, DeviceKey, confirm, withKey } = await onDevice(identity);
  await confirm();
  const second = tokensOf(
    await identity.respond('EMAIL_OTP', (await identity.withPassword(ADA)).Session, {
      USERNAME: ADA,
      EMAIL_OTP_CODE: identity.lastCode(),
    }),
  );
  const { Devices } = await identity.call('ListDevices', { AccessToken: second.AccessToken, Limit: 60 });
  expect(Devices).toMatchObject([
    {
      DeviceKey,
      DeviceAttributes: expect.arrayContaining([{ Name: 'device_name', Value: 'Laptop' }]),
      DeviceLastAuthenticatedDate: identity.now() / 1000,
    },
  ]);
  expect(await identity.call('GetDevice', { AccessToken, DeviceKey })).toMatchObject({ Device: { DeviceKey } });

  const forget = () => identity.call('ForgetDevice', { AccessToken: second.AccessToken, DeviceKey });
  expect(await forget()).not.toHaveProperty('__type');
  expect(said(await forget())).toBe(GONE);
  expect(said(await withKey())).toBe(GONE);
  expect(said(await identity.call('GetUser', { AccessToken }))).toMatch(/revoked/);
  const refresh = { ClientId: identity.webClientId, RefreshToken, DeviceKey };
  expect(said(await identity.call('GetTokensFromRefreshToken', refresh))).toMatch(/revoked/);
});

test('forgetting the current device keeps the session there', async () => {
  const identity = await newIdentity();
  const { AccessToken, RefreshToken, DeviceKey, confirm } = await onDevice(identity);
  await confirm();
  await identity.call('ForgetDevice', { AccessToken, DeviceKey });
  const refreshed = await identity.call('GetTokensFromRefreshToken', { ClientId: identity.webClientId, RefreshToken });
  expect(tokensOf(refreshed).AccessToken).toBeTypeOf('string');
});

test('a forgotten device keeps the session usable: the same answer without it signs in', async () => {
  const identity = await newIdentity();
  await identity.addPerson(ADA);
  const { answer } = await identity.beginSrp(ADA);
  expect(said(await answer(PASSWORD, { DEVICE_KEY: 'us-east-1_0000' }))).toBe(GONE);
  expect(tokensOf(await answer(PASSWORD)).AccessToken).toBeTypeOf('string');
});

test('a refresh token is valid only on its own device', async () => {
  const identity = await newIdentity();
  const { RefreshToken, DeviceKey, confirm } = await onDevice(identity);
  const refresh = (more: object) =>
    identity.call('GetTokensFromRefreshToken', { ClientId: identity.webClientId, RefreshToken, ...more });
  // Before the device is confirmed, a refresh needs no device key.
  tokensOf(await refresh({}));
  await confirm();
  expect(said(await refresh({}))).toBe('NotAuthorizedException: Invalid Refresh Token');
  expect(said(await refresh({ DeviceKey: 'us-east-1_0000' }))).toBe('NotAuthorizedException: Invalid Refresh Token');
  tokensOf(await refresh({ DeviceKey }));
});

test('a device belongs to one person, and an administrator can forget it', async () => {
  const identity = await newIdentity();
  const { DeviceKey, confirm, withKey } = await onDevice(identity);
  await confirm();
  await identity.addPerson('bob@example.com');
  const { AccessToken } = tokensOf(await identity.withPassword('bob@example.com'));
  expect(said(await identity.call('ForgetDevice', { AccessToken, DeviceKey }))).toBe(GONE);
  expect(said(await confirm({ AccessToken }))).toBe(GONE);
  await identity.admin.send(
    new AdminForgetDeviceCommand({ UserPoolId: identity.userPoolId, Username: ADA, DeviceKey }),
  );
  expect(said(await withKey())).toBe(GONE);
});
