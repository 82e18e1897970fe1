/**
 * A Cognito trigger for each token. Refreshed tokens lose the scope for account changes: only tokens from a sign-in
 * have it, for the few minutes of their lifetime.
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
