import {
  AdminUpdateUserAttributesCommand,
  CreateUserPoolClientCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { DAY, newIdentity, PASSWORD, said, type TestIdentity, tokensOf } from './harness.ts';

const ADA = 'ada@example.com';
const KING = 'ada.king@example.com';
const MISMATCH = 'CodeMismatchException: Invalid verification code provided, please try again.';
const EXPIRED = 'ExpiredCodeException: Invalid code provided, please request a code again.';
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

const Listed = z.array(z.object({ Name: z.string(), Value: z.string() }));

/** Uses an app client that may write every attribute. The web app's client may not. */
const tokenToWrite = async (identity: TestIdentity) => {
  const { UserPoolClient } = await identity.admin.send(
    new CreateUserPoolClientCommand({
      UserPoolId: identity.userPoolId,
      ClientName: 'writer',
      ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH'],
      AccessTokenValidity: 24,
    }),
  );
  const answer = await identity.call('InitiateAuth', {
    ClientId: UserPoolClient?.ClientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: ADA, PASSWORD },
  });
  return tokensOf(answer).AccessToken;
};

const signedIn = async (identity: TestIdentity) => {
  await identity.addPerson(ADA);
  const AccessToken = await tokenToWrite(identity);
  const call = (operation: string, body: object) => identity.call(operation, { AccessToken, ...body });
  return {
    call,
    update: (Name: string, Value: string) => call('UpdateUserAttributes', { UserAttributes: [{ Name, Value }] }),
    verify: (AttributeName: string, Code: string) => call('VerifyUserAttribute', { AttributeName, Code }),
    attributes: async () => {
      const { UserAttributes } = await call('GetUser', {});
      return Object.fromEntries(Listed.parse(UserAttributes).map(({ Name, Value }) => [Name, Value]));
    },
  };
};

test('a new address takes effect when its code is entered, and not before', async () => {
  const identity = await newIdentity();
  const { update, verify, attributes } = await signedIn(identity);
  expect((await update('email', KING)).CodeDeliveryDetailsList).toEqual([
    { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'a***@e***' },
  ]);
  expect(identity.messages).toMatchObject([{ to: KING, channel: 'email' }]);
  expect(await attributes()).toMatchObject({ email: ADA, email_verified: 'true' });
  tokensOf(await identity.withPassword(ADA));

  const code = identity.lastCode();
  expect(said(await verify('email', wrong(code)))).toBe(MISMATCH);
  expect(await verify('email', code)).not.toHaveProperty('__type');
  expect(await attributes()).toMatchObject({ email: KING, email_verified: 'true' });
  expect(said(await verify('email', code))).toBe(EXPIRED);
  expect((await identity.withPassword(ADA)).__type).toBe('NotAuthorizedException');
  tokensOf(await identity.withPassword(KING));
});

test('a phone number is verified by text message and removed together with its verification', async () => {
  const identity = await newIdentity();
  const { call, update, verify, attributes } = await signedIn(identity);
  await update('phone_number', '+15550100');
  expect(identity.messages).toMatchObject([{ to: '+15550100', channel: 'sms' }]);
  expect(await attributes()).not.toHaveProperty('phone_number');
  const first = identity.lastCode();
  const again = await call('GetUserAttributeVerificationCode', { AttributeName: 'phone_number' });
  expect(again.CodeDeliveryDetails).toEqual({
    AttributeName: 'phone_number',
    DeliveryMedium: 'SMS',
    Destination: '+*******0100',
  });
  if (first !== identity.lastCode()) expect(said(await verify('phone_number', first))).toBe(MISMATCH);
  await verify('phone_number', identity.lastCode());
  expect(await attributes()).toMatchObject({ phone_number: '+15550100', phone_number_verified: 'true' });

  await call('DeleteUserAttributes', { UserAttributeNames: ['phone_number', 'family_name'] });
  for (const name of ['phone_number', 'phone_number_verified', 'family_name'])
    expect(await attributes()).not.toHaveProperty(name);
  const remove = async (name: string) => (await call('DeleteUserAttributes', { UserAttributeNames: [name] })).__type;
  expect(await remove('email')).toBe('InvalidParameterException');
  expect(await remove('sub')).toBe('InvalidParameterException');
  expect(await remove('email_verified')).toBe('NotAuthorizedException');
});

test('a code is valid for a day and ends when its address changes', async () => {
  const identity = await newIdentity();
  const { update, verify, attributes } = await signedIn(identity);
  await update('email', KING);
  await update('email', 'countess@example.com');
  const code = identity.lastCode();
  await identity.admin.send(
    new AdminUpdateUserAttributesCommand({
      UserPoolId: identity.userPoolId,
      Username: ADA,
      UserAttributes: [
        { Name: 'email', Value: 'lovelace@example.com' },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  );
  expect(said(await verify('email', code))).toBe(EXPIRED);
  expect(await attributes()).toMatchObject({ email: 'lovelace@example.com' });

  await update('email', KING);
  const late = identity.lastCode();
  identity.pass(DAY);
  const { AccessToken } = tokensOf(await identity.withPassword('lovelace@example.com'));
  const answer = await identity.call('VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code: late });
  expect(said(answer)).toBe(EXPIRED);
});

test('refuses an address in use, and limits the codes per hour', async () => {
  const identity = await newIdentity();
  const { call, update, verify, attributes } = await signedIn(identity);
  await identity.addPerson('bob@example.com');
  await update('email', 'Bob@example.com');
  expect((await verify('email', identity.lastCode())).__type).toBe('AliasExistsException');
  expect(await attributes()).toMatchObject({ email: ADA });
  const ask = () => call('GetUserAttributeVerificationCode', { AttributeName: 'email' });
  for (let count = 1; count < 10; count++) expect(await ask()).not.toHaveProperty('__type');
  expect((await ask()).__type).toBe('LimitExceededException');
  expect((await call('GetUserAttributeVerificationCode', { AttributeName: 'name' })).__type).toBe(
    'InvalidParameterException',
  );
});

test('a web app token needs a code for a new address and cannot write verification', async () => {
  const identity = await newIdentity();
  await identity.addPerson(ADA);
  const { AccessToken } = tokensOf(await identity.withPassword(ADA));
  const refused = 'NotAuthorizedException: A client attempted to write unauthorized attribute';
  const update = (Name: string, Value: string) =>
    identity.call('UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name, Value }] });
  for (const [name, value] of [
    ['phone_number', '+15550100'],
    ['email_verified', 'true'],
  ] as const)
    expect(said(await update(name, value))).toBe(refused);
  const UserAttributeNames = ['phone_number'];
  expect(said(await identity.call('DeleteUserAttributes', { AccessToken, UserAttributeNames }))).toBe(refused);
  expect(await update('given_name', 'Augusta')).not.toHaveProperty('__type');
  expect((await update('email', KING)).CodeDeliveryDetailsList).toHaveLength(1);
  const { UserAttributes } = await identity.call('GetUser', { AccessToken });
  expect(UserAttributes).toContainEqual({ Name: 'email', Value: ADA });
});
