import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminSetUserPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { DAY, MINUTE, newIdentity, PASSWORD, said, type TestIdentity, tokensOf } from '#test/local/cognito/harness.ts';

const INCORRECT = 'NotAuthorizedException: Incorrect username or password.';
const LOCKED = 'NotAuthorizedException: Password attempts exceeded';
const OWN_PASSWORD = 'My very own passw0rd';

test('a person signs in with SRP by address in any case, or by id', async () => {
  const identity = await newIdentity();
  const id = await identity.addPerson('Ada@Example.com');
  for (const name of ['ada@example.com', 'ADA@EXAMPLE.COM', id]) {
    const { asked, answer } = await identity.beginSrp(name);
    expect(asked.ChallengeParameters.USER_ID_FOR_SRP).toBe(id);
    expect(tokensOf(await answer(PASSWORD)).AccessToken).toMatch(/^ey/);
  }
});

test('a person signs in with the password itself', async () => {
  const identity = await newIdentity();
  await identity.addPerson('ada@example.com');
  expect(tokensOf(await identity.withPassword('ada@example.com')).RefreshToken).not.toBe('');
  expect(said(await identity.withPassword('ada@example.com', `${PASSWORD}!`))).toBe(INCORRECT);
});

test('a wrong answer leaves the session open, a right one uses it up', async () => {
  const identity = await newIdentity();
  await identity.addPerson('ada@example.com');
  const { answer } = await identity.beginSrp('ada@example.com');
  expect(said(await answer('wrong'))).toBe(INCORRECT);
  tokensOf(await answer(PASSWORD));
  expect(said(await answer(PASSWORD))).toBe(
    'NotAuthorizedException: Invalid session for the user, session can only be used once.',
  );
});

test('one of two simultaneous correct answers signs in', async () => {
  const identity = await newIdentity();
  await identity.addPerson('ada@example.com');
  const { answer } = await identity.beginSrp('ada@example.com');
  const answers = await Promise.all([answer(PASSWORD), answer(PASSWORD), answer(PASSWORD)]);
  expect(answers.filter(({ AuthenticationResult }) => AuthenticationResult)).toHaveLength(1);
});

test('a session ends after three minutes and belongs to one person', async () => {
  const identity = await newIdentity();
  await identity.addPerson('ada@example.com');
  await identity.addPerson('bob@example.com');
  const { answer } = await identity.beginSrp('ada@example.com');
  expect(said(await answer(PASSWORD, { USERNAME: 'bob@example.com' }))).toMatch(/Invalid session for the user/);
  identity.pass(3 * MINUTE);
  expect(said(await answer(PASSWORD))).toBe(
    'NotAuthorizedException: Invalid session for the user, session is expired.',
  );
});

test('refuses an answer with missing parts or an unreadable clock, but accepts a wrong clock', async () => {
  const identity = await newIdentity();
  await identity.addPerson('ada@example.com');
  const { asked, answer } = await identity.beginSrp('ada@example.com');
  const bare = await identity.respond('PASSWORD_VERIFIER', asked.Session, { USERNAME: 'ada@example.com' });
  expect(said(bare)).toBe('InvalidParameterException: Missing required parameter PASSWORD_CLAIM_SECRET_BLOCK');
  expect(said(await answer(PASSWORD, { TIMESTAMP: '2026-11-21' }))).toMatch(/^InvalidParameterException: TIMESTAMP/);
  expect(said(await answer(PASSWORD, { PASSWORD_CLAIM_SECRET_BLOCK: 'AAAA' }))).toBe(INCORRECT);
  // The signature covers another time, so it does not match. An old time alone is accepted.
  expect(said(await answer(PASSWORD, { TIMESTAMP: 'Thu Jan 1 00:00:00 UTC 1970' }))).toBe(INCORRECT);
  tokensOf(await answer(PASSWORD));
});

test.each(['0', '00', ''])('refuses a public value of zero (%j)', async (SRP_A) => {
  const identity = await newIdentity();
  await identity.addPerson('ada@example.com');
  const asked = await identity.call('InitiateAuth', {
    ClientId: identity.webClientId,
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: 'ada@example.com', SRP_A },
  });
  expect(asked.__type).toBe('InvalidParameterException');
});

test('a sign-in does not reveal whether an account exists', async () => {
  const identity = await newIdentity();
  await identity.addPerson('ada@example.com');
  const [known, unknown, again] = await Promise.all(
    ['ada@example.com', 'nobody@example.com', 'Nobody@Example.com'].map((name) => identity.beginSrp(name)),
  );
  expect(Object.keys(unknown?.asked.ChallengeParameters ?? {})).toEqual(
    Object.keys(known?.asked.ChallengeParameters ?? {}),
  );
  const stable = ({ SALT, USER_ID_FOR_SRP }: Record<string, string> = {}) => [SALT, USER_ID_FOR_SRP];
  expect(stable(again?.asked.ChallengeParameters)).toEqual(stable(unknown?.asked.ChallengeParameters));
  expect(unknown?.asked.ChallengeParameters.USER_ID_FOR_SRP).toMatch(/^[0-9a-f-]{36}$/);
  expect(unknown?.asked.ChallengeParameters.SALT).toHaveLength(32);

  for (const name of ['ada@example.com', 'nobody@example.com']) {
    expect(said(await identity.signIn(name, 'wrong'))).toBe(INCORRECT);
    expect(said(await identity.withPassword(name, 'wrong'))).toBe(INCORRECT);
  }
});

test('a disabled account is reported only for the right password', async () => {
  const identity = await newIdentity();
  await identity.addPerson('ada@example.com');
  const who = { UserPoolId: identity.userPoolId, Username: 'ada@example.com' };
  await identity.admin.send(new AdminDisableUserCommand(who));
  expect(said(await identity.signIn('ada@example.com', 'wrong'))).toBe(INCORRECT);
  expect(said(await identity.signIn('ada@example.com'))).toBe('NotAuthorizedException: User is disabled.');
});

test.each(['ada@example.com', 'nobody@example.com'])(
  'after five wrong passwords %s waits a second, doubling each time',
  async (name) => {
    const identity = await newIdentity();
    await identity.addPerson('ada@example.com');
    for (let wrong = 0; wrong < 5; wrong++) expect(said(await identity.withPassword(name, 'wrong'))).toBe(INCORRECT);
    expect(said(await identity.withPassword(name))).toBe(LOCKED);
    expect(said(await identity.signIn(name))).toBe(LOCKED);
    identity.pass(1_000);
    expect(said(await identity.withPassword(name, 'wrong'))).toBe(INCORRECT);
    identity.pass(1_000);
    expect(said(await identity.withPassword(name, 'wrong'))).toBe(LOCKED);
    identity.pass(1_000);
    expect(said(await identity.withPassword(name, 'wrong'))).toBe(INCORRECT);
  },
);

test('a right password or a quiet quarter of an hour resets the count', async () => {
  const identity = await newIdentity();
  await identity.addPerson('ada@example.com');
  const fail = async (times: number) => {
    for (let wrong = 0; wrong < times; wrong++) await identity.withPassword('ada@example.com', 'wrong');
  };
  const signsIn = async () =>
    expect(tokensOf(await identity.withPassword('ada@example.com')).AccessToken).toBeTypeOf('string');
  await fail(4);
  await signsIn();
  await fail(4);
  identity.pass(15 * MINUTE);
  await fail(4);
  await signsIn();
});

test('twelve simultaneous right passwords lock no account, and five of twelve wrong ones are checked', async () => {
  const identity = await newIdentity();
  await identity.addPerson('ada@example.com');
  const twelve = async (password: string) =>
    (await Promise.all(Array.from({ length: 12 }, () => identity.signIn('ada@example.com', password)))).map(said);
  expect((await twelve(PASSWORD)).filter((one) => one === 'undefined: undefined')).toHaveLength(12);
  const wrong = await twelve('wrong');
  expect(
    [wrong.filter((one) => one === INCORRECT), wrong.filter((one) => one === LOCKED)].map((all) => all.length),
  ).toEqual([5, 7]);
});

const invited = async (identity: TestIdentity) => {
  await identity.admin.send(
    new AdminCreateUserCommand({
      UserPoolId: identity.userPoolId,
      Username: 'eve@example.com',
      TemporaryPassword: `${PASSWORD} for now`,
    }),
  );
  return identity.messages.at(-1)?.code ?? '';
};

test('an invited person sets a password, and their address becomes verified', async () => {
  const identity = await newIdentity();
  const temporary = await invited(identity);
  const asked = await identity.signIn('eve@example.com', temporary);
  expect(asked.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  expect(JSON.parse(asked.ChallengeParameters.requiredAttributes ?? '')).toEqual([]);
  expect(JSON.parse(asked.ChallengeParameters.userAttributes ?? '')).toMatchObject({ email: 'eve@example.com' });

  const answer = (responses: Record<string, string>) =>
    identity.respond('NEW_PASSWORD_REQUIRED', asked.Session, { USERNAME: 'eve@example.com', ...responses });
  expect(said(await answer({}))).toBe('InvalidParameterException: Missing required parameter NEW_PASSWORD');
  expect(said(await answer({ NEW_PASSWORD: OWN_PASSWORD, 'userAttributes.email': 'mallory@example.com' }))).toBe(
    'NotAuthorizedException: Cannot modify an already provided email',
  );
  const { AccessToken } = tokensOf(await answer({ NEW_PASSWORD: OWN_PASSWORD, 'userAttributes.given_name': 'Eve' }));
  expect((await identity.call('GetUser', { AccessToken })).UserAttributes).toEqual(
    expect.arrayContaining([
      { Name: 'email_verified', Value: 'true' },
      { Name: 'given_name', Value: 'Eve' },
    ]),
  );
  expect(said(await identity.signIn('eve@example.com', temporary))).toBe(INCORRECT);
  tokensOf(await identity.signIn('eve@example.com', OWN_PASSWORD));
});

test.each([
  ['Short passw0rd', 'Password not long enough'],
  ['my very own passw0rd', 'Password must have uppercase characters'],
  ['MY VERY OWN PASSW0RD', 'Password must have lowercase characters'],
  ['My very own password', 'Password must have numeric characters'],
])('the new password %j does not conform', async (NEW_PASSWORD, why) => {
  const identity = await newIdentity();
  const asked = await identity.signIn('eve@example.com', await invited(identity));
  const answer = await identity.respond('NEW_PASSWORD_REQUIRED', asked.Session, {
    USERNAME: 'eve@example.com',
    NEW_PASSWORD,
  });
  expect(said(answer)).toBe(`InvalidPasswordException: Password did not conform with policy: ${why}`);
});

test('a temporary password expires after seven days until an administrator sets another', async () => {
  const identity = await newIdentity();
  const temporary = await invited(identity);
  identity.pass(7 * DAY);
  expect(said(await identity.signIn('eve@example.com', temporary))).toBe(
    'NotAuthorizedException: Temporary password has expired and must be reset by an administrator.',
  );
  await identity.admin.send(
    new AdminSetUserPasswordCommand({
      UserPoolId: identity.userPoolId,
      Username: 'eve@example.com',
      Password: PASSWORD,
      Permanent: false,
    }),
  );
  expect((await identity.signIn('eve@example.com')).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
});

test('refuses self sign-up', async () => {
  const identity = await newIdentity();
  const asked = { ClientId: identity.webClientId, Username: 'me@example.com', Password: PASSWORD };
  expect(said(await identity.call('SignUp', asked))).toBe(
    'NotAuthorizedException: SignUp is not permitted for this user pool',
  );
});

test('a new password must differ from the previous one, even a temporary one', async () => {
  const identity = await newIdentity();
  await identity.addPerson('new@example.com', { temporary: true });
  const asked = await identity.signIn('new@example.com');
  const choose = (NEW_PASSWORD: string) =>
    identity.respond('NEW_PASSWORD_REQUIRED', asked.Session, { USERNAME: 'new@example.com', NEW_PASSWORD });
  const refused = 'PasswordHistoryPolicyViolationException: Password has previously been used.';
  expect(said(await choose(PASSWORD))).toBe(refused);
  const { AccessToken } = tokensOf(await choose('Another horse 7 battery'));
  const change = { AccessToken, PreviousPassword: 'Another horse 7 battery' };
  const same = { ...change, ProposedPassword: 'Another horse 7 battery' };
  expect(said(await identity.call('ChangePassword', same))).toBe(refused);
  expect(await identity.call('ChangePassword', { ...change, ProposedPassword: PASSWORD })).not.toHaveProperty('__type');
});
