/**
 * A Cognito trigger at the end of a sign-in. It also creates the person if their first federated sign-in was
 * interrupted, because Cognito does not call post-confirmation again. Successful sign-ins reset the attempt counter.
 */
import type { PostAuthenticationTriggerEvent } from 'aws-lambda';
import { isSet } from '#contract/environment.ts';
import { isFederated } from './federated.ts';
import { admit } from './federated-person.ts';
import { signInAttempts } from './sign-in-attempts.ts';

export const handler = async (event: PostAuthenticationTriggerEvent) => {
  const { userAttributes } = event.request;
  if (isFederated(userAttributes)) await admit(userAttributes);
  else if (isSet('CAPTCHA_SITE_KEY')) await signInAttempts.forget(event.userName);
  return event;
};
