/** A Cognito trigger of the custom sign-in flow, called with the code that a person entered. */
import type { VerifyAuthChallengeResponseTriggerEvent } from 'aws-lambda';
import { isRightCode } from './sign-in-code.ts';

export const handler = async (event: VerifyAuthChallengeResponseTriggerEvent) => {
  const { privateChallengeParameters, challengeAnswer } = event.request;
  const { check } = privateChallengeParameters;
  if (check === undefined) throw new Error('The challenge contains no data to check the code with.');
  event.response = { answerCorrect: isRightCode(check, challengeAnswer) };
  return event;
};
