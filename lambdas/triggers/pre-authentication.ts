/**
 * A Cognito trigger, called when somebody begins to sign in, before their password is looked at. After too many attempts
 * at one name, the next ones must bring a captcha that was solved.
 *
 * The hosted login can bring none. Nobody is spared for that, since anyone may say that they come from there: who signs
 * in there with a password waits until the attempts count no more, or takes the sign-in page.
 */
import type { PreAuthenticationTriggerEvent } from 'aws-lambda';
import { CAPTCHA_TOKEN } from '#contract/captcha.ts';
import { SIGN_IN_FAILURE_LIMIT } from '#domain/sign-in/captcha.ts';
import { signInAttempts } from '#lambdas/stores/sign-in-attempts.ts';
import { checkCaptcha, refusal } from './captcha.ts';
import { isFederated } from './federated.ts';

export const handler = async (event: PreAuthenticationTriggerEvent) => {
  const { userAttributes, validationData } = event.request;
  if (isFederated(userAttributes)) return event;
  if ((await signInAttempts.count(event.userName)) <= SIGN_IN_FAILURE_LIMIT) return event;

  const token = validationData?.[CAPTCHA_TOKEN];
  if (!token) throw refusal('required');
  await checkCaptcha(token);
  // Cognito asks twice where it has missed the answer: the second time, no captcha is needed.
  await signInAttempts.beginAgain(event.userName);
  return event;
};
