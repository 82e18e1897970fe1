/** A Cognito trigger of the custom sign-in flow, called before each step: decides which step it is. */
import type { DefineAuthChallengeTriggerEvent } from 'aws-lambda';
import { canSignInByCode, nextStep } from '#domain/sign-in/custom-challenge.ts';

const RESPONSES = {
  'ask-password': { challengeName: 'PASSWORD_VERIFIER', issueTokens: false, failAuthentication: false },
  'ask-code': { challengeName: 'CUSTOM_CHALLENGE', issueTokens: false, failAuthentication: false },
  admit: { issueTokens: true, failAuthentication: false },
  refuse: { issueTokens: false, failAuthentication: true },
};

/** Unknown and unsuitable accounts are asked for a code too. Otherwise the flow would reveal which accounts exist. */
export const handler = async (event: DefineAuthChallengeTriggerEvent) => {
  const step = nextStep(event.request.session);
  const outcome = step === 'admit' && !canSignInByCode(event.request) ? 'refuse' : step;
  event.response = { ...event.response, ...RESPONSES[outcome] };
  return event;
};
