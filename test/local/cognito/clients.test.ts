import {
  AddUserPoolClientSecretCommand,
  CreateUserPoolClientCommand,
  type CreateUserPoolClientCommandInput,
  DeleteUserPoolClientCommand,
  DeleteUserPoolClientSecretCommand,
  DescribeUserPoolClientCommand,
  ListUserPoolClientSecretsCommand,
  ListUserPoolClientsCommand,
  UpdateUserPoolClientCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { expect, test } from 'vitest';
import { proofClientSettings, webClientSettings } from '#contract/app-clients.ts';
import { newIdentity, PASSWORD, said, type TestIdentity, WEB } from './harness.ts';

const create = ({ admin, userPoolId }: TestIdentity, more: Partial<CreateUserPoolClientCommandInput> = {}) =>
  admin.send(
    new CreateUserPoolClientCommand({
      UserPoolId: userPoolId,
      ClientName: 'Nightly export',
      GenerateSecret: true,
      AllowedOAuthFlows: ['client_credentials'],
      AllowedOAuthFlowsUserPoolClient: true,
      AllowedOAuthScopes: ['plumbline/read', 'plumbline/write'],
      ...more,
    }),
  );

const made = async (identity: TestIdentity, more: Partial<CreateUserPoolClientCommandInput> = {}) => {
  const { UserPoolClient: { ClientId: id = '', ClientSecret: secret = '' } = {} } = await create(identity, more);
  return { id, secret };
};

const basic = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;

const ask = async ({ url }: TestIdentity, form: Record<string, string>, authorization?: string) => {
  const response = await fetch(`${url}/oauth2/token`, {
    method: 'POST',
    headers: authorization ? { authorization } : {},
    body: new URLSearchParams(form),
  });
  return { status: response.status, body: Object(await response.json()) };
};

const CLIENT_CREDENTIALS = { grant_type: 'client_credentials' };
const refused = (error: string) => ({ status: 400, body: { error } });

test('a program gets a token with its scopes that aws-jwt-verify accepts', async () => {
  const identity = await newIdentity();
  const { id, secret } = await made(identity);
  const form = { ...CLIENT_CREDENTIALS, scope: 'plumbline/read' };
  const { status, body } = await ask(identity, form, basic(id, secret));
  expect({ status, ...body }).toMatchObject({ status: 200, token_type: 'Bearer', expires_in: 3600 });

  const jwksCache = new SimpleJwksCache({
    fetcher: { fetch: async () => await (await fetch(identity.jwksUri)).arrayBuffer() },
  });
  const verifier = CognitoJwtVerifier.create(
    [{ userPoolId: identity.userPoolId, clientId: null, tokenUse: 'access' }],
    { jwksCache },
  );
  const claims = await verifier.verify(body.access_token);
  expect(claims).toMatchObject({ sub: id, client_id: id, scope: 'plumbline/read', token_use: 'access' });
  expect(claims).not.toHaveProperty('username');
  expect(said(await identity.call('GetUser', { AccessToken: body.access_token }))).toBe(
    'NotAuthorizedException: Access Token does not have required scopes',
  );
});

test('the secret may come in the form, and all scopes are the default', async () => {
  const identity = await newIdentity();
  const { id, secret } = await made(identity);
  const { body } = await ask(identity, { ...CLIENT_CREDENTIALS, client_id: id, client_secret: secret });
  const [, payload = ''] = String(body.access_token).split('.');
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
    scope: 'plumbline/read plumbline/write',
  });
});

test('a token lives as long as its client specifies', async () => {
  const identity = await newIdentity();
  const { id, secret } = await made(identity, {
    AccessTokenValidity: 10,
    TokenValidityUnits: { AccessToken: 'minutes' },
  });
  expect((await ask(identity, CLIENT_CREDENTIALS, basic(id, secret))).body.expires_in).toBe(600);
});

test('a wrong secret, foreign scope, or other kind of client or grant gets no token', async () => {
  const identity = await newIdentity();
  const { id, secret } = await made(identity, { AllowedOAuthScopes: ['plumbline/read'] });
  const key = basic(id, secret);
  expect(await ask(identity, CLIENT_CREDENTIALS, basic(id, `${secret}x`))).toEqual(refused('invalid_client'));
  expect(await ask(identity, CLIENT_CREDENTIALS)).toEqual(refused('invalid_client'));
  expect(await ask(identity, { ...CLIENT_CREDENTIALS, scope: 'plumbline/read plumbline/write' }, key)).toEqual(
    refused('invalid_scope'),
  );
  expect(await ask(identity, { ...CLIENT_CREDENTIALS, client_id: identity.webClientId })).toEqual(
    refused('unauthorized_client'),
  );
  expect(await ask(identity, { grant_type: 'password' }, key)).toEqual(refused('unsupported_grant_type'));
  expect(await ask(identity, {}, key)).toEqual(refused('invalid_request'));
});

test('a client is described with its settings, and not found after deletion', async () => {
  const identity = await newIdentity();
  const { id, secret } = await made(identity);
  const which = { UserPoolId: identity.userPoolId, ClientId: id };
  const { UserPoolClient } = await identity.admin.send(new DescribeUserPoolClientCommand(which));
  expect(UserPoolClient).toMatchObject({
    ...which,
    ClientName: 'Nightly export',
    ClientSecret: secret,
    AllowedOAuthFlows: ['client_credentials'],
    AllowedOAuthScopes: ['plumbline/read', 'plumbline/write'],
    CreationDate: expect.any(Date),
  });
  await identity.admin.send(new DeleteUserPoolClientCommand(which));
  const gone = { name: 'ResourceNotFoundException', message: `User pool client ${id} does not exist.` };
  await expect(identity.admin.send(new DescribeUserPoolClientCommand(which))).rejects.toMatchObject(gone);
  await expect(identity.admin.send(new DeleteUserPoolClientCommand(which))).rejects.toMatchObject(gone);
  expect(await ask(identity, CLIENT_CREDENTIALS, basic(id, secret))).toEqual(refused('invalid_client'));
});

test.each<[Partial<CreateUserPoolClientCommandInput>, string]>([
  [{ GenerateSecret: false }, 'InvalidOAuthFlowException'],
  [{ AllowedOAuthFlows: ['client_credentials', 'code'] }, 'InvalidOAuthFlowException'],
  [{ AllowedOAuthScopes: ['plumbline/read', 'openid'] }, 'InvalidOAuthFlowException'],
  [{ AllowedOAuthScopes: ['plumbline/admin'] }, 'ScopeDoesNotExistException'],
  [{ ClientName: '' }, 'InvalidParameterException'],
])('does not create a client with %j', async (more, name) => {
  await expect(create(await newIdentity(), more)).rejects.toMatchObject({ name });
});

test('people cannot sign in through a program’s client', async () => {
  const identity = await newIdentity();
  await identity.addPerson('ada@example.com');
  const { id: ClientId } = await made(identity);
  const begin = (AuthFlow: string) =>
    identity.call('InitiateAuth', {
      ClientId,
      AuthFlow,
      AuthParameters: { USERNAME: 'ada@example.com', PASSWORD, SRP_A: '2', SECRET_HASH: 'AAAA' },
    });
  expect(said(await begin('USER_PASSWORD_AUTH'))).toBe(
    'InvalidParameterException: USER_PASSWORD_AUTH flow not enabled for this client',
  );
  expect(said(await begin('USER_SRP_AUTH'))).toBe(
    `NotAuthorizedException: Unable to verify secret hash for client ${ClientId}`,
  );
});

test('a second secret is added, both are accepted, and the first can be ended', async () => {
  const identity = await newIdentity();
  const { id, secret } = await made(identity);
  const which = { UserPoolId: identity.userPoolId, ClientId: id };
  const list = async () => {
    const { ClientSecrets = [] } = await identity.admin.send(new ListUserPoolClientSecretsCommand(which));
    return ClientSecrets;
  };
  const status = async (given: string) => (await ask(identity, CLIENT_CREDENTIALS, basic(id, given))).status;
  const [first] = await list();
  expect(first).toEqual({
    ClientSecretId: expect.stringMatching(`^${id}--\\d+$`),
    ClientSecretCreateDate: expect.any(Date),
  });

  const { ClientSecretDescriptor: second } = await identity.admin.send(new AddUserPoolClientSecretCommand(which));
  const added = second?.ClientSecretValue ?? '';
  expect([await status(secret), await status(added)]).toEqual([200, 200]);
  await expect(identity.admin.send(new AddUserPoolClientSecretCommand(which))).rejects.toMatchObject({
    name: 'LimitExceededException',
  });

  const end = (ClientSecretId: string | undefined) =>
    identity.admin.send(new DeleteUserPoolClientSecretCommand({ ...which, ClientSecretId }));
  await end(first?.ClientSecretId);
  expect([await status(secret), await status(added)]).toEqual([400, 200]);
  await expect(end(first?.ClientSecretId)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  await expect(end(second?.ClientSecretId)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  expect(await list()).toMatchObject([{ ClientSecretId: second?.ClientSecretId }]);
});

test('a given secret is not returned again', async () => {
  const identity = await newIdentity();
  const ClientSecret = 'x'.repeat(24);
  const { id } = await made(identity, { GenerateSecret: false, ClientSecret });
  const which = { UserPoolId: identity.userPoolId, ClientId: id };
  expect((await ask(identity, CLIENT_CREDENTIALS, basic(id, ClientSecret))).status).toBe(200);
  const other = { ...which, ClientSecret: 'y'.repeat(64) };
  const { ClientSecretDescriptor } = await identity.admin.send(new AddUserPoolClientSecretCommand(other));
  expect(ClientSecretDescriptor).not.toHaveProperty('ClientSecretValue');
  await expect(made(identity, { ClientSecret })).rejects.toMatchObject({ name: 'InvalidParameterException' });
  const publicOne = { ...which, ClientId: identity.webClientId };
  await expect(identity.admin.send(new AddUserPoolClientSecretCommand(publicOne))).rejects.toMatchObject({
    name: 'InvalidParameterException',
  });
});

test('an update sets given fields and resets the others to defaults, but keeps the secret', async () => {
  const identity = await newIdentity();
  const { id, secret } = await made(identity, { AccessTokenValidity: 5 });
  const { UserPoolClient } = await identity.admin.send(
    new UpdateUserPoolClientCommand({
      UserPoolId: identity.userPoolId,
      ClientId: id,
      AllowedOAuthFlows: ['client_credentials'],
      AllowedOAuthFlowsUserPoolClient: true,
      AllowedOAuthScopes: ['plumbline/read'],
    }),
  );
  expect(UserPoolClient).toMatchObject({ ClientName: 'Nightly export', AccessTokenValidity: 1, ClientSecret: secret });
  const all = { ...CLIENT_CREDENTIALS, scope: 'plumbline/read plumbline/write' };
  expect(await ask(identity, all, basic(id, secret))).toEqual(refused('invalid_scope'));
});

test('the clients are listed page by page', async () => {
  const identity = await newIdentity();
  const { id } = await made(identity);
  const found: string[] = [];
  let NextToken: string | undefined;
  do {
    const page = await identity.admin.send(
      new ListUserPoolClientsCommand({ UserPoolId: identity.userPoolId, MaxResults: 2, NextToken }),
    );
    found.push(...(page.UserPoolClients ?? []).map(({ ClientId }) => ClientId ?? ''));
    NextToken = page.NextToken;
  } while (NextToken);
  expect(found).toHaveLength(3);
  expect(found).toEqual(expect.arrayContaining([id, identity.webClientId]));
});

test('refuses a client whose write attributes leave out a required attribute or name an unknown one', async () => {
  const identity = await newIdentity();
  const refused = (doing: string) => ({
    name: 'InvalidParameterException',
    message: `Invalid write attributes specified while ${doing} a client`,
  });
  for (const WriteAttributes of [['phone_number'], ['email', 'shoe_size']])
    await expect(create(identity, { WriteAttributes })).rejects.toMatchObject(refused('creating'));
  const { id } = await made(identity, { WriteAttributes: ['email', 'phone_number'] });
  const { UserPoolClient } = await identity.admin.send(
    new DescribeUserPoolClientCommand({ UserPoolId: identity.userPoolId, ClientId: id }),
  );
  expect(UserPoolClient?.WriteAttributes).toEqual(['email', 'phone_number']);
  const without = { UserPoolId: identity.userPoolId, ClientId: id, WriteAttributes: ['phone_number'] };
  await expect(identity.admin.send(new UpdateUserPoolClientCommand(without))).rejects.toMatchObject(
    refused('updating'),
  );
});

test('the web client allows only its own flows unless more are switched on', async () => {
  const begin = (identity: TestIdentity, AuthFlow: string) =>
    identity.call('InitiateAuth', {
      ClientId: identity.webClientId,
      AuthFlow,
      AuthParameters: { USERNAME: 'ada@example.com', PASSWORD, REFRESH_TOKEN: 'x', SRP_A: 'AAAA' },
    });
  const notEnabled = (flow: string) => `InvalidParameterException: ${flow} flow not enabled for this client`;
  const usual = await newIdentity({ extraFlows: [] });
  await usual.addPerson('ada@example.com');
  for (const flow of ['USER_PASSWORD_AUTH', 'CUSTOM_AUTH', 'REFRESH_TOKEN_AUTH'])
    expect(said(await begin(usual, flow))).toBe(notEnabled(flow));
  expect((await begin(usual, 'USER_SRP_AUTH')).ChallengeName).toBe('PASSWORD_VERIFIER');
  expect((await begin(usual, 'USER_AUTH')).ChallengeName).toBe('SELECT_CHALLENGE');

  const passwords = await newIdentity({ extraFlows: ['user_password'] });
  await passwords.addPerson('ada@example.com');
  expect((await begin(passwords, 'USER_PASSWORD_AUTH')).AuthenticationResult).toBeDefined();
  expect(said(await begin(passwords, 'CUSTOM_AUTH'))).toBe(notEnabled('CUSTOM_AUTH'));
});

test.each([
  ['web', webClientSettings({ origin: WEB, providers: ['MeridianID'], extraFlows: ['custom'] })],
  ['proof', proofClientSettings()],
] as const)('the %s client has the settings of the deployed one', async (name, settings) => {
  const identity = await newIdentity({
    extraFlows: ['custom'],
    providers: [{ name: 'MeridianID', domains: ['corp.example'] }],
  });
  const { UserPoolClient } = await identity.admin.send(
    new DescribeUserPoolClientCommand({
      UserPoolId: identity.userPoolId,
      ClientId: name === 'web' ? identity.webClientId : identity.proofClientId,
    }),
  );
  const { GenerateSecret, PreventUserExistenceErrors, ...described } = settings;
  expect([GenerateSecret, PreventUserExistenceErrors]).toEqual([false, 'ENABLED']);
  expect(UserPoolClient).toMatchObject(described);
});

test('a client with rotating refresh tokens cannot allow the flow without rotation', async () => {
  const identity = await newIdentity();
  const rotating = { RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 10 } } as const;
  await expect(
    create(identity, { ...rotating, ExplicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH'] }),
  ).rejects.toMatchObject({ name: 'InvalidParameterException' });
  await create(identity, { ...rotating, ExplicitAuthFlows: ['ALLOW_USER_AUTH'] });
});
