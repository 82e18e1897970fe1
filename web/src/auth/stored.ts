/** What Amplify keeps in the browser, read without loading Amplify: it is large, and the sign-in page does not wait for it. */
import { config } from '#web/config.ts';

const nameOf = (what: string) => `CognitoIdentityServiceProvider.${config().web_client_id}.${what}`;

/** The account whose tokens are stored here, in whichever tab they were obtained. */
export const storedAccount = () => {
  const account = localStorage.getItem(nameOf('LastAuthUser'));
  return localStorage.getItem(nameOf(`${account}.accessToken`)) === null ? null : account;
};

/** Whether it is one that a corporate directory vouches for, which has no password here: its id token names the directory. */
export const isFederated = () => {
  const [, payload] = localStorage.getItem(nameOf(`${storedAccount()}.idToken`))?.split('.') ?? [];
  if (!payload) return false;
  const claims: object = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  return 'identities' in claims;
};

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
