/**
 * A Cognito trigger before the password check. After too many attempts for one name, a solved captcha is required. The
 * hosted login cannot send one and is not exempt, because any client may claim to be it: people there wait until the
 * attempts expire, or use the sign-in page.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { PreAuthenticationTriggerEvent } from 'aws-lambda';
import { CAPTCHA_TOKEN } from '#contract/web/captcha.ts';
import { SIGN_IN_FAILURE_LIMIT } from '#domain/sign-in/captcha.ts';
import { checkCaptcha, refusal } from './captcha.ts';
import { isFederated } from './federated.ts';
import { signInAttempts } from './sign-in-attempts.ts';

/** Milliseconds after which an attempt without a success counts as failed. */
const PENDING = 2_000;
/** Cognito's limit is five seconds. */
const LONGEST = 4_000;
const POLL = 100;

/**
 * Cognito reports successes, which reset the count, but no failures. So an attempt at the limit waits while the
 * previous one may still succeed; concurrent sign-ins with the right password are all admitted.
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
  // Cognito repeats the call if it missed the answer; the repeat then needs no captcha.
  await signInAttempts.beginAgain(event.userName);
  return event;
};
