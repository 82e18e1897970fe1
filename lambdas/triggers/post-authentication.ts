/**
 * A Cognito trigger, called at the end of a sign-in. Somebody whose first one was broken off is a user of the pool who
 * is nobody here yet; Cognito will not call post-confirmation for them again. Whoever came in with a password, a code or
 * a passkey begins to be counted anew.
 */
import type { PostAuthenticationTriggerEvent } from 'aws-lambda';
import { isTold } from '#contract/environment.ts';
import { isFederated } from './federated.ts';
import { admit } from './federated-person.ts';
import { signInAttempts } from './sign-in-attempts.ts';

export const handler = async (event: PostAuthenticationTriggerEvent) => {
  const { userAttributes } = event.request;
  if (isFederated(userAttributes)) await admit(userAttributes);
  else if (isTold('CAPTCHA_SITE_KEY')) await signInAttempts.forget(event.userName);
  return event;
};
