/** A Cognito trigger of the custom sign-in flow, called before each step: decides which step it is. */
import type { DefineAuthChallengeTriggerEvent } from 'aws-lambda';
import { canSignInByCode, nextStep } from '#domain/sign-in/custom-challenge.ts';

const RESPONSES = {
  'ask-password': { challengeName: 'PASSWORD_VERIFIER', issueTokens: false, failAuthentication: false },
  'ask-code': { challengeName: 'CUSTOM_CHALLENGE', issueTokens: false, failAuthentication: false },
  // The type asks for a name, which Cognito reads only where there is a next challenge.
  admit: { challengeName: '', issueTokens: true, failAuthentication: false },
  refuse: { challengeName: '', issueTokens: false, failAuthentication: true },
};

/** Unknown and unsuitable accounts are asked for a code like any other, so that nobody learns which accounts exist. */
export const handler = async (event: DefineAuthChallengeTriggerEvent) => {
  const step = nextStep(event.request.session);
  event.response = RESPONSES[step === 'admit' && !canSignInByCode(event.request) ? 'refuse' : step];
  return event;
};
