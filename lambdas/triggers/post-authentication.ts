/**
 * A Cognito trigger, called at the end of a sign-in. Somebody whose first one was broken off is a user of the pool who
 * is nobody here yet; Cognito will not call post-confirmation for them again.
 */
import type { PostAuthenticationTriggerEvent } from 'aws-lambda';
import { admit, isFederated } from './federated-person.ts';

export const handler = async (event: PostAuthenticationTriggerEvent) => {
  const { userAttributes } = event.request;
  if (isFederated(userAttributes)) await admit(userAttributes);
  return event;
};
