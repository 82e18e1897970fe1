/**
 * A Cognito trigger, called when somebody begins to sign in, before their password is looked at. After too many attempts
 * at one name, the next ones must bring a captcha that was solved.
 *
 * The hosted login can bring none. Nobody is spared for that, since anyone may say that they come from there: who signs
 * in there with a password waits until the attempts count no more, or takes the sign-in page.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { PreAuthenticationTriggerEvent } from 'aws-lambda';
import { CAPTCHA_TOKEN } from '#contract/captcha.ts';
import { SIGN_IN_FAILURE_LIMIT } from '#domain/sign-in/captcha.ts';
import { checkCaptcha, refusal } from './captcha.ts';
import { isFederated } from './federated.ts';
import { signInAttempts } from './sign-in-attempts.ts';

/** Milliseconds after which an attempt without a success counts as failed. */
const PENDING = 2_000;
/** Cognito waits for five seconds. */
const LONGEST = 4_000;
const POLL = 100;

/**
 * Cognito reports successes, which take their attempts off the count, and no failures. So an attempt at the limit waits
 * while the last one before it may still succeed: sign-ins at the same moment with the right password all get in.
 */
const isAdmitted = async (name: string, pending: number) => {
  const deadline = Date.now() + LONGEST;
  for (;;) {
    const { isCounted, lastAt } = await signInAttempts.countBelow(name, SIGN_IN_FAILURE_LIMIT);
    if (isCounted) return true;
    if (Date.now() >= Math.min(lastAt + pending, deadline)) return false;
    await sleep(POLL);
  }
};

export const handler = async (event: PreAuthenticationTriggerEvent) => {
  const { userAttributes, validationData } = event.request;
  if (isFederated(userAttributes)) return event;
  const token = validationData?.[CAPTCHA_TOKEN];
  if (await isAdmitted(event.userName, token ? 0 : PENDING)) return event;

  if (!token) throw refusal('required');
  await checkCaptcha(token);
  // Cognito asks twice where it has missed the answer: the second time, no captcha is needed.
  await signInAttempts.beginAgain(event.userName);
  return event;
};
