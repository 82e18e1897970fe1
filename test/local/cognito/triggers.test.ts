import { AdminCreateUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { handler as preTokenGeneration } from '#lambdas/triggers/pre-token-generation.ts';
import { triggersOf } from '#local/aws/cognito/triggers/triggers.ts';
import { newIdentity, PASSWORD, said, tokensOf } from './harness.ts';

const refuse = (message: string) => async () => {
  throw new Error(message);
};

test('triggers run before and after a sign-in with Cognito’s event format', async () => {
  const events: object[] = [];
  const keep = async (event: object) => {
    events.push(event);
    return event;
  };
  const identity = await newIdentity({ triggers: { PreAuthentication: keep, PostAuthentication: keep } });
  const { userPoolId, webClientId: clientId } = identity;
  const sub = await identity.addPerson('ada@example.com');
  await identity.call('InitiateAuth', {
    ClientId: clientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: 'Ada@example.com', PASSWORD },
    ClientMetadata: { captcha: 'solved' },
  });

  const userAttributes = { sub, email: 'ada@example.com', 'cognito:user_status': 'CONFIRMED', email_verified: 'true' };
  const common = {
    version: '1',
    region: 'us-east-1',
    userPoolId,
    userName: sub,
    callerContext: { awsSdkVersion: expect.any(String), clientId },
    response: {},
  };
  expect(events).toMatchObject([
    {
      ...common,
      triggerSource: 'PreAuthentication_Authentication',
      request: { userAttributes, validationData: { captcha: 'solved' } },
    },
    {
      ...common,
      triggerSource: 'PostAuthentication_Authentication',
      request: { userAttributes, newDeviceUsed: true },
    },
  ]);
});

test('a sign-in with SRP calls one trigger at its start and one at its end', async () => {
  const sources: string[] = [];
  const note = async (event: { triggerSource: string; request: object }) => {
    sources.push(event.triggerSource);
    return event;
  };
  const identity = await newIdentity({ triggers: { PreAuthentication: note, PostAuthentication: note } });
  await identity.addPerson('ada@example.com');
  const { answer } = await identity.beginSrp('ada@example.com');
  expect(sources).toEqual(['PreAuthentication_Authentication']);
  await answer('not the password');
  expect(sources).toHaveLength(1);
  await answer(PASSWORD);
  expect(sources).toEqual(['PreAuthentication_Authentication', 'PostAuthentication_Authentication']);
});

test('a trigger’s error is passed on, and the sign-in fails', async () => {
  const before = await newIdentity({ triggers: { PreAuthentication: refuse('A captcha is required') } });
  await before.addPerson('ada@example.com');
  const told = 'UserLambdaValidationException: PreAuthentication failed with error A captcha is required.';
  expect(said(await before.withPassword('ada@example.com'))).toBe(told);
  expect(said((await before.beginSrp('ada@example.com')).asked)).toBe(told);

  const after = await newIdentity({ triggers: { PostAuthentication: refuse('Not today') } });
  await after.addPerson('ada@example.com');
  const answer = await after.signIn('ada@example.com');
  expect(said(answer)).toBe('UserLambdaValidationException: PostAuthentication failed with error Not today.');
  expect(answer.AuthenticationResult).toBeUndefined();
});

test('a trigger runs for unknown names, so that attempts can be counted', async () => {
  const requests: object[] = [];
  const identity = await newIdentity({
    triggers: {
      PreAuthentication: async (event) => {
        requests.push(event.request);
        return event;
      },
    },
  });
  expect(said(await identity.withPassword('nobody@example.com'))).toBe(
    'NotAuthorizedException: Incorrect username or password.',
  );
  expect(requests).toEqual([{ userAttributes: {}, userNotFound: true }]);
});

test('a trigger without a result is an error, not a sign-in', async () => {
  const silent = await newIdentity({ triggers: { PreAuthentication: async () => undefined } });
  expect(said(await silent.withPassword('ada@example.com'))).toBe(
    'InvalidLambdaResponseException: Unrecognizable lambda output',
  );
});

test('triggers run for invitations and for password recovery', async () => {
  const sources: string[] = [];
  const note = async (event: { triggerSource: string; request: { clientMetadata?: object | undefined } }) => {
    sources.push(event.triggerSource);
    return event;
  };
  const identity = await newIdentity({ triggers: { PreSignUp: note, PostConfirmation: note } });
  await identity.addPerson('ada@example.com');
  const which = { ClientId: identity.webClientId, Username: 'ada@example.com' };
  await identity.call('ForgotPassword', which);
  const ConfirmationCode = identity.messages[0]?.code;
  await identity.call('ConfirmForgotPassword', { ...which, ConfirmationCode, Password: 'Another horse 7 battery' });
  expect(sources).toEqual(['PreSignUp_AdminCreateUser', 'PostConfirmation_ConfirmForgotPassword']);

  const closed = await newIdentity({ triggers: { PreSignUp: refuse('No more people') } });
  await expect(closed.addPerson('ada@example.com')).rejects.toMatchObject({
    name: 'UserLambdaValidationException',
    message: 'PreSignUp failed with error No more people.',
  });
});

test('a message may have its own text, with the code in its place', async () => {
  const identity = await newIdentity({
    triggers: {
      CustomMessage: async (event) => ({
        ...event,
        response: {
          emailSubject: `${event.triggerSource} in ${event.request.clientMetadata?.lang}`,
          emailMessage: `<p>Hola &amp; bienvenida, ${event.request.usernameParameter ?? 'tú'}</p><p>${event.request.codeParameter}</p>`,
        },
      }),
    },
  });
  const { userPoolId: UserPoolId, webClientId: ClientId } = identity;
  await identity.addPerson('ada@example.com');
  const ClientMetadata = { lang: 'es' };
  await identity.call('ForgotPassword', { ClientId, Username: 'ada@example.com', ClientMetadata });
  const eve = { UserPoolId, Username: 'eve@example.com', TemporaryPassword: PASSWORD };
  await identity.admin.send(new AdminCreateUserCommand({ ...eve, ClientMetadata }));
  expect(identity.messages).toMatchObject([
    {
      subject: 'CustomMessage_ForgotPassword in es',
      body: `Hola & bienvenida, tú\n\n${identity.messages[0]?.code}`,
    },
    {
      subject: 'CustomMessage_AdminCreateUser in es',
      body: `Hola & bienvenida, eve@example.com\n\n${identity.messages[1]?.code}`,
    },
  ]);
});

test('stops waiting for a slow trigger', async () => {
  const triggers = triggersOf({
    region: 'us-east-1',
    userPoolId: 'us-east-1_Pool',
    handlers: { PreAuthentication: () => new Promise(() => {}) },
    limit: 20,
  });
  const occasion = {
    triggerSource: 'PreAuthentication_Authentication',
    userName: 'ada',
    clientId: 'web',
    request: { userAttributes: {} },
    response: {},
  } as const;
  await expect(triggers.invoke('PreAuthentication', occasion)).rejects.toMatchObject({
    type: 'UnexpectedLambdaException',
    message: 'PreAuthentication invocation failed due to error Socket timeout while invoking Lambda function.',
  });
});

test('the token trigger sets the scopes of access tokens and receives its source', async () => {
  const sources: string[] = [];
  const identity = await newIdentity({
    triggers: {
      PreTokenGeneration: async (event) => {
        sources.push(event.triggerSource);
        return preTokenGeneration(event);
      },
    },
  });
  await identity.addPerson('ada@example.com');
  const { AccessToken, RefreshToken } = tokensOf(await identity.withPassword('ada@example.com'));
  expect(await identity.call('GetUser', { AccessToken })).not.toHaveProperty('__type');
  const again = await identity.call('GetTokensFromRefreshToken', { ClientId: identity.webClientId, RefreshToken });
  expect(said(await identity.call('GetUser', { AccessToken: tokensOf(again).AccessToken }))).toBe(
    'NotAuthorizedException: Access Token does not have required scopes',
  );
  expect(sources).toEqual(['TokenGeneration_Authentication', 'TokenGeneration_RefreshTokens']);
});
