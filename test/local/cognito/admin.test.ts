import {
  AdminCreateUserCommand,
  type AdminCreateUserCommandInput,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { ADMIN, newIdentity, PASSWORD, said, type TestIdentity, tokensOf, WEB } from './harness.ts';

let passwords = 0;
const create = (
  { admin, userPoolId }: TestIdentity,
  Username: string,
  more: Partial<AdminCreateUserCommandInput> = {},
) => {
  const TemporaryPassword = `${PASSWORD} ${passwords++}`;
  return admin.send(new AdminCreateUserCommand({ UserPoolId: userPoolId, Username, TemporaryPassword, ...more }));
};

const who = ({ userPoolId }: TestIdentity, Username = 'ada@example.com') => ({ UserPoolId: userPoolId, Username });

test('a new person gets an id and a mailed temporary password', async () => {
  const identity = await newIdentity();
  const { User } = await create(identity, 'Ada@Example.com', { DesiredDeliveryMediums: ['EMAIL'] });
  expect(User).toMatchObject({ Enabled: true, UserStatus: 'FORCE_CHANGE_PASSWORD' });
  expect(User?.Username).toMatch(/^[0-9a-f-]{36}$/);
  expect(User?.Attributes).toContainEqual({ Name: 'sub', Value: User?.Username });
  const [mail] = identity.messages;
  expect(mail).toMatchObject({ to: 'Ada@Example.com', channel: 'email', link: `${WEB}/signin` });
  expect(mail?.body).toContain(mail?.code);
  expect((await identity.signIn('ada@example.com', mail?.code ?? '')).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
});

test('an address is unique regardless of case, even with concurrent requests', async () => {
  const identity = await newIdentity();
  const results = await Promise.allSettled(
    ['ada@example.com', 'Ada@example.com', 'ADA@EXAMPLE.COM'].map((name) => create(identity, name)),
  );
  const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
  expect(refused).toHaveLength(2);
  for (const error of refused)
    expect(error).toMatchObject({
      name: 'UsernameExistsException',
      message: 'An account with the given email already exists.',
    });
});

test.each<[string, Partial<AdminCreateUserCommandInput>, string]>([
  ['ada', {}, 'InvalidParameterException'],
  ['ada@example.com', { TemporaryPassword: undefined }, 'InvalidParameterException'],
  ['ada@example.com', { TemporaryPassword: 'short1A' }, 'InvalidPasswordException'],
  ['ada@example.com', { UserAttributes: [{ Name: 'email', Value: 'bob@example.com' }] }, 'InvalidParameterException'],
  ['ada@example.com', { UserAttributes: [{ Name: 'shoe_size', Value: '42' }] }, 'InvalidParameterException'],
  ['ada@example.com', { DesiredDeliveryMediums: ['SMS'] }, 'InvalidParameterException'],
  ['ada@example.com', { MessageAction: 'RESEND' }, 'UserNotFoundException'],
])('does not create %s with %j', async (name, more, error) => {
  const identity = await newIdentity();
  await expect(create(identity, name, more)).rejects.toMatchObject({ name: error });
  await expect(identity.admin.send(new AdminGetUserCommand(who(identity)))).rejects.toMatchObject({
    name: 'UserNotFoundException',
    message: 'User does not exist.',
  });
});

test('an invitation is resent with a new password until it is no longer needed', async () => {
  const identity = await newIdentity();
  await create(identity, 'ada@example.com');
  await create(identity, 'ada@example.com', { MessageAction: 'RESEND' });
  const [first, second] = identity.messages.map(({ code }) => code ?? '');
  expect(said(await identity.signIn('ada@example.com', first))).toMatch(/Incorrect/);
  expect((await identity.signIn('ada@example.com', second)).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  await identity.addPerson('bob@example.com');
  await expect(create(identity, 'bob@example.com', { MessageAction: 'RESEND' })).rejects.toMatchObject({
    name: 'UnsupportedUserStateException',
  });
});

test('an administrator sees, changes, disables, enables and deletes a person', async () => {
  const identity = await newIdentity();
  const { admin } = identity;
  const id = await identity.addPerson('ada@example.com');
  await admin.send(
    new AdminUpdateUserAttributesCommand({
      ...who(identity),
      UserAttributes: [
        { Name: 'family_name', Value: 'King' },
        { Name: 'given_name', Value: '' },
        { Name: 'phone_number', Value: '+15550100' },
      ],
    }),
  );
  await admin.send(new AdminDisableUserCommand(who(identity)));
  const seen = await admin.send(new AdminGetUserCommand(who(identity, id)));
  expect(seen).toMatchObject({ Username: id, Enabled: false, UserStatus: 'CONFIRMED' });
  expect(seen.UserCreateDate).toBeInstanceOf(Date);
  expect(Object.fromEntries((seen.UserAttributes ?? []).map(({ Name, Value }) => [Name, Value]))).toEqual({
    sub: id,
    email: 'ada@example.com',
    email_verified: 'true',
    family_name: 'King',
    phone_number: '+15550100',
    phone_number_verified: 'false',
  });
  const unlisted = [{ Name: 'phone_number', Value: '' }];
  await admin.send(new AdminUpdateUserAttributesCommand({ ...who(identity), UserAttributes: unlisted }));
  const { UserAttributes } = await admin.send(new AdminGetUserCommand(who(identity)));
  expect(UserAttributes?.map(({ Name }) => Name)).not.toContain('phone_number_verified');
  await admin.send(new AdminEnableUserCommand(who(identity)));
  tokensOf(await identity.signIn('ada@example.com'));
  await admin.send(new AdminDeleteUserCommand(who(identity)));
  await expect(admin.send(new AdminDeleteUserCommand(who(identity)))).rejects.toMatchObject({
    name: 'UserNotFoundException',
  });
  await identity.addPerson('ada@example.com');
});

test('changing an address to that of another person is refused', async () => {
  const identity = await newIdentity();
  await identity.addPerson('ada@example.com');
  await identity.addPerson('bob@example.com');
  const change = identity.admin.send(
    new AdminUpdateUserAttributesCommand({
      ...who(identity, 'bob@example.com'),
      UserAttributes: [{ Name: 'email', Value: 'ADA@example.com' }],
    }),
  );
  await expect(change).rejects.toMatchObject({
    name: 'AliasExistsException',
    message: 'An account with the given email already exists.',
  });
});

test('people are listed page by page, each once', async () => {
  const identity = await newIdentity();
  const names = Array.from({ length: 7 }, (_, index) => `person-${index}@example.com`);
  for (const name of names) await identity.addPerson(name, { temporary: true });
  const seen: string[] = [];
  let PaginationToken: string | undefined;
  do {
    const page = await identity.admin.send(
      new ListUsersCommand({ UserPoolId: identity.userPoolId, Limit: 3, PaginationToken, AttributesToGet: ['email'] }),
    );
    expect(page.Users?.length).toBeLessThanOrEqual(3);
    for (const { Attributes } of page.Users ?? []) {
      expect(Attributes).toHaveLength(1);
      seen.push(Attributes?.[0]?.Value ?? '');
    }
    PaginationToken = page.PaginationToken;
  } while (PaginationToken);
  expect(seen.toSorted()).toEqual(names);
});

test('finds people by their attributes', async () => {
  const identity = await newIdentity();
  const ada = await identity.addPerson('ada@example.com');
  const bob = await identity.addPerson('bob@example.com', { temporary: true });
  const found = async (Filter: string) => {
    const { Users } = await identity.admin.send(new ListUsersCommand({ UserPoolId: identity.userPoolId, Filter }));
    return Users?.map(({ Username }) => Username);
  };
  expect(await found('email = "ADA@example.com"')).toEqual([ada]);
  expect(await found('email ^= "b"')).toEqual([bob]);
  expect(await found('email ^= "%"')).toEqual([]);
  expect(await found(`sub = "${ada}"`)).toEqual([ada]);
  expect(await found('given_name = "Ada"')).toHaveLength(2);
  expect(await found('cognito:user_status = "CONFIRMED"')).toEqual([ada]);
  expect(await found('status = "Disabled"')).toEqual([]);
  expect(await found('email = "a\\"b@example.com"')).toEqual([]);
  for (const bad of ['email', 'email = ada', 'shoe_size = "42"', 'email = "x" or sub = "y"'])
    await expect(found(bad)).rejects.toMatchObject({ name: 'InvalidParameterException' });
});

test('refuses administrator operations without an administrator’s signature', async () => {
  const identity = await newIdentity();
  const { userPoolId: UserPoolId, url } = identity;
  for (const operation of ['AdminCreateUser', 'ListUsers', 'CreateUserPoolClient', 'AdminGetUser'])
    expect(said(await identity.call(operation, { UserPoolId, Username: 'a@b.c' }))).toBe(
      'MissingAuthenticationTokenException: Missing Authentication Token',
    );
  const as = async (credentials: typeof ADMIN) => {
    const client = new CognitoIdentityProviderClient({ region: 'us-east-1', endpoint: url, credentials });
    return client.send(new ListUsersCommand({ UserPoolId })).finally(() => client.destroy());
  };
  await expect(as({ ...ADMIN, secretAccessKey: 'another' })).rejects.toMatchObject({
    name: 'InvalidSignatureException',
  });
  await expect(as({ ...ADMIN, accessKeyId: 'AKIASOMEONE' })).rejects.toMatchObject({
    name: 'UnrecognizedClientException',
  });
  expect((await as(ADMIN)).Users).toEqual([]);
  await expect(identity.admin.send(new ListUsersCommand({ UserPoolId: 'us-east-1_Another' }))).rejects.toMatchObject({
    name: 'ResourceNotFoundException',
    message: 'User pool us-east-1_Another does not exist.',
  });
});

test('a password set by an administrator must conform too', async () => {
  const identity = await newIdentity();
  await expect(
    create(identity, 'ada@example.com', { TemporaryPassword: PASSWORD.toLowerCase() }),
  ).rejects.toMatchObject({ message: 'Password did not conform with policy: Password must have uppercase characters' });
});
