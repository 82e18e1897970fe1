/**
 * A Cognito trigger, called whenever tokens are made. One that was refreshed cannot change the account of whoever has it:
 * only a token straight from a sign-in can, for the few minutes that it lives.
 */
import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { ACCOUNT_SCOPE } from '#domain/sign-in/proof.ts';

export const handler = async (event: PreTokenGenerationV2TriggerEvent) => {
  if (event.triggerSource === 'TokenGeneration_RefreshTokens')
    event.response = {
      claimsAndScopeOverrideDetails: { accessTokenGeneration: { scopesToSuppress: [ACCOUNT_SCOPE] } },
    };
  return event;
};
