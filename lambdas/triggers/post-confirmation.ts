/** A Cognito trigger, called once: when somebody has become a user of the pool. */
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { isFederated } from './federated.ts';
import { admit } from './federated-person.ts';

export const handler = async (event: PostConfirmationTriggerEvent) => {
  const { userAttributes } = event.request;
  if (event.triggerSource === 'PostConfirmation_ConfirmSignUp' && isFederated(userAttributes))
    await admit(userAttributes);
  return event;
};
