/** What Amplify keeps in the browser, read without loading Amplify: it is large, and the sign-in page does not wait for it. */
import { config } from '#web/config.ts';

const nameOf = (what: string) => `CognitoIdentityServiceProvider.${config().web_client_id}.${what}`;

/** The account whose tokens are stored here, in whichever tab they were obtained. */
export const storedAccount = () => {
  const account = localStorage.getItem(nameOf('LastAuthUser'));
  return localStorage.getItem(nameOf(`${account}.accessToken`)) === null ? null : account;
};

const claimsIn = (token: 'accessToken' | 'idToken'): Record<string, unknown> => {
  const [, payload] = localStorage.getItem(nameOf(`${storedAccount()}.${token}`))?.split('.') ?? [];
  return payload ? JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) : {};
};

/** Which session this is, and which device it began on. */
export const ownSession = () => {
  const { origin_jti: session, device_key: device } = claimsIn('accessToken');
  return {
    session: typeof session === 'string' ? session : '',
    device: typeof device === 'string' ? device : undefined,
  };
};

/** Whether it is one that a corporate directory vouches for, which has no password here: its id token names the directory. */
export const isFederated = () => 'identities' in claimsIn('idToken');

/** A sign-in that waits for an answer may go on for three minutes, across reloads. */
export const isSignInPending = () => Number(sessionStorage.getItem('CognitoSignInState.expiry') ?? 0) > Date.now();

/** Somebody is away at a hosted login, from whichever tab, or has just come back. */
export const isLoginUnderWay = () => localStorage.getItem(nameOf('inflightOAuth')) === 'true';

/** The page that was wanted when it was begun: Amplify puts it behind the random part of the state, in hexadecimal. */
export const wantedByLogin = () => {
  const [, digits = ''] = localStorage.getItem(nameOf('oauthState'))?.split('-') ?? [];
  return decodeURIComponent(digits.replace(/../g, '%$&')) || undefined;
};

/** Amplify keeps everybody waiting for a login that is under way, also for one that nobody will come back from. */
export const giveUpLogin = () => {
  for (const what of ['inflightOAuth', 'inflightOAuthDeadline', 'oauthPKCE', 'oauthState'])
    localStorage.removeItem(nameOf(what));
};
