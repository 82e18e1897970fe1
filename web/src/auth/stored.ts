/** What Amplify keeps in the browser, read without loading Amplify: it is large, and the sign-in page does not wait for it. */
import { config } from '#web/config.ts';

/** The account whose tokens are stored here, in whichever tab they were obtained. */
export const storedAccount = () => {
  const prefix = `CognitoIdentityServiceProvider.${config().web_client_id}`;
  const account = localStorage.getItem(`${prefix}.LastAuthUser`);
  return localStorage.getItem(`${prefix}.${account}.accessToken`) === null ? null : account;
};

/** A sign-in that waits for an answer may go on for three minutes, across reloads. */
export const isSignInPending = () => Number(sessionStorage.getItem('CognitoSignInState.expiry') ?? 0) > Date.now();
