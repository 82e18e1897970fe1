/** A Cognito trigger after a user joined the pool, or after a password reset by code. */
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { afterReset } from './after-reset.ts';
import { isFederated } from './federated.ts';
import { admit } from './federated-person.ts';

export const handler = async (event: PostConfirmationTriggerEvent) => {
  const { userAttributes } = event.request;
  if (event.triggerSource === 'PostConfirmation_ConfirmForgotPassword') await afterReset(event);
  else if (isFederated(userAttributes)) await admit(userAttributes);
  return event;
};
