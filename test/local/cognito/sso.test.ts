import { AdminDisableUserCommand, AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { CALLBACK, claimsOf, exchange, newRequest, openBrowser, type Page } from './browser.ts';
import { newIdentity, PASSWORD, said } from './harness.ts';

const ACME = { name: 'AcmeID', domains: ['acme.example'] };
const OLIVIA = 'olivia.reyes@acme.example';
const USERNAME = `AcmeID_${OLIVIA}`;

type Given = NonNullable<Parameters<typeof newIdentity>[0]>;

const withProvider = async (more: Given = {}) => {
  const identity = await newIdentity({ providers: [ACME], ...more });
  return { identity, browser: openBrowser(identity) };
};
type Ready = Awaited<ReturnType<typeof withProvider>>;

const begin = ({ identity, browser }: Ready, more: Record<string, string> = {}) => {
  const { verifier, address } = newRequest(identity, { identity_provider: ACME.name, prompt: 'login', ...more });
  return { verifier, opened: browser.open(address) };
};

const tokensFor = async (ready: Ready, email: string, more: Record<string, string> = {}) => {
  const { verifier, opened } = begin(ready, more);
  const back = await ready.browser.submit(await opened, { email });
  const code = back.location?.searchParams.get('code') ?? '';
  return (await exchange(ready.identity, { code, code_verifier: verifier })).body;
};

const told = ({ location }: Page) => Object.fromEntries(location?.searchParams ?? []);

test('a person picks an identity and gets the same account each time', async () => {
  const ready = await withProvider();
  const { identity } = ready;
  const page = await begin(ready, { lang: 'es' }).opened;
  expect(page.html).toContain('Elija una cuenta');
  expect(page.html).toContain('Inés Duarte');
  expect(page.html).not.toMatch(/<script|style=/);

  const first = await tokensFor(ready, OLIVIA);
  const claims = claimsOf(first.id_token);
  expect(claims).toMatchObject({
    'cognito:username': USERNAME,
    'cognito:groups': [`${identity.userPoolId}_AcmeID`],
    email: OLIVIA,
    email_verified: false,
    identities: [{ userId: OLIVIA, providerName: 'AcmeID', providerType: 'OIDC', primary: 'true' }],
  });
  expect(claimsOf(first.access_token)).toMatchObject({ sub: claims.sub, username: USERNAME });

  const second = await tokensFor(ready, OLIVIA);
  expect(claimsOf(second.id_token).sub).toBe(claims.sub);
  const which = { UserPoolId: identity.userPoolId, Username: USERNAME };
  expect(await identity.admin.send(new AdminGetUserCommand(which))).toMatchObject({
    Username: USERNAME,
    UserStatus: 'EXTERNAL_PROVIDER',
    UserAttributes: expect.arrayContaining([
      { Name: 'given_name', Value: 'Olivia' },
      { Name: 'family_name', Value: 'Reyes' },
    ]),
  });
});

test('the triggers receive a first sign-in as a sign-up and the next as a sign-in', async () => {
  const events: { triggerSource: string; userName: string; request: { userAttributes: Record<string, string> } }[] = [];
  const keep = async <Event extends (typeof events)[number]>(event: Event) => {
    events.push(event);
    return event;
  };
  const triggers = { PreSignUp: keep, PostConfirmation: keep, PreAuthentication: keep, PostAuthentication: keep };
  const ready = await withProvider({ triggers });
  await tokensFor(ready, 'ines.duarte@acme.example');
  await tokensFor(ready, 'ines.duarte@acme.example');
  expect(events.map(({ triggerSource }) => triggerSource)).toEqual([
    'PreSignUp_ExternalProvider',
    'PostConfirmation_ConfirmSignUp',
    'PostAuthentication_Authentication',
  ]);
  expect(events[1]).toMatchObject({
    userName: 'AcmeID_ines.duarte@acme.example',
    request: {
      userAttributes: { 'cognito:user_status': 'EXTERNAL_PROVIDER', given_name: 'Inés', locale: 'es' },
    },
  });
});

test('a refusing trigger returns the person to the app with its message', async () => {
  const PreSignUp = async () => {
    throw new Error('Not one of us');
  };
  const ready = await withProvider({ triggers: { PreSignUp } });
  const back = await ready.browser.submit(await begin(ready).opened, { email: OLIVIA });
  expect(told(back)).toMatchObject({
    error: 'invalid_request',
    error_description: 'PreSignUp failed with error Not one of us.',
    state: 'a-state-of-32-random-characters0',
  });
  const which = { UserPoolId: ready.identity.userPoolId, Username: USERNAME };
  await expect(ready.identity.admin.send(new AdminGetUserCommand(which))).rejects.toMatchObject({
    name: 'UserNotFoundException',
  });
});

test('refuses an address of another domain, and canceling returns to the app', async () => {
  const ready = await withProvider();
  const page = await begin(ready, { login_hint: 'someone@acme.example' }).opened;
  expect(page.html).toContain('value="someone@acme.example"');
  const stranger = await ready.browser.submit(page, { email: 'eve@elsewhere.example' });
  expect(stranger.html).toContain('This directory only accepts addresses at acme.example.');
  const [, cancel = ''] = /<a href="([^"]*)">Cancel/.exec(page.html) ?? [];
  expect(cancel.startsWith(`${CALLBACK}?error=access_denied&amp;`)).toBe(true);
});

test('a directory user is separate from a password user with the same address', async () => {
  const ready = await withProvider();
  const { identity } = ready;
  const id = await identity.addPerson(OLIVIA);
  expect(claimsOf((await tokensFor(ready, OLIVIA)).id_token).sub).not.toBe(id);
  expect((await identity.signIn(OLIVIA)).AuthenticationResult).toBeDefined();
  expect(said(await identity.withPassword(USERNAME, PASSWORD))).toBe(
    'NotAuthorizedException: Incorrect username or password.',
  );
});

test('a disabled user cannot sign in through their directory either', async () => {
  const ready = await withProvider();
  await tokensFor(ready, OLIVIA);
  const which = { UserPoolId: ready.identity.userPoolId, Username: USERNAME };
  await ready.identity.admin.send(new AdminDisableUserCommand(which));
  const back = await ready.browser.submit(await begin(ready).opened, { email: OLIVIA });
  expect(told(back)).toMatchObject({ error: 'invalid_request', error_description: 'User is disabled.' });
});

test('the sign-in page offers the directory, and its session is separate from a local one', async () => {
  const ready = await withProvider();
  const { identity, browser } = ready;
  const page = await browser.open(newRequest(identity).address);
  const [, link = ''] = /href="([^"]*)">Continue with AcmeID/.exec(page.html) ?? [];
  const picked = await browser.submit(await browser.open(link.replaceAll('&amp;', '&')), { email: OLIVIA });
  expect(told(picked).code).toEqual(expect.any(String));

  const ask = async (more: Record<string, string>) => (await browser.ask(newRequest(identity, more).address)).location;
  expect((await ask({ identity_provider: ACME.name }))?.pathname).toBe('/auth/callback/');
  expect((await ask({ idp_identifier: 'acme.example' }))?.pathname).toBe('/auth/callback/');
  expect((await ask({ identity_provider: 'COGNITO' }))?.pathname).toBe('/login');
});
