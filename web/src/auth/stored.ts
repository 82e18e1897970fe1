/**
 * Reads what Amplify stores in the browser without loading Amplify: the package is large, and the sign-in page must not
 * wait for it.
 */
import { config } from '#web/config.ts';

const nameOf = (what: string) => `CognitoIdentityServiceProvider.${config().web_client_id}.${what}`;

/** The account that signed in last, from any tab. Amplify stores its name before its tokens. */
export const namedAccount = () => localStorage.getItem(nameOf('LastAuthUser'));

/** Whether an entry names the account or is one of its own. */
export const isEntryOf = (account: string, key: string) =>
  key === nameOf('LastAuthUser') || key.startsWith(nameOf(`${account}.`));

/** The account whose tokens are stored, from any tab. */
export const storedAccount = () => {
  const account = namedAccount();
  return localStorage.getItem(nameOf(`${account}.accessToken`)) === null ? null : account;
};

const claimsIn = (token: 'accessToken' | 'idToken'): Record<string, unknown> => {
  const [, payload] = localStorage.getItem(nameOf(`${storedAccount()}.${token}`))?.split('.') ?? [];
  try {
    return payload ? JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) : {};
  } catch {
    return {};
  }
};

/** Milliseconds before its expiry from which a token counts as expired, as Amplify counts. */
const TOLERANCE = 5_000;

/** The access token, unless it has expired. Amplify stores by how much the clock of this device is wrong. */
export const validAccessToken = () => {
  const account = storedAccount();
  const drift = Number(localStorage.getItem(nameOf(`${account}.clockDrift`)) ?? 0);
  const isValid = Date.now() + drift + TOLERANCE <= Number(claimsIn('accessToken').exp) * 1000;
  return isValid ? localStorage.getItem(nameOf(`${account}.accessToken`)) : null;
};

/** The ids of the current session and of the device where it started. */
export const ownSession = () => {
  const { origin_jti: session, device_key: device } = claimsIn('accessToken');
  return {
    session: typeof session === 'string' ? session : '',
    device: typeof device === 'string' ? device : undefined,
  };
};

/**
 * Whether the user signed in through a corporate directory and has no password here: the ID token names the directory.
 */
export const isFederated = () => 'identities' in claimsIn('idToken');

/** Whether an unfinished sign-in is still stored: it expires after three minutes and survives a reload. */
export const isSignInPending = () => Number(sessionStorage.getItem('CognitoSignInState.expiry') ?? 0) > Date.now();

/** A hosted login is in progress, from any tab. */
export const isLoginUnderWay = () => localStorage.getItem(nameOf('inflightOAuth')) === 'true';

/** The page requested before the login. Amplify appends it to the random part of the state, in hexadecimal. */
export const wantedByLogin = () => {
  const [, digits = ''] = localStorage.getItem(nameOf('oauthState'))?.split('-') ?? [];
  return decodeURIComponent(digits.replace(/../g, '%$&')) || undefined;
};

/** Amplify blocks while a login is in progress, even an abandoned one, so its storage entries are removed. */
export const giveUpLogin = () => {
  for (const what of ['inflightOAuth', 'inflightOAuthDeadline', 'oauthPKCE', 'oauthState'])
    localStorage.removeItem(nameOf(what));
};
