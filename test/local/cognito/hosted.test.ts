import { once } from 'node:events';
import { get, request } from 'node:https';
import { connect } from 'node:net';
import { CreateUserPoolClientCommand } from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { CALLBACK, claimsOf, exchange, newRequest, openBrowser, SIGNED_OUT, WEB } from './browser.ts';
import { MINUTE, newIdentity, PASSWORD, said, tokensOf } from './harness.ts';
import { totp } from './totp.ts';

const NEW = 'My very own passw0rd';

const withAda = async () => {
  const identity = await newIdentity();
  const id = await identity.addPerson('ada@example.com');
  return { identity, id, browser: openBrowser(identity) };
};
type Ready = Awaited<ReturnType<typeof withAda>>;

const signedIn = async ({ identity, browser }: Ready, more: Record<string, string> = {}) => {
  const { verifier, address } = newRequest(identity, more);
  const back = await browser.submit(await browser.open(address), { username: 'ada@example.com', password: PASSWORD });
  return { verifier, code: back.location?.searchParams.get('code') ?? '', back };
};

test('a person signs in on the page, and the app gets tokens for its code once', async () => {
  const ready = await withAda();
  const { identity, id } = ready;
  const { verifier, code, back } = await signedIn(ready, { nonce: 'n-1' });
  expect(back.status).toBe(302);
  expect(back.location?.href).toBe(`${CALLBACK}?code=${code}&state=a-state-of-32-random-characters0`);

  const { status, body, headers } = await exchange(identity, { code, code_verifier: verifier });
  expect({ status, ...body }).toMatchObject({ status: 200, token_type: 'Bearer', expires_in: 300 });
  expect(headers.get('access-control-allow-origin')).toBe(WEB);
  expect(claimsOf(body.access_token)).toMatchObject({
    sub: id,
    username: id,
    scope: 'email openid phone',
    client_id: identity.webClientId,
    token_use: 'access',
  });
  const claims = claimsOf(body.id_token);
  expect(claims).toMatchObject({ sub: id, email: 'ada@example.com', nonce: 'n-1', aud: identity.webClientId });
  expect(claims).not.toHaveProperty('given_name');

  expect(await exchange(identity, { code, code_verifier: verifier })).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant' },
  });
});

test('a code is refused with a wrong verifier, redirect or client, or after five minutes', async () => {
  const ready = await withAda();
  const { identity } = ready;
  const { UserPoolClient: other } = await identity.admin.send(
    new CreateUserPoolClientCommand({
      UserPoolId: identity.userPoolId,
      ClientName: 'Another app',
      AllowedOAuthFlows: ['code'],
      AllowedOAuthFlowsUserPoolClient: true,
      AllowedOAuthScopes: ['openid'],
      CallbackURLs: [CALLBACK],
    }),
  );
  const wrong: Record<string, string>[] = [
    { code_verifier: 'not the verifier' },
    { code_verifier: '' },
    { redirect_uri: `${CALLBACK}?` },
    { client_id: other?.ClientId ?? '' },
  ];
  for (const change of wrong) {
    const { verifier, code } = await signedIn(ready, { prompt: 'login' });
    const first = await exchange(identity, { code, code_verifier: verifier, ...change });
    expect({ change, status: first.status, ...first.body }).toEqual({ change, status: 400, error: 'invalid_grant' });
    expect((await exchange(identity, { code, code_verifier: verifier })).body).toEqual({ error: 'invalid_grant' });
  }
  const { verifier, code } = await signedIn(ready, { prompt: 'login' });
  identity.pass(5 * MINUTE);
  expect((await exchange(identity, { code, code_verifier: verifier })).body).toEqual({ error: 'invalid_grant' });
});

test('a refresh token gets new tokens with the same scopes, until it is revoked', async () => {
  const ready = await withAda();
  const { identity } = ready;
  const { verifier, code } = await signedIn(ready);
  const { body: tokens } = await exchange(identity, { code, code_verifier: verifier });
  const form = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
  const fresh = await exchange(identity, form);
  expect(fresh).toMatchObject({ status: 200, body: { token_type: 'Bearer', id_token: expect.any(String) } });
  expect(fresh.body).toMatchObject({ refresh_token: expect.not.stringMatching(tokens.refresh_token) });
  expect(claimsOf(fresh.body.access_token).scope).toBe('email openid phone');
  const { AuthenticationResult } = await identity.call('GetTokensFromRefreshToken', {
    ClientId: identity.webClientId,
    RefreshToken: tokens.refresh_token,
  });
  expect(claimsOf(AuthenticationResult?.AccessToken ?? '').scope).toBe('email openid phone');

  const revoke = (fields: Record<string, string>) =>
    fetch(`${identity.url}/oauth2/revoke`, { method: 'POST', body: new URLSearchParams(fields) });
  const client_id = identity.webClientId;
  expect((await revoke({ client_id })).status).toBe(400);
  expect((await revoke({ client_id: 'nobody', token: tokens.refresh_token })).status).toBe(401);
  expect(await (await revoke({ client_id, token: tokens.access_token })).json()).toEqual({
    error: 'unsupported_token_type',
  });
  expect((await revoke({ client_id, token: tokens.refresh_token })).status).toBe(200);
  expect((await exchange(identity, form)).body).toEqual({ error: 'invalid_grant' });
});

test('userInfo shows what the scopes allow; account access needs its scope', async () => {
  const ready = await withAda();
  const { identity, id } = ready;
  const tokensFor = async (scope: string) => {
    const { verifier, code } = await signedIn(ready, { scope, prompt: 'login' });
    return (await exchange(identity, { code, code_verifier: verifier })).body;
  };
  const info = (token: string) =>
    fetch(`${identity.url}/oauth2/userInfo`, { headers: { authorization: `Bearer ${token}` } });
  const narrow = await tokensFor('openid email');
  expect(await (await info(narrow.access_token)).json()).toEqual({
    sub: id,
    username: id,
    email: 'ada@example.com',
    email_verified: 'true',
  });
  expect(said(await identity.call('GetUser', { AccessToken: narrow.access_token }))).toBe(
    'NotAuthorizedException: Access Token does not have required scopes',
  );

  const account = await tokensFor('aws.cognito.signin.user.admin');
  expect(account).not.toHaveProperty('id_token');
  expect(await identity.call('GetUser', { AccessToken: account.access_token })).toMatchObject({ Username: id });
  const refused = await info(account.access_token);
  expect([refused.status, await refused.json()]).toEqual([
    401,
    { error: 'invalid_token', error_description: 'Access token does not contain openid scope' },
  ]);
  expect((await fetch(`${identity.url}/oauth2/userInfo`)).status).toBe(400);
});

test('a signed-in person is not asked again for an hour unless the app requires it', async () => {
  const ready = await withAda();
  const { identity, browser } = ready;
  const ask = (more: Record<string, string> = {}) => browser.ask(newRequest(identity, more).address);
  expect((await ask({ prompt: 'none' })).location?.searchParams.get('error')).toBe('login_required');
  await signedIn(ready);
  expect((await ask()).location?.searchParams.get('code')).toEqual(expect.any(String));
  expect((await ask({ prompt: 'login' })).location?.pathname).toBe('/login');
  identity.pass(60 * MINUTE);
  expect((await ask()).location?.pathname).toBe('/login');
});

test('logging out ends the session and redirects only to registered addresses', async () => {
  const ready = await withAda();
  const { identity, browser } = ready;
  await signedIn(ready);
  const { webClientId: client_id } = identity;
  const leave = (query: Record<string, string>) => browser.ask(`/logout?${new URLSearchParams(query)}`);
  expect((await leave({ client_id, logout_uri: 'https://evil.example/' })).location?.pathname).toBe('/error');
  expect((await leave({ client_id: 'nobody', logout_uri: SIGNED_OUT })).location?.pathname).toBe('/error');
  expect((await browser.ask(newRequest(identity).address)).location?.pathname).toBe('/auth/callback/');

  const left = await leave({ client_id, logout_uri: SIGNED_OUT });
  expect([left.status, left.location?.href]).toEqual([302, SIGNED_OUT]);
  expect((await browser.ask(newRequest(identity).address)).location?.pathname).toBe('/login');

  await signedIn(ready);
  const anew = await browser.ask(`/logout?${newRequest(identity).query}`);
  expect(anew.location?.pathname).toBe('/login');
  expect((await browser.ask(newRequest(identity).address)).location?.pathname).toBe('/login');
});

test.each([
  [{ redirect_uri: 'https://evil.example/' }, 'redirect_mismatch'],
  [{ redirect_uri: `${CALLBACK}../../elsewhere` }, 'redirect_mismatch'],
  [{ redirect_uri: CALLBACK.replace(/\/$/, '') }, 'redirect_mismatch'],
  [{ client_id: 'nobody' }, 'invalid_request'],
])('with %j the browser is not redirected to the app', async (change, error) => {
  const { identity, browser } = await withAda();
  for (const path of ['/oauth2/authorize', '/login']) {
    const { status, location } = await browser.ask(`${path}?${newRequest(identity, change).query}`);
    expect([status, location?.origin, location?.pathname]).toEqual([302, identity.url, '/error']);
    expect(location?.searchParams.get('error')).toBe(error);
  }
  expect((await browser.open(newRequest(identity, change).address)).html).toContain(error);
});

test.each([
  [{ response_type: 'magic' }, 'invalid_request'],
  [{ response_type: 'token' }, 'unauthorized_client'],
  [{ scope: 'openid plumbline/write' }, 'invalid_scope'],
  [{ code_challenge_method: 'plain' }, 'invalid_request'],
  [{ code_challenge: 'short' }, 'invalid_request'],
  [{ identity_provider: 'Nobody' }, 'invalid_request'],
])('with %j the app gets an error', async (change, error) => {
  const { identity, browser } = await withAda();
  const { location } = await browser.ask(newRequest(identity, change).address);
  expect(location?.href.startsWith(CALLBACK)).toBe(true);
  const told = new URLSearchParams(location?.hash ? location.hash.slice(1) : location?.search);
  expect([told.get('error'), told.get('state')]).toEqual([error, 'a-state-of-32-random-characters0']);
});

test('an app with the implicit flow gets tokens in the fragment, without a refresh token', async () => {
  const { identity, browser, id } = await withAda();
  const { UserPoolClient: app } = await identity.admin.send(
    new CreateUserPoolClientCommand({
      UserPoolId: identity.userPoolId,
      ClientName: 'Without a server',
      AllowedOAuthFlows: ['implicit'],
      AllowedOAuthFlowsUserPoolClient: true,
      AllowedOAuthScopes: ['openid', 'email'],
      CallbackURLs: [CALLBACK],
    }),
  );
  const query = new URLSearchParams({
    client_id: app?.ClientId ?? '',
    redirect_uri: CALLBACK,
    response_type: 'token',
    state: 's',
  });
  const page = await browser.open(`/oauth2/authorize?${query}`);
  const { location } = await browser.submit(page, { username: 'ada@example.com', password: PASSWORD });
  const given = new URLSearchParams(location?.hash.slice(1));
  expect(location?.search).toBe('');
  expect(claimsOf(given.get('id_token') ?? '')).toMatchObject({ sub: id, aud: app?.ClientId });
  expect([...given.keys()].sort()).toEqual(['access_token', 'expires_in', 'id_token', 'state', 'token_type']);
});

test('a wrong password keeps the name, shows a localized error and redirects nowhere', async () => {
  const { identity, browser } = await withAda();
  const page = await browser.open(newRequest(identity, { lang: 'es', login_hint: '"><b>ada' }).address);
  expect(page.html).toContain('<html lang="es">');
  expect(page.html).toContain('value="&quot;&gt;&lt;b&gt;ada"');
  const wrong = await browser.submit(page, { username: 'ada@example.com', password: 'wrong' });
  expect(wrong.html).toContain('role="alert">Nombre de usuario o contraseña incorrectos.');
  expect(wrong.html).toContain('value="ada@example.com"');
  expect(browser.cookies.has('cognito')).toBe(false);

  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`form-action 'self' ${WEB}`);
  expect(page.html).not.toMatch(/<script|style=|onclick/);
});

test('refuses a form sent by another site', async () => {
  const { identity, browser } = await withAda();
  const page = await browser.open(newRequest(identity).address);
  const filled = { username: 'ada@example.com', password: PASSWORD };
  const forged = await browser.submit(page, { ...filled, _csrf: 'guessed' });
  expect(forged.html).toContain('Please try again.');
  expect(browser.cookies.has('cognito')).toBe(false);
  browser.cookies.clear();
  expect((await browser.submit(page, filled)).html).toContain('Please try again.');
});

test('a person with a temporary password chooses their own', async () => {
  const { identity, browser } = await withAda();
  await identity.addPerson('eve@example.com', { temporary: true });
  const page = await browser.open(newRequest(identity).address);
  const choose = await browser.submit(page, { username: 'eve@example.com', password: PASSWORD });
  expect(choose.html).toContain('Choose a password');
  const differ = await browser.submit(choose, { new_password: NEW, again: PASSWORD });
  expect(differ.html).toContain('The passwords do not match.');
  const short = await browser.submit(differ, { new_password: 'short', again: 'short' });
  expect(short.html).toContain('Password not long enough');
  const back = await browser.submit(short, { new_password: NEW, again: NEW });
  expect(back.location?.searchParams.get('code')).toEqual(expect.any(String));
  expect((await identity.withPassword('eve@example.com', NEW)).AuthenticationResult).toBeDefined();

  await identity.addPerson('zoe@example.com', { temporary: true });
  const late = await browser.submit(page, { username: 'zoe@example.com', password: PASSWORD });
  identity.pass(3 * MINUTE);
  const again = await browser.submit(late, { new_password: NEW, again: NEW });
  expect(again.html).toContain('That took too long. Please sign in again.');
});

test('a second factor is required there as well, by the chosen method', async () => {
  const { identity, browser } = await withAda();
  const { AccessToken } = tokensOf(await identity.withPassword('ada@example.com'));
  const { SecretCode } = await identity.call('AssociateSoftwareToken', { AccessToken });
  const code = () => totp(String(SecretCode), identity.now());
  await identity.call('VerifySoftwareToken', { AccessToken, UserCode: code() });
  const Enabled = true;
  const settings = { SoftwareTokenMfaSettings: { Enabled }, EmailMfaSettings: { Enabled } };
  await identity.call('SetUserMFAPreference', { AccessToken, ...settings });
  identity.pass(MINUTE);

  const page = await browser.open(newRequest(identity).address);
  const choose = await browser.submit(page, { username: 'ada@example.com', password: PASSWORD });
  expect(choose.html).toContain('A code by email');
  expect(choose.html).not.toContain('A code by text message');
  const sent = await browser.submit(choose, { method: 'EMAIL_OTP' });
  expect(sent.html).toContain('We sent a code to a***@e***.');
  const wrong = await browser.submit(sent, { code: 'wrong' });
  expect(wrong.html).toContain('role="alert"');
  const back = await browser.submit(wrong, { code: identity.messages.at(-1)?.code ?? '' });
  expect(back.location?.searchParams.get('code')).toEqual(expect.any(String));

  const other = await browser.submit(page, { username: 'ada@example.com', password: PASSWORD });
  const app = await browser.submit(other, { method: 'SOFTWARE_TOKEN_MFA' });
  expect((await browser.submit(app, { code: code() })).location?.pathname).toBe('/auth/callback/');
});

test('the same port speaks TLS, with the same certificate after a restart', async () => {
  const { identity } = await withAda();
  const { domain, webClientId, data } = identity;
  const visit = (address: string) =>
    new Promise<{ status: number | undefined; cookies: string[]; fingerprint: string }>((resolve, reject) => {
      get(address, { rejectUnauthorized: false, agent: false }, (response) => {
        // The request uses HTTPS, so the socket is a TLS socket.
        const { fingerprint256 } = Object(response.socket).getPeerCertificate();
        response.resume();
        const cookies = response.headers['set-cookie'] ?? [];
        resolve({ status: response.statusCode, cookies, fingerprint: String(fingerprint256) });
      }).on('error', reject);
    });
  const login = await visit(`https://${domain}/login?${newRequest({ webClientId }).query}`);
  expect(login.status).toBe(200);
  expect(login.cookies[0]).toMatch(/^XSRF-TOKEN=.*HttpOnly; SameSite=Lax; Secure$/);
  expect((await fetch(`${identity.url}/oauth2/userInfo`)).status).toBe(400);

  await identity.stop();
  const again = await newIdentity({ data });
  expect((await visit(`https://${again.domain}/error`)).fingerprint).toBe(login.fingerprint);
});

test('a silent or malformed connection neither harms nor delays the server', async () => {
  const { identity } = await withAda();
  const port = Number(new URL(identity.url).port);
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  const senseless = connect(port, '127.0.0.1');
  senseless.write(Buffer.from([0x16, 3, 1, 0, 4, 0xff, 0xff, 0xff, 0xff]));
  await once(senseless.resume(), 'close');
  expect((await fetch(identity.jwksUri)).status).toBe(200);
  const left = once(silent, 'close');
  await identity.stop();
  await left;
});

test('the app in its own origin may request tokens over TLS', async () => {
  const { identity } = await withAda();
  const body = 'x'.repeat(200_000);
  const allowed = await new Promise((resolve, reject) => {
    const headers = { origin: WEB, 'content-type': 'application/x-www-form-urlencoded' };
    const address = `https://${identity.domain}/oauth2/token`;
    const options = { method: 'POST', headers, rejectUnauthorized: false, agent: false };
    const asking = request(address, options, (response) => {
      response.resume();
      resolve([response.statusCode, response.headers['access-control-allow-origin']]);
    });
    asking.on('error', reject).end(body);
  });
  expect(allowed).toEqual([400, WEB]);
  const preflight = await fetch(`${identity.url}/oauth2/token`, {
    method: 'OPTIONS',
    headers: { origin: WEB, 'access-control-request-headers': 'x-amz-user-agent' },
  });
  expect(preflight.headers.get('access-control-allow-headers')).toBe('x-amz-user-agent');
  expect(preflight.headers.get('access-control-allow-origin')).toBe(WEB);
});
